//! The position editor: a position that is set up, with its tools, its report and its keys.

pub mod actions;
pub mod control;
mod drawing;
mod keys;
pub mod panel;
pub mod state;

use actions::EditorAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<EditorAction>().add_plugins((
        state::plugin,
        keys::plugin,
        control::plugin,
        panel::plugin,
        drawing::plugin,
    ));
}

//! The position editor: a position that is set up, with its tools, its report and its keys.

pub mod control;
mod drawing;
pub mod keys;
pub mod marks;
pub mod panel;
pub mod state;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        control::plugin,
        panel::plugin,
        drawing::plugin,
    ));
}

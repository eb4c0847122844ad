//! Sharing: copies the position or the game, and makes pictures and animations in a thread of its own.

pub mod actions;
pub mod control;
pub mod dialog;
mod order;
pub mod state;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::ShareAction;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ShareAction>()
        .add_plugins((control::plugin, dialog::plugin));
}

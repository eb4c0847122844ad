//! The clocks of a game: their panel, pauses and added time, and the time controls to choose from.

pub mod actions;
pub mod control;
pub mod options;
pub mod panel;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::ClockAction;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ClockAction>()
        .add_plugins((control::plugin, panel::plugin));
}

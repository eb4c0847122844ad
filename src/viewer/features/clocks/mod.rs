//! The clocks of a game: their panel, pauses and added time, and the time controls to choose from.

pub mod control;
pub mod options;
pub mod panel;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((control::plugin, panel::plugin));
}

//! The analysis of the position shown: lines with their values, and what the endgame tables say.

pub mod endgame_card;
pub mod panel;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((panel::plugin,));
}

//! The moves of the game: the list, the tools that edit it, comments, and the names of a game.

pub mod about;
pub mod comment;
pub mod edit_actions;
pub mod edit_tools;
pub mod move_list;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((move_list::plugin, comment::plugin, about::plugin));
}

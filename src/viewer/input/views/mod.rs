//! Views of the board that depend on the game: the player's own chair, and the last move played again.

mod chair;
mod replay;

use bevy::prelude::*;

/// Adds both.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((chair::plugin, replay::plugin));
}

//! Views of the board that depend on the game: the player's own chair, the flat board from above, and the last move
//! played again.

mod chair;
mod flat_board;
mod looks;
mod replay;

use bevy::prelude::*;

/// Adds them.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        chair::plugin,
        flat_board::plugin,
        looks::plugin,
        replay::plugin,
    ));
}

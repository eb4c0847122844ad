//! The pieces on the board, unless the position editor or a demonstration shows its own.

use crate::game::Game;
use crate::game_tree::NodeId;
use crate::rules::{Position, Setup};

/// Returns the pieces of the previewed node, of the previewed position that the game does not have, or of the game.
pub fn shown_setup(game: &Game, previewed: Option<NodeId>, elsewhere: Option<Position>) -> Setup {
    let node = previewed.filter(|&node| game.tree().contains(node));
    match (node, elsewhere) {
        (Some(node), _) => game.tree().node(node).position().setup(),
        (None, Some(position)) => position.setup(),
        (None, None) => game.current_setup(),
    }
}

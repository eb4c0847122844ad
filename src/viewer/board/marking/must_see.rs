//! The targets that must be in sight: pieces a player may touch, the last move, and the squares of a preview.

use super::capture_preview::CapturePreview;
use crate::board::{Square, SquareSet};
use crate::game::MoveInput;
use crate::rules::Position;
use crate::viewer::scene::sight::Target;

/// The pieces and moves that matter at the moment.
#[derive(Clone, Debug, Default)]
pub struct Focus<'a> {
    /// The pieces that a person may move.
    pub movable: SquareSet,
    /// The move being entered, if one is.
    pub entry: Option<&'a MoveInput>,
    /// The capture that is previewed, if one is.
    pub preview: Option<&'a CapturePreview>,
    /// The first and the last square of the last move.
    pub last_move: Option<(Square, Square)>,
}

impl Focus<'_> {
    /// Returns everything that must be in sight, each only once: the squares that pieces go to, and the pieces.
    pub fn targets(&self, position: &Position) -> Vec<Target> {
        let (mut pieces, mut squares) = (SquareSet::EMPTY, SquareSet::EMPTY);
        match self.entry {
            Some(entry) => {
                pieces = pieces.with(entry.from());
                squares = entry.destinations() | entry.waypoints();
            }
            None => pieces = self.movable,
        }
        if let Some(preview) = self.preview {
            pieces |= preview.taken;
            for route in &preview.routes {
                pieces = route
                    .hops
                    .first()
                    .map_or(pieces, |hop| pieces.with(hop.from));
                squares |= route.landings().collect();
            }
        }
        if let Some((from, to)) = self.last_move {
            squares = squares.with(from);
            pieces = pieces.with(to);
        }
        let standing = position.occupied();
        let seen = pieces.into_iter().map(Target::Piece);
        let free = squares.difference(pieces & standing);
        seen.chain(free.into_iter().map(Target::Square)).collect()
    }
}

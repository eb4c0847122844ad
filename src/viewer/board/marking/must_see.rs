//! The targets that must be in sight: touchable pieces, the last move, and the squares of a preview.

use super::capture_preview::CapturePreview;
use crate::board::{Square, SquareSet};
use crate::game::MoveInput;
use crate::rules::Position;
use crate::viewer::scene::sight::Target;

#[derive(Clone, Debug, Default)]
pub struct Focus<'a> {
    /// The pieces that a person may move.
    pub movable: SquareSet,
    pub entry: Option<&'a MoveInput>,
    pub preview: Option<&'a CapturePreview>,
    /// The first and the last square of the last move.
    pub last_move: Option<(Square, Square)>,
}

impl Focus<'_> {
    /// Returns the targets without duplicates: destination squares and pieces.
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
                pieces = route.hops.first().map_or(pieces, |hop| pieces.with(hop.from));
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

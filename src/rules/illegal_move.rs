use serde::{Deserialize, Serialize};

use super::{PieceKind, Position};
use crate::board::{Square, SquareSet};

/// Why a piece may not be moved from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum IllegalMove {
    /// Nothing stands there.
    #[error("no piece stands on {0}")]
    NoPiece(Square),
    /// The other player's piece.
    #[error("the piece on {0} belongs to the other player")]
    NotYours(Square),
    /// Another piece has to capture.
    #[error("a capture is compulsory: {pieces} to take")]
    CaptureDue {
        /// The squares of the pieces that may capture.
        by: SquareSet,
        /// How many pieces must be taken.
        pieces: usize,
    },
    /// The piece can capture, but another capture takes more.
    #[error("the capture that takes most is compulsory: {pieces} to take")]
    MoreToTake {
        /// The squares of the pieces that may capture.
        by: SquareSet,
        /// How many pieces must be taken.
        pieces: usize,
    },
    /// The piece must capture, and not this way.
    #[error("the piece on {from} must take {pieces}")]
    MustTake {
        /// Where the piece stands.
        from: Square,
        /// How many pieces must be taken.
        pieces: usize,
    },
    /// The piece is shut in.
    #[error("the piece on {0} cannot move")]
    ShutIn(Square),
    /// The piece moves, but not there.
    #[error("the piece on {from} does not go to {to}")]
    OutOfReach {
        /// Where the piece stands.
        from: Square,
        /// Where it does not go.
        to: Square,
    },
}

impl Position {
    /// Why the piece on this square may not move at all; `None` if it may.
    pub fn why_piece_cannot_move(&self, from: Square) -> Option<IllegalMove> {
        let Some(piece) = self.piece_at(from) else {
            return Some(IllegalMove::NoPiece(from));
        };
        if piece.side != self.side_to_move() {
            return Some(IllegalMove::NotYours(from));
        }
        if self.playable_moves().iter().any(|mv| mv.from() == from) {
            return None;
        }
        let moves = self.legal_moves();
        let pieces = moves.first().map_or(0, |mv| mv.captured().len());
        if pieces == 0 {
            return Some(IllegalMove::ShutIn(from));
        }
        let by = moves.iter().map(|mv| mv.from()).collect();
        let is_king = piece.kind == PieceKind::King;
        Some(if self.first_jumps(from, is_king).is_empty() {
            IllegalMove::CaptureDue { by, pieces }
        } else {
            IllegalMove::MoreToTake { by, pieces }
        })
    }

    /// Why there is no legal move from one square to the other; `None` if there is.
    pub fn why_move_is_illegal(&self, from: Square, to: Square) -> Option<IllegalMove> {
        if let Some(reason) = self.why_piece_cannot_move(from) {
            return Some(reason);
        }
        let moves = self.playable_moves();
        let own: Vec<_> = moves.iter().filter(|mv| mv.from() == from).collect();
        if own.iter().any(|mv| mv.to() == to) {
            return None;
        }
        let pieces = own.first().map_or(0, |mv| mv.captured().len());
        Some(match pieces {
            0 => IllegalMove::OutOfReach { from, to },
            _ => IllegalMove::MustTake { from, pieces },
        })
    }
}

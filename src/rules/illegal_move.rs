//! The reason why a move is illegal, for messages to the player.

use serde::{Deserialize, Serialize};

use super::{PieceKind, Position};
use crate::board::{Square, SquareSet};

/// The reason why a piece may not move from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum IllegalMove {
    /// The square is empty.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// The piece belongs to the other player.
    #[error("the piece on {0} belongs to the other player")]
    NotYours(Square),
    /// Another piece must capture.
    #[error("a capture is compulsory: {pieces} to take")]
    CaptureDue {
        /// The squares of the pieces that may capture.
        by: SquareSet,
        /// Number of pieces that must be taken.
        pieces: usize,
    },
    /// The piece can capture, but another capture takes more pieces.
    #[error("the largest capture is compulsory: {pieces} to take")]
    MoreToTake {
        /// The squares of the pieces that may capture.
        by: SquareSet,
        /// Number of pieces that must be taken.
        pieces: usize,
    },
    /// The piece must capture in another way.
    #[error("the piece on {from} must take {pieces}")]
    MustTake {
        /// The square of the piece.
        from: Square,
        /// Number of pieces that must be taken.
        pieces: usize,
    },
    /// The piece is blocked.
    #[error("the piece on {0} cannot move")]
    ShutIn(Square),
    /// The piece can move, but not to this square.
    #[error("the piece on {from} cannot go to {to}")]
    OutOfReach {
        /// The square of the piece.
        from: Square,
        /// The unreachable square.
        to: Square,
    },
}

impl Position {
    /// The reason why the piece on this square may not move at all; `None` if it may.
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

    /// The reason why no legal move leads from one square to the other; `None` if one does.
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

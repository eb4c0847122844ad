use serde::{Deserialize, Serialize};

use super::{ManStep, Piece, PieceKind, Position, Side};
use crate::board::{Square, SquareSet};

/// The reason why a piece may not move from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[non_exhaustive]
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
    /// Another piece stands on the square.
    #[error("there is a piece on {0}")]
    Occupied(Square),
    /// A man would move backward.
    #[error("the man on {0} moves forward only")]
    Backward(Square),
    /// A man would move more than one square.
    #[error("the man on {0} moves one square at a time")]
    OneStep(Square),
    /// A man would move along a side, where men only capture.
    #[error("the man on {from} cannot go to {to}: men move on the top only")]
    OffTheTop {
        /// The square of the man.
        from: Square,
        /// A square on the same diagonal of a side.
        to: Square,
    },
    /// No diagonal of a board joins the squares.
    #[error("no line of a board joins {from} and {to}")]
    NoLine {
        /// The square of the piece.
        from: Square,
        /// The other square.
        to: Square,
    },
    /// A piece stands between a king and the square.
    #[error("the piece on {by} stands between {from} and {to}")]
    Blocked {
        /// The square of the king.
        from: Square,
        /// The unreachable square.
        to: Square,
        /// The square of the nearest piece between them.
        by: Square,
    },
    /// No capture leads to the square, and none is compulsory.
    #[error("no capture leads from {from} to {to}")]
    NoCapture {
        /// The square of the piece.
        from: Square,
        /// The square.
        to: Square,
    },
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
        let pieces = moves.iter().map(|mv| mv.captured().len()).min().unwrap_or(0);
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
        match (self.why_piece_cannot_move(from), self.piece_at(from)) {
            (Some(IllegalMove::ShutIn(_)) | None, Some(piece)) => {
                let moves = self.playable_moves();
                let own: Vec<_> = moves.iter().filter(|mv| mv.from() == from).collect();
                if own.iter().any(|mv| mv.to() == to) {
                    return None;
                }
                // Where a capture may be ignored, quiet moves are among them.
                let pieces = own.iter().map(|mv| mv.captured().len()).min();
                Some(match pieces.unwrap_or(0) {
                    0 => self.why_out_of_reach(piece, from, to),
                    pieces => IllegalMove::MustTake { from, pieces },
                })
            }
            (reason, _) => reason,
        }
    }

    /// The reason why no legal capture leads from one square to the other; `None` if one does.
    pub(crate) fn why_capture_is_illegal(&self, from: Square, to: Square) -> Option<IllegalMove> {
        let reason = self.why_move_is_illegal(from, to)?;
        Some(match reason {
            IllegalMove::NoPiece(_)
            | IllegalMove::NotYours(_)
            | IllegalMove::CaptureDue { .. }
            | IllegalMove::MoreToTake { .. }
            | IllegalMove::MustTake { .. }
            | IllegalMove::Occupied(_) => reason,
            _ => IllegalMove::NoCapture { from, to },
        })
    }

    /// The reason why the piece on this square does not reach the other one without a capture.
    fn why_out_of_reach(&self, piece: Piece, from: Square, to: Square) -> IllegalMove {
        let out_of_reach = IllegalMove::OutOfReach { from, to };
        if from == to {
            return out_of_reach;
        }
        if self.occupied().contains(to) {
            return IllegalMove::Occupied(to);
        }
        let Some((direction, _)) = self.board().direction_between(from, to) else {
            return IllegalMove::NoLine { from, to };
        };
        let way = self.board().line(from, direction).squares();
        let mut between = way.iter().take_while(|&&square| square != to);
        if piece.kind == PieceKind::King {
            let by = between.find(|&&square| self.occupied().contains(square));
            return by.map_or(out_of_reach, |&by| IllegalMove::Blocked { from, to, by });
        }
        let is_backward = direction.ascends() == (piece.side == Side::White);
        let steps = self.variant().rule_set().men[piece.side];
        if !direction.is_top_diagonal() {
            IllegalMove::OffTheTop { from, to }
        } else if is_backward && steps == ManStep::Forward {
            IllegalMove::Backward(from)
        } else if between.next().is_some() {
            IllegalMove::OneStep(from)
        } else {
            out_of_reach
        }
    }
}

//! The reason why a piece that captures nothing does not reach a square.

use super::{IllegalMove, ManStep, Piece, PieceKind, Position, Side};
use crate::board::Square;

impl Position {
    /// The reason why the piece on this square does not reach the other one without a capture.
    pub(super) fn why_out_of_reach(&self, piece: Piece, from: Square, to: Square) -> IllegalMove {
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

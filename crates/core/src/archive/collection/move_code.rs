//! Moves in two bytes, to be read with the position they are played in.

use crate::rules::{Move, Position};

/// Start, end, and the rank among the playable moves that share both, by their captured pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct MoveCode(pub(super) u16);

/// Bits of a square.
const SQUARE_BITS: u32 = 6;
const SQUARE_MASK: u16 = (1 << SQUARE_BITS) - 1;
const LARGEST_RANK: usize = 15;

impl MoveCode {
    /// No move: the game ends here, or goes on with a turn that is no move.
    pub(super) const NONE: MoveCode = MoveCode(u16::MAX);

    /// The code of a playable move of this position.
    pub(super) fn new(position: &Position, mv: Move) -> MoveCode {
        let has_rivals = mv.is_capture() || position.variant().rule_set().huffing;
        let rank = match has_rivals {
            true => {
                let rivals = with_ends(position, index(mv.from()), index(mv.to()));
                rivals.iter().position(|&rival| rival == mv)
            }
            false => Some(0),
        };
        match rank {
            Some(rank @ ..=LARGEST_RANK) => MoveCode(
                (rank as u16) << (2 * SQUARE_BITS)
                    | index(mv.to()) << SQUARE_BITS
                    | index(mv.from()),
            ),
            _ => MoveCode::NONE,
        }
    }

    /// The move; `None` if the position has none of this code.
    pub(super) fn decode(self, position: &Position) -> Option<Move> {
        let (from, to) = (self.0 & SQUARE_MASK, self.0 >> SQUARE_BITS & SQUARE_MASK);
        let rank = usize::from(self.0 >> (2 * SQUARE_BITS));
        with_ends(position, from, to).get(rank).copied()
    }
}

fn index(square: crate::board::Square) -> u16 {
    square.index() as u16
}

/// The playable moves between squares of these indexes, sorted.
fn with_ends(position: &Position, from: u16, to: u16) -> Vec<Move> {
    let mut moves = position.playable_moves();
    moves.retain(|mv| index(mv.from()) == from && index(mv.to()) == to);
    moves.sort();
    moves
}

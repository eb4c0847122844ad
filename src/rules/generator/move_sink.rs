use super::super::{Move, MoveList};
use super::ManJumps;
use crate::board::{Direction, SquareSet};

/// Who is told the legal moves, in bulk: it may write them down, count them, or play each at once.
pub(in crate::rules) trait MoveSink {
    /// A man steps in this direction onto each of these squares.
    fn add_steps(&mut self, direction: Direction, reached: SquareSet);

    /// A king goes from this single square to each of those.
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet);

    /// Men take one piece each.
    fn add_jumps(&mut self, jumps: &ManJumps);

    /// The piece on this single square captures: it ends on any of these squares, having taken these pieces.
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet);
}

/// Writes the moves down.
impl MoveSink for MoveList {
    #[inline]
    fn add_steps(&mut self, direction: Direction, reached: SquareSet) {
        for to in reached.singletons() {
            let from = to.shift_on_board(direction.opposite());
            self.push(Move::quiet(from.only(), to.only()));
        }
    }

    #[inline]
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet) {
        let from = from.only();
        for to in reached {
            self.push(Move::quiet(from, to));
        }
    }

    #[inline]
    fn add_jumps(&mut self, jumps: &ManJumps) {
        for direction in Direction::ALL {
            let back = direction.opposite();
            for to in jumps.landings(direction).singletons() {
                let (from, captured) = (to.shift_twice(back), to.shift_on_board(back));
                self.push(Move::capture(from.only(), to.only(), captured));
            }
        }
    }

    #[inline]
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet) {
        let from = from.only();
        for to in ends {
            self.push(Move::capture(from, to, captured));
        }
    }
}

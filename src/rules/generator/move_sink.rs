use super::super::{Move, MoveList};
use super::ManJumps;
use crate::board::{Direction, SquareSet};

/// Receives legal moves in bulk, to store, count or play them.
pub(in crate::rules) trait MoveSink {
    /// Adds a man's step in this direction onto each of these squares.
    fn add_steps(&mut self, direction: Direction, reached: SquareSet);

    /// Adds a king's slide from a singleton to each of these squares.
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet);

    /// Adds captures by men that take one piece each.
    fn add_jumps(&mut self, jumps: &ManJumps);

    /// Adds the captures by the piece on the singleton `from` that end on any of `ends` and take the pieces on
    /// `captured`.
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet);
}

/// Stores the moves.
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

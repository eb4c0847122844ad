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

/// Takes legal moves one by one.
pub(in crate::rules) trait MoveTaker {
    /// Takes a move.
    fn push(&mut self, mv: Move);
}

/// Stores the moves.
impl MoveTaker for MoveList {
    #[inline]
    fn push(&mut self, mv: Move) {
        MoveList::push(self, mv);
    }
}

/// Finds out whether any move has a property, without storing the moves.
pub(in crate::rules) struct AnyMove<F> {
    has_property: F,
    found: bool,
}

impl<F: FnMut(Move) -> bool> AnyMove<F> {
    /// No move has been seen yet.
    pub(in crate::rules) fn new(has_property: F) -> AnyMove<F> {
        let found = false;
        AnyMove {
            has_property,
            found,
        }
    }

    /// Returns `true` if a move has the property.
    pub(in crate::rules) fn found(&self) -> bool {
        self.found
    }
}

impl<F: FnMut(Move) -> bool> MoveTaker for AnyMove<F> {
    fn push(&mut self, mv: Move) {
        self.found = self.found || (self.has_property)(mv);
    }
}

impl<T: MoveTaker> MoveSink for T {
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

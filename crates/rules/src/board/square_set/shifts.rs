//! Shifts of whole sets, and the order of squares along a line.
//!
//! Sliding pieces use the classical approach: a precomputed ray and the nearest blocker on it (chessprogramming wiki,
//! "Classical Approach").

use super::{SENTINEL, SquareSet};
use crate::board::Direction;

impl SquareSet {
    /// The first square of this set in this direction, if all of them lie on one line; empty if the set is empty.
    #[inline]
    pub const fn nearest(self, direction: Direction) -> SquareSet {
        if direction.ascends() {
            SquareSet(self.0 & self.0.wrapping_neg())
        } else {
            SquareSet((1 << (self.0 | SENTINEL).ilog2()) & !SENTINEL)
        }
    }

    /// The squares of this set, a line in this direction, before the first occupied one.
    #[inline]
    pub const fn until_blocked(self, direction: Direction, occupied: SquareSet) -> SquareSet {
        let blockers = self.0 & occupied.0;
        SquareSet(
            self.0
                & if direction.ascends() {
                    !blockers & blockers.wrapping_sub(1)
                } else {
                    !1 << (blockers | SENTINEL).ilog2()
                },
        )
    }

    /// The squares of this set that lie beyond a singleton in this direction.
    #[inline]
    pub const fn beyond(self, single: SquareSet, direction: Direction) -> SquareSet {
        let lower = single.0.wrapping_sub(1);
        SquareSet(
            self.0
                & if direction.ascends() {
                    !(single.0 | lower)
                } else {
                    lower
                },
        )
    }

    /// The squares of `targets` reached by one step in this direction from a square of this set.
    #[inline]
    pub(crate) const fn shift_into(self, direction: Direction, targets: SquareSet) -> SquareSet {
        SquareSet(targets.0 & self.shift_unmasked(direction).0)
    }

    /// The set moved by two steps, both of which must stay on the board for every square.
    #[inline]
    pub(crate) const fn shift_twice(self, direction: Direction) -> SquareSet {
        SquareSet(self.0.rotate_left((2 * direction.shift()) as u32 & 63))
    }

    /// The landing square of a jump from this singleton over another.
    #[inline]
    pub(crate) const fn jump_over(self, other: SquareSet) -> SquareSet {
        let places = other
            .0
            .trailing_zeros()
            .wrapping_sub(self.0.trailing_zeros());
        SquareSet(other.0.rotate_left(places & 63))
    }

    /// The square half-way between two singletons: the one that a jump between them passes over.
    #[inline]
    pub(crate) const fn midpoint(self, other: SquareSet) -> SquareSet {
        let places = self.0.trailing_zeros() + other.0.trailing_zeros();
        SquareSet(1 << ((places / 2) & 63))
    }

    /// The set moved by one step, which must stay on the board for every square.
    #[inline]
    pub(crate) const fn shift_on_board(self, direction: Direction) -> SquareSet {
        SquareSet(self.0.rotate_left(direction.shift() as u32 & 63))
    }

    /// The set moved by one step. A square that leaves the board becomes a wrong bit, so the result must be intersected
    /// with a set of valid targets.
    #[inline]
    pub(crate) const fn shift_unmasked(self, direction: Direction) -> SquareSet {
        let places = direction.shift();
        SquareSet(if places > 0 {
            self.0 << places
        } else {
            self.0 >> -places
        })
    }

    /// The set moved by one step. Steps off the edges of the top board are dropped; a step of a side board is valid
    /// only from [`Board::step_origins`](crate::board::Board::step_origins).
    #[inline]
    pub const fn shift(self, direction: Direction) -> SquareSet {
        self.shift_into(direction, SquareSet::ALL)
    }
}

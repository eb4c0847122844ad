//! How sets of squares lie along lines, and where they come to by a step or a jump.

use super::{SENTINEL, SquareSet};
use crate::board::Direction;

impl SquareSet {
    /// The square of this set met first when going in this direction along a line that holds them all; empty if
    /// the set is.
    #[inline]
    pub const fn nearest(self, direction: Direction) -> SquareSet {
        if direction.ascends() {
            SquareSet(self.0 & self.0.wrapping_neg())
        } else {
            SquareSet((1 << (self.0 | SENTINEL).ilog2()) & !SENTINEL)
        }
    }

    /// The squares of this set, a line in this direction, up to the first that is occupied.
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

    /// The squares of this set that come after a single square when going in this direction.
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

    /// The squares of this set to which a step in this direction leads from one of those.
    #[inline]
    pub(crate) const fn shift_into(self, direction: Direction, targets: SquareSet) -> SquareSet {
        SquareSet(targets.0 & self.shift_unmasked(direction).0)
    }

    /// Every square moved by two steps, both of which must stay on the board.
    #[inline]
    pub(crate) const fn shift_twice(self, direction: Direction) -> SquareSet {
        SquareSet(self.0.rotate_left((2 * direction.shift()) as u32 & 63))
    }

    /// Where one lands that jumps from this single square over another one.
    #[inline]
    pub(crate) const fn jump_over(self, other: SquareSet) -> SquareSet {
        let places = other
            .0
            .trailing_zeros()
            .wrapping_sub(self.0.trailing_zeros());
        SquareSet(other.0.rotate_left(places & 63))
    }

    /// The square jumped over between this single square and another one.
    #[inline]
    pub(crate) const fn midpoint(self, other: SquareSet) -> SquareSet {
        let places = self.0.trailing_zeros() + other.0.trailing_zeros();
        SquareSet(1 << ((places / 2) & 63))
    }

    /// Every square moved by a step that stays on the board.
    #[inline]
    pub(crate) const fn shift_on_board(self, direction: Direction) -> SquareSet {
        SquareSet(self.0.rotate_left(direction.shift() as u32 & 63))
    }

    /// Every square moved by a step. One that leaves the board may be anywhere until held against a set.
    #[inline]
    pub(crate) const fn shift_unmasked(self, direction: Direction) -> SquareSet {
        let places = direction.shift();
        SquareSet(if places > 0 {
            self.0 << places
        } else {
            self.0 >> -places
        })
    }

    /// Every square moved one step. Steps off the top board's edges are dropped; a step east or west is right
    /// only from the squares a board has that step from ([`Board::step_origins`](crate::board::Board::step_origins)).
    #[inline]
    pub const fn shift(self, direction: Direction) -> SquareSet {
        self.shift_into(direction, SquareSet::ALL)
    }
}

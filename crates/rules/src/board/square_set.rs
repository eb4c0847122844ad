//! Sets of squares as bitboards (chessprogramming.org, “Bitboards”). Sliding pieces use a precomputed ray and the
//! nearest blocker on it (chessprogramming wiki, “Classical Approach”).

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use serde::{Deserialize, Serialize};

use super::Square;
use crate::board::Direction;

/// A set of squares as a bitboard: one bit for each square.
///
/// After every two rows one bit is unused (a ghost square), so that a step in a given direction is the same shift from
/// every square and a step off the edge of the top board lands on an unused bit. The lowest bit is unused too: it is
/// the sentinel for "no piece on this line".
///
/// `{:?}` draws the board, Black's back row first; [`squares!`](crate::squares) reads the same drawing:
///
/// ```
/// let corner = dames3d_rules::squares![
///      . . . . .
///     . . . . .
///      . . . . .
///     . . . . .
///      . . . . .
///     . . . . .
///      . . . . .
///     . . . . .
///      x . . . .
///     x x . . .
/// ];
/// assert_eq!(corner.iter().map(|square| square.number()).collect::<Vec<_>>(), [41, 46, 47]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "Vec<Square>", into = "Vec<Square>")]
pub struct SquareSet(u64);

const fn bit(square: Square) -> u32 {
    (1 + square.index() + square.index() / 10) as u32
}

const SENTINEL: u64 = 1;

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// All 50 squares.
    pub const ALL: SquareSet = {
        let mut bits = 0;
        let mut index = 0;
        while index < Square::COUNT {
            bits |= 1 << bit(Square::from_index(index));
            index += 1;
        }
        SquareSet(bits)
    };

    /// The set that contains only this square.
    #[inline]
    pub const fn from_square(square: Square) -> SquareSet {
        SquareSet(1 << bit(square))
    }

    /// The set of the squares that are `true`, in order of number.
    #[doc(hidden)]
    pub const fn from_drawing(squares: [bool; Square::COUNT]) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        let mut index = 0;
        while index < Square::COUNT {
            if squares[index] {
                set.0 |= SquareSet::from_square(Square::from_index(index)).0;
            }
            index += 1;
        }
        set
    }

    /// The five squares of a row, 0 to 9 from White's back row.
    #[inline]
    pub const fn row(row: u8) -> SquareSet {
        assert!(row < 10);
        SquareSet(0b11111 << bit(Square::from_index(5 * (9 - row as usize))))
    }

    /// Returns `true` if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if a non-empty set contains exactly one square.
    #[inline]
    pub(crate) const fn is_singleton(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    #[inline]
    pub(crate) fn union<const N: usize>(sets: [SquareSet; N]) -> SquareSet {
        sets.into_iter().fold(SquareSet::EMPTY, BitOr::bitor)
    }

    /// Number of squares in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set contains this square.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << bit(square)) != 0
    }

    /// Returns `true` if every square of this set is in the other set.
    #[inline]
    pub const fn is_subset(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// This set with one square added.
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | SquareSet::from_square(square).0)
    }

    /// This set with one square removed.
    #[inline]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !SquareSet::from_square(square).0)
    }

    /// The squares of this set that are not in the other set.
    #[inline]
    pub const fn difference(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The square with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(square_of(self.0.trailing_zeros())) }
    }

    /// The square with the highest number.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(square_of(63 - self.0.leading_zeros())) }
    }

    /// The set of these bits; bits that stand for no square are dropped.
    #[inline]
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits & SquareSet::ALL.0)
    }

    /// The bits of the set, for hashing.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The only square of a singleton. Panics if the set is empty.
    #[inline]
    pub(crate) const fn only(self) -> Square {
        square_of(self.0.trailing_zeros())
    }

    /// The index of the lowest square's bit, 0 to 63.
    #[inline]
    pub(super) const fn bit_index(self) -> usize {
        (self.0.trailing_zeros() & 63) as usize
    }

    /// Iterates over the squares as singletons, from 1 to 50.
    #[inline]
    pub(crate) fn singletons(self) -> impl Iterator<Item = SquareSet> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(SquareSet(lowest))
        })
    }

    /// Iterates over the squares, from 1 to 50.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// The set after half a turn of the board.
    #[inline]
    pub const fn rotate_180(self) -> SquareSet {
        SquareSet(self.0.reverse_bits() >> 8)
    }
}

#[inline]
const fn square_of(bit: u32) -> Square {
    Square::from_index((bit - 1 - (bit - 1) / 11) as usize)
}

/// Iterator over the squares of a [`SquareSet`], in ascending order.
#[derive(Clone, Debug)]
pub struct Iter(SquareSet);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl From<Vec<Square>> for SquareSet {
    fn from(squares: Vec<Square>) -> SquareSet {
        squares.into_iter().collect()
    }
}

impl From<SquareSet> for Vec<Square> {
    fn from(set: SquareSet) -> Vec<Square> {
        set.iter().collect()
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet::from_square(square)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn bitxor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0 & SquareSet::ALL.0)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: SquareSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: SquareSet) {
        *self = *self | other;
    }
}

impl BitXorAssign for SquareSet {
    #[inline]
    fn bitxor_assign(&mut self, other: SquareSet) {
        *self = *self ^ other;
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..10).rev() {
            let margin = if row % 2 == 1 { " " } else { "" };
            write!(f, "\n{margin}")?;
            for column in (row % 2..10).step_by(2) {
                let held =
                    Square::from_coords(row, column).is_some_and(|square| self.contains(square));
                write!(f, "{} ", if held { 'x' } else { '.' })?;
            }
        }
        Ok(())
    }
}

/// Builds a [`SquareSet`](crate::board::SquareSet) from a drawing: fifty characters, Black's back row first, `x` for a
/// square in the set and `.` for every other.
#[macro_export]
macro_rules! squares {
    (@ x) => { true };
    (@ .) => { false };
    ($($mark:tt)*) => {
        const { $crate::board::SquareSet::from_drawing([$($crate::squares!(@ $mark)),*]) }
    };
}

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
        SquareSet(self.0 & if direction.ascends() { !(single.0 | lower) } else { lower })
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
        let places = other.0.trailing_zeros().wrapping_sub(self.0.trailing_zeros());
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
        SquareSet(if places > 0 { self.0 << places } else { self.0 >> -places })
    }

    /// The set moved by one step. Steps off the edges of the top board are dropped; a step of a side board is valid
    /// only from [`Board::step_origins`](crate::board::Board::step_origins).
    #[inline]
    pub const fn shift(self, direction: Direction) -> SquareSet {
        self.shift_into(direction, SquareSet::ALL)
    }
}

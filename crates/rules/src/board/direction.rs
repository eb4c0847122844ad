use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

/// The eight directions of lines, named as on a compass with White's back row in the south.
///
/// The intermediate directions (`NorthEast` …) are the diagonals of the top board; the cardinal ones are the diagonals
/// of the side boards, along a terrace or straight up a flank (`rules.md` §2). The first four lead to squares of lower
/// number; the last four are their opposites, in the same order.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
pub enum Direction {
    /// One row toward Black, one column to White's right.
    NorthEast,
    /// One row toward Black, one column to White's left.
    NorthWest,
    /// Two rows toward Black.
    North,
    /// Two columns to White's left.
    West,
    /// One row toward White, one column to White's left.
    SouthWest,
    /// One row toward White, one column to White's right.
    SouthEast,
    /// Two rows toward White.
    South,
    /// Two columns to White's right.
    East,
}

impl Direction {
    /// The diagonals of the top board.
    pub const TOP_DIAGONALS: [Direction; 4] =
        [Direction::NorthEast, Direction::NorthWest, Direction::SouthWest, Direction::SouthEast];

    /// The diagonals of the side boards.
    pub const SIDE_DIAGONALS: [Direction; 4] =
        [Direction::North, Direction::West, Direction::South, Direction::East];

    /// All eight directions.
    pub const ALL: [Direction; Direction::COUNT] =
        *Direction::VARIANTS.first_chunk().expect("all variants");

    /// The index in [`Direction::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns `true` if this is a diagonal of the top board.
    pub const fn is_top_diagonal(self) -> bool {
        matches!(
            self,
            Direction::NorthEast
                | Direction::NorthWest
                | Direction::SouthWest
                | Direction::SouthEast
        )
    }

    /// Rows and columns from one dark cube to the next in this direction.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::NorthEast => (1, 1),
            Direction::NorthWest => (1, -1),
            Direction::SouthEast => (-1, 1),
            Direction::SouthWest => (-1, -1),
            Direction::North => (2, 0),
            Direction::East => (0, 2),
            Direction::West => (0, -2),
            Direction::South => (-2, 0),
        }
    }

    /// The reverse direction.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[self.index() ^ 4]
    }

    /// Number of bits by which one step shifts a [`SquareSet`](super::SquareSet); positive toward White.
    pub(super) const fn shift(self) -> i32 {
        const SHIFTS: [i32; 8] = [-5, -6, -11, -1, 5, 6, 11, 1];
        SHIFTS[self.index()]
    }

    /// Returns `true` if a step leads to a square of higher number.
    pub const fn ascends(self) -> bool {
        self.shift() > 0
    }
}

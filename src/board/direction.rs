use serde::{Deserialize, Serialize};

/// The eight ways a line may run, named on a compass with White's back row to the south.
///
/// Those between the points of the compass are the diagonals of the top board; the others are those of the side
/// boards, which run along a terrace or straight up a flank (`rules.md` §2). The first four lead to squares of lower
/// number; the last four are the ways back, in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// One row towards Black, one column to White's right.
    NorthEast,
    /// One row towards Black, one column to White's left.
    NorthWest,
    /// Two rows towards Black.
    North,
    /// Two columns to White's left.
    West,
    /// One row towards White, one column to White's left.
    SouthWest,
    /// One row towards White, one column to White's right.
    SouthEast,
    /// Two rows towards White.
    South,
    /// Two columns to White's right.
    East,
}

impl Direction {
    /// The diagonals of the top board.
    pub const TOP_DIAGONALS: [Direction; 4] = [
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// The diagonals of the side boards.
    pub const SIDE_DIAGONALS: [Direction; 4] = [
        Direction::North,
        Direction::West,
        Direction::South,
        Direction::East,
    ];

    /// All eight.
    pub const ALL: [Direction; 8] = [
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::North,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
        Direction::South,
        Direction::East,
    ];

    /// The place in [`Direction::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a diagonal of the top board.
    pub const fn is_top_diagonal(self) -> bool {
        matches!(
            self,
            Direction::NorthEast
                | Direction::NorthWest
                | Direction::SouthWest
                | Direction::SouthEast
        )
    }

    /// Rows and columns from one dark cube to the next.
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

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[self.index() ^ 4]
    }

    /// Places a bit of a [`SquareSet`](super::SquareSet) moves in one step; positive towards White.
    pub(super) const fn shift(self) -> i32 {
        const SHIFTS: [i32; 8] = [-5, -6, -11, -1, 5, 6, 11, 1];
        SHIFTS[self.index()]
    }

    /// Whether a step goes to squares of higher number.
    pub const fn ascends(self) -> bool {
        self.shift() > 0
    }
}

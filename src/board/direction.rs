use serde::{Deserialize, Serialize};

/// The eight ways a line may run, named on a compass with White's back row to the south.
///
/// The first four are the diagonals of the top board; the last four those of the side boards, which run along
/// a terrace or straight up a flank (`rules.md` §2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// One row towards Black, one column to White's right.
    NorthEast,
    /// One row towards Black, one column to White's left.
    NorthWest,
    /// One row towards White, one column to White's right.
    SouthEast,
    /// One row towards White, one column to White's left.
    SouthWest,
    /// Two rows towards Black.
    North,
    /// Two columns to White's right.
    East,
    /// Two columns to White's left.
    West,
    /// Two rows towards White.
    South,
}

impl Direction {
    /// The diagonals of the top board.
    pub const TOP: [Direction; 4] = [
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::SouthEast,
        Direction::SouthWest,
    ];

    /// The diagonals of the side boards.
    pub const SIDE: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::West,
        Direction::South,
    ];

    /// All eight, those of the top board first.
    pub const ALL: [Direction; 8] = [
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::North,
        Direction::East,
        Direction::West,
        Direction::South,
    ];

    /// The place in [`Direction::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a diagonal of the top board.
    pub const fn is_top(self) -> bool {
        self.index() < Direction::TOP.len()
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
        match self {
            Direction::NorthEast => Direction::SouthWest,
            Direction::NorthWest => Direction::SouthEast,
            Direction::SouthEast => Direction::NorthWest,
            Direction::SouthWest => Direction::NorthEast,
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::West => Direction::East,
            Direction::South => Direction::North,
        }
    }

    /// Places a bit of a [`SquareSet`](super::SquareSet) moves in one step; positive towards White.
    pub(super) const fn shift(self) -> i32 {
        match self {
            Direction::NorthEast => -5,
            Direction::NorthWest => -6,
            Direction::SouthEast => 6,
            Direction::SouthWest => 5,
            Direction::North => -11,
            Direction::East => 1,
            Direction::West => -1,
            Direction::South => 11,
        }
    }

    /// Whether a step goes to squares of higher number.
    pub const fn ascends(self) -> bool {
        self.shift() > 0
    }
}

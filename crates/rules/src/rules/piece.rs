use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

use crate::board::{Direction, SquareSet};

/// One of the two players.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
pub enum Side {
    /// The light pieces, at the bottom of the board.
    White,
    /// The dark pieces, at the top of the board.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The two directions in which a man steps.
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Side::White => [Direction::NorthEast, Direction::NorthWest],
            Side::Black => [Direction::SouthEast, Direction::SouthWest],
        }
    }

    /// The row on which this side's men are promoted: the opponent's back row.
    #[inline]
    pub const fn promotion_row(self) -> SquareSet {
        match self {
            Side::White => SquareSet::row(9),
            Side::Black => SquareSet::row(0),
        }
    }

    /// The four rows on which this side's men start.
    pub fn home(self) -> SquareSet {
        let rows = match self {
            Side::White => 0..4,
            Side::Black => 6..10,
        };
        rows.map(SquareSet::row).fold(SquareSet::EMPTY, |home, row| home | row)
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// The value for White.
    pub white: T,
    /// The value for Black.
    pub black: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PieceKind {
    /// A man: steps forward on the top board; captures on every board.
    Man,
    /// A king: moves and captures at any distance on every board.
    King,
}

/// A man or a king of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// Man or king.
    pub kind: PieceKind,
}

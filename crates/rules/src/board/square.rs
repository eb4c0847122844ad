use std::fmt;

use serde::{Deserialize, Serialize};

use super::Direction;

/// One of the 50 playable squares, numbered 1 to 50 by Manoury's numbering (`rules.md` §1): 1–5 is Black's back row,
/// 46–50 is White's.
///
/// Serialized as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// A number outside 1 to 50.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a square from 1 to 50, found {0}")]
pub struct SquareError(pub u32);

impl Square {
    /// Number of playable squares.
    pub const COUNT: usize = 50;

    /// The square with this number, 1 to 50.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Square> {
        if number >= 1 && number <= 50 { Some(Square(number - 1)) } else { None }
    }

    /// The square at this row and column; `None` off the board or on a light cube.
    pub const fn from_coords(row: u8, column: u8) -> Option<Square> {
        if row < 10 && column < 10 && (row + column).is_multiple_of(2) {
            Some(Square(5 * (9 - row) + column / 2))
        } else {
            None
        }
    }

    /// The square with this index in [`Square::all`], 0 to 49. Panics if the index is larger.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < Square::COUNT);
        Square(index as u8)
    }

    /// All 50 squares, from 1 to 50.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT).map(Square::from_index)
    }

    /// The square's number, 1 to 50.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of the square in [`Square::all`], 0 to 49.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 to 9 from White's back row.
    #[inline]
    pub const fn row(self) -> u8 {
        9 - self.0 / 5
    }

    /// The column, 0 to 9 from White's left.
    #[inline]
    pub const fn column(self) -> u8 {
        2 * (self.0 % 5) + self.row() % 2
    }

    /// The cube below the square.
    pub const fn cube(self) -> Cube {
        Cube::from_valid_coords(self.row(), self.column())
    }

    /// The square after half a turn of the board: the same square as the other player sees it.
    #[inline]
    pub const fn rotate_180(self) -> Square {
        Square(49 - self.0)
    }

    /// The square of the same row that is as far from the right as this one from the left.
    #[inline]
    pub const fn mirror(self) -> Square {
        Square(self.0 / 5 * 5 + 4 - self.0 % 5)
    }

    /// The next square for a cursor: the neighbor on a diagonal, the next one of the row, or the one in the next row
    /// that is as far along in it. `None` at the edge of the board.
    pub const fn next(self, direction: Direction) -> Option<Square> {
        let index = self.0 as i8;
        let next = match direction {
            Direction::North => index - 5,
            Direction::South => index + 5,
            Direction::East if index % 5 < 4 => index + 1,
            Direction::West if index % 5 > 0 => index - 1,
            Direction::East | Direction::West => return None,
            diagonal => {
                let (rows, columns) = diagonal.offset();
                return match self.cube().offset(rows, columns) {
                    Some(cube) => cube.square(),
                    None => None,
                };
            }
        };
        match next {
            0..50 => Some(Square(next as u8)),
            _ => None,
        }
    }
}

impl Cube {
    /// The playable square on top of the cube; `None` for a light cube.
    pub const fn square(self) -> Option<Square> {
        Square::from_coords(self.row(), self.column())
    }
}

impl TryFrom<u8> for Square {
    type Error = SquareError;

    fn try_from(number: u8) -> Result<Square, SquareError> {
        Square::from_number(number).ok_or(SquareError(number.into()))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.number()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Color of the wood of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Color {
    /// Playable: row and column add up to an even number.
    Dark,
    /// Never occupied.
    Light,
}

/// One of the 100 cubes, dark or light (`rules.md` §1–2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cube {
    row: u8,
    column: u8,
}

impl Cube {
    /// Number of rows, and of columns.
    pub const EDGE: u8 = 10;

    /// The cube at this row and column; `None` off the board.
    pub const fn from_coords(row: i8, column: i8) -> Option<Cube> {
        let on_board = row >= 0 && row < 10 && column >= 0 && column < 10;
        if on_board { Some(Cube { row: row as u8, column: column as u8 }) } else { None }
    }

    const fn from_valid_coords(row: u8, column: u8) -> Cube {
        Cube { row, column }
    }

    /// All 100 cubes, row by row from White's back row.
    pub fn all() -> impl Iterator<Item = Cube> {
        (0..Cube::EDGE).flat_map(|row| (0..Cube::EDGE).map(move |column| Cube { row, column }))
    }

    /// The row, 0 to 9 from White's back row.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, 0 to 9 from White's left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The terrace of the pyramid the cube belongs to: 0 for the 36 on the ground to 4 for the four on top.
    pub fn terrace(self) -> u8 {
        let last = Cube::EDGE - 1;
        self.row.min(self.column).min(last - self.row).min(last - self.column)
    }

    /// The color of the cube: dark or light.
    pub const fn color(self) -> Color {
        if (self.row + self.column).is_multiple_of(2) { Color::Dark } else { Color::Light }
    }

    /// The cube this many rows and columns away; `None` off the board.
    pub const fn offset(self, rows: i8, columns: i8) -> Option<Cube> {
        Cube::from_coords(self.row as i8 + rows, self.column as i8 + columns)
    }
}

impl fmt::Debug for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.column)
    }
}

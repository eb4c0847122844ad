use std::fmt;

use serde::{Deserialize, Serialize};

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
        if on_board {
            Some(Cube {
                row: row as u8,
                column: column as u8,
            })
        } else {
            None
        }
    }

    pub(super) const fn from_valid_coords(row: u8, column: u8) -> Cube {
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
        self.row
            .min(self.column)
            .min(last - self.row)
            .min(last - self.column)
    }

    /// The color of the cube: dark or light.
    pub const fn color(self) -> Color {
        if (self.row + self.column).is_multiple_of(2) {
            Color::Dark
        } else {
            Color::Light
        }
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

//! Squares, cubes, the five boards and their lines. No pieces, no rules.
//!
//! A geometry (the [`pyramid`], the flat board) defines which cubes each board holds and in which directions its
//! diagonals run, and builds a [`BoardGraph`]: one node for each cube, one edge for each step along a diagonal of one
//! named board. A [`Board`] is that graph compiled into tables: for each square and direction, the [`Line`] a piece may
//! follow. The move generator reads the tables; the window draws from the graph.
//!
//! ```
//! use dames3d_rules::board::{Board, Direction, Square};
//!
//! let square = |number| Square::from_number(number).unwrap();
//! let line = Board::pyramid().line(square(46), Direction::North);
//! assert_eq!(line.squares(), [36, 26, 16, 6].map(square));
//! assert!(Board::flat().line(square(46), Direction::North).squares().is_empty());
//! ```

#[expect(clippy::module_inception, reason = "the file of the type `Board`")]
mod board;
mod direction;
mod face;
mod graph;
pub mod pyramid;
mod square;
mod square_set;

pub use board::{Board, Line};
pub use direction::Direction;
pub use face::{ByFace, Face, FaceSet};
pub use graph::{BoardGraph, Step};
pub use square::{Color, Cube, Square, SquareError};
pub use square_set::SquareSet;

//! The flat board: the top board alone (`rules.md` §2).

use super::graph::{self, BoardGraph};
use super::{Direction, Face};

/// The 100 squares and the diagonals seen from above.
pub fn graph() -> BoardGraph {
    graph::of_boards(&[(Face::Top, Direction::TOP)], |_, _| true)
}

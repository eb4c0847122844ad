//! The flat board: the top board alone (`rules.md` §2).

use super::graph::{self, BoardGraph};
use super::{Direction, Face};

/// The 100 squares and the diagonals seen from above.
pub(super) fn graph() -> BoardGraph {
    graph::from_boards(&[(Face::Top, Direction::TOP_DIAGONALS)], |_, _| true)
}

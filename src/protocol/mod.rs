//! Speaking to other programs.
//!
//! [`hub`] is the Hub protocol, lines of text over standard input and output: this program as an engine, and any
//! Hub engine as this program's opponent or analyst. [`dxp`] is DamExchange, messages over a network connection.
//! Whoever is on the other side may send anything, stop answering or die: each is an error that says so, and nothing
//! waits for ever.

mod board_string;
pub mod dxp;
mod engine_process;
pub mod hub;

pub use board_string::PositionError;
pub(crate) use engine_process::terminate;
pub use engine_process::{ProcessError, Program};

use crate::board::{Square, SquareSet};
use crate::rules::{Move, Position};

/// The legal move from one square to another that takes these pieces.
fn legal_move(position: &Position, from: Square, to: Square, captured: SquareSet) -> Option<Move> {
    let is_meant = |mv: &Move| mv.from() == from && mv.to() == to && mv.captured() == captured;
    position.legal_moves().into_iter().find(is_meant)
}

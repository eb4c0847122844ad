//! Protocols between draughts programs, and engine matches.
//!
//! [`hub`] is the Hub protocol, lines of text over standard input and output: this program as an engine, and any Hub
//! engine as this program's opponent or analyst. [`dxp`] is DamExchange, messages over a network connection.
//! [`matches`](mod@matches) play engines against each other.
//!
//! The other program may send anything, hang or end: each is an error of its own, nothing waits forever, and its text
//! is [`printable`] in all errors, events and names.

#![forbid(unsafe_code)]

mod board_string;
pub mod dxp;
mod engine_process;
pub mod hub;
pub mod matches;

pub use board_string::PositionError;
pub use engine_process::{ProcessError, Program};

use dames3d_engine as engine;
use dames3d_platform as platform;
use dames3d_rules::{board, notation, rules};

use board::{Square, SquareSet};
use notation::printable;
use rules::{Move, Position};

/// Maximum number of characters shown of another program's text.
const MAX_SHOWN_CHARS: usize = 200;

/// Returns another program's text in a form that is safe to show or log.
fn shown(text: &str) -> String {
    printable(text, MAX_SHOWN_CHARS)
}

/// Returns the legal move from one square to another that captures these pieces.
fn legal_move(position: &Position, from: Square, to: Square, captured: SquareSet) -> Option<Move> {
    let is_meant = |mv: &Move| mv.from() == from && mv.to() == to && mv.captured() == captured;
    position.legal_moves().into_iter().find(is_meant)
}

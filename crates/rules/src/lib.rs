//! Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board: boards,
//! legal moves, outcomes, games as trees, and their texts.
//!
//! [`board`] holds squares and lines, [`rules`] positions and moves, [`game_tree`] games with variations, and
//! [`notation`] reads and writes them all as FEN, moves and PDN. Nothing here opens a file, starts a thread or asks for
//! the time.
//!
//! ```
//! use dames3d_rules::notation::{fen, move_text};
//! use dames3d_rules::rules::Variant;
//!
//! let position = fen::read_position("W:W31,50:B21,5", Variant::Dames3d)?;
//! let moves = position.legal_moves();
//! assert_eq!(move_text::write(&position, moves[0]), "31x11");
//! # Ok::<(), dames3d_rules::notation::FenError>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod board;
pub mod game_tree;
pub mod notation;
pub mod rules;

/// The example of the README, which the tests of the documentation run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

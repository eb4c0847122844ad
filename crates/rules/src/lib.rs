//! Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board:
//! boards, legal moves, outcomes, games as trees, and their texts.
//!
//! [`board`] holds squares and lines, [`rules`] positions and moves, [`game_tree`] games with variations, and
//! [`notation`] reads and writes them as FEN, moves and PDN. The crate uses no files, threads or clocks.
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

/// The README example, run as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

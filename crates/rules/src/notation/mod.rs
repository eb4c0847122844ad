//! Positions, moves and games as text, and back.
//!
//! [`fen`] reads and writes positions, [`MoveRequest`] and [`move_text`] read and write moves, [`typed_move`] reads
//! typed moves, [`pdn`] reads and writes games, and [`listing`] lists the legal moves of a position as a line of JSON.
//! [`ParseError`] reports invalid text with its column. [`printable()`], [`escape_controls`] and [`json`] make text
//! safe to show.
//!
//! ```
//! use dames3d_rules::notation::{MoveRequest, fen, move_text};
//! use dames3d_rules::rules::Variant;
//!
//! let position = fen::read_position("W:W32,33:B23", Variant::International)?;
//! let request: MoveRequest = "32-28".parse()?;
//! let (mv, _route) = request.resolve(&position)?;
//! assert_eq!(move_text::write(&position, mv), "32-28");
//! assert_eq!(fen::write(&position.play(mv).setup()), "B:W28,33:B23");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod fen;
pub mod json;
pub mod lines;
pub mod listing;
pub mod move_text;
// Public for the grammars of other crates, not part of the API: its signatures expose `winnow`.
#[doc(hidden)]
pub mod parse_error;
pub mod pdn;
mod printable;
pub mod typed_move;

pub use fen::FenError;
pub use move_text::{MoveError, MoveRequest};
pub use parse_error::{Expected, Found, ParseError};
pub use printable::{ControlEscaper, escape_controls, printable};
pub use typed_move::{TypedMove, TypedMoveError};

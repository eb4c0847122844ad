//! Games in Portable Draughts Notation (PDN): a lenient reader and a strict writer.
//!
//! [`PdnReader`] reads games one after another from a text of any length. [`ReadGame`] has the tags, the
//! [`GameTree`](crate::game_tree::GameTree) with checked moves, the result and the errors; reading continues after an
//! error. [`PdnGame`] is a game to write. `docs/pdn.md` describes the format, PDN 3.0 with a few commands of our own;
//! the standard is <https://github.com/wiegerw/pdn>.
//!
//! ```
//! use dames3d_rules::notation::pdn::PdnReader;
//!
//! let text = "[White \"Anna\"] 1. 32-28! {solid} 19-23 (1... 18-23 2. 33-29) 2. 28x19 *";
//! let game = PdnReader::new(text.as_bytes()).next().expect("a game")?;
//! assert_eq!(game.errors, []);
//! let written = game.into_game().expect("international draughts").to_string();
//! assert!(written.ends_with("1. 32-28! {solid} 19-23 (1... 18-23 2. 33-29) 2. 28x19 *"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod builder;
mod commands;
mod comment;
mod error;
mod game;
mod game_reader;
mod grammar;
mod header;
mod lexer;
mod open_line;
mod tags;
mod writer;

pub use error::{
    MAX_COMMENT_BYTES, MAX_ERRORS, MAX_LINE_BYTES, MAX_NESTING, MAX_TAGS, MAX_TEXT_BYTES,
    MAX_TURNS, PdnError, PdnExpected, PdnProblem,
};
pub use game::{GameResult, PdnGame, ReadGame};
pub use game_reader::PdnReader;
pub use lexer::CodePage;
pub use tags::{OtherGame, Tags};

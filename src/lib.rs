//! Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board.
//!
//! The program `dames3d` opens a window to play in. This library is what it is made of; without the feature
//! `viewer` it builds in a minute and knows nothing of windows.
//!
//! # A game, move by move
//!
//! A [`rules::Position`] is a small value that knows its legal moves. Playing one returns the next position:
//!
//! ```
//! use dames3d::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::International);
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 9);
//! let next = start.play(moves[0]);
//! assert_eq!(next.side_to_move().to_string(), "Black");
//! ```
//!
//! # Positions and moves as text
//!
//! [`notation`] reads FEN and moves and says what is wrong with them, and where:
//!
//! ```
//! use dames3d::notation::{MoveRequest, fen, move_text};
//! use dames3d::rules::Variant;
//!
//! let position = fen::read_position("W:W31,50:B21,5", Variant::Dames3d)?;
//! let moves = position.legal_moves();
//! assert_eq!(moves.len(), 1);
//! assert_eq!(move_text::write(&position, moves[0]), "31x11");
//!
//! let refused = "50-45".parse::<MoveRequest>()?.resolve(&position).unwrap_err();
//! assert_eq!(refused.to_string(), "50-45 is not legal: a capture is compulsory: 1 to take");
//!
//! let error = fen::read("W:W31,51:B21").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "invalid FEN: column 7: expected a square from 1 to 50, found “51”",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Five boards
//!
//! That capture, 31x11 over 21, is on no diagonal of the flat board: it goes straight along the pyramid's left
//! flank, in sight from the two corners there. [`board`] says which lines there are, and on which boards they lie:
//!
//! ```
//! use dames3d::board::{Board, Face, Square};
//!
//! let square = |number| Square::from_number(number).unwrap();
//! let (_direction, faces) = Board::pyramid().direction_between(square(31), square(11)).unwrap();
//! assert_eq!(faces.iter().collect::<Vec<_>>(), [Face::SouthWest, Face::NorthWest]);
//! assert!(Board::flat().direction_between(square(31), square(11)).is_none());
//! ```
//!
//! # A whole session
//!
//! [`game::Session`] holds two games, one for each variant. All that players do is a [`game::Command`]; what comes
//! of it are [`game::Event`]s. The window, the text board and the tests have no other way in:
//!
//! ```
//! use dames3d::game::{Command, Event, Session};
//! use dames3d::rules::{Outcome, Side, WinReason};
//!
//! let mut tables = Session::default();
//! tables.apply(Command::Play("32-28".parse()?))?;
//! let events = tables.apply(Command::Resign(Side::Black))?;
//! let white_wins = Outcome::Win { winner: Side::White, reason: WinReason::Resignation };
//! assert_eq!(events, [Event::Ended(white_wins)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod board;
pub mod engine;
pub mod game;
pub mod i18n;
pub mod matches;
pub mod notation;
pub mod platform;
pub mod players;
pub mod preferences;
pub mod protocol;
pub mod rules;
pub mod shots;
pub mod terminal;
#[cfg(feature = "viewer")]
pub mod viewer;

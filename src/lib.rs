//! Draughts on a stepped pyramid of 100 cubes read as five boards, and international draughts on the flat board.
//!
//! This library contains the window and the text board of the program `dames3d` and re-exports the crates below them:
//! `dames3d-rules`, `dames3d-engine`, `dames3d-protocols`, `dames3d-online`, `dames3d-core`, `dames3d-learning` and
//! `dames3d-platform`. Without the feature `viewer` there is no window, and it builds in a minute.
//!
//! # A game, move by move
//!
//! A [`rules::Position`] is a small value that generates its legal moves. Playing a move returns the next position:
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
//! [`notation`] parses FEN and moves; errors state the reason and the position:
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
//! The capture 31x11 over 21 follows no diagonal of the flat board. It runs along the second terrace of the pyramid,
//! which is a diagonal seen from the two corners on the left. [`board`] has the lines and the boards they belong to:
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
//! A [`game::Session`] holds one game of each variant. Every player action is a [`game::Command`], and applying it
//! returns [`game::Event`]s. This is the only interface, for the window, the text board and the tests alike:
//!
//! ```
//! use dames3d::game::{Command, Event, Session};
//! use dames3d::rules::{Outcome, Side, WinReason};
//!
//! let mut session = Session::default();
//! session.apply(Command::Play("32-28".parse()?))?;
//! let events = session.apply(Command::Resign(Side::Black))?;
//! let white_wins = Outcome::Win { winner: Side::White, reason: WinReason::Resignation };
//! assert_eq!(events, [Event::Ended(white_wins)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "protocols")]
pub mod hub_judge;
// Modules of the program, public only for its tests.
#[cfg(all(feature = "protocols", not(target_family = "wasm")))]
pub mod cli;
pub mod terminal;
#[cfg(feature = "viewer")]
pub mod viewer;

pub use dames3d_core::{
    archive, game, i18n, jobs, pictures, players, preferences, sound, speech, spelling, themes,
};
pub use dames3d_engine as engine;
pub use dames3d_learning::{endgame_practice, lessons, progress, review, shots, vision};
pub use dames3d_online as online;
pub use dames3d_platform as platform;
#[cfg(feature = "protocols")]
pub use dames3d_protocols as protocols;
pub use dames3d_rules::{board, game_tree, notation, rules, squares};

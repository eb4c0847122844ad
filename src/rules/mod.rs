//! How the game is played: pieces, positions, moves, and how it ends (`rules.md` §3).
//!
//! A [`Setup`] is anything that can stand on a board; a [`Position`] is one the rules can be applied to. A legal
//! [`Move`] only ever comes from a position:
//!
//! ```
//! use dames3d::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::Dames3d);
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 9);
//! let next = start.play(moves[0]);
//! assert_ne!(next.side_to_move(), start.side_to_move());
//! ```

mod generator;
mod illegal_move;
mod irregularity;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod route;
mod rule_set;
mod setup;
mod variant;

pub use illegal_move::IllegalMove;
pub use irregularity::{HandAction, Irregularity, Judgement};
pub use moves::{Move, MoveList};
pub use outcome::{DrawCounters, DrawReason, EndgameClass, Outcome, Ply, WinReason};
pub use perft::{Perft, PerftProgress, perft};
pub use piece::{BySide, Piece, PieceKind, Side};
pub use position::Position;
pub use route::{Hop, Route};
pub use rule_set::{CaptureRule, DrawRules, FewAgainstKing, Goal, ManStep, RuleSet};
pub use setup::{Setup, SetupError};
pub use variant::{Geometry, UnknownGeometry, UnknownVariant, Variant};

//! The rules of the game: pieces, positions, legal moves, draw counters and outcomes (`rules.md` §3 and §4).
//!
//! A [`Setup`] is any arrangement of pieces; a [`Position`] is one in which play is possible. A legal [`Move`] only
//! comes from a position, and a [`GameHistory`] records the moves of a game with everything the draw rules count.
//!
//! ```
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::Dames3d);
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 9);
//! let next = start.play(moves[0]);
//! assert_ne!(next.side_to_move(), start.side_to_move());
//! ```

mod game_history;
mod generator;
mod illegal_move;
mod irregularity;
mod legal_moves;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod route;
mod rule_set;
mod setup;
mod variant;

pub use game_history::{GameHistory, has_repetition};
pub use legal_moves::PlayError;

pub use illegal_move::IllegalMove;
pub use irregularity::{HandAction, Irregularity, Judgment};
pub use moves::{Move, MoveList, Ply};
pub use outcome::{DrawCounters, DrawReason, EndgameClass, Outcome, StartCounters, WinReason};
pub use perft::{Perft, PerftBucket, PerftProgress, PerftRun, PerftTable, perft};
pub use piece::{BySide, Piece, PieceKind, Side};
pub use position::Position;
pub use route::{Hop, Route};
pub use rule_set::{CaptureRule, DrawRules, FewAgainstKing, Goal, ManStep, RuleSet};
pub use setup::{Setup, SetupError};
pub use variant::{ByGeometry, FigureSet, Geometry, UnknownName, Variant};

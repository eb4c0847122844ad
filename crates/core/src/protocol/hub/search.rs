use std::time::Duration;

use crate::engine::{Limits, StopFlag};
use crate::rules::{Move, Position};

/// The purpose of a search, the argument of `go`.
#[derive(Clone, Debug)]
pub enum SearchMode {
    /// To play a move.
    Think,
    /// To show scores and lines.
    Analyze,
    /// To play a move if the opponent plays the expected one, which has already been made in the position.
    Ponder {
        /// Set when the opponent has played it.
        hit: StopFlag,
    },
}

/// A search to be done by an engine.
#[derive(Clone, Debug)]
pub struct HubSearch<'a> {
    /// The first position that the draw rules count.
    pub position: Position,
    /// The moves made since.
    pub moves: &'a [Move],
    /// The limits within which the engine answers by itself.
    pub limits: Limits,
    /// The purpose.
    pub mode: SearchMode,
    /// The time after which the engine is given up.
    pub timeout: Duration,
    /// The time that it has to answer once it is stopped.
    pub stop_timeout: Duration,
}

impl HubSearch<'_> {
    /// The usual time to answer once the engine is stopped.
    pub const STOP_TIMEOUT: Duration = Duration::from_secs(5);
}

/// An engine's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The engine's move.
    pub mv: Move,
    /// The opponent's move that it expects next.
    pub ponder: Option<Move>,
}

//! What a search tells.

use std::time::Duration;

use super::super::{Score, TableResult};
use crate::rules::Move;

/// A line of play and what it comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// For the side to move at its beginning.
    pub score: Score,
    /// What the first move comes to by the endgame tables, for the side that plays it, if they tell: this is no
    /// estimate.
    pub table_result: Option<TableResult>,
    /// The moves, from the position searched; at least one.
    pub moves: Vec<Move>,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchInfo {
    /// Plies searched to the end, forced moves not counted.
    pub depth: u8,
    /// The furthest ply any line was followed to.
    pub seldepth: u8,
    /// The best lines, best first, as many as asked for and there are. Empty where the game is over.
    pub lines: Vec<Variation>,
    /// What the position comes to by the endgame tables, draws by count included, if they tell.
    pub table_result: Option<TableResult>,
    /// Positions searched by all threads.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
}

impl SearchInfo {
    /// The best move, unless the game is over.
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first().map(|pv| pv.moves[0])
    }

    /// Positions a second.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}

//! The input of a search, and its reports: after each depth and at its end.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::super::endgame_tables::EndgameTables;
use super::super::evaluation::EvalNoise;
use super::super::{Limits, Score, SearchPosition, StopFlag, TableResult};
use crate::rules::Move;

/// A position to search, and how.
pub(crate) struct SearchRequest<'a> {
    pub(crate) root: &'a SearchPosition,
    pub(crate) limits: Limits,
    /// The only moves to search at the root; `None` for all.
    pub(crate) root_moves: Option<&'a [Move]>,
    /// Number of best moves wanted, each with its variation.
    pub(crate) multipv: usize,
    pub(crate) threads: usize,
    pub(crate) eval_noise: EvalNoise,
    /// True if the quiescence search resolves threats and tries sacrifices. Only the weakest level does without.
    pub(crate) sees_threats: bool,
    pub(crate) tables: Option<Arc<EndgameTables>>,
    pub(crate) stop: &'a StopFlag,
}

/// A sequence of moves with its score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variation {
    /// The score for the side to move at the beginning.
    pub score: Score,
    /// The result of the first move by the endgame tables, for the side that plays it. It is proved, not estimated.
    pub table_result: Option<TableResult>,
    /// The moves from the position searched; at least one.
    pub moves: Vec<Move>,
}

impl Variation {
    /// The score of the table result if there is one, else that of the search.
    pub fn known_score(&self) -> Score {
        self.table_result.map_or(self.score, Score::from_table_result)
    }
}

/// The result of a search so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchInfo {
    /// Depth of the last complete iteration in plies, forced moves not counted.
    pub depth: u8,
    /// Maximum distance from the root in plies.
    pub seldepth: u8,
    /// The best variations, best first: as many as were requested, or fewer if there are fewer moves. Empty if there is
    /// no legal move.
    pub lines: Vec<Variation>,
    /// The result of the position by the endgame tables; `None` where a draw counter may change it.
    pub table_result: Option<TableResult>,
    /// Nodes searched by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
}

impl SearchInfo {
    /// The result for a move that was known before, with its score.
    pub(crate) fn from_move(mv: Move, score: Score) -> SearchInfo {
        let line = Variation { score, table_result: None, moves: vec![mv] };
        SearchInfo {
            depth: 0,
            seldepth: 0,
            lines: vec![line],
            table_result: None,
            nodes: 0,
            time: Duration::ZERO,
        }
    }

    /// The best move, or `None` if there is no legal move.
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first().map(|line| line.moves[0])
    }

    /// Nodes per second.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}

//! The moves of the root position.

use super::super::{Score, TableResult};
use crate::rules::Move;

/// A move of the root position, with what the search has found about it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    pub(super) score: Score,
    /// The result of the move by the endgame tables, for the side that plays it.
    pub(super) table_result: Option<TableResult>,
    /// The best variation, beginning with the move itself.
    pub(super) pv: Vec<Move>,
}

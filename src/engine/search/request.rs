//! The input of a search.

use std::sync::Arc;

use super::super::endgame_tables::EndgameTables;
use super::super::evaluation::EvalNoise;
use super::super::{Limits, SearchPosition, StopFlag};

/// A position to search, and how.
pub(in crate::engine) struct SearchRequest<'a> {
    pub(in crate::engine) root: &'a SearchPosition,
    pub(in crate::engine) limits: Limits,
    /// Number of best moves wanted, each with its variation.
    pub(in crate::engine) multipv: usize,
    pub(in crate::engine) threads: usize,
    pub(in crate::engine) eval_noise: EvalNoise,
    /// True if the quiescence search resolves threats and tries sacrifices. Only the weakest level does without.
    pub(in crate::engine) sees_threats: bool,
    pub(in crate::engine) tables: Option<Arc<EndgameTables>>,
    pub(in crate::engine) stop: &'a StopFlag,
}

//! The input of a search.

use std::sync::Arc;

use super::super::endgame_tables::EndgameTables;
use super::super::evaluation::EvalNoise;
use super::super::{Limits, SearchPosition, StopFlag};
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

//! ProbCut (Michael Buro): a shallow search that is far above beta predicts that a deep one is, too.

use super::super::Score;
use super::alpha_beta::SearchNode;
use super::worker::Worker;
use crate::rules::MoveList;

/// The least depth at which the shallow search is worth its time.
const PROBCUT_MIN_DEPTH: i32 = 3;
/// Distance above beta that the shallow score must have for each ply of depth, in hundredths of a man.
const PROBCUT_MARGIN: i32 = 5;

impl Worker<'_> {
    /// Returns beta if the evaluation and a shallow search are so far above it that a deep search will be as well.
    pub(super) fn probcut(
        &mut self,
        node: SearchNode,
        key: u64,
        moves: &MoveList,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        if depth < PROBCUT_MIN_DEPTH || beta.is_decided() {
            return None;
        }
        let raised = beta + PROBCUT_MARGIN * depth;
        if self.evaluator.evaluate(&node.position) < raised {
            return None;
        }
        let shallow = 2 * depth / 5;
        let score = self.search_moves(node, key, moves, raised - 1, raised, shallow, ply);
        self.stack[ply].pv.clear();
        (score >= raised && !self.is_stopped()).then_some(beta)
    }
}

//! What is looked at less deeply than the rest.

use super::super::Score;
use super::worker::{Node, Worker};
use crate::rules::MoveList;

/// From so many plies on, a shallow search is asked first.
const PROBCUT_MIN_DEPTH: i32 = 3;
/// For each ply of the deep search the shallow one must be better by so much, in hundredths of a man.
const PROBCUT_MARGIN: i32 = 5;

impl Worker<'_> {
    /// Whether a shallow search is so far above `beta` that a deep one will be as well.
    pub(super) fn probcut(
        &mut self,
        node: Node,
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

/// A position of which no good move is remembered is searched a ply less, and remembers one.
pub(super) fn internal_iterative_reduction(depth: i32) -> i32 {
    if depth >= 4 { depth - 1 } else { depth }
}

/// By how many plies less a late move is searched.
pub(super) fn late_move_reduction(depth: i32, tried: usize, is_pv: bool) -> i32 {
    if depth < 2 || tried < 2 {
        return 0;
    }
    let reduction = match tried {
        ..4 => 1,
        4..10 => 1 + depth / 6,
        _ => 1 + depth / 4,
    };
    if is_pv { reduction / 2 + 1 } else { reduction }.min(depth - 1)
}

//! Sacrifices in the quiescence search: a man is given, and whatever takes it is taken back. Exchanges and short
//! combinations at the end of a variation are seen this way, which captures alone would miss.

use super::super::Score;
use super::alpha_beta::SearchNode;
use super::worker::Worker;
use crate::rules::{MoveList, Position};

/// Plies below the leaves at which sacrifices are still tried.
const MAX_QUIESCENCE_PLIES: i32 = 8;

/// The most that a sacrifice is expected to gain, in hundredths of a man (Delta Pruning).
const DELTA_MARGIN: i32 = 120;

impl Worker<'_> {
    /// Returns the score of a quiet position: `stand_pat`, or more if a sacrifice gains more.
    pub(super) fn sacrifice_search(
        &mut self,
        node: &SearchNode,
        moves: &mut MoveList,
        stand_pat: Score,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let can_matter = stand_pat < beta && stand_pat + DELTA_MARGIN > alpha;
        let is_quiet =
            || node.position.kings().is_empty() && (depth == 0 || !node.position.is_threatened());
        if depth <= -MAX_QUIESCENCE_PLIES || !can_matter || !is_quiet() {
            return stand_pat;
        }
        node.position.sacrifices_into(moves);
        let mut best = stand_pat;
        for &mv in moves.iter() {
            let child = node.child(mv);
            if !self.is_recaptured(&child.position, ply + 1) {
                continue;
            }
            self.path.push(node.position.key());
            let score = -self.search(child, -beta, -alpha.max(best), depth - 1, ply + 1);
            self.path.pop();
            if self.is_stopped() {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    self.update_pv(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Returns true if the opponent can recapture after every capture of this position.
    fn is_recaptured(&mut self, position: &Position, ply: usize) -> bool {
        let captures = &mut self.stack[ply].moves;
        position.legal_moves_into(captures);
        captures
            .iter()
            .all(|&capture| position.play(capture).must_capture())
    }
}

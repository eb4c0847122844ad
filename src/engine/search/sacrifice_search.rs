//! Exchanges at the end of a line.

use super::super::Score;
use super::worker::{Node, Worker};
use crate::rules::{MoveList, Position};

/// So many plies beyond the depth of a search men are still exchanged.
const MAX_QUIESCENCE_PLIES: i32 = 8;

/// An exchange is not tried where it would have to gain more than this, in hundredths of a man.
const DELTA_MARGIN: i32 = 120;

impl Worker<'_> {
    /// The score of a quiet position that is worth so much as it stands, or more by an exchange: a man given where
    /// whatever takes it is taken back.
    pub(super) fn sacrifice_search(
        &mut self,
        node: &Node,
        moves: &mut MoveList,
        stand_pat: Score,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let is_of_use = stand_pat < beta && stand_pat + DELTA_MARGIN > alpha;
        let is_quiet =
            || node.position.kings().is_empty() && (depth == 0 || !node.position.is_threatened());
        if depth <= -MAX_QUIESCENCE_PLIES || !is_of_use || !is_quiet() {
            return stand_pat;
        }
        node.position.sacrifices_into(moves);
        let mut best = stand_pat;
        for &mv in moves.iter() {
            let next = node.after(mv);
            if !self.is_recaptured(&next.position, ply + 1) {
                continue;
            }
            self.path.push(node.position.key());
            let score = -self.search(next, -beta, -alpha.max(best), depth - 1, ply + 1);
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

    /// Whether each capture of this position lets the other side capture.
    fn is_recaptured(&mut self, position: &Position, ply: usize) -> bool {
        let captures = &mut self.stack[ply].moves;
        position.legal_moves_into(captures);
        captures
            .iter()
            .all(|&capture| position.play(capture).must_capture())
    }
}

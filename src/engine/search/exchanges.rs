//! Exchanges at the end of a line.

use super::super::Score;
use super::worker::{Node, Worker};
use crate::rules::{MoveList, Position};

/// So many plies beyond the depth of a search men are still exchanged.
const FURTHEST: i32 = 8;

/// An exchange is not tried where it would have to gain more than this, in hundredths of a man.
const HOPED_FOR: i32 = 120;

impl Worker<'_> {
    /// The score of a quiet position that is worth so much as it stands, or more by an exchange: a man given where
    /// whatever takes it is taken back.
    pub(super) fn exchange(
        &mut self,
        node: &Node,
        moves: &mut MoveList,
        standing: Score,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let is_of_use = standing < beta && standing + HOPED_FOR > alpha;
        let is_quiet =
            || node.position.kings().is_empty() && (depth == 0 || !node.position.is_threatened());
        if depth <= -FURTHEST || !is_of_use || !is_quiet() {
            return standing;
        }
        node.position.sacrifices_into(moves);
        let mut best = standing;
        for &mv in moves.iter() {
            let next = node.after(mv);
            if !self.is_taken_back(&next.position, ply + 1) {
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
                    self.extend_line(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Whether each capture of this position lets the other side capture.
    fn is_taken_back(&mut self, position: &Position, ply: usize) -> bool {
        let captures = &mut self.frames[ply].moves;
        position.legal_moves_into(captures);
        captures
            .iter()
            .all(|&capture| position.play(capture).must_capture())
    }
}

//! One depth of the search: the root moves, with aspiration windows and one principal variation for each rank wanted.

use std::cmp::Reverse;

use super::super::Score;
use super::iterative_deepening::IterativeDeepening;

/// Half the width of the first aspiration window, in hundredths of a man. Tripled on each failure.
const ASPIRATION_MARGIN: i32 = 12;

/// Beyond this margin the window is infinite.
const MAX_ASPIRATION_MARGIN: i32 = 300;

/// The least depth with an aspiration window.
const ASPIRATION_MIN_DEPTH: i32 = 5;

impl IterativeDeepening<'_> {
    /// Searches the root moves to a depth and sorts the wanted ones, best first.
    pub(super) fn search_depth(&mut self, depth: i32) {
        self.worker.begin_iteration();
        let pv_count = self.pv_count();
        for rank in 0..pv_count {
            self.aspiration_search(rank, depth);
            if self.worker.is_stopped() {
                return;
            }
        }
        // The search of a lower rank may have found a better score than that of a higher rank.
        self.moves[..pv_count].sort_by_key(|root| Reverse(root.score));
    }

    /// Finds the best move from this rank on, first in a window around its last score.
    fn aspiration_search(&mut self, rank: usize, depth: i32) {
        let expected = self.moves[rank].score;
        let mut margin = ASPIRATION_MARGIN;
        let (mut alpha, mut beta) = if depth >= ASPIRATION_MIN_DEPTH && !expected.is_decided() {
            (expected - margin, expected + margin)
        } else {
            (-Score::INFINITE, Score::INFINITE)
        };
        loop {
            let best = self.search_root_moves(rank, alpha, beta, depth);
            if self.worker.is_stopped() {
                return;
            }
            margin *= 3;
            if best <= alpha && alpha > -Score::INFINITE {
                alpha = if margin > MAX_ASPIRATION_MARGIN {
                    -Score::INFINITE
                } else {
                    expected - margin
                };
            } else if best >= beta && beta < Score::INFINITE {
                beta = if margin > MAX_ASPIRATION_MARGIN {
                    Score::INFINITE
                } else {
                    expected + margin
                };
            } else {
                return;
            }
        }
    }

    /// Returns the best score of the moves from this rank on, and moves its move to this rank.
    fn search_root_moves(&mut self, rank: usize, floor: Score, beta: Score, depth: i32) -> Score {
        let mut alpha = floor;
        let mut best = -Score::INFINITE;
        for index in rank..self.moves.len() {
            let mv = self.moves[index].mv;
            let root = self.request.root;
            let mut score;
            if index == rank {
                score = self.worker.search_root_move(root, mv, alpha, beta, depth);
            } else {
                score = self
                    .worker
                    .search_root_move(root, mv, alpha, alpha + 1, depth);
                if score > alpha && score < beta && !self.worker.is_stopped() {
                    score = self.worker.search_root_move(root, mv, alpha, beta, depth);
                }
            }
            if self.worker.is_stopped() {
                break;
            }
            if score > best {
                best = score;
            }
            if score > alpha || index == rank {
                let root_move = &mut self.moves[index];
                root_move.score = score;
                root_move.pv.truncate(1);
                root_move.pv.extend_from_slice(self.worker.child_pv());
            }
            if score > alpha {
                alpha = score;
                self.moves[rank..=index].rotate_right(1);
            }
            if score >= beta {
                break;
            }
        }
        best
    }
}

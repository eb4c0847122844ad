//! The moves of the position searched, each tried a ply deeper than before.

use std::cmp::Reverse;

use super::super::{Score, TableResult};
use super::iterative_deepening::IterativeDeepening;
use crate::rules::Move;

/// A move of the position searched.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    pub(super) score: Score,
    /// What the tables say it comes to.
    pub(super) table_result: Option<TableResult>,
    pub(super) pv: Vec<Move>,
}

impl IterativeDeepening<'_> {
    /// Searches the root moves one ply deeper than before; the best line first, then the best of the others.
    pub(super) fn search_depth(&mut self, depth: i32) {
        self.worker.begin_iteration();
        let pv_count = self.pv_count();
        for rank in 0..pv_count {
            self.aspiration_search(rank, depth);
            if self.worker.is_stopped() {
                return;
            }
        }
        // What one search has cut off another may find better.
        self.moves[..pv_count].sort_by_key(|root| Reverse(root.score));
    }

    /// Finds the best move from this rank on, looking first near the score it had.
    fn aspiration_search(&mut self, rank: usize, depth: i32) {
        let expected = self.moves[rank].score;
        let mut margin = 12;
        let (mut alpha, mut beta) = if depth >= 5 && !expected.is_decided() {
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
                alpha = if margin > 300 {
                    -Score::INFINITE
                } else {
                    expected - margin
                };
            } else if best >= beta && beta < Score::INFINITE {
                beta = if margin > 300 {
                    Score::INFINITE
                } else {
                    expected + margin
                };
            } else {
                return;
            }
        }
    }

    /// The best score of the moves from this rank on; its move is moved up to this rank.
    fn search_root_moves(&mut self, rank: usize, floor: Score, beta: Score, depth: i32) -> Score {
        let mut alpha = floor;
        let mut best = -Score::INFINITE;
        for place in rank..self.moves.len() {
            let mv = self.moves[place].mv;
            let root = self.request.situation;
            let mut score;
            if place == rank {
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
            if score > alpha || place == rank {
                let root_move = &mut self.moves[place];
                root_move.score = score;
                root_move.pv.truncate(1);
                root_move.pv.extend_from_slice(self.worker.child_pv());
            }
            if score > alpha {
                alpha = score;
                self.moves[rank..=place].rotate_right(1);
            }
            if score >= beta {
                break;
            }
        }
        best
    }
}

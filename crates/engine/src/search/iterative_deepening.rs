//! Iterative deepening: one depth after another until a limit is reached or a deeper search could find nothing better.
//! Each depth searches the root moves with aspiration windows and one principal variation for each line wanted.

use std::cmp::Reverse;

use super::super::endgame_tables::FewKingsRule;
use super::super::{Score, TableResult};
use super::request::{SearchInfo, SearchRequest, Variation};
use super::time_manager::{SearchClock, TimeManager};
use super::worker::Worker;
use crate::rules::{Move, Ply, Position};

/// One thread's search, from depth to depth.
pub(super) struct IterativeDeepening<'a> {
    worker: Worker<'a>,
    request: &'a SearchRequest<'a>,
    /// The root moves, best first after the first depth.
    moves: Vec<RootMove>,
    /// The root position's result by the endgame tables.
    table_result: Option<TableResult>,
}

impl<'a> IterativeDeepening<'a> {
    pub(super) fn new(
        worker: Worker<'a>,
        request: &'a SearchRequest<'a>,
    ) -> IterativeDeepening<'a> {
        let tables = request.tables.as_deref();
        let probe_after = |mv| {
            let tables = tables?;
            let mut child = request.root.clone();
            child.play(mv);
            tables.probe_in_game(&child).map(TableResult::one_ply_earlier)
        };
        let moves = request.root.moves();
        let is_wanted = |mv: &&Move| request.root_moves.is_none_or(|only| only.contains(mv));
        let moves = moves.iter().filter(is_wanted).map(|&mv| RootMove {
            mv,
            score: -Score::INFINITE,
            table_result: probe_after(mv),
            pv: vec![mv],
        });
        IterativeDeepening {
            worker,
            request,
            moves: moves.collect(),
            table_result: tables.and_then(|tables| tables.probe_in_game(request.root)),
        }
    }

    fn depths(&self) -> std::ops::RangeInclusive<i32> {
        1..=self.request.limits.depth.map_or(self.worker.params().max_depth, i32::from)
    }

    /// Number of variations to report: at least one, if there is a move.
    fn pv_count(&self) -> usize {
        self.request.multipv.max(1).min(self.moves.len())
    }

    /// Searches to fill the shared transposition table. Every second helper is one ply ahead of the main thread.
    pub(super) fn run_helper(&mut self, number: usize) {
        for depth in self.depths() {
            self.search_depth(depth + (number % 2) as i32);
            if self.worker.is_stopped() || self.moves.is_empty() {
                break;
            }
        }
        self.worker.publish_nodes();
    }

    /// Searches, calls `on_info` after each depth, and returns the final result.
    pub(super) fn run_main(
        &mut self,
        clock: SearchClock,
        mut time_manager: Option<TimeManager<'_>>,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        let mut info = self.info(0, clock);
        if self.moves.is_empty() {
            return info;
        }
        for depth in self.depths() {
            self.search_depth(depth);
            if self.worker.is_stopped() {
                // A single variation gains by every move tried. Several are reported only if all have the same depth.
                if self.request.multipv <= 1 || depth == 1 {
                    info = self.info(depth - 1, clock);
                }
                break;
            }
            info = self.info(depth, clock);
            on_info(&info);
            let is_late = time_manager.as_mut().is_some_and(|time_manager| {
                let best = &self.moves[0];
                time_manager.on_iteration(best.mv, best.score);
                if time_manager.wants_easy_check() {
                    time_manager.set_easy(self.is_easy(depth));
                }
                clock.elapsed(self.worker.publish_nodes()) >= time_manager.soft_limit()
            });
            let limits = &self.request.limits;
            let has_no_choice =
                self.moves.len() == 1 && limits.time.is_some() && limits.ends_if_forced;
            if is_late || has_no_choice || self.is_decided(depth) {
                break;
            }
        }
        // The check for an easy move counts as well.
        info.nodes = self.worker.publish_nodes();
        info.time = clock.wall_time();
        info
    }

    /// Returns `true` if a shallower search finds every other move far worse than the best.
    fn is_easy(&mut self, depth: i32) -> bool {
        let params = self.worker.params();
        let floor = self.moves[0].score - params.easy_move_margin;
        let root = self.request.root;
        let others: Vec<Move> = self.moves[1..].iter().map(|root| root.mv).collect();
        others.into_iter().all(|mv| {
            let shallower = (depth - params.easy_move_reduction).max(1);
            let score = self.worker.search_root_move(root, mv, floor - 1, floor, shallower);
            score < floor && !self.worker.is_stopped()
        })
    }

    /// Returns `true` if a deeper search could find nothing better.
    fn is_decided(&self, depth: i32) -> bool {
        let plies = |score: Score| score.plies_to_win().or(score.plies_to_loss());
        let is_near =
            |root: &RootMove| plies(root.score).is_some_and(|Ply(plies)| i32::from(plies) <= depth);
        let is_known = |root: &RootMove| root.table_result.is_some();
        let reported = &self.moves[..self.pv_count()];
        reported.iter().all(is_near)
            || self.table_result.is_some() && reported.iter().all(is_known)
            || self.moves.iter().all(is_known)
    }

    /// The variation of a root move, extended by the tables as long as they lead to the end that its score promises.
    fn extended_by_tables(&self, root: &RootMove) -> Vec<Move> {
        let mut pv = root.pv.clone();
        let all = root.score.plies_to_win().or(root.score.plies_to_loss());
        let rule = FewKingsRule::from_draw_rules(self.request.root.draws());
        let tables = self.request.tables.as_ref().filter(|tables| tables.few_kings_rule() == rule);
        let (Some(Ply(all)), Some(tables)) = (all, tables) else {
            return pv;
        };
        let start = *self.request.root.position();
        let mut position = pv.iter().fold(start, |position: Position, &mv| position.play(mv));
        while pv.len() < usize::from(all) {
            let left = usize::from(all) - pv.len();
            let plies = tables.probe(&position).and_then(TableResult::plies);
            let next = tables.best_moves(&position).into_iter().next();
            let Some(mv) = next.filter(|_| plies == Some(Ply(left as u16))) else {
                break;
            };
            pv.push(mv);
            position = position.play(mv);
        }
        pv
    }

    fn info(&mut self, depth: i32, clock: SearchClock) -> SearchInfo {
        let nodes = self.worker.publish_nodes();
        // A search that ends within its first depth may have scores for some of the moves only, and reports these. If it
        // has none, it reports a move all the same, so that one can be played.
        let is_searched = |root: &&RootMove| root.score > -Score::INFINITE;
        let searched = self.moves.iter().take_while(is_searched).count();
        SearchInfo {
            depth: depth as u8,
            seldepth: self.worker.seldepth as u8,
            lines: self.moves[..self.pv_count().min(searched.max(1))]
                .iter()
                .map(|root| Variation {
                    score: if searched > 0 { root.score } else { Score::DRAW },
                    table_result: root.table_result,
                    moves: self.extended_by_tables(root),
                })
                .collect(),
            table_result: self.table_result,
            nodes,
            time: clock.wall_time(),
        }
    }
}

impl IterativeDeepening<'_> {
    /// Searches the root moves to a depth and sorts the wanted ones, best first.
    fn search_depth(&mut self, depth: i32) {
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
        let params = self.worker.params();
        let expected = self.moves[rank].score;
        let mut margin = params.aspiration_margin;
        let (mut alpha, mut beta) =
            if depth >= params.aspiration_min_depth && !expected.is_decided() {
                (expected - margin, expected + margin)
            } else {
                (-Score::INFINITE, Score::INFINITE)
            };
        loop {
            let best = self.search_root_moves(rank, alpha, beta, depth);
            if self.worker.is_stopped() {
                return;
            }
            margin *= params.aspiration_growth;
            if best <= alpha && alpha > -Score::INFINITE {
                alpha = if margin > params.aspiration_max_margin {
                    -Score::INFINITE
                } else {
                    expected - margin
                };
            } else if best >= beta && beta < Score::INFINITE {
                beta = if margin > params.aspiration_max_margin {
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
                score = self.worker.search_root_move(root, mv, alpha, alpha + 1, depth);
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

/// A root move with its score, table result and best variation.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    score: Score,
    /// The result of the move by the endgame tables, for the side that plays it.
    table_result: Option<TableResult>,
    /// The best variation, beginning with the move itself.
    pv: Vec<Move>,
}

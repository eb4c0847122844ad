//! The recursive search: a fail-soft alpha-beta with zero windows (Principal Variation Search), and the quiescence
//! search at its leaves.
//!
//! The quiescence search tries sacrifices besides captures: a man is given, and whatever takes it is taken back.
//! Exchanges and short combinations at the end of a variation are seen this way, which captures alone would miss.
//! ProbCut (Michael Buro) cuts where a shallow search is so far above beta that a deep one will be, too; near the leaves,
//! reverse futility pruning cuts where the evaluation alone is.

use std::mem;

use super::super::transposition_table::{Bound, TtEntry};
use super::super::{Score, SearchPosition};
use super::score_bounds::{ScoreBounds, ends_before_draw};
use super::worker::{MAX_PLY, Worker};
use crate::rules::{DrawCounters, Move, MoveList, Ply, Position, has_repetition};

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchNode {
    position: Position,
    counters: DrawCounters,
}

impl Worker<'_> {
    /// Returns the score of a root move for the side that plays it.
    pub(super) fn search_root_move(
        &mut self,
        root: &SearchPosition,
        mv: Move,
        alpha: Score,
        beta: Score,
        depth: i32,
    ) -> Score {
        let node = SearchNode { position: *root.position(), counters: *root.counters() };
        self.path.push(node.position.key());
        let score = -self.search(node.child(mv), -beta, -alpha, depth - 1, 1);
        self.path.pop();
        score
    }

    /// Searches a position to a depth. The score is exact between `alpha` and `beta`, otherwise a bound.
    pub(super) fn search(
        &mut self,
        node: SearchNode,
        mut alpha: Score,
        mut beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        self.stack[ply].pv.clear();
        if self.must_stop() {
            return Score::DRAW;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        let key = node.position.key();
        self.shared.tt.prefetch(key);
        if self.is_repetition(&node, key) {
            return Score::DRAW;
        }
        let bounds = self.probe_tables(&node, key, ply);
        if let Some(score) = bounds.cutoff(alpha, beta) {
            return score;
        }

        let mut moves = mem::take(&mut self.stack[ply].moves);
        let is_quiet_leaf = depth <= 0 && !node.position.must_capture();
        let game_over_score = if is_quiet_leaf {
            self.game_over_score(&node, !node.position.has_quiet_move(), ply)
        } else {
            node.position.legal_moves_into(&mut moves);
            self.game_over_score(&node, moves.is_empty(), ply)
        };
        let score = match game_over_score {
            Some(score) => score,
            None if ply >= MAX_PLY => self.evaluator.evaluate(&node.position),
            None => {
                // Mate distance pruning: nothing from here wins sooner than on the next ply or loses sooner than here.
                alpha = alpha.max(Score::lost_in(Ply(ply as u16)));
                beta = beta.min(Score::won_in(Ply(ply as u16 + 1)));
                if alpha >= beta {
                    alpha
                } else if is_quiet_leaf {
                    self.quiescence(&node, &mut moves, bounds, alpha, beta, depth, ply)
                } else {
                    self.search_moves(node, key, &moves, alpha, beta, depth, ply)
                }
            }
        };
        self.stack[ply].moves = moves;
        bounds.clamp(score)
    }

    /// Returns the score of a leaf where no capture is due. Where the opponent threatens a capture, all moves are
    /// searched one more ply; otherwise the evaluation stands, unless a sacrifice is better.
    fn quiescence(
        &mut self,
        node: &SearchNode,
        moves: &mut MoveList,
        bounds: ScoreBounds,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let sees_threats = self.shared.sees_threats;
        if depth == 0 && sees_threats && node.position.is_threatened() {
            let key = node.position.key();
            node.position.legal_moves_into(moves);
            return self.search_moves(*node, key, moves, alpha, beta, 0, ply);
        }
        let estimate = self.evaluator.evaluate(&node.position);
        let stand_pat = bounds.adjust_estimate(estimate, self.params());
        if sees_threats {
            self.sacrifice_search(node, moves, stand_pat, alpha, beta, depth, ply)
        } else {
            stand_pat
        }
    }

    /// Searches the moves of a position, with the transposition table before and after.
    fn search_moves(
        &mut self,
        node: SearchNode,
        key: u64,
        moves: &MoveList,
        mut alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let is_pv = beta > alpha + 1;
        let tt_entry = self.shared.tt.probe(key);
        if let Some(score) = tt_entry.and_then(|entry| entry.cutoff(alpha, beta, depth, ply))
            && !is_pv
            && ends_before_draw(score.to_node_relative(ply), &node.counters, &self.rules.draws)
        {
            return score;
        }
        let is_capture = moves[0].is_capture();
        let is_forced = moves.len() == 1;

        if !is_pv && !is_capture {
            if let Some(score) = self.reverse_futility(&node, beta, depth) {
                return score;
            }
            if let Some(score) = self.probcut(node, key, moves, beta, depth, ply) {
                return score;
            }
        }

        let tt_move = tt_entry.and_then(|entry| entry.best);
        let depth = match tt_move {
            None if !is_forced => self.params().internal_iterative_reduction(depth),
            _ => depth,
        };
        let mut picker = mem::take(&mut self.stack[ply].picker);
        let killer = self.stack[ply].killer;
        let params = self.params();
        let history = &self.history;
        picker.fill(&node.position, moves, tt_move, killer, history, params);
        self.path.push(key);

        let original_alpha = alpha;
        let mut best = -Score::INFINITE;
        let mut best_index = None;
        let mut tried = 0;
        // A forced reply costs no depth.
        let child_depth = if is_forced && depth > 0 { depth } else { depth - 1 };
        while let Some(index) = picker.pick() {
            let mv = moves[usize::from(index)];
            let reduction =
                if is_capture { 0 } else { params.late_move_reduction(depth, tried, is_pv) };
            let score = if tried == 0 {
                -self.search(node.child(mv), -beta, -alpha, child_depth, ply + 1)
            } else {
                self.zero_window_search(node.child(mv), alpha, beta, child_depth, reduction, ply)
            };
            tried += 1;
            if self.is_stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_index = Some(index);
                    alpha = score;
                    self.update_pv(ply, mv);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.path.pop();
        if !self.is_stopped {
            let side = node.position.side_to_move();
            if let Some(index) = best_index
                && best >= beta
                && !is_forced
            {
                let mv = moves[usize::from(index)];
                if !is_capture {
                    self.stack[ply].killer = Some(mv);
                }
                let others = picker.tried_before().map(|index| moves[usize::from(index)]);
                let depth = depth.max(1);
                self.history.on_cutoff(side, mv, others, depth, params);
            }
            let entry = TtEntry {
                score: best.to_node_relative(ply),
                bound: Bound::from_window(best, original_alpha, beta),
                depth: depth.clamp(0, 255) as u8,
                best: best_index.or(tt_move),
            };
            self.shared.tt.store(key, entry);
        }
        self.stack[ply].picker = picker;
        best
    }

    /// Returns the score of a move after the first: first with a reduced depth and a zero window, then, if it beats
    /// `alpha`, with the full depth, then with the full window.
    #[inline]
    fn zero_window_search(
        &mut self,
        child: SearchNode,
        alpha: Score,
        beta: Score,
        depth: i32,
        reduction: i32,
        ply: usize,
    ) -> Score {
        let mut score = -self.search(child, -(alpha + 1), -alpha, depth - reduction, ply + 1);
        if score > alpha && reduction > 0 {
            score = -self.search(child, -(alpha + 1), -alpha, depth, ply + 1);
        }
        if score > alpha && score < beta {
            score = -self.search(child, -beta, -alpha, depth, ply + 1);
        }
        score
    }

    /// Makes the move and the child's variation the best variation of this ply.
    fn update_pv(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.stack.split_at_mut(ply + 1);
        let pv = &mut above[ply].pv;
        pv.clear();
        pv.push(mv);
        pv.extend_from_slice(&below[0].pv);
    }
}

impl SearchNode {
    /// The node after a move.
    #[inline]
    fn child(&self, mv: Move) -> SearchNode {
        let position = self.position.play(mv);
        SearchNode { position, counters: self.counters.after(&self.position, mv, &position, 0) }
    }
}

impl Worker<'_> {
    /// Returns the score of a quiet position: `stand_pat`, or more if a sacrifice gains more.
    fn sacrifice_search(
        &mut self,
        node: &SearchNode,
        moves: &mut MoveList,
        stand_pat: Score,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let can_matter = stand_pat < beta && stand_pat + self.params().delta_margin > alpha;
        let is_quiet =
            || node.position.kings().is_empty() && (depth == 0 || !node.position.is_threatened());
        if depth <= -self.params().max_quiescence_plies || !can_matter || !is_quiet() {
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

    /// Returns `true` if the opponent can recapture after every capture of this position.
    fn is_recaptured(&mut self, position: &Position, ply: usize) -> bool {
        let captures = &mut self.stack[ply].moves;
        position.legal_moves_into(captures);
        captures.iter().all(|&capture| position.play(capture).must_capture())
    }

    /// Reverse futility pruning: returns the evaluation of a quiet position if it is so far above beta that a search of
    /// the little depth left would hardly take it below.
    fn reverse_futility(&mut self, node: &SearchNode, beta: Score, depth: i32) -> Option<Score> {
        let params = self.params();
        if depth > params.rfp_max_depth
            || beta.hundredths().abs() > params.rfp_max_beta
            || node.position.is_threatened()
        {
            return None;
        }
        let estimate = self.evaluator.evaluate(&node.position);
        (estimate >= beta + params.rfp_margin * depth).then_some(estimate)
    }

    /// Returns beta if the evaluation and a shallow search are so far above it that a deep search will be as well.
    fn probcut(
        &mut self,
        node: SearchNode,
        key: u64,
        moves: &MoveList,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        if depth < self.params().probcut_min_depth || beta.is_decided() {
            return None;
        }
        let raised = beta + self.params().probcut_margin * depth;
        if self.evaluator.evaluate(&node.position) < raised {
            return None;
        }
        let shallow = self.params().probcut_depth(depth);
        let score = self.search_moves(node, key, moves, raised - 1, raised, shallow, ply);
        self.stack[ply].pv.clear();
        (score >= raised && !self.is_stopped()).then_some(beta)
    }

    /// Returns the score of a position in which the game is over.
    fn game_over_score(&self, node: &SearchNode, is_stuck: bool, ply: usize) -> Option<Score> {
        let plies = Ply(ply as u16);
        match node.position.winner_if_stuck(is_stuck) {
            Some((winner, _)) if winner == node.position.side_to_move() => {
                Some(Score::won_in(plies))
            }
            Some(_) => Some(Score::lost_in(plies)),
            None => {
                let drawn = node.counters.draw_reason(&node.position, &self.rules);
                drawn.map(|_| Score::DRAW)
            }
        }
    }

    /// Returns `true` if the position has occurred before in the variation, or twice in the game.
    fn is_repetition(&self, node: &SearchNode, key: u64) -> bool {
        let since = usize::from(node.counters.quiet.0).min(self.path.len());
        let mut in_game = 0;
        for back in (2..=since).step_by(2) {
            let index = self.path.len() - back;
            if self.path[index] == key {
                if index >= self.game_plies {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }

    /// Returns the bounds that the tables prove, or [`ScoreBounds::UNBOUNDED`].
    #[inline]
    fn probe_tables(&self, node: &SearchNode, key: u64, ply: usize) -> ScoreBounds {
        let hit = self.shared.tables.and_then(|tables| {
            let has_repeated = || self.has_repeated(node, key);
            tables.probe_with_counters(
                &node.position,
                &node.counters,
                &self.rules.draws,
                has_repeated,
            )
        });
        hit.map_or(ScoreBounds::UNBOUNDED, |hit| ScoreBounds::from_hit(hit, ply))
    }

    /// Returns `true` if a position has occurred twice since the last capture or man's move. The search itself repeats
    /// none, so one of the two is in the game.
    fn has_repeated(&self, node: &SearchNode, key: u64) -> bool {
        let quiet = usize::from(node.counters.quiet.0).min(self.path.len());
        let since = &self.path[self.path.len() - quiet..];
        self.path.len() - quiet < self.game_plies
            && (has_repetition(since)
                || since.iter().rev().skip(1).step_by(2).any(|&other| other == key))
    }
}

use std::mem;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use super::super::endgame_tables::EndgameTables;
use super::super::evaluation::Evaluator;
use super::super::transposition_table::{Bound, TranspositionTable, TtEntry};
use super::super::{Score, SearchPosition, StopFlag};
use super::move_picker::{HistoryTable, MovePicker};
use super::pruning::{internal_iterative_reduction, late_move_reduction};
use super::table_probe::{ScoreBounds, ends_before_draw};
use crate::rules::{DrawCounters, Move, MoveList, Ply, Position, RuleSet};

/// No line is followed further than this.
pub(super) const MAX_PLY: usize = 120;

/// What the threads of one search share.
pub(super) struct Shared<'a> {
    pub(super) tt: &'a TranspositionTable,
    pub(super) tables: Option<&'a EndgameTables>,
    pub(super) stop: &'a StopFlag,
    pub(super) sees_threats: bool,
    /// Set when the thread that leads has ended.
    pub(super) finished: StopFlag,
    pub(super) deadline: Option<Instant>,
    pub(super) max_nodes: u64,
    /// Of all threads, as far as they have told.
    pub(super) nodes: AtomicU64,
}

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) counters: DrawCounters,
}

/// What is kept for one ply, so that nothing is allocated while searching.
#[derive(Clone, Debug, Default)]
pub(super) struct StackEntry {
    pub(super) moves: MoveList,
    picker: MovePicker,
    /// The best line from here.
    pub(super) pv: Vec<Move>,
    killer: Option<Move>,
}

/// One thread's search.
pub(super) struct Worker<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: Evaluator<'a>,
    history: HistoryTable,
    pub(super) stack: Vec<StackEntry>,
    /// Keys of the game's positions, then of those on the line searched.
    pub(super) path: Vec<u64>,
    /// How many of them are the game's.
    pub(super) game_plies: usize,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    pub(super) published_nodes: u64,
    /// The furthest ply seen since the last iteration began.
    seldepth: usize,
    pub(super) is_stopped: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        evaluator: Evaluator<'a>,
        situation: &SearchPosition,
    ) -> Worker<'a> {
        Worker {
            shared,
            evaluator,
            history: HistoryTable::new(),
            stack: vec![StackEntry::default(); MAX_PLY + 2],
            path: situation.earlier_keys().to_vec(),
            game_plies: situation.earlier_keys().len(),
            rules: RuleSet {
                draws: *situation.draws(),
                ..situation.position().variant().rule_set()
            },
            nodes: 0,
            published_nodes: 0,
            seldepth: 0,
            is_stopped: false,
        }
    }

    /// The furthest ply seen since this was asked last.
    pub(super) fn take_seldepth(&mut self) -> usize {
        mem::take(&mut self.seldepth)
    }

    pub(super) fn begin_iteration(&mut self) {
        self.history.decay();
    }

    /// The best line found below a root move.
    pub(super) fn child_pv(&self) -> &[Move] {
        &self.stack[1].pv
    }

    /// The score of a root move for the side that plays it.
    pub(super) fn search_root_move(
        &mut self,
        root: &SearchPosition,
        mv: Move,
        alpha: Score,
        beta: Score,
        depth: i32,
    ) -> Score {
        let node = Node {
            position: *root.position(),
            counters: *root.counters(),
        };
        self.path.push(node.position.key());
        let score = -self.search(node.after(mv), -beta, -alpha, depth - 1, 1);
        self.path.pop();
        score
    }

    /// Searches a position to a depth. The score is exact between `alpha` and `beta`, else a bound.
    pub(super) fn search(
        &mut self,
        node: Node,
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
            self.game_over_score(&node, !node.position.has_quiet_move(), false, ply)
        } else {
            node.position.legal_moves_into(&mut moves);
            let is_capture = moves.first().is_some_and(|mv| mv.is_capture());
            self.game_over_score(&node, moves.is_empty(), is_capture, ply)
        };
        let score = match game_over_score {
            Some(score) => score,
            None if ply >= MAX_PLY => self.evaluator.evaluate(&node.position),
            None => {
                // No line from here wins sooner, none loses.
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

    /// A quiet position at the end of a line. Where the other side threatens to capture, one more ply is looked at.
    fn quiescence(
        &mut self,
        node: &Node,
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
        let stand_pat = bounds.adjust_estimate(self.evaluator.evaluate(&node.position));
        if sees_threats {
            self.sacrifice_search(node, moves, stand_pat, alpha, beta, depth, ply)
        } else {
            stand_pat
        }
    }

    /// Tries the moves of a position.
    pub(super) fn search_moves(
        &mut self,
        node: Node,
        key: u64,
        moves: &MoveList,
        mut alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let is_pv = beta > alpha + 1;
        let found = self.shared.tt.probe(key);
        if let Some(score) = found.and_then(|found| found.cutoff(alpha, beta, depth, ply))
            && !is_pv
            && ends_before_draw(
                score.to_node_relative(ply),
                &node.counters,
                &self.rules.draws,
            )
        {
            return score;
        }
        let is_capture = moves[0].is_capture();
        let is_forced = moves.len() == 1;

        if !is_pv
            && !is_capture
            && let Some(score) = self.probcut(node, key, moves, beta, depth, ply)
        {
            return score;
        }

        let first = found.and_then(|found| found.best);
        let depth = match first {
            None if !is_forced => internal_iterative_reduction(depth),
            _ => depth,
        };
        let mut picker = mem::take(&mut self.stack[ply].picker);
        let killer = self.stack[ply].killer;
        picker.fill(&node.position, moves, first, killer, &self.history);
        self.path.push(key);

        let floor = alpha;
        let mut best = -Score::INFINITE;
        let mut best_place = None;
        let mut tried = 0;
        let onward = if is_forced && depth > 0 {
            depth
        } else {
            depth - 1
        };
        while let Some(place) = picker.pick() {
            let mv = moves[usize::from(place)];
            let reduction = if is_capture {
                0
            } else {
                late_move_reduction(depth, tried, is_pv)
            };
            let score = if tried == 0 {
                -self.search(node.after(mv), -beta, -alpha, onward, ply + 1)
            } else {
                self.zero_window_search(node.after(mv), alpha, beta, onward, reduction, ply)
            };
            tried += 1;
            if self.is_stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_place = Some(place);
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
            if let Some(place) = best_place
                && best >= beta
                && !is_forced
            {
                let mv = moves[usize::from(place)];
                if !is_capture {
                    self.stack[ply].killer = Some(mv);
                }
                let others = picker.tried_before().map(|place| moves[usize::from(place)]);
                self.history.on_cutoff(side, mv, others, depth.max(1));
            }
            let entry = TtEntry {
                score: best.to_node_relative(ply),
                bound: Bound::from_window(best, floor, beta),
                depth: depth.clamp(0, 255) as u8,
                best: best_place.or(first),
            };
            self.shared.tt.store(key, entry);
        }
        self.stack[ply].picker = picker;
        best
    }

    /// The score of a move that is not the first tried: it is asked whether it is better, looking less deep by the
    /// reduction, and only if so how much.
    #[inline]
    fn zero_window_search(
        &mut self,
        next: Node,
        alpha: Score,
        beta: Score,
        depth: i32,
        reduction: i32,
        ply: usize,
    ) -> Score {
        let mut score = -self.search(next, -(alpha + 1), -alpha, depth - reduction, ply + 1);
        if score > alpha && reduction > 0 {
            score = -self.search(next, -(alpha + 1), -alpha, depth, ply + 1);
        }
        if score > alpha && score < beta {
            score = -self.search(next, -beta, -alpha, depth, ply + 1);
        }
        score
    }

    pub(super) fn update_pv(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.stack.split_at_mut(ply + 1);
        let pv = &mut above[ply].pv;
        pv.clear();
        pv.push(mv);
        pv.extend_from_slice(&below[0].pv);
    }
}

impl Node {
    pub(super) fn after(&self, mv: Move) -> Node {
        let position = self.position.play(mv);
        Node {
            position,
            counters: self.counters.after(&self.position, mv, &position, 0),
        }
    }
}

use std::mem;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use super::super::endgame_tables::Tables;
use super::super::evaluation::Evaluator;
use super::super::transpositions::{Bound, Finding, Transpositions};
use super::super::{Score, Situation, Stop};
use super::known::{Span, can_still_end};
use super::ordering::{History, Order};
use super::pruning::{depth_without_memory, reduction};
use crate::rules::{Counters, Move, MoveList, Ply, Position, RuleSet};

/// No line is followed further than this.
pub(super) const FURTHEST: usize = 120;

/// What the threads of one search share.
pub(super) struct Shared<'a> {
    pub(super) transpositions: &'a Transpositions,
    pub(super) tables: Option<&'a Tables>,
    pub(super) stop: &'a Stop,
    pub(super) sees_threats: bool,
    /// Set when the thread that leads has ended.
    pub(super) over: Stop,
    pub(super) deadline: Option<Instant>,
    pub(super) most_nodes: u64,
    /// Of all threads, as far as they have told.
    pub(super) nodes: AtomicU64,
}

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) counters: Counters,
}

/// What is kept for one ply, so that nothing is allocated while searching.
#[derive(Clone, Debug, Default)]
pub(super) struct Frame {
    pub(super) moves: MoveList,
    order: Order,
    /// The best line from here.
    pub(super) line: Vec<Move>,
    killer: Option<Move>,
}

/// One thread's search.
pub(super) struct Worker<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: Evaluator<'a>,
    history: History,
    pub(super) frames: Vec<Frame>,
    /// Keys of the game's positions, then of those on the line searched.
    pub(super) path: Vec<u64>,
    /// How many of them are the game's.
    pub(super) of_game: usize,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    pub(super) nodes_told: u64,
    /// The furthest ply seen since the last iteration began.
    furthest: usize,
    pub(super) is_stopped: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        evaluator: Evaluator<'a>,
        situation: &Situation,
    ) -> Worker<'a> {
        Worker {
            shared,
            evaluator,
            history: History::new(),
            frames: vec![Frame::default(); FURTHEST + 2],
            path: situation.earlier().to_vec(),
            of_game: situation.earlier().len(),
            rules: RuleSet {
                draws: *situation.draws(),
                ..situation.position().variant().rule_set()
            },
            nodes: 0,
            nodes_told: 0,
            furthest: 0,
            is_stopped: false,
        }
    }

    /// The furthest ply seen since this was asked last.
    pub(super) fn take_furthest(&mut self) -> usize {
        mem::take(&mut self.furthest)
    }

    pub(super) fn begin_iteration(&mut self) {
        self.history.fade();
    }

    /// The best line found below a root move.
    pub(super) fn line_below_root(&self) -> &[Move] {
        &self.frames[1].line
    }

    /// The score of a root move for the side that plays it.
    pub(super) fn score_root_move(
        &mut self,
        root: &Situation,
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
        self.frames[ply].line.clear();
        if self.must_stop() {
            return Score::DRAW;
        }
        self.nodes += 1;
        self.furthest = self.furthest.max(ply);
        let key = node.position.key();
        self.shared.transpositions.prefetch(key);
        if self.repeats(&node, key) {
            return Score::DRAW;
        }
        let span = self.span(&node, key, ply);
        if let Some(score) = span.decides(alpha, beta) {
            return score;
        }

        let mut moves = mem::take(&mut self.frames[ply].moves);
        let is_rest = depth <= 0 && !node.position.must_capture();
        let ended = if is_rest {
            self.ended(&node, !node.position.can_step(), false, ply)
        } else {
            node.position.legal_moves_into(&mut moves);
            let is_capture = moves.first().is_some_and(|mv| mv.is_capture());
            self.ended(&node, moves.is_empty(), is_capture, ply)
        };
        let score = match ended {
            Some(score) => score,
            None if ply >= FURTHEST => self.evaluator.evaluate(&node.position),
            None => {
                // No line from here wins sooner, none loses.
                alpha = alpha.max(Score::lost_in(Ply(ply as u16)));
                beta = beta.min(Score::won_in(Ply(ply as u16 + 1)));
                if alpha >= beta {
                    alpha
                } else if is_rest {
                    self.rest(&node, &mut moves, span, alpha, beta, depth, ply)
                } else {
                    self.expand(node, key, &moves, alpha, beta, depth, ply)
                }
            }
        };
        self.frames[ply].moves = moves;
        span.bound(score)
    }

    /// A quiet position at the end of a line. Where the other side threatens to capture, one more ply is looked at.
    fn rest(
        &mut self,
        node: &Node,
        moves: &mut MoveList,
        span: Span,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        let sees_threats = self.shared.sees_threats;
        if depth == 0 && sees_threats && node.position.is_threatened() {
            let key = node.position.key();
            node.position.legal_moves_into(moves);
            return self.expand(*node, key, moves, alpha, beta, 0, ply);
        }
        let standing = span.estimate(self.evaluator.evaluate(&node.position));
        if sees_threats {
            self.exchange(node, moves, standing, alpha, beta, depth, ply)
        } else {
            standing
        }
    }

    /// Tries the moves of a position.
    pub(super) fn expand(
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
        let found = self.shared.transpositions.get(key);
        if let Some(score) = found.and_then(|found| found.decides(alpha, beta, depth, ply))
            && !is_pv
            && can_still_end(score.later_by(ply), &node.counters, &self.rules.draws)
        {
            return score;
        }
        let is_capture = moves[0].is_capture();
        let is_forced = moves.len() == 1;

        if !is_pv
            && !is_capture
            && let Some(score) = self.cut_by_shallow_search(node, key, moves, beta, depth, ply)
        {
            return score;
        }

        let first = found.and_then(|found| found.best);
        let depth = match first {
            None if !is_forced => depth_without_memory(depth),
            _ => depth,
        };
        let mut order = mem::take(&mut self.frames[ply].order);
        let killer = self.frames[ply].killer;
        order.fill(&node.position, moves, first, killer, &self.history);
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
        while let Some(place) = order.pick() {
            let mv = moves[usize::from(place)];
            let reduction = if is_capture {
                0
            } else {
                reduction(depth, tried, is_pv)
            };
            let score = if tried == 0 {
                -self.search(node.after(mv), -beta, -alpha, onward, ply + 1)
            } else {
                self.score_rival(node.after(mv), alpha, beta, onward, reduction, ply)
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
                    self.extend_line(ply, mv);
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
                    self.frames[ply].killer = Some(mv);
                }
                let others = order.tried_before().map(|place| moves[usize::from(place)]);
                self.history.refuted(side, mv, others, depth.max(1));
            }
            let finding = Finding {
                score: best.later_by(ply),
                bound: Bound::of(best, floor, beta),
                depth: depth.clamp(0, 255) as u8,
                best: best_place.or(first),
            };
            self.shared.transpositions.put(key, finding);
        }
        self.frames[ply].order = order;
        best
    }

    /// The score of a move that is not the first tried: it is asked whether it is better, looking less deep by the
    /// reduction, and only if so how much.
    #[inline]
    fn score_rival(
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

    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        let line = &mut above[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0].line);
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

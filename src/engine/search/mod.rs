//! Iterative deepening over a principal-variation search, on as many threads as wanted.

mod exchanges;
mod game_over;
mod known;
mod ordering;
mod pace;
mod pruning;
mod stopping;
mod watch;
mod worker;

use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Duration;

use super::evaluation::{Doubt, Evaluation, Evaluator};
use super::tables::Tables;
use super::transpositions::Transpositions;
use super::{Limits, Score, Situation, Stop, TimeLimit, Verdict};
use crate::rules::{Move, Ply, Position};

use pace::Pace;
use watch::Watch;
use worker::{FURTHEST, Shared, Worker};

/// A line of play and what it comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move at its beginning.
    pub score: Score,
    /// What the first move comes to by the endgame tables, for the side that plays it, if they tell: this is no
    /// estimate.
    pub known: Option<Verdict>,
    /// The moves, from the position searched; at least one.
    pub moves: Vec<Move>,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Plies searched to the end, forced moves not counted.
    pub depth: u8,
    /// The furthest ply any line was followed to.
    pub furthest: u8,
    /// The best lines, best first, as many as asked for and there are. Empty where the game is over.
    pub lines: Vec<Line>,
    /// What the position comes to by the endgame tables, draws by count included, if they tell.
    pub known: Option<Verdict>,
    /// Positions searched by all threads.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
}

impl Report {
    /// The best move, unless the game is over.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().map(|line| line.moves[0])
    }

    /// Positions a second.
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}

/// What is asked of a search.
pub(super) struct Question<'a> {
    pub(super) situation: &'a Situation,
    pub(super) limits: Limits,
    /// How many best lines are wanted.
    pub(super) lines: usize,
    pub(super) threads: usize,
    pub(super) doubt: Doubt,
    /// Whether lines that end where a capture threatens are followed one ply more.
    pub(super) sees_threats: bool,
    pub(super) tables: Option<Arc<Tables>>,
    pub(super) stop: &'a Stop,
}

const DEEPEST: i32 = 100;

/// A move worse by so many hundredths of a man is no rival of the best.
const FAR_WORSE: i32 = 80;

/// Searches until a limit is reached or it is asked to stop, telling what it has found after every iteration.
pub(super) fn search(
    question: &Question<'_>,
    transpositions: &Transpositions,
    evaluation: &Evaluation,
    tell: &mut dyn FnMut(&Report),
) -> Report {
    let limits = question.limits;
    let watch = Watch::begin(limits.nodes_a_second);
    let position = question.situation.position();
    let allotment = limits.time.map(|time| time.allotment(position));
    let most = allotment.map(|allotment| allotment.most);
    let nodes = [limits.nodes, most.and_then(|most| watch.nodes(most))];
    let shared = Shared {
        transpositions,
        tables: question.tables.as_deref(),
        stop: question.stop,
        sees_threats: question.sees_threats,
        over: Stop::new(),
        deadline: most.and_then(|most| watch.deadline(most)),
        most_nodes: nodes.into_iter().flatten().min().unwrap_or(u64::MAX),
        nodes: AtomicU64::new(0),
    };
    let new_worker = || {
        Worker::new(
            &shared,
            Evaluator::new(evaluation, question.doubt),
            question.situation,
        )
    };
    thread::scope(|scope| {
        for helper in 1..question.threads.max(1) {
            let worker = new_worker();
            scope.spawn(move || {
                let mut iterations = Iterations::new(worker, question);
                iterations.help(helper);
            });
        }
        let mut leader = Iterations::new(new_worker(), question);
        let is_clocked = matches!(limits.time, Some(TimeLimit::Clock { .. }));
        let pace = allotment.filter(|_| is_clocked).map(Pace::new);
        let report = leader.lead(watch, pace, tell);
        shared.over.ask();
        report
    })
}

/// One thread's way from depth to depth.
struct Iterations<'a> {
    worker: Worker<'a>,
    question: &'a Question<'a>,
    /// The root moves, best first after the first iteration.
    moves: Vec<RootMove>,
    /// What the tables say of the position.
    known: Option<Verdict>,
}

#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    score: Score,
    /// What the tables say it comes to.
    known: Option<Verdict>,
    line: Vec<Move>,
}

impl<'a> Iterations<'a> {
    fn new(worker: Worker<'a>, question: &'a Question<'a>) -> Iterations<'a> {
        let tables = question.tables.as_deref();
        let verdict = |situation: &Situation| tables?.verdict_in(situation);
        let verdict_after = |mv| {
            tables?;
            let mut situation = question.situation.clone();
            situation.play(mv);
            verdict(&situation).map(Verdict::one_ply_earlier)
        };
        let moves = question.situation.moves();
        let moves = moves.iter().map(|&mv| RootMove {
            mv,
            score: -Score::INFINITE,
            known: verdict_after(mv),
            line: vec![mv],
        });
        Iterations {
            worker,
            question,
            moves: moves.collect(),
            known: verdict(question.situation),
        }
    }

    fn depths(&self) -> std::ops::RangeInclusive<i32> {
        1..=self.question.limits.depth.map_or(DEEPEST, i32::from)
    }

    /// Fills the shared table, some threads a ply ahead.
    fn help(&mut self, number: usize) {
        for depth in self.depths() {
            self.iterate(depth + (number % 2) as i32);
            if self.worker.is_stopped() || self.moves.is_empty() {
                break;
            }
        }
        self.worker.tell_nodes();
    }

    fn lead(
        &mut self,
        watch: Watch,
        mut pace: Option<Pace>,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        let mut report = self.report(0, watch);
        if self.moves.is_empty() {
            report.lines.clear();
            return report;
        }
        for depth in self.depths() {
            self.iterate(depth);
            if self.worker.is_stopped() {
                // One line is better for every move tried; several are told as they were, all of one depth.
                if self.question.lines <= 1 || depth == 1 {
                    report = self.report(depth - 1, watch);
                }
                break;
            }
            report = self.report(depth, watch);
            tell(&report);
            let is_late = pace.as_mut().is_some_and(|pace| {
                let best = &self.moves[0];
                pace.learn(best.mv, best.score);
                if pace.asks_if_easy() {
                    pace.answer_if_easy(self.is_easy(depth));
                }
                watch.passed(self.worker.tell_nodes()) >= pace.enough()
            });
            let has_no_choice = self.moves.len() == 1 && self.question.limits.time.is_some();
            if is_late || has_no_choice || self.is_decided(depth) {
                break;
            }
        }
        // What was looked at beside the iterations counts as well.
        report.nodes = self.worker.tell_nodes();
        report.time = watch.on_the_wall();
        report
    }

    /// Whether a look less deep finds every other move far worse than the best.
    fn is_easy(&mut self, depth: i32) -> bool {
        let floor = self.moves[0].score - FAR_WORSE;
        let root = self.question.situation;
        let others: Vec<Move> = self.moves[1..].iter().map(|root| root.mv).collect();
        others.into_iter().all(|mv| {
            let shallower = (depth - 3).max(1);
            let score = self
                .worker
                .score_root_move(root, mv, floor - 1, floor, shallower);
            score < floor && !self.worker.is_stopped()
        })
    }

    /// Whether a deeper search could find nothing better.
    fn is_decided(&self, depth: i32) -> bool {
        let plies = |score: Score| score.plies_to_win().or(score.plies_to_loss());
        let is_near =
            |root: &RootMove| plies(root.score).is_some_and(|Ply(plies)| i32::from(plies) <= depth);
        let is_known = |root: &RootMove| root.known.is_some();
        let wanted = &self.moves[..self.question.lines.min(self.moves.len())];
        wanted.iter().all(is_near)
            || self.known.is_some() && wanted.iter().all(is_known)
            || self.moves.iter().all(is_known)
    }

    /// Searches the root moves one ply deeper than before; the best line first, then the best of the others.
    fn iterate(&mut self, depth: i32) {
        self.worker.begin_iteration();
        let wanted = self.question.lines.clamp(1, self.moves.len().max(1));
        for rank in 0..wanted.min(self.moves.len()) {
            self.search_around(rank, depth);
            if self.worker.is_stopped() {
                return;
            }
        }
        // What one search has cut off another may find better.
        let wanted = wanted.min(self.moves.len());
        self.moves[..wanted].sort_by_key(|root| Reverse(root.score));
    }

    /// Finds the best move from this rank on, looking first near the score it had.
    fn search_around(&mut self, rank: usize, depth: i32) {
        let expected = self.moves[rank].score;
        let mut margin = 12;
        let (mut alpha, mut beta) = if depth >= 5 && !expected.is_decided() {
            (expected - margin, expected + margin)
        } else {
            (-Score::INFINITE, Score::INFINITE)
        };
        loop {
            let best = self.search_from(rank, alpha, beta, depth);
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
    fn search_from(&mut self, rank: usize, floor: Score, beta: Score, depth: i32) -> Score {
        let mut alpha = floor;
        let mut best = -Score::INFINITE;
        for place in rank..self.moves.len() {
            let mv = self.moves[place].mv;
            let root = self.question.situation;
            let mut score;
            if place == rank {
                score = self.worker.score_root_move(root, mv, alpha, beta, depth);
            } else {
                score = self
                    .worker
                    .score_root_move(root, mv, alpha, alpha + 1, depth);
                if score > alpha && score < beta && !self.worker.is_stopped() {
                    score = self.worker.score_root_move(root, mv, alpha, beta, depth);
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
                root_move.line.truncate(1);
                root_move
                    .line
                    .extend_from_slice(self.worker.line_below_root());
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

    /// The line of a root move, and on by the tables where they lead to the end it is said to have.
    fn to_the_end(&self, root: &RootMove) -> Vec<Move> {
        let mut line = root.line.clone();
        let all = root.score.plies_to_win().or(root.score.plies_to_loss());
        let (Some(Ply(all)), Some(tables)) = (all, &self.question.tables) else {
            return line;
        };
        let start = *self.question.situation.position();
        let mut position = line
            .iter()
            .fold(start, |position: Position, &mv| position.play(mv));
        while line.len() < usize::from(all) {
            let left = usize::from(all) - line.len();
            let plies = tables.probe(&position).and_then(Verdict::plies);
            let next = tables.best_moves(&position).into_iter().next();
            let Some(mv) = next.filter(|_| plies == Some(Ply(left as u16))) else {
                break;
            };
            line.push(mv);
            position = position.play(mv);
        }
        line
    }

    fn report(&mut self, depth: i32, watch: Watch) -> Report {
        let wanted = self.question.lines.clamp(1, self.moves.len().max(1));
        let furthest = self.worker.take_furthest().min(FURTHEST) as u8;
        let nodes = self.worker.tell_nodes();
        Report {
            depth: depth as u8,
            furthest,
            lines: self.moves[..wanted.min(self.moves.len())]
                .iter()
                .map(|root| Line {
                    score: root.score,
                    known: root.known,
                    moves: self.to_the_end(root),
                })
                .collect(),
            known: self.known,
            nodes,
            time: watch.on_the_wall(),
        }
    }
}

//! Searching deeper and deeper, until it is enough.

use super::super::{Score, Situation, Verdict};
use super::pace::Pace;
use super::root::RootMove;
use super::watch::Watch;
use super::worker::{FURTHEST, Worker};
use super::{Line, Question, Report};
use crate::rules::{Move, Ply, Position};

const DEEPEST: i32 = 100;

/// A move worse by so many hundredths of a man is no rival of the best.
const FAR_WORSE: i32 = 80;

/// One thread's way from depth to depth.
pub(super) struct Iterations<'a> {
    pub(super) worker: Worker<'a>,
    pub(super) question: &'a Question<'a>,
    /// The root moves, best first after the first iteration.
    pub(super) moves: Vec<RootMove>,
    /// What the tables say of the position.
    known: Option<Verdict>,
}

impl<'a> Iterations<'a> {
    pub(super) fn new(worker: Worker<'a>, question: &'a Question<'a>) -> Iterations<'a> {
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

    /// How many lines are told: one at least, if there is a move.
    pub(super) fn wanted(&self) -> usize {
        self.question.lines.max(1).min(self.moves.len())
    }

    /// Fills the shared table, some threads a ply ahead.
    pub(super) fn help(&mut self, number: usize) {
        for depth in self.depths() {
            self.iterate(depth + (number % 2) as i32);
            if self.worker.is_stopped() || self.moves.is_empty() {
                break;
            }
        }
        self.worker.tell_nodes();
    }

    pub(super) fn lead(
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
        let wanted = &self.moves[..self.wanted()];
        wanted.iter().all(is_near)
            || self.known.is_some() && wanted.iter().all(is_known)
            || self.moves.iter().all(is_known)
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
        let furthest = self.worker.take_furthest().min(FURTHEST) as u8;
        let nodes = self.worker.tell_nodes();
        Report {
            depth: depth as u8,
            furthest,
            lines: self.moves[..self.wanted()]
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

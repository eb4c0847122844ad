//! Iterative deepening over a principal-variation search, on as many threads as wanted.

mod exchanges;
mod game_over;
mod iterations;
mod known;
mod ordering;
mod pace;
mod pruning;
mod report;
mod root;
mod stopping;
mod watch;
mod worker;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread;

use super::endgame_tables::Tables;
use super::evaluation::{Doubt, Evaluation, Evaluator};
use super::transpositions::Transpositions;
use super::{Limits, Situation, Stop, TimeLimit};

pub use report::{Line, Report};

use iterations::Iterations;
use pace::Pace;
use watch::Watch;
use worker::{Shared, Worker};

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

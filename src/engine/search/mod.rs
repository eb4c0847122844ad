//! Iterative deepening over a principal-variation search, on as many threads as wanted.

mod game_over;
mod info;
mod iterative_deepening;
mod move_picker;
mod pruning;
mod root;
mod sacrifice_search;
mod search_clock;
mod stopping;
mod table_probe;
mod time_manager;
mod worker;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread;

use super::endgame_tables::EndgameTables;
use super::evaluation::{EvalNoise, Evaluation, Evaluator};
use super::transposition_table::TranspositionTable;
use super::{Limits, SearchPosition, StopFlag, TimeLimit};

pub use info::{SearchInfo, Variation};

use iterative_deepening::IterativeDeepening;
use search_clock::SearchClock;
use time_manager::TimeManager;
use worker::{Shared, Worker};

/// What is asked of a search.
pub(super) struct SearchRequest<'a> {
    pub(super) situation: &'a SearchPosition,
    pub(super) limits: Limits,
    /// How many best lines are wanted.
    pub(super) multipv: usize,
    pub(super) threads: usize,
    pub(super) doubt: EvalNoise,
    /// Whether lines that end where a capture threatens are followed one ply more.
    pub(super) sees_threats: bool,
    pub(super) tables: Option<Arc<EndgameTables>>,
    pub(super) stop: &'a StopFlag,
}

/// Searches until a limit is reached or it is asked to stop, telling what it has found after every iteration.
pub(super) fn search(
    request: &SearchRequest<'_>,
    tt: &TranspositionTable,
    evaluation: &Evaluation,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let limits = request.limits;
    let clock = SearchClock::start(limits.nodes_per_second);
    let position = request.situation.position();
    let budget = limits.time.map(|time| time.budget(position));
    let most = budget.map(|budget| budget.hard);
    let nodes = [limits.nodes, most.and_then(|most| clock.node_limit(most))];
    let shared = Shared {
        tt,
        tables: request.tables.as_deref(),
        stop: request.stop,
        sees_threats: request.sees_threats,
        finished: StopFlag::new(),
        deadline: most.and_then(|most| clock.deadline(most)),
        max_nodes: nodes.into_iter().flatten().min().unwrap_or(u64::MAX),
        nodes: AtomicU64::new(0),
    };
    let new_worker = || {
        Worker::new(
            &shared,
            Evaluator::new(evaluation, request.doubt),
            request.situation,
        )
    };
    thread::scope(|scope| {
        for helper in 1..request.threads.max(1) {
            let worker = new_worker();
            scope.spawn(move || {
                let mut iterations = IterativeDeepening::new(worker, request);
                iterations.run_helper(helper);
            });
        }
        let mut leader = IterativeDeepening::new(new_worker(), request);
        let is_clocked = matches!(limits.time, Some(TimeLimit::Clock { .. }));
        let time_manager = budget.filter(|_| is_clocked).map(TimeManager::new);
        let info = leader.run_main(clock, time_manager, on_info);
        shared.finished.set();
        info
    })
}

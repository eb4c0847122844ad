//! The search: iterative deepening over a principal variation search, on one or more threads.
//!
//! The techniques have the names of their pages on chessprogramming.org: Iterative Deepening, Principal Variation
//! Search, Aspiration Windows, Quiescence Search, Reverse Futility Pruning, ProbCut, Delta Pruning, Internal Iterative
//! Reductions, Late Move Reductions, Mate Distance Pruning, Killer Heuristic, History Heuristic. All threads search the
//! same position and share one transposition table (Lazy SMP). There is no null move: in draughts it is often good not
//! to have the move.
//!
//! [`Engine`](super::Engine) calls [`search`]; `docs/engine.md` has the figures.

mod alpha_beta;
mod iterative_deepening;
mod move_picker;
mod params;
mod request;
mod score_bounds;
mod time_manager;
mod worker;

use std::sync::atomic::AtomicU64;

use super::evaluation::{Evaluation, Evaluator};
use super::transposition_table::TranspositionTable;
use super::{StopFlag, TimeLimit};
use crate::platform::thread;

pub use params::{Param, ParamError, SearchParams};
pub(super) use request::SearchRequest;
pub use request::{SearchInfo, Variation};

use iterative_deepening::IterativeDeepening;
use time_manager::{SearchClock, TimeManager};
use worker::{Shared, Worker};

/// Searches until a limit is reached or the stop flag is set, and calls `on_info` after each depth.
pub(super) fn search(
    request: &SearchRequest<'_>,
    params: &SearchParams,
    tt: &TranspositionTable,
    evaluation: &Evaluation,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let limits = request.limits;
    let clock = SearchClock::start(limits.nodes_per_second);
    let budget = limits.time.map(|time| time.budget(request.root.position()));
    let hard_limit = budget.map(|budget| budget.hard);
    let node_limits = [limits.nodes, hard_limit.and_then(|time| clock.node_limit(time))];
    let shared = Shared {
        params: params.clone(),
        tt,
        tables: request.tables.as_deref(),
        stop: request.stop,
        sees_threats: request.sees_threats,
        finished: StopFlag::new(),
        deadline: hard_limit.and_then(|time| clock.deadline(time)),
        max_nodes: node_limits.into_iter().flatten().min().unwrap_or(u64::MAX),
        nodes: AtomicU64::new(0),
    };
    let new_worker =
        || Worker::new(&shared, Evaluator::new(evaluation, request.eval_noise), request.root);
    thread::scope(|scope| {
        let _stops_helpers = HelperGuard(&shared.finished);
        for helper in 1..request.threads.max(1) {
            let worker = new_worker();
            let help = move || IterativeDeepening::new(worker, request).run_helper(helper);
            // The search continues with the helpers that the system allows.
            if thread::spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        let mut main = IterativeDeepening::new(new_worker(), request);
        let is_clocked = matches!(limits.time, Some(TimeLimit::Clock { .. }));
        let time_manager =
            budget.filter(|_| is_clocked).map(|budget| TimeManager::new(budget, params));
        main.run_main(clock, time_manager, on_info)
    })
}

/// Stops the helpers when the main search has ended, even by a panic: the scope waits for them.
struct HelperGuard<'a>(&'a StopFlag);

impl Drop for HelperGuard<'_> {
    fn drop(&mut self) {
        self.0.set();
    }
}

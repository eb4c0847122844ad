//! Runs searches in the background, by the built-in engine or an external one.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::prelude::*;

use super::endgames::{EndgameLookup, PlayerTables};
use super::hub_engines::HubJob;
use super::task::{EngineTask, WorkerJob, lock};
use crate::engine::{RunningTask, StopFlag};
use crate::game::Game;
use crate::jobs::{EngineJob, Job, JobEvent};
use crate::platform::{Instant, lower_thread_priority, thread};
use crate::players::{Computer, Decision, TableStatus};
use crate::shots::{JudgeMove, OtherMove};
use crate::viewer::kernel::engine_bridge::engine_problem::EngineProblem;

/// A self-contained engine job.
pub(super) enum BridgeJob {
    /// For the built-in engine, with the lookup of its endgame tables.
    Builtin(EngineJob, EndgameLookup),
    Hub(HubJob),
}

pub(super) enum SearchEvent {
    /// The endgame tables have been looked up.
    TablesOpened(TableStatus),
    Reported(JobEvent),
}

type SearchResult = Result<Decision, EngineProblem>;

/// An event from [`EngineBridge::poll`].
pub(super) enum BridgeEvent {
    Search(SearchEvent),
    Ended(SearchResult),
    /// The search panicked.
    Failed,
}

/// Minimum delay before the computer reacts, so that the player can see the last move.
const MIN_REACTION_TIME: Duration = Duration::from_millis(800);

/// The built-in engine and the running search.
#[derive(Resource, Default)]
pub struct EngineBridge {
    computer: Arc<Mutex<Computer>>,
    search: Option<EngineTask<SearchEvent, SearchResult>>,
}

impl EngineBridge {
    pub fn new(computer: Computer) -> EngineBridge {
        EngineBridge { computer: Arc::new(Mutex::new(computer)), search: None }
    }

    pub(super) fn computer(&self) -> &Arc<Mutex<Computer>> {
        &self.computer
    }

    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Starts a job, replacing the running one. `wake` is called after each event.
    pub(super) fn start(&mut self, job: BridgeJob, wake: impl Fn() + Send + 'static) {
        self.abandon();
        self.search = Some(match job {
            BridgeJob::Builtin(job, lookup) => {
                let computer = self.computer.clone();
                let in_worker = WorkerJob {
                    job: job.clone(),
                    tables: Some((lookup.key(), SearchEvent::TablesOpened)),
                    event: SearchEvent::Reported,
                    result: Ok,
                };
                EngineTask::start(wake, in_worker, move |task| {
                    lower_thread_priority();
                    run_builtin(&job, &lookup, &computer, task)
                })
            }
            BridgeJob::Hub(job) => EngineTask::on_thread(wake, move |task| {
                lower_thread_priority();
                let report = &mut |info| task.send(SearchEvent::Reported(JobEvent::Info(info)));
                job.run(task.stop_flag(), report)
            }),
        });
    }

    /// Stops the search, which decides from its results so far.
    pub(super) fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.stop();
        }
    }

    /// Cancels the search without waiting, discarding its results.
    pub(super) fn abandon(&mut self) {
        if let Some(search) = self.search.take() {
            search.detach();
        }
    }

    /// Cancels the search and waits for it, at most a second.
    pub(super) fn shut_down(&mut self) {
        self.search = None;
    }

    /// Takes the next event, or the result of a finished search; `None` if there is nothing new.
    pub(super) fn poll(&mut self) -> Option<BridgeEvent> {
        let search = self.search.as_mut()?;
        let is_finished = search.is_finished();
        if let Some(event) = search.try_event() {
            return Some(BridgeEvent::Search(event));
        }
        if !is_finished {
            return None;
        }
        Some(match self.search.take()?.join() {
            Ok(result) => BridgeEvent::Ended(result),
            Err(error) => {
                error!("{error}");
                BridgeEvent::Failed
            }
        })
    }
}

fn run_builtin(
    job: &EngineJob,
    lookup: &EndgameLookup,
    computer: &Mutex<Computer>,
    task: &RunningTask<SearchEvent>,
) -> SearchResult {
    let (start, stop) = (Instant::now(), task.stop_flag());
    if let Some(status) = lookup.open_for(computer) {
        task.send(SearchEvent::TablesOpened(status));
    }
    // A canceled search releases the engine within milliseconds.
    let report = &mut |event| task.send(SearchEvent::Reported(event));
    let decision = job.run(&mut lock(computer), stop, report);
    if matches!(
        decision,
        Decision::ResolveIrregularity { .. } | Decision::Huff(_) | Decision::Place(_)
    ) {
        wait_until(start + MIN_REACTION_TIME, stop);
    }
    Ok(decision)
}

fn wait_until(end: Instant, stop: &StopFlag) {
    while Instant::now() < end && !stop.is_set() {
        thread::sleep(Duration::from_millis(20));
    }
}

impl EngineBridge {
    /// Judges a move that is not in an exercise's line. `wake` is called at the end.
    pub fn judge_move(
        &self,
        job: JudgeMove,
        (game, endgames): (&Game, &PlayerTables),
        wake: impl Fn() + Send + 'static,
    ) -> EngineTask<(), Option<OtherMove>> {
        let computer = self.computer().clone();
        let lookup = endgames.lookup(game);
        let in_worker = WorkerJob {
            job: job.clone(),
            tables: Some((lookup.key(), |_| ())),
            event: |()| (),
            result: |judged| judged,
        };
        EngineTask::start(wake, in_worker, move |task| {
            lower_thread_priority();
            lookup.open_for(&computer);
            job.run(&mut lock(&computer), task.stop_flag(), &mut |_| ())
        })
    }
}

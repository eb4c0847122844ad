//! The search beside the window: started, stopped and polled here, by the built-in engine or another.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::prelude::*;

use super::endgames::EndgameLookup;
use super::hub_job::{HubJob, problem};
use super::locking::lock;
use crate::engine::{
    Level, Limits, SearchHandle, SearchInfo, SearchPosition, SearchTask, StopFlag, Variation,
};
use crate::platform::{Instant, lower_thread_priority, thread};
use crate::players::{Computer, Decision, DecisionRequest, EngineEvent, TableStatus};
use crate::rules::Position;
use crate::viewer::kernel::analysis::ANALYSIS_LINES;
use crate::viewer::kernel::messages::EngineProblem;

/// A job for an engine, with everything it needs.
pub(super) enum EngineJob {
    /// For the built-in engine, with the place of its endgame tables.
    Builtin(BuiltinJob, EndgameLookup),
    /// For another engine.
    Hub(HubJob),
}

/// A job for the built-in engine.
pub(super) enum BuiltinJob {
    Decide(DecisionRequest, Level),
    Hint(SearchPosition),
    Analyse(SearchPosition),
}

pub(super) enum SearchEvent {
    /// The endgame tables were looked for.
    TablesOpened(TableStatus),
    /// A depth is done.
    Info(SearchInfo),
    /// The other side threatens this.
    Threat(Variation),
    /// A piece could be huffed and is not.
    HuffDeclined,
}

/// The result of a search: a decision, or what is wrong with another engine.
type SearchResult = Result<Decision, EngineProblem>;

/// Something [`EngineBridge::poll`] returns.
pub(super) enum BridgeEvent {
    Search(SearchEvent),
    Ended(SearchResult),
    /// The search panicked.
    Failed,
}

/// The smallest gain that counts as a threat, in hundredths of a man.
const MIN_THREAT: i32 = 70;
/// The nodes spent on each of the two searches that look for a threat.
const THREAT_NODES: u64 = 100_000;

/// The least time before the computer reacts to what a player did, so that the player can see it first.
const MIN_REACTION_TIME: Duration = Duration::from_millis(800);

/// The built-in engine and the search under way.
#[derive(Resource, Default)]
pub struct EngineBridge {
    computer: Arc<Mutex<Computer>>,
    search: Option<SearchHandle<SearchEvent, SearchResult>>,
}

impl EngineBridge {
    /// Makes a bridge with this built-in engine.
    pub fn new(computer: Computer) -> EngineBridge {
        EngineBridge {
            computer: Arc::new(Mutex::new(computer)),
            search: None,
        }
    }

    /// The built-in engine.
    pub(super) fn computer(&self) -> &Arc<Mutex<Computer>> {
        &self.computer
    }

    /// Returns `true` if a search is under way.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Starts a job in place of the one under way. `wake` is called after each event.
    pub(super) fn start(&mut self, job: EngineJob, wake: impl Fn() + Send + 'static) {
        self.abandon();
        let computer = self.computer.clone();
        self.search = Some(SearchHandle::spawn_with_waker(wake, move |task| {
            lower_thread_priority();
            job.run(&computer, task)
        }));
    }

    /// Ends the search at once; it decides by what it has found.
    pub(super) fn stop(&self) {
        if let Some(search) = &self.search {
            search.stop();
        }
    }

    /// Ends the search without waiting for it; what it finds is lost.
    pub(super) fn abandon(&mut self) {
        if let Some(search) = self.search.take() {
            search.detach();
        }
    }

    /// Ends the search and waits for it, at most a second.
    pub(super) fn shut_down(&mut self) {
        self.search = None;
    }

    /// Takes the next event or, once the search has ended, its result. Returns `None` if there is nothing new.
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

impl EngineJob {
    fn run(&self, computer: &Mutex<Computer>, task: &SearchTask<SearchEvent>) -> SearchResult {
        match self {
            EngineJob::Builtin(job, lookup) => {
                if let Some(status) = lookup.open_for(computer) {
                    task.send(SearchEvent::TablesOpened(status));
                }
                Ok(job.run(computer, task))
            }
            EngineJob::Hub(job) => {
                let mut on_info = |info| task.send(SearchEvent::Info(info));
                job.run(task.stop_flag(), &mut on_info)
                    .map_err(|error| problem(&error))
            }
        }
    }
}

impl BuiltinJob {
    fn run(&self, computer: &Mutex<Computer>, task: &SearchTask<SearchEvent>) -> Decision {
        let start = Instant::now();
        let stop = task.stop_flag();
        // An abandoned search releases the engine within milliseconds.
        let mut computer = lock(computer);
        let send_info = |info: &SearchInfo| task.send(SearchEvent::Info(info.clone()));
        let (info, decision) = match self {
            BuiltinJob::Decide(request, level) => {
                let on_event = &mut |event: EngineEvent<'_>| match event {
                    EngineEvent::Info(info) => send_info(info),
                    EngineEvent::HuffDeclined => task.send(SearchEvent::HuffDeclined),
                };
                (None, computer.decide(request, *level, stop, on_event))
            }
            BuiltinJob::Hint(position) => {
                let limits = Limits::time(Level::MAX_TIME).to_play();
                let info = computer.analyse(position, limits, 1, stop, &mut { send_info });
                (Some(info), Decision::NoMove)
            }
            BuiltinJob::Analyse(position) => {
                if let Some(line) = find_threat(&mut computer, position.position(), stop) {
                    task.send(SearchEvent::Threat(line));
                }
                let limits = Limits::default();
                let info =
                    computer.analyse(position, limits, ANALYSIS_LINES, stop, &mut { send_info });
                (Some(info), Decision::NoMove)
            }
        };
        drop(computer);
        if let Some(info) = info.filter(|info| !info.lines.is_empty()) {
            task.send(SearchEvent::Info(info));
        }
        if matches!(
            decision,
            Decision::ResolveIrregularity { .. } | Decision::Huff(_) | Decision::Place(_)
        ) {
            wait_until(start + MIN_REACTION_TIME, stop);
        }
        decision
    }
}

fn wait_until(end: Instant, stop: &StopFlag) {
    while Instant::now() < end && !stop.is_set() {
        thread::sleep(Duration::from_millis(20));
    }
}

/// Finds the line with which the other side would win material if it were its turn: the best line after a null move,
/// if it gains enough over the best line now.
fn find_threat(computer: &mut Computer, position: &Position, stop: &StopFlag) -> Option<Variation> {
    if position.variant().is_solved() || position.must_capture() {
        return None;
    }
    let engine = computer.engine(position.variant());
    let mut best_line = |position: Position| {
        let limits = Limits::nodes(THREAT_NODES);
        let info = engine.search(&SearchPosition::new(position), limits, stop, &mut |_| ());
        info.lines.into_iter().next()
    };
    let (now, after_null_move) = (best_line(*position)?, best_line(position.null_move())?);
    let gain = after_null_move.score.hundredths() + now.score.hundredths();
    (gain >= MIN_THREAT).then_some(after_null_move)
}

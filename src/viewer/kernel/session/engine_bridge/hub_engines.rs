//! The Hub engines given at startup, and their searches. Each starts once for its name and variants, then on demand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::Duration;

use bevy::prelude::*;

use crate::engine::{Level, Limits, SearchInfo, StopFlag, TimeLimit, Variation};
use crate::game::Game;
use crate::hub_judge::HubJudge;
use crate::players;
use crate::players::{Decision, EngineId};
use crate::protocols::hub::{EngineIdentity, HubClient, HubError, HubInfo, HubSearch, SearchMode};
use crate::protocols::matches::{PlayerKind, PlayerSpec};
use crate::protocols::{ProcessError, Program};
use crate::review::{Judge, JudgeFailed};
use crate::rules::{Move, Ply, Position, Variant};
use crate::viewer::kernel::engine_bridge::engine_problem::EngineProblem;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::session::seats::EngineList;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::kernel::worker::BackgroundTask;

/// The engines and their processes.
#[derive(Resource, Default)]
pub struct HubEngines {
    engines: Vec<HubEngine>,
    /// The pending introductions, once requested.
    introductions: Option<Vec<BackgroundTask<(EngineId, Introduction)>>>,
}

type Introduction = Result<EngineIdentity, HubError>;

struct HubEngine {
    config: HubEngineConfig,
    /// `true` if the user named the engine, which overrides its own name.
    is_named: bool,
    clients: HashMap<Variant, SharedClient>,
}

/// Adds these engines, skipping players that are not Hub engines.
pub fn add_engines(world: &mut World, specs: Vec<PlayerSpec>) {
    let (mut names, mut engines) = (Vec::new(), Vec::new());
    for spec in specs {
        let (name, is_named) = (spec.name(), spec.name.is_some());
        let PlayerKind::Hub { program, params } = spec.kind else {
            continue;
        };
        names.push(name);
        engines.push(HubEngine {
            config: HubEngineConfig {
                program,
                params,
                limits: spec.limits.unwrap_or(Limits::time(Level::MAX_TIME)),
            },
            is_named,
            clients: HashMap::new(),
        });
    }
    world.insert_resource(EngineList::new(names));
    world.insert_resource(HubEngines { engines, introductions: None });
}

pub(super) type MakeJudge = Box<dyn FnOnce() -> Result<Box<dyn Judge>, JudgeFailed> + Send>;

impl HubEngines {
    /// The job of searching the position shown, for a move or, until stopped, for analysis.
    pub(super) fn job(&mut self, id: EngineId, game: &Game, is_analysis: bool) -> Option<HubJob> {
        let mode = if is_analysis { SearchMode::Analyze } else { SearchMode::Think };
        let engine = self.engines.get_mut(id.0)?;
        let client = engine.clients.entry(game.variant()).or_default().clone();
        Some(HubJob::new(game, mode, engine.config.clone(), client))
    }

    /// Returns a function that starts a second instance of an engine, as a judge.
    pub(super) fn judge_maker(&self, id: EngineId, variant: Variant) -> Option<MakeJudge> {
        let config = self.engines.get(id.0)?.config.clone();
        Some(Box::new(move || {
            let never = StopFlag::new();
            let client = HubClient::start(&config.program, variant, &config.params, &never);
            let client = client.map_err(|error| JudgeFailed(error.into()))?;
            Ok(Box::new(HubJudge(client)))
        }))
    }

    /// Stops the running engines.
    pub(super) fn shut_down(&mut self) {
        for engine in &mut self.engines {
            for (_, client) in engine.clients.drain() {
                match client.try_lock() {
                    Ok(mut client) => *client = None,
                    Err(TryLockError::Poisoned(client)) => *client.into_inner() = None,
                    // A running search holds it.
                    Err(TryLockError::WouldBlock) => {}
                }
            }
        }
    }
}

/// Requests the name and variants of each engine in the background.
fn request_introductions(mut engines: ResMut<HubEngines>, waker: WindowWaker) {
    let engines = engines.bypass_change_detection();
    if engines.introductions.is_some() || engines.engines.is_empty() {
        return;
    }
    let asked = engines.engines.iter().enumerate().map(|(index, engine)| {
        let program = engine.config.program.clone();
        BackgroundTask::start(waker.waker(), move |answer| {
            answer.send((EngineId(index), HubClient::identify(&program)));
        })
    });
    engines.introductions = Some(asked.collect());
}

fn take_introductions(
    mut engines: ResMut<HubEngines>,
    mut list: ResMut<EngineList>,
    mut notices: MessageWriter<Notice>,
) {
    let engines = engines.bypass_change_detection();
    let Some(introductions) = &mut engines.introductions else {
        return;
    };
    for (id, introduction) in introductions.iter_mut().flat_map(|task| task.take().0) {
        match introduction {
            Ok(identity) => {
                let is_named = engines.engines.get(id.0).is_some_and(|engine| engine.is_named);
                let name = (!is_named).then_some(identity.name.as_str());
                list.set_identity(id, identity.plays, name);
            }
            Err(error) => {
                let problem = EngineProblem::from(error);
                notices.write(problem.notice(list.name(id), false));
            }
        }
    }
}

/// A Hub engine's program, parameters and limits.
#[derive(Clone)]
pub(super) struct HubEngineConfig {
    pub(super) program: Program,
    pub(super) params: Vec<(String, String)>,
    pub(super) limits: Limits,
}

/// The engine process, or `None` before it is started.
pub(super) type SharedClient = Arc<Mutex<Option<HubClient>>>;

/// The job of searching a position.
pub(super) struct HubJob {
    config: HubEngineConfig,
    client: SharedClient,
    mode: SearchMode,
    position: Position,
    /// The position from which moves are sent to the engine.
    first: Position,
    /// The moves from `first` to `position`.
    moves: Vec<Move>,
    is_new_game: bool,
}

/// Grace period after the time limit.
const GRACE: Duration = Duration::from_secs(5);
/// Maximum search time without a time limit.
const MAX_SEARCH: Duration = Duration::from_secs(600);

impl HubJob {
    /// The job of searching the position shown, within the engine's limits or by its clock.
    pub(super) fn new(
        game: &Game,
        mode: SearchMode,
        mut config: HubEngineConfig,
        client: SharedClient,
    ) -> HubJob {
        let (first, moves) = game.history().since_counted();
        config.limits.time = players::time_limit(game).or(config.limits.time);
        HubJob {
            config,
            client,
            mode,
            position: *game.position(),
            first,
            moves,
            is_new_game: game.current_ply() <= Ply(1),
        }
    }

    /// Runs the search, starting the engine if necessary, and reports to `on_info`. Returns the engine's move, or none
    /// after an analysis. An error ends the engine.
    pub(super) fn run(
        &self,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(SearchInfo),
    ) -> Result<Decision, EngineProblem> {
        // A canceled search that still holds the engine has been sent `stop`.
        let mut shared = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_set() && shared.is_none() {
            return Ok(Decision::NoMove);
        }
        // Wait for an engine that is starting: the next search needs it as well.
        let never = StopFlag::new();
        // Outside the mutex, any error drops the engine.
        let mut client = match shared.take() {
            Some(client) => client,
            None => HubClient::start(
                &self.config.program,
                self.position.variant(),
                &self.config.params,
                &never,
            )?,
        };
        if self.is_new_game {
            client.new_game(&never)?;
        }
        let is_analysis = matches!(self.mode, SearchMode::Analyze);
        let limits = if is_analysis { Limits::default() } else { self.config.limits };
        let timeout = match limits.time {
            _ if is_analysis => Duration::MAX / 4,
            Some(TimeLimit::Move(time)) => time + GRACE,
            Some(TimeLimit::Clock { left, .. }) => left + GRACE,
            _ => MAX_SEARCH,
        };
        let search = HubSearch {
            position: self.first,
            moves: &self.moves,
            limits,
            mode: self.mode.clone(),
            timeout,
            stop_timeout: HubSearch::STOP_TIMEOUT,
        };
        let mut latest = None;
        let found = client.search(&search, stop, &mut |info| {
            latest = merge_info(latest.take(), info);
            if let Some(info) = &latest {
                on_info(info.clone());
            }
        })?;
        *shared = Some(client);
        Ok(if is_analysis { Decision::NoMove } else { Decision::Play(found.mv, self.position) })
    }
}

/// Merges an info line into the previous ones; `None` before the first with moves.
fn merge_info(before: Option<SearchInfo>, info: &HubInfo) -> Option<SearchInfo> {
    let line = match (info.score, info.pv.is_empty()) {
        (Some(score), false) => {
            Some(Variation { score, moves: info.pv.clone(), table_result: None })
        }
        _ => None,
    };
    let mut merged = match before {
        Some(merged) => merged,
        None => SearchInfo {
            depth: 0,
            seldepth: 0,
            lines: Vec::new(),
            table_result: None,
            nodes: 0,
            time: Duration::ZERO,
        },
    };
    if let Some(depth) = info.depth {
        merged.depth = depth.clamp(0.0, 255.0) as u8;
        merged.seldepth = merged.depth;
    }
    merged.nodes = info.nodes.unwrap_or(merged.nodes);
    merged.time = info.time.unwrap_or(merged.time);
    if let Some(line) = line {
        merged.lines = vec![line];
    }
    (!merged.lines.is_empty()).then_some(merged)
}

impl From<HubError> for EngineProblem {
    fn from(error: HubError) -> EngineProblem {
        match error {
            HubError::Process(error) | HubError::Reported { error, .. } => match error {
                ProcessError::Start { .. } => EngineProblem::NotStarted,
                ProcessError::Exited { .. } => EngineProblem::Exited,
                ProcessError::TimedOut { .. } => EngineProblem::Silent,
                ProcessError::NotText | ProcessError::CutOff | ProcessError::Connection(_) => {
                    EngineProblem::InvalidAnswer
                }
            },
            HubError::IllegalMove { .. } => EngineProblem::IllegalMove,
            HubError::UnknownParam { .. } => EngineProblem::UnknownParam,
            _ => EngineProblem::InvalidAnswer,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineList>().init_resource::<HubEngines>().add_systems(
        PreUpdate,
        (request_introductions.run_if(resource_changed::<HubEngines>), take_introductions).chain(),
    );
}

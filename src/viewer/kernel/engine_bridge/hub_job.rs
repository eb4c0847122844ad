//! A search by a Hub engine.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::engine_problem::EngineProblem;
use crate::engine::{Limits, SearchInfo, StopFlag, TimeLimit, Variation};
use crate::game::Game;
use crate::players::{self, Decision};
use crate::protocols::hub::{HubClient, HubError, HubInfo, HubSearch, SearchMode};
use crate::protocols::{ProcessError, Program};
use crate::rules::{Move, Ply, Position};

/// An engine that speaks the Hub protocol: its program, its parameters, its limits.
#[derive(Clone)]
pub(super) struct HubEngineConfig {
    pub(super) program: Program,
    pub(super) params: Vec<(String, String)>,
    pub(super) limits: Limits,
}

/// The running engine, or `None` before it is started.
pub(super) type SharedClient = Arc<Mutex<Option<HubClient>>>;

/// The job of searching a position.
pub(super) struct HubJob {
    config: HubEngineConfig,
    client: SharedClient,
    mode: SearchMode,
    /// The position to search.
    position: Position,
    /// The position from which the engine is sent the moves.
    first: Position,
    /// The moves from `first` to `position`.
    moves: Vec<Move>,
    is_new_game: bool,
}

/// Time past its limit within which an engine may still answer.
const GRACE: Duration = Duration::from_secs(5);
/// Maximum search time of an engine without a time limit.
const MAX_SEARCH: Duration = Duration::from_secs(600);

impl HubJob {
    /// Makes the job of searching the position shown, within the engine's limits or, if it has a clock, by that.
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

    /// Searches, starting the engine if it does not run, and reports what the engine finds to `on_info`. Returns the
    /// engine's move, or no move after an analysis. An error ends the engine.
    pub(super) fn run(
        &self,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(SearchInfo),
    ) -> Result<Decision, EngineProblem> {
        // An abandoned search that still holds the engine has been asked to stop.
        let mut shared = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_set() && shared.is_none() {
            return Ok(Decision::NoMove);
        }
        // An engine that is getting ready is waited for: the next search needs it as well.
        let never = StopFlag::new();
        // Taken out of the lock, the engine ends with any error.
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
        let limits = if is_analysis {
            Limits::default()
        } else {
            self.config.limits
        };
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
        Ok(if is_analysis {
            Decision::NoMove
        } else {
            Decision::Play(found.mv, self.position)
        })
    }
}

/// Merges a line of information into what the engine has sent before; `None` before it has sent a line of moves.
fn merge_info(before: Option<SearchInfo>, info: &HubInfo) -> Option<SearchInfo> {
    let line = match (info.score, info.pv.is_empty()) {
        (Some(score), false) => Some(Variation {
            score,
            moves: info.pv.clone(),
            table_result: None,
        }),
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

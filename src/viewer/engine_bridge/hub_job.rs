//! What another program is to think about, and how it does.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::engine::{Limits, SearchInfo, StopFlag, TimeLimit, Variation};
use crate::game::Game;
use crate::players::Decision;
use crate::protocol::hub::{HubClient, HubError, HubInfo, HubSearch, SearchMode};
use crate::protocol::{ProcessError, Program};
use crate::rules::{Move, Ply, Position};

/// A program that speaks the Hub protocol, and how it is to play.
#[derive(Clone)]
pub(super) struct HubEngineConfig {
    pub(super) program: Program,
    pub(super) params: Vec<(String, String)>,
    pub(super) limits: Limits,
}

/// One that runs, once it does.
pub(super) type SharedClient = Arc<Mutex<Option<HubClient>>>;

/// A search that a program is to do.
pub(super) struct HubJob {
    hub: HubEngineConfig,
    running: SharedClient,
    mode: SearchMode,
    shown: Position,
    first: Position,
    /// From the first to the one shown.
    moves: Vec<Move>,
    is_new: bool,
}

/// Beyond its time a program is waited for so long.
const MARGIN: Duration = Duration::from_secs(5);
/// Without a limit of time, so long.
const PATIENCE: Duration = Duration::from_secs(600);

impl HubJob {
    /// To search the position shown.
    pub(super) fn new(
        game: &Game,
        mode: SearchMode,
        hub: HubEngineConfig,
        running: SharedClient,
    ) -> HubJob {
        let (first, moves) = game.history().since_progress();
        HubJob {
            hub,
            running,
            mode,
            shown: *game.position(),
            first,
            moves,
            is_new: game.current_ply() <= Ply(1),
        }
    }

    /// Has the program search, starting it if it does not run, and tells what it finds; the move it plays, if it is to
    /// play one. After an error it is ended.
    pub(super) fn answer(
        &self,
        stop: &StopFlag,
        tell: &mut dyn FnMut(SearchInfo),
    ) -> Result<Decision, HubError> {
        // Whoever had it search before has asked it to stop.
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_set() && running.is_none() {
            return Ok(Decision::NoMove);
        }
        // Taken out, it is ended by whatever goes wrong.
        let mut client = match running.take() {
            Some(client) => client,
            None => HubClient::start(&self.hub.program, self.shown.variant(), &self.hub.params)?,
        };
        if self.is_new {
            client.new_game()?;
        }
        let is_analysis = matches!(self.mode, SearchMode::Analyze);
        let limits = match is_analysis {
            true => Limits::default(),
            false => self.hub.limits,
        };
        let timeout = match limits.time {
            _ if is_analysis => Duration::MAX / 4,
            Some(TimeLimit::Move(time)) => time + MARGIN,
            _ => PATIENCE,
        };
        let search = HubSearch {
            position: self.first,
            moves: &self.moves,
            limits,
            mode: self.mode.clone(),
            timeout,
        };
        let mut so_far = None;
        let found = client.search(&search, stop, &mut |info| {
            so_far = report_of(info, so_far.take());
            if let Some(report) = &so_far {
                tell(report.clone());
            }
        })?;
        *running = Some(client);
        Ok(match is_analysis {
            true => Decision::NoMove,
            false => Decision::Play(found.mv, self.shown),
        })
    }
}

/// What a program has found, as far as it tells; what it told before holds on.
fn report_of(info: &HubInfo, before: Option<SearchInfo>) -> Option<SearchInfo> {
    let line = match (info.score, info.pv.is_empty()) {
        (Some(score), false) => Some(Variation {
            score,
            moves: info.pv.clone(),
            table_result: None,
        }),
        _ => None,
    };
    let mut report = match before {
        Some(report) => report,
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
        report.depth = depth.clamp(0.0, 255.0) as u8;
        report.seldepth = report.depth;
    }
    report.nodes = info.nodes.unwrap_or(report.nodes);
    report.time = info.time.unwrap_or(report.time);
    if let Some(line) = line {
        report.lines = vec![line];
    }
    (!report.lines.is_empty()).then_some(report)
}

/// The key of the words that say what went wrong with a program.
pub(super) fn trouble(error: &HubError) -> &'static str {
    match error {
        HubError::Process(peer) | HubError::Reported { error: peer, .. } => match peer {
            ProcessError::Start { .. } => "program-not-started",
            ProcessError::Exited { .. } => "program-gone",
            ProcessError::TimedOut { .. } => "program-silent",
            ProcessError::NotText | ProcessError::Connection(_) => "program-not-understood",
        },
        HubError::IllegalMove { .. } => "program-illegal",
        HubError::UnknownParam { .. } => "program-params",
        _ => "program-not-understood",
    }
}

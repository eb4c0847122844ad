//! The jobs: decisions, hints, analyses, endgames to solve.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Job;
use crate::engine::endgame_tables::{BuildProgress, FinishedTable, TableBuilder};
use crate::engine::{Level, Limits, SearchInfo, SearchPosition, StopFlag, Variation};
use crate::players::{Computer, Decision, DecisionRequest, EngineEvent, TableKey};
use crate::rules::Position;

/// A job for the built-in engine, with everything that it must know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum EngineJob {
    Decide(DecisionRequest, Level),
    /// The best move for the player, and the next best one to compare it with.
    Hint(SearchPosition),
    /// Look for a threat, then follow this number of best lines until stopped.
    Analyze(SearchPosition, usize),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JobEvent {
    Info(SearchInfo),
    /// The other side threatens this.
    Threat(Variation),
    HuffDeclined,
}

/// The smallest gain that counts as a threat, in hundredths of a man.
const MIN_THREAT: i32 = 70;
/// The nodes spent on each of the two searches that look for a threat.
const THREAT_NODES: u64 = 100_000;

impl Job for EngineJob {
    const NAME: &'static str = "engine";
    type Event = JobEvent;
    /// The decision, which is [`Decision::NoMove`] unless one was requested.
    type Outcome = Decision;

    fn run(
        &self,
        computer: &mut Computer,
        stop: &StopFlag,
        report: &mut dyn FnMut(JobEvent),
    ) -> Decision {
        let (position, limits, lines) = match self {
            EngineJob::Decide(request, level) => {
                return computer.decide(request, *level, stop, &mut |event| match event {
                    EngineEvent::Info(info) => report(JobEvent::Info(info.clone())),
                    EngineEvent::HuffDeclined => report(JobEvent::HuffDeclined),
                });
            }
            EngineJob::Hint(position) => (position, Limits::time(Level::MAX_TIME).to_play(), 2),
            EngineJob::Analyze(position, lines) => {
                if let Some(line) = find_threat(computer, position, stop) {
                    report(JobEvent::Threat(line));
                }
                (position, Limits::default(), *lines)
            }
        };
        let send_info = &mut |info: &SearchInfo| report(JobEvent::Info(info.clone()));
        let info = computer.analyze(position, limits, lines, stop, send_info);
        // The end of a search that was stopped may know more than its last depth.
        if !info.lines.is_empty() {
            report(JobEvent::Info(info));
        }
        Decision::NoMove
    }

    fn outcome_if_stopped(&self, events: &[JobEvent]) -> Option<Decision> {
        let EngineJob::Decide(request, _) = self else {
            return Some(Decision::NoMove);
        };
        let DecisionRequest::Play { position, .. } = request else {
            return None;
        };
        let best = events.iter().rev().find_map(|event| match event {
            JobEvent::Info(info) => info.best_move(),
            _ => None,
        });
        Some(Decision::Play(best?, *position.position()))
    }
}

/// Finds the line with which the other side would win material if it were its turn: the best line after a null move, if
/// it gains enough over the best line now.
fn find_threat(
    computer: &mut Computer,
    root: &SearchPosition,
    stop: &StopFlag,
) -> Option<Variation> {
    let (position, draws) = (root.position(), *root.draws());
    if position.variant().is_solved() || position.must_capture() {
        return None;
    }
    let engine = computer.engine(position.variant());
    let mut best_line = |position: Position| {
        let limits = Limits::nodes(THREAT_NODES);
        let position = SearchPosition::new(position).with_draw_rules(draws);
        let info = engine.search(&position, limits, stop, &mut |_| ());
        info.lines.into_iter().next()
    };
    let (now, after_null_move) = (best_line(*position)?, best_line(position.null_move())?);
    let gain = after_null_move.score.hundredths() + now.score.hundredths();
    (gain >= MIN_THREAT).then_some(after_null_move)
}

/// Solves the endgames of a game and writes the tables. Existing tables are not solved again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SolveEndgames {
    pub key: TableKey,
    /// Maximum number of pieces.
    pub pieces: u8,
    pub folder: PathBuf,
}

impl Job for SolveEndgames {
    const NAME: &'static str = "solve-endgames";
    /// The share that is done, from 0 to 1.
    type Event = f32;
    /// The reason why they could not be solved or written.
    type Outcome = Result<(), String>;

    fn run(
        &self,
        _: &mut Computer,
        _: &StopFlag,
        report: &mut dyn FnMut(f32),
    ) -> Result<(), String> {
        let builder = TableBuilder {
            variant: self.key.variant,
            few_kings_rule: self.key.few_kings_rule,
            pieces: self.pieces,
            threads: 1,
        };
        let built = builder.build_in(&self.folder, |progress| {
            if let BuildProgress::Finished(FinishedTable { done, total, .. }) = progress {
                report(done as f32 / total.max(1) as f32);
            }
        });
        built.map(drop).map_err(|error| error.to_string())
    }

    /// Runs to the end.
    fn outcome_if_stopped(&self, _: &[f32]) -> Option<Result<(), String>> {
        None
    }
}

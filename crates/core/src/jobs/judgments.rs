use serde::{Deserialize, Serialize};

use super::Job;
use crate::engine::{Engine, EngineSettings, Limits, StopFlag};
use crate::exercises::OtherMove;
use crate::players::Computer;
use crate::review::{self, Attempt, GameReview, Retry, ReviewProgress, ReviewRequest};
use crate::rules::{DrawRules, Move, Position, Variant};

/// The size of the transposition table of a judge, in MiB.
const HASH: usize = 32;

/// Review a game, by an engine that knows nothing of the game at the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewGame(pub ReviewRequest);

/// Judge a move beside the line of an exercise.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JudgeMove {
    /// The position of the move.
    pub position: Position,
    /// The move.
    pub mv: Move,
    /// The limits of the search.
    pub limits: Limits,
}

/// Judge a move that is tried in place of a mistake.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TryMove {
    /// The position of the mistake.
    pub retry: Retry,
    /// The move.
    pub mv: Move,
    /// The draw rules of the game.
    pub draws: DrawRules,
    /// The limits of the search.
    pub limits: Limits,
}

/// An engine of its own for a judge of games of this variant.
pub fn judge(variant: Variant) -> Engine {
    let settings = EngineSettings::default()
        .with_threads(1)
        .with_hash_mib(HASH);
    Engine::new(variant, settings)
}

impl Job for ReviewGame {
    type Event = ReviewProgress;
    type Outcome = GameReview;

    fn run(
        &self,
        _: &mut Computer,
        stop: &StopFlag,
        report: &mut dyn FnMut(ReviewProgress),
    ) -> GameReview {
        let mut judge = judge(self.0.history.start().variant());
        review::review(&self.0, &mut judge, stop, report)
    }

    fn outcome_if_stopped(&self, events: &[ReviewProgress]) -> Option<GameReview> {
        Some(GameReview::so_far(&self.0, events))
    }
}

impl Job for JudgeMove {
    type Event = ();
    /// `None` if it was stopped.
    type Outcome = Option<OtherMove>;

    fn run(
        &self,
        computer: &mut Computer,
        stop: &StopFlag,
        _: &mut dyn FnMut(()),
    ) -> Option<OtherMove> {
        let engine = computer.engine(self.position.variant());
        OtherMove::judge(&self.position, self.mv, engine, self.limits, stop)
    }

    fn outcome_if_stopped(&self, _: &[()]) -> Option<Option<OtherMove>> {
        Some(None)
    }
}

impl Job for TryMove {
    type Event = ();
    /// `None` if it was stopped, or the reason why the judge broke down.
    type Outcome = Result<Option<Attempt>, String>;

    fn run(
        &self,
        _: &mut Computer,
        stop: &StopFlag,
        _: &mut dyn FnMut(()),
    ) -> Result<Option<Attempt>, String> {
        let mut judge = judge(self.retry.position().variant());
        let judged = self
            .retry
            .attempt(self.mv, self.draws, &mut judge, self.limits, stop);
        judged.map_err(|error| error.to_string())
    }

    fn outcome_if_stopped(&self, _: &[()]) -> Option<Result<Option<Attempt>, String>> {
        Some(Ok(None))
    }
}

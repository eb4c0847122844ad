//! The jobs of a review: a whole game, and a move tried in place of a mistake.

use serde::{Deserialize, Serialize};

use super::{GameReview, Retry, RetryAnswer, ReviewProgress, ReviewRequest, review};
use crate::engine::{Engine, EngineSettings, Limits, StopFlag};
use crate::jobs::Job;
use crate::players::Computer;
use crate::rules::{DrawRules, Move, Variant};

/// The size of the transposition table of a judge, in MiB.
const HASH: usize = 32;

/// Reviews a game with an engine of its own, apart from the game at the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewGame(pub ReviewRequest);

/// The built-in engine as a judge of games of this variant, apart from the one that plays.
pub fn built_in_judge(variant: Variant) -> Engine {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(HASH);
    Engine::new(variant, settings)
}

impl Job for ReviewGame {
    const NAME: &'static str = "review-game";
    type Event = ReviewProgress;
    type Outcome = GameReview;

    fn run(
        &self,
        _: &mut Computer,
        stop: &StopFlag,
        report: &mut dyn FnMut(ReviewProgress),
    ) -> GameReview {
        let mut judge = built_in_judge(self.0.history.start().variant());
        review(&self.0, &mut judge, stop, report)
    }

    fn outcome_if_stopped(&self, events: &[ReviewProgress]) -> Option<GameReview> {
        Some(GameReview::so_far(&self.0, events))
    }
}

/// Judges a move tried in place of a mistake.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TryMove {
    pub retry: Retry,
    pub mv: Move,
    pub draws: DrawRules,
    pub limits: Limits,
}

impl Job for TryMove {
    const NAME: &'static str = "try-move";
    type Event = ();
    /// `None` if it was stopped, or the reason why the judge failed.
    type Outcome = Result<Option<RetryAnswer>, String>;

    fn run(
        &self,
        _: &mut Computer,
        stop: &StopFlag,
        _: &mut dyn FnMut(()),
    ) -> Result<Option<RetryAnswer>, String> {
        let mut judge = built_in_judge(self.retry.position().variant());
        let judged = self.retry.attempt(self.mv, self.draws, &mut judge, self.limits, stop);
        judged.map_err(|error| error.to_string())
    }

    fn outcome_if_stopped(&self, _: &[()]) -> Option<Result<Option<RetryAnswer>, String>> {
        Some(Ok(None))
    }
}

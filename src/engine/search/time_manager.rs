//! Time management on a game clock: easy moves take less time, unstable searches more.

use std::time::Duration;

use super::super::Score;
use super::super::limits::TimeBudget;
use crate::rules::Move;

/// A drop of the score by this many hundredths of a man counts as 1; greater drops count no more.
const LARGE_DROP: f64 = 60.0;

/// Iterations with the same best move before the search checks whether it is easy.
const STABLE_ITERATIONS: usize = 4;

/// Decides after each iteration whether to start another: sooner if the move is easy, later while the best move changes
/// or the score falls.
#[derive(Clone, Debug)]
pub(super) struct TimeManager {
    budget: TimeBudget,
    best: Option<(Move, Score)>,
    /// Iterations since the best move changed.
    stable_iterations: usize,
    /// Number of changes of the best move, each multiplied by 0.6 per iteration since.
    instability: f64,
    /// Drop of the score in the last iteration, from 0 to 1.
    score_drop: f64,
    /// Whether all other moves are far worse, once that was checked.
    is_easy: Option<bool>,
}

impl TimeManager {
    pub(super) fn new(budget: TimeBudget) -> TimeManager {
        TimeManager {
            budget,
            best: None,
            stable_iterations: 0,
            instability: 0.0,
            score_drop: 0.0,
            is_easy: None,
        }
    }

    /// Records the result of an iteration.
    pub(super) fn on_iteration(&mut self, best: Move, score: Score) {
        let before = self.best.replace((best, score));
        let Some((best_before, score_before)) = before else {
            return;
        };
        self.instability *= 0.6;
        if best_before == best {
            self.stable_iterations += 1;
        } else {
            self.stable_iterations = 0;
            self.instability += 1.0;
            self.is_easy = None;
        }
        let drop = score_before.hundredths() - score.hundredths();
        self.score_drop = (f64::from(drop) / LARGE_DROP).clamp(0.0, 1.0);
    }

    /// Returns true if the search should now check whether the move is easy.
    pub(super) fn wants_easy_check(&self) -> bool {
        self.is_easy.is_none() && self.stable_iterations >= STABLE_ITERATIONS
    }

    /// Records whether all other moves are far worse.
    pub(super) fn set_easy(&mut self, is_easy: bool) {
        self.is_easy = Some(is_easy);
    }

    /// The time after which no other iteration starts.
    pub(super) fn soft_limit(&self) -> Duration {
        let easy_factor = if self.is_easy == Some(true) { 0.2 } else { 1.0 };
        let unstable_factor = 0.8 + 0.9 * self.instability + 0.6 * self.score_drop;
        let limit = self.budget.soft.mul_f64(easy_factor * unstable_factor);
        limit.min(self.budget.hard)
    }
}

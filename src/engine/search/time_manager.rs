use std::time::Duration;

use super::super::Score;
use super::super::limits::TimeBudget;
use crate::rules::Move;

/// A drop of the score by so many hundredths of a man is as alarming as any.
const LARGE_DROP: f64 = 60.0;

/// Iterations that agree before a move may be found easy.
const STABLE_ITERATIONS: usize = 4;

/// How much of its allotment a search on a clock uses: less where the move is easy, more while the best move changes or
/// its score falls.
#[derive(Clone, Debug)]
pub(super) struct TimeManager {
    budget: TimeBudget,
    best: Option<(Move, Score)>,
    /// Iterations since the best move changed.
    stable_iterations: usize,
    /// Changes of the best move, those of earlier iterations counting less and less.
    instability: f64,
    /// How far the score has just fallen, from 0 to 1.
    score_drop: f64,
    /// Whether all other moves are far worse, once that has been looked into.
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

    /// Takes in what an iteration has found.
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
        let fallen = score_before.hundredths() - score.hundredths();
        self.score_drop = (f64::from(fallen) / LARGE_DROP).clamp(0.0, 1.0);
    }

    /// Whether it is time to look whether the move is easy.
    pub(super) fn wants_easy_check(&self) -> bool {
        self.is_easy.is_none() && self.stable_iterations >= STABLE_ITERATIONS
    }

    /// Whether all other moves are far worse.
    pub(super) fn set_easy(&mut self, is_easy: bool) {
        self.is_easy = Some(is_easy);
    }

    /// After so long no deeper iteration is begun.
    pub(super) fn soft_limit(&self) -> Duration {
        let sure = if self.is_easy == Some(true) { 0.2 } else { 1.0 };
        let doubt = 0.8 + 0.9 * self.instability + 0.6 * self.score_drop;
        let enough = self.budget.soft.mul_f64(sure * doubt);
        enough.min(self.budget.hard)
    }
}

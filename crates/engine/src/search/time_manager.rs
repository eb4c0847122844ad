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
    /// True if all other moves are far worse, once that was checked.
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

    /// Returns `true` if the search should now test for an easy move.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Variant};

    const BUDGET: TimeBudget = TimeBudget {
        soft: Duration::from_secs(10),
        hard: Duration::from_secs(25),
    };

    /// The soft limit in seconds after iterations with these best moves, by number, and scores.
    fn seconds_after(iterations: &[(usize, i32)]) -> f64 {
        let moves = Position::start(Variant::International).legal_moves();
        let mut time_manager = TimeManager::new(BUDGET);
        for &(best, score) in iterations {
            time_manager.on_iteration(moves[best], Score::estimate(score));
        }
        time_manager.soft_limit().as_secs_f64()
    }

    #[track_caller]
    fn assert_near(seconds: f64, expected: f64) {
        assert!((seconds - expected).abs() < 1e-6, "{seconds} s");
    }

    #[test]
    fn more_is_spent_where_the_best_move_changes() {
        let stable = seconds_after(&[(0, 10); 6]);
        assert_near(stable, 8.0);
        let changed = seconds_after(&[(0, 10), (0, 10), (1, 10)]);
        assert_near(changed, 8.0 + 9.0);
        let settled = seconds_after(&[(0, 10), (1, 10), (1, 10), (1, 10)]);
        assert_near(settled, 8.0 + 9.0 * 0.6 * 0.6);
        let changed_twice = seconds_after(&[(0, 10), (1, 10), (0, 10)]);
        assert_near(changed_twice, 8.0 + 9.0 * 1.6);
    }

    #[test]
    fn more_is_spent_where_the_score_falls() {
        assert_near(seconds_after(&[(0, 50), (0, 20)]), 8.0 + 6.0 * 0.5);
        assert_near(seconds_after(&[(0, 50), (0, -500)]), 8.0 + 6.0);
        assert_near(seconds_after(&[(0, 20), (0, 50)]), 8.0);
    }

    #[test]
    fn an_easy_move_takes_a_fifth_until_the_best_move_changes() {
        let moves = Position::start(Variant::International).legal_moves();
        let mut time_manager = TimeManager::new(BUDGET);
        for _ in 0..=STABLE_ITERATIONS {
            assert!(!time_manager.wants_easy_check());
            time_manager.on_iteration(moves[0], Score::DRAW);
        }
        assert!(time_manager.wants_easy_check());
        time_manager.set_easy(true);
        assert!(!time_manager.wants_easy_check());
        assert_near(time_manager.soft_limit().as_secs_f64(), 8.0 / 5.0);
        time_manager.on_iteration(moves[1], Score::DRAW);
        assert_near(time_manager.soft_limit().as_secs_f64(), 8.0 + 9.0);
    }

    #[test]
    fn the_hard_limit_is_never_exceeded() {
        let alternating: Vec<_> = (0..40).map(|number| (number % 2, 0)).collect();
        assert_near(seconds_after(&alternating), 25.0);
    }
}

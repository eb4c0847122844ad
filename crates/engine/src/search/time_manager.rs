//! Time management on a game clock: easy moves take less time, unstable searches more. The clock can count nodes
//! instead of time, which makes a timed search reproducible.

use std::time::Duration;

use super::super::Score;
use super::super::limits::TimeBudget;
use super::params::SearchParams;
use crate::platform::Instant;
use crate::rules::Move;

/// Decides after each iteration whether to start another: sooner if the move is easy, later while the best move changes
/// or the score falls.
#[derive(Clone, Debug)]
pub(super) struct TimeManager<'a> {
    params: &'a SearchParams,
    budget: TimeBudget,
    best: Option<(Move, Score)>,
    /// Iterations since the best move changed.
    stable_iterations: usize,
    /// Number of changes of the best move, each multiplied by the decay per iteration since.
    instability: f64,
    /// Drop of the score in the last iteration, from 0 to 1.
    score_drop: f64,
    /// True if all other moves are far worse, once that was checked.
    is_easy: Option<bool>,
}

impl<'a> TimeManager<'a> {
    pub(super) fn new(budget: TimeBudget, params: &'a SearchParams) -> TimeManager<'a> {
        TimeManager {
            params,
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
        self.instability *= self.params.instability_decay;
        if best_before == best {
            self.stable_iterations += 1;
        } else {
            self.stable_iterations = 0;
            self.instability += 1.0;
            self.is_easy = None;
        }
        let drop = score_before.hundredths() - score.hundredths();
        self.score_drop = (f64::from(drop) / self.params.large_drop).clamp(0.0, 1.0);
    }

    /// Returns `true` if the search should now test for an easy move.
    pub(super) fn wants_easy_check(&self) -> bool {
        self.is_easy.is_none() && self.stable_iterations >= self.params.stable_iterations
    }

    /// Records whether all other moves are far worse.
    pub(super) fn set_easy(&mut self, is_easy: bool) {
        self.is_easy = Some(is_easy);
    }

    /// The time after which no other iteration starts.
    pub(super) fn soft_limit(&self) -> Duration {
        let easy_factor = if self.is_easy == Some(true) { self.params.easy_time } else { 1.0 };
        let unstable_factor = self.params.stable_time
            + self.params.instability_time * self.instability
            + self.params.drop_time * self.score_drop;
        let limit = self.budget.soft.mul_f64(easy_factor * unstable_factor);
        limit.min(self.budget.hard)
    }
}

/// Time since a search began: real time, or nodes at a fixed rate.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchClock {
    start: Instant,
    nodes_per_second: Option<u64>,
}

impl SearchClock {
    pub(super) fn start(nodes_per_second: Option<u64>) -> SearchClock {
        SearchClock { start: Instant::now(), nodes_per_second }
    }

    /// Real time since the start.
    pub(super) fn wall_time(&self) -> Duration {
        self.start.elapsed()
    }

    /// Time since the start in the unit of the limits, after this number of nodes.
    pub(super) fn elapsed(&self, nodes: u64) -> Duration {
        match self.nodes_per_second {
            None => self.wall_time(),
            Some(nodes_per_second) => {
                Duration::from_secs_f64(nodes as f64 / nodes_per_second.max(1) as f64)
            }
        }
    }

    /// The moment at which `time` is over, if real time counts.
    pub(super) fn deadline(&self, time: Duration) -> Option<Instant> {
        match self.nodes_per_second {
            // A time too long for an `Instant` is no limit.
            None => self.start.checked_add(time),
            Some(_) => None,
        }
    }

    /// The number of nodes that make up `time`, if nodes count.
    pub(super) fn node_limit(&self, time: Duration) -> Option<u64> {
        let nodes_per_second = self.nodes_per_second?;
        Some((time.as_secs_f64() * nodes_per_second as f64) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Variant};

    const BUDGET: TimeBudget =
        TimeBudget { soft: Duration::from_secs(10), hard: Duration::from_secs(25) };

    /// The soft limit in seconds after iterations with these best moves, by number, and scores.
    fn seconds_after(iterations: &[(usize, i32)]) -> f64 {
        let moves = Position::start(Variant::International).legal_moves();
        let params = SearchParams::default();
        let mut time_manager = TimeManager::new(BUDGET, &params);
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
        let params = SearchParams::default();
        let mut time_manager = TimeManager::new(BUDGET, &params);
        for _ in 0..=params.stable_iterations {
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

//! The ratings of players and of exercises.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::engine::Level;

/// Maximum change of a player's rating by one exercise, in points.
pub const MAX_CHANGE: f64 = 30.0;
/// The rating of an exercise that level 1 solves, and of a player without results.
const EASIEST: f64 = 800.0;
/// Ratings are multiples of this, so that sums are exact and rounding takes no change beyond the maximum.
const STEP: f64 = 1.0 / 1_048_576.0;
const POINTS_PER_LEVEL: f64 = 150.0;
/// The deviation of the ratings of exercises, which are seeded by levels and not by players.
const EXERCISE_DEVIATION: f64 = 100.0;
/// The first deviation and volatility of Glicko-2 (Glickman, “Example of the Glicko-2 system”).
const FIRST_DEVIATION: f64 = 350.0;
const FIRST_VOLATILITY: f64 = 0.06;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerRating {
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// The degree of expected fluctuation.
    pub volatility: f64,
}

impl Default for PlayerRating {
    fn default() -> PlayerRating {
        PlayerRating::FIRST
    }
}

/// The rating of an exercise whose weakest solver is this level; `None` if levels 1 to 9 do not solve it.
pub fn exercise_rating(solved_from: Option<Level>) -> f64 {
    let level = solved_from.unwrap_or(Level::FULL).number();
    EASIEST + POINTS_PER_LEVEL * f64::from(level - 1)
}

impl PlayerRating {
    /// The rating of a player without results.
    pub const FIRST: PlayerRating =
        PlayerRating { rating: EASIEST, deviation: FIRST_DEVIATION, volatility: FIRST_VOLATILITY };

    /// The rating after an exercise with this rating. It changes by at most [`MAX_CHANGE`].
    #[must_use]
    pub fn after(self, exercise: f64, is_solved: bool) -> PlayerRating {
        let player = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        let exercise = Glicko2Rating {
            rating: exercise,
            deviation: EXERCISE_DEVIATION,
            volatility: FIRST_VOLATILITY,
        };
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&player, &exercise, &outcome, &Glicko2Config::new());
        let change = (after.rating - self.rating).clamp(-MAX_CHANGE, MAX_CHANGE);
        PlayerRating {
            rating: ((self.rating + change) / STEP).round() * STEP,
            deviation: after.deviation,
            volatility: after.volatility,
        }
    }

    /// The rating for display.
    pub fn rounded(self) -> u32 {
        self.rating.max(0.0).round() as u32
    }

    /// Returns `true` if every number is valid input for the formulas of Glicko-2.
    pub(crate) fn is_valid(self) -> bool {
        let numbers = [self.rating, self.deviation, self.volatility];
        numbers.iter().all(|number| number.is_finite())
            && (0.0..=4000.0).contains(&self.rating)
            && (1.0..=FIRST_DEVIATION).contains(&self.deviation)
            && (0.0001..=1.0).contains(&self.volatility)
    }
}

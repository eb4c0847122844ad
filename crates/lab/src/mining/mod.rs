//! Shots, mined from games of a careless player.
//!
//! [`find_shots`] finds shots that measure the tactical strength of a player. [`find_exercises`] collects those for
//! people to solve, and an [`ExerciseChecker`] checks that each has one solution.

mod check;
mod exercises;
mod shots;

pub use check::{CheckFailure, CheckedExercise, ExerciseCheckConfig, ExerciseChecker};
pub use exercises::{ExerciseSearchConfig, find_exercises};
pub use shots::{ShotSearchConfig, find_shots};

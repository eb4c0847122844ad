//! Exercises: positions in which every move of the solver is the only one that wins, up to the end of the line.
//!
//! [`find`] collects exercises from games of a weak player; [`ExerciseTheme`] names their ideas. `dames3d shots collect` writes
//! them into a file.

mod attempt;
mod check;
mod exercise;
mod finder;
mod gain;
mod judge;
mod least_boards;
mod other_move;
mod progress;
mod rating;
mod set;
mod theme;

pub use crate::platform::{JsonFileError as ResultsError, JsonFileErrorKind as ResultsErrorKind};
pub use attempt::{Answer, ExerciseAttempt, ExerciseResult, Hint};
pub use check::{CheckedExercise, ExerciseCheckConfig, ExerciseChecker, Flaw};
pub use exercise::{Exercise, ExerciseError, ExerciseId};
pub use finder::{ExerciseSearchConfig, find};
pub use gain::LineGain;
pub use other_move::OtherMove;
pub use progress::{BoardProgress, Progress, ResultsFile};
pub use rating::{MAX_CHANGE, PlayerRating, exercise_rating};
pub use theme::{ExerciseTheme, boards_of_longest_rafle};

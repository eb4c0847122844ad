//! Shots (combinations): positions in which a player gives up men and wins more.
//!
//! A [`Shot`] measures the tactical strength of a player: `dames3d shots try` tests players with them. An [`Exercise`]
//! is for people: every move of the solver is the only one that wins, up to the end of the line. [`ExerciseTheme`]
//! names their ideas. `dames3d-lab shots` mines both.
//!
//! ```
//! use dames3d_rules::rules::Variant;
//! use dames3d_learning::shots::Shot;
//!
//! let text = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28 38-33 28x39 40-34 39x30 35x2";
//! let shot = Shot::read(text, Variant::International).unwrap();
//! assert_eq!((shot.first().from().number(), shot.line().len()), (38, 5));
//! ```

mod attempt;
mod exercise;
mod other_move;
mod shot;
mod theme;
mod words;

pub use crate::platform::{JsonFileError as ResultsError, JsonFileErrorKind as ResultsErrorKind};
pub use attempt::{
    Answer, BoardProgress, ExerciseAttempt, ExerciseResult, Hint, Progress, ResultsFile,
};
pub use exercise::{Exercise, ExerciseError, ExerciseId};
pub use other_move::{JudgeMove, MIN_WINNING_SCORE, OtherMove};
pub use shot::{MoveLineError, Shot, ShotError, balance, forced_shot};
pub use theme::{ExerciseTheme, LineGain, boards_of_longest_rafle};

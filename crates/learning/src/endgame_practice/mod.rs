//! Endgames to practice: won positions from the endgame tables, played against the longest defense.
//!
//! An [`EndgameExercise`] is a position that the side to move wins, but not by every move; the [`ExerciseChooser`]
//! picks them at random. An [`EndgameAttempt`] plays one: it judges each move by the distance to the win before and
//! after, answers with the longest defense, and counts the moves played and needed. [`EndgameRecords`] stores the
//! results.

mod attempt;
mod exercise;
mod words;

pub use attempt::{
    AttemptEnd, EndgameAttempt, EndgameRecords, EndgameRecordsFile, EndingRecord, MoveJudgment,
};
pub use exercise::{EndgameExercise, ExerciseChooser, ExerciseFilter, PracticeLength};

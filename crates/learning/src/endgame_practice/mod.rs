//! Endgames to practice: won positions from the endgame tables, played against the longest defense.
//!
//! An [`EndgameExercise`] is a position that the side to move wins, but not by every move; the [`ExerciseChooser`] draws
//! them by lot. An [`EndgameAttempt`] plays one: it judges each move by the distance to the win before and after, answers
//! with the longest defense, and knows at the end how many moves were played and how many were enough. The
//! [`EndgameRecords`] keep what was won.

mod attempt;
mod exercise;
mod words;

pub use attempt::{
    AttemptEnd, EndgameAttempt, EndgameRecords, EndgameRecordsFile, EndingRecord, MoveJudgment,
};
pub use exercise::{EndgameExercise, ExerciseChooser, ExerciseWish, PracticeLength};

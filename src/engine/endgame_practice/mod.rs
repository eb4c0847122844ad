//! Endgames to practise: won positions from the endgame tables, played against the longest defence.
//!
//! An [`EndgameExercise`] is a position that the side to move wins, but not by every move. An [`EndgameAttempt`] plays it:
//! it judges each move by the distance to the win before and after, answers with the longest defence, and knows at the
//! end how many moves were played and how many were enough.

mod attempt;
mod exercise;

pub use attempt::{AttemptEnd, EndgameAttempt, MoveJudgement};
pub use exercise::{EndgameExercise, ExerciseWish};

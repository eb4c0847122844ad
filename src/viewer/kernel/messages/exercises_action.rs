//! The actions of shots to solve.

use crate::rules::Variant;

/// An action of shots to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExercisesAction {
    /// Begin with the exercises.
    Open,
    /// Solve the exercises of this variant.
    Board(Variant),
    /// Show the next hint.
    Hint,
    /// Show the solution.
    ShowSolution,
    /// Begin the exercise again; its result counts no more.
    Retry,
    /// Go on to another exercise.
    Next,
    /// Solve the missed exercises again, or new ones.
    ToggleMissed,
    /// Play the line of the exercise through, after its end.
    PlayLine,
    /// Leave the exercises.
    Leave,
}

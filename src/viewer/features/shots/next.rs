//! The choice of the next exercise.

use bevy::prelude::*;
use fastrand::Rng;

use super::state::{ExerciseResults, ExerciseRun, ExerciseSets, ExerciseSource, OpenExercises};
use crate::rules::Position;
use crate::shots::Exercise;
use crate::viewer::kernel::messages::PracticeCommand;

/// The next exercise. Once no missed one is left, it is a new one.
fn next_exercise(
    open: &mut OpenExercises,
    results: &ExerciseResults,
    sets: ExerciseSets,
) -> Option<Exercise> {
    let set = (sets.0)(open.variant);
    let results = results.0.on(open.variant);
    let mut rng = Rng::new();
    open.all = set.len();
    if open.source == ExerciseSource::Missed {
        if let Some(missed) = results.next_missed(set, open.last(), &mut rng) {
            return Some(missed.clone());
        }
        open.source = ExerciseSource::New;
    }
    results.next(set, &mut rng).cloned()
}

/// Puts the next exercise on the board.
pub(super) fn begin_next(
    open: &mut OpenExercises,
    results: &ExerciseResults,
    sets: ExerciseSets,
    practice: &mut MessageWriter<PracticeCommand>,
) {
    open.run = next_exercise(open, results, sets).map(ExerciseRun::new);
    let start = match &open.run {
        Some(run) => *run.shown(),
        None => Position::start(open.variant),
    };
    practice.write(PracticeCommand::Begin(start));
}

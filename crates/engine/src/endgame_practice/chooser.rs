use std::collections::HashSet;

use fastrand::Rng;

use super::super::endgame_tables::EndgameTables;
use super::super::limits::StopFlag;
use super::exercise::{EndgameExercise, ExerciseWish};
use crate::rules::Position;

/// Number of exercises chosen before one that was already played is given again.
const MAX_REPEATS: usize = 20;

/// The exercises of a session, no two of them alike.
#[derive(Clone, Debug, Default)]
pub struct ExerciseChooser {
    rng: Rng,
    chosen: HashSet<Position>,
}

impl ExerciseChooser {
    /// Chooses by these random numbers.
    pub fn with_random_numbers(rng: Rng) -> ExerciseChooser {
        ExerciseChooser {
            rng,
            chosen: HashSet::new(),
        }
    }

    /// Chooses an exercise that was not chosen before. `None` if the tables hold none that is wanted, or such are very
    /// rare, or if it was stopped.
    pub fn choose(
        &mut self,
        tables: &EndgameTables,
        wish: &ExerciseWish,
        stop: &StopFlag,
    ) -> Option<EndgameExercise> {
        for _ in 0..MAX_REPEATS {
            let exercise = EndgameExercise::choose(tables, wish, &mut self.rng, stop)?;
            if self.chosen.insert(exercise.position) {
                return Some(exercise);
            }
        }
        // The few that there are have all been played.
        EndgameExercise::choose(tables, wish, &mut self.rng, stop)
    }
}

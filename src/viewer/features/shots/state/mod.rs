//! Shots to solve on the practice board, and the player's results.

mod feedback;
mod run;

use std::time::Duration;

use bevy::prelude::*;

pub use feedback::{Feedback, FeedbackKind};
pub use run::{ExercisePhase, ExerciseRun};

use crate::rules::Variant;
use crate::shots::{Exercise, ExerciseId, Progress, ResultsFile};
use crate::viewer::kernel::user_folders::UserFolders;

/// The exercises of each variant.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ExerciseSets(pub fn(Variant) -> &'static [Exercise]);

impl Default for ExerciseSets {
    fn default() -> ExerciseSets {
        ExerciseSets(Exercise::set)
    }
}

/// The time for which a move beside the line is judged.
#[derive(Resource, Clone, Copy, Debug)]
pub struct JudgingTime(pub Duration);

impl Default for JudgingTime {
    fn default() -> JudgingTime {
        JudgingTime(Duration::from_secs(1))
    }
}

/// The file in which the results are kept, if they are.
#[derive(Resource, Clone, Debug)]
pub struct ExerciseFile(pub Option<ResultsFile>);

impl FromWorld for ExerciseFile {
    fn from_world(world: &mut World) -> ExerciseFile {
        ExerciseFile(world.resource::<UserFolders>().file())
    }
}

/// The player's results.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ExerciseResults(pub Progress);

/// The source of the exercises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExerciseSource {
    /// New ones, about as hard as the player is strong.
    #[default]
    New,
    Missed,
}

/// The exercises on the practice board, if they are open.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentExercises(pub Option<OpenExercises>);

/// The feedback shown, which waits for the animation of the move that it is about.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownFeedback(pub Option<Feedback>);

/// The exercises that are solved.
#[derive(Clone, Debug)]
pub struct OpenExercises {
    pub variant: Variant,
    pub source: ExerciseSource,
    /// `false` while the results and the exercises are read.
    pub is_read: bool,
    /// Number of exercises of the variant.
    pub all: usize,
    /// The exercise on the board; `None` before the first, and once all have been seen.
    pub run: Option<ExerciseRun>,
}

impl OpenExercises {
    /// The exercises of a variant, before they are read.
    pub fn new(variant: Variant) -> OpenExercises {
        OpenExercises {
            variant,
            source: ExerciseSource::New,
            is_read: false,
            all: 0,
            run: None,
        }
    }

    /// The exercise on the board.
    pub fn last(&self) -> Option<ExerciseId> {
        self.run.as_ref().map(|run| run.exercise().id())
    }

    /// Returns `true` if no exercise is left.
    pub fn is_exhausted(&self) -> bool {
        self.is_read && self.run.is_none()
    }
}

impl CurrentExercises {
    /// Returns `true` while exercises are solved.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// The exercise on the board.
    pub fn run(&self) -> Option<&ExerciseRun> {
        self.0.as_ref()?.run.as_ref()
    }

    /// The exercise on the board, to change.
    pub fn run_mut(&mut self) -> Option<&mut ExerciseRun> {
        self.0.as_mut()?.run.as_mut()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentExercises>()
        .init_resource::<ExerciseResults>()
        .init_resource::<ShownFeedback>()
        .init_resource::<ExerciseFile>()
        .init_resource::<ExerciseSets>();
}

//! The thread that reads and writes the player's results, and reads the exercises.

use bevy::prelude::*;

use super::state::ExerciseSets;
use crate::rules::Variant;
use crate::shots::{Exercise, ExerciseResult, Progress, ResultsError, ResultsFile};
use crate::viewer::kernel::worker::BackgroundWorker;

/// A job of the thread.
pub(super) enum ResultsJob {
    /// Read the results, and the exercises of this variant.
    Read(Variant),
    Note(Box<Exercise>, ExerciseResult),
}

/// The answer to a job: all results, as they are in the file.
pub(super) enum ResultsAnswer {
    /// The exercises of this variant are read, and the results, if they are kept.
    Read(Variant, Option<Result<Progress, ResultsError>>),
    Noted(Result<Progress, ResultsError>),
}

/// The thread, which begins with its first job.
#[derive(Resource, Default)]
pub(super) struct ResultsThread {
    worker: Option<BackgroundWorker<ResultsJob, ResultsAnswer>>,
    /// Number of results that are not yet noted in the file.
    pending: usize,
}

impl ResultsThread {
    /// Gives the thread a job. `wake` is called after each answer; it, the file and the sets serve the first job.
    pub(super) fn send(
        &mut self,
        job: ResultsJob,
        file: Option<&ResultsFile>,
        sets: ExerciseSets,
        wake: impl Fn() + Send + 'static,
    ) {
        self.pending += usize::from(matches!(job, ResultsJob::Note(..)) && file.is_some());
        let worker = self
            .worker
            .get_or_insert_with(|| start(file.cloned(), sets, wake));
        worker.ask(job);
    }

    /// Takes the answers since the last call, each with `true` if the file has every result.
    pub(super) fn take(&mut self) -> Vec<(ResultsAnswer, bool)> {
        let answers = self
            .worker
            .as_mut()
            .map(BackgroundWorker::take)
            .unwrap_or_default();
        let answers = answers.into_iter().map(|answer| {
            self.pending -= usize::from(matches!(answer, ResultsAnswer::Noted(_)));
            (answer, self.pending == 0)
        });
        answers.collect()
    }
}

fn start(
    file: Option<ResultsFile>,
    sets: ExerciseSets,
    wake: impl Fn() + Send + 'static,
) -> BackgroundWorker<ResultsJob, ResultsAnswer> {
    BackgroundWorker::start(wake, move |job, _, answers| {
        let answer = match job {
            ResultsJob::Read(variant) => {
                (sets.0)(variant);
                let loaded = file.as_ref().map(ResultsFile::load);
                Some(ResultsAnswer::Read(variant, loaded))
            }
            ResultsJob::Note(exercise, result) => {
                let noted = file
                    .as_ref()
                    .map(|file| file.update(|results| results.note(&exercise, result)));
                noted.map(ResultsAnswer::Noted)
            }
        };
        answer.map(|answer| answers.send(answer));
    })
}

//! The thread that reads and writes the player's results, and reads the exercises.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use super::state::ExerciseSets;
use crate::exercises::{Exercise, ExerciseResult, Progress, ResultsError, ResultsFile};
use crate::platform::thread::{self, JoinHandle};
use crate::rules::Variant;

/// A job of the thread.
pub(super) enum ResultsJob {
    /// Read the results, and the exercises of this variant.
    Read(Variant),
    /// Note a result.
    Note(Box<Exercise>, ExerciseResult),
}

/// The answer to a job: all results, as they are in the file.
pub(super) enum ResultsAnswer {
    /// The exercises of this variant are read, and the results, if they are kept.
    Read(Variant, Option<Result<Progress, ResultsError>>),
    /// A result is noted.
    Noted(Result<Progress, ResultsError>),
}

/// The thread, which begins with its first job.
#[derive(Resource, Default)]
pub(super) struct ResultsThread(Option<Running>);

struct Running {
    jobs: Option<Sender<ResultsJob>>,
    // A receiver can only be shared between threads inside a lock. Nothing waits for it.
    answers: Mutex<Receiver<ResultsAnswer>>,
    thread: Option<JoinHandle<()>>,
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
        let running = self
            .0
            .get_or_insert_with(|| Running::start(file.cloned(), sets, wake));
        running.pending += usize::from(matches!(job, ResultsJob::Note(..)) && file.is_some());
        if let Some(jobs) = &running.jobs {
            // It fails only if the thread panicked, which has been reported.
            let _ = jobs.send(job);
        }
    }

    /// Takes the next answer, with `true` if the file has every result.
    pub(super) fn try_answer(&mut self) -> Option<(ResultsAnswer, bool)> {
        let running = self.0.as_mut()?;
        let answers = running.answers.get_mut();
        let answer = answers.unwrap_or_else(PoisonError::into_inner).try_recv();
        let answer = answer.ok()?;
        if matches!(answer, ResultsAnswer::Noted(_)) {
            running.pending = running.pending.saturating_sub(1);
        }
        Some((answer, running.pending == 0))
    }
}

impl Running {
    fn start(
        file: Option<ResultsFile>,
        sets: ExerciseSets,
        wake: impl Fn() + Send + 'static,
    ) -> Running {
        let (jobs, received) = mpsc::channel();
        let (answers, received_answers) = mpsc::channel();
        let thread = thread::spawn(move || {
            for job in received {
                let answer = match job {
                    ResultsJob::Read(variant) => {
                        (sets.0)(variant);
                        let loaded = file.as_ref().map(ResultsFile::load);
                        Some(ResultsAnswer::Read(variant, loaded))
                    }
                    ResultsJob::Note(exercise, result) => {
                        let noted = file.as_ref().map(|file| file.note(&exercise, result));
                        noted.map(ResultsAnswer::Noted)
                    }
                };
                // Sending fails only when the window is closing.
                if answer.is_some_and(|answer| answers.send(answer).is_ok()) {
                    wake();
                }
            }
        });
        Running {
            jobs: Some(jobs),
            answers: Mutex::new(received_answers),
            thread: Some(thread),
            pending: 0,
        }
    }
}

impl Drop for Running {
    /// Waits until the last result is written.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to write.
            let _ = thread.join();
        }
    }
}

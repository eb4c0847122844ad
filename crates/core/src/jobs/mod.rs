//! The work of an engine beside a game, as data: for a thread, or for a worker that shares no memory.
//!
//! A [`Job`] holds all that it needs, reports events on the way, and has an outcome. A worker is sent a
//! [`WorkerOrder`] and answers with [`WorkerMessage`]s, both written as JSON. It does the jobs that it was given with
//! [`WorkerEngine::with_job`], by their names.

mod engine_job;
mod worker;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use engine_job::{EngineJob, JobEvent, SolveEndgames};
pub use worker::{OrderError, WorkerEngine, WorkerMessage, WorkerOrder};

use crate::engine::StopFlag;
use crate::players::Computer;

/// A job for the built-in engine, with everything that it must know.
pub trait Job: Clone + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name by which a worker knows the kind of job.
    const NAME: &'static str;
    /// Reported before the job is done.
    type Event: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The result when it is done.
    type Outcome: Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Does the job, and reports on the way.
    fn run(
        &self,
        computer: &mut Computer,
        stop: &StopFlag,
        report: &mut dyn FnMut(Self::Event),
    ) -> Self::Outcome;

    /// The outcome if the job ends after these events; `None` if it has to go on. A worker cannot be asked to stop while it
    /// works, only ended.
    fn outcome_if_stopped(&self, events: &[Self::Event]) -> Option<Self::Outcome>;
}

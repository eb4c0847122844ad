//! The background work of an engine as data: for a thread, or for a worker that shares no memory.
//!
//! A [`Job`] is self-contained, reports events, and has an outcome. A worker receives a [`WorkerOrder`] and answers
//! with [`WorkerMessage`]s, both as JSON. It runs the kinds of jobs registered with [`WorkerEngine::with_job`], by
//! their names.

mod engine_job;
mod worker;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use engine_job::{EngineJob, JobEvent, SolveEndgames};
pub use worker::{OrderError, WorkerEngine, WorkerMessage, WorkerOrder};

use crate::engine::StopFlag;
use crate::players::Computer;

/// A self-contained job for the built-in engine.
pub trait Job: Clone + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name by which a worker knows the kind of job.
    const NAME: &'static str;
    /// Reported before the job is done.
    type Event: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The result when it is done.
    type Outcome: Serialize + DeserializeOwned + Send + Sync + 'static;

    fn run(
        &self,
        computer: &mut Computer,
        stop: &StopFlag,
        report: &mut dyn FnMut(Self::Event),
    ) -> Self::Outcome;

    /// The outcome if the job ends after these events; `None` if it has to go on. A busy worker cannot be interrupted,
    /// only terminated.
    fn outcome_if_stopped(&self, events: &[Self::Event]) -> Option<Self::Outcome>;
}

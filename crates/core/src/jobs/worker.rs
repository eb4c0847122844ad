//! Jobs for a worker: the orders, the messages, and the engine that does them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{EngineJob, Job, SolveEndgames};
use crate::engine::StopFlag;
use crate::players::{Computer, TableCache, TableKey, TableStatus};

/// Up to this number of pieces a worker solves endgames by itself, which takes a second.
const PIECES: u8 = 3;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerOrder {
    /// The endgame tables to load.
    tables: Option<TableKey>,
    name: String,
    job: Value,
}

impl WorkerOrder {
    /// An order for a job, with these endgame tables loaded.
    ///
    /// # Errors
    /// If the job cannot be written as JSON.
    pub fn new<J: Job>(tables: Option<TableKey>, job: &J) -> serde_json::Result<WorkerOrder> {
        Ok(WorkerOrder { tables, name: J::NAME.to_owned(), job: serde_json::to_value(job)? })
    }

    /// The order as a text, which [`WorkerEngine::carry_out`] takes.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error("expected the name of a job, found “{0}”")]
    UnknownJob(String),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerMessage<Event, Outcome> {
    /// The endgame tables were looked for.
    Tables(TableStatus),
    Event(Event),
    Outcome(Outcome),
}

impl<Event: DeserializeOwned, Outcome: DeserializeOwned> WorkerMessage<Event, Outcome> {
    /// The message in a text that [`WorkerEngine::carry_out`] has sent.
    pub fn from_text(text: &str) -> serde_json::Result<WorkerMessage<Event, Outcome>> {
        serde_json::from_str(text)
    }
}

/// Does a job in JSON, and sends its messages.
type RunJob = fn(Value, &mut Computer, &mut dyn FnMut(String)) -> serde_json::Result<()>;

/// A computer and its endgame tables, for jobs that come as texts.
#[derive(Debug)]
pub struct WorkerEngine {
    computer: Computer,
    tables: TableCache,
    jobs: BTreeMap<&'static str, RunJob>,
}

impl WorkerEngine {
    /// A worker with this computer, and its endgame tables in this folder.
    pub fn new(computer: Computer, tables: Option<PathBuf>) -> WorkerEngine {
        let worker =
            WorkerEngine { computer, tables: TableCache::in_folder(tables), jobs: BTreeMap::new() };
        worker.with_job::<EngineJob>().with_job::<SolveEndgames>()
    }

    /// Registers a kind of job.
    #[must_use]
    pub fn with_job<J: Job>(mut self) -> WorkerEngine {
        self.jobs.insert(J::NAME, run::<J>);
        self
    }

    /// Carries out a [`WorkerOrder`] in JSON, and sends each [`WorkerMessage`] in JSON.
    ///
    /// # Errors
    /// If the text is no order, or that of an unknown job.
    pub fn carry_out(
        &mut self,
        order: &str,
        send: &mut dyn FnMut(String),
    ) -> Result<(), OrderError> {
        let order: WorkerOrder = serde_json::from_str(order)?;
        let job = self.jobs.get(order.name.as_str()).copied();
        let run = job.ok_or(OrderError::UnknownJob(order.name))?;
        if let Some(key) = order.tables
            && let Some(status) = self.open_tables(key)
        {
            send_message(send, &WorkerMessage::<(), ()>::Tables(status));
        }
        Ok(run(order.job, &mut self.computer, send)?)
    }

    /// Gives the computer its tables, and solves small endgames if there are none. `None` if there are never any.
    fn open_tables(&mut self, key: TableKey) -> Option<TableStatus> {
        let (mut status, mut tables) = self.tables.open(key)?;
        if status == TableStatus::Missing
            && self.solve(key)
            && let Some(opened) = self.tables.open(key)
        {
            (status, tables) = opened;
        }
        self.computer.set_endgame_tables(key.variant, tables);
        Some(status)
    }

    /// Solves small endgames. Returns `false` if they could not be solved.
    fn solve(&mut self, key: TableKey) -> bool {
        let Some(folder) = self.tables.folder() else {
            return false;
        };
        let job = SolveEndgames { key, pieces: PIECES, folder: folder.to_owned() };
        let solved = job.run(&mut self.computer, &StopFlag::new(), &mut |_| ());
        self.tables.forget(key);
        solved.is_ok()
    }
}

fn run<J: Job>(
    job: Value,
    computer: &mut Computer,
    send: &mut dyn FnMut(String),
) -> serde_json::Result<()> {
    let job: J = serde_json::from_value(job)?;
    let outcome = job.run(computer, &StopFlag::new(), &mut |event| {
        send_message(send, &WorkerMessage::<J::Event, J::Outcome>::Event(event));
    });
    send_message(send, &WorkerMessage::<J::Event, J::Outcome>::Outcome(outcome));
    Ok(())
}

fn send_message<E: Serialize, O: Serialize>(
    send: &mut dyn FnMut(String),
    message: &WorkerMessage<E, O>,
) {
    if let Ok(text) = serde_json::to_string(message) {
        send(text);
    }
}

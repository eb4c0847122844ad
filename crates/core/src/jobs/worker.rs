//! Jobs for a worker: the orders, the messages, and the bench it works at.

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{EngineJob, Job, JudgeMove, ReviewGame, SolveEndgames, TryMove};
use crate::engine::StopFlag;
use crate::players::{Computer, TableCache, TableKey, TableStatus};

/// The number of pieces up to which a worker solves endgames by itself, which takes it a second.
const PIECES: u8 = 3;

macro_rules! jobs {
    ($($job:ident),*) => {
        #[derive(Clone, Debug, Serialize, Deserialize)]
        pub enum AnyJob {
            $($job($job)),*
        }

        $(impl From<$job> for AnyJob {
            fn from(job: $job) -> AnyJob {
                AnyJob::$job(job)
            }
        })*

        impl AnyJob {
            /// Does the job, and sends its messages.
            fn run(&self, computer: &mut Computer, send: &mut dyn FnMut(String)) {
                match self {
                    $(AnyJob::$job(job) => run(job, computer, send)),*
                }
            }
        }
    };
}

jobs!(EngineJob, JudgeMove, ReviewGame, SolveEndgames, TryMove);

/// A job for a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerOrder {
    /// The endgame tables to have at hand.
    pub tables: Option<TableKey>,
    pub job: AnyJob,
}

/// A message of a worker about a job with these events and this outcome.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerMessage<Event, Outcome> {
    /// The endgame tables were looked for.
    Tables(TableStatus),
    /// The job reports.
    Event(Event),
    /// The job is done.
    Outcome(Outcome),
}

impl WorkerOrder {
    /// The order as a text, which [`WorkerEngine::carry_out`] takes.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl<Event: DeserializeOwned, Outcome: DeserializeOwned> WorkerMessage<Event, Outcome> {
    /// The message in a text that [`WorkerEngine::carry_out`] has sent.
    pub fn from_text(text: &str) -> serde_json::Result<WorkerMessage<Event, Outcome>> {
        serde_json::from_str(text)
    }
}

/// A computer and its endgame tables, for jobs that come as texts.
#[derive(Debug)]
pub struct WorkerEngine {
    computer: Computer,
    tables: TableCache,
}

impl WorkerEngine {
    /// A bench with this computer, and its endgame tables in this folder.
    pub fn new(computer: Computer, tables: Option<PathBuf>) -> WorkerEngine {
        WorkerEngine {
            computer,
            tables: TableCache::in_folder(tables),
        }
    }

    /// Carries out a [`WorkerOrder`] in JSON, and sends each [`WorkerMessage`] in JSON.
    ///
    /// # Errors
    /// If the text is no order.
    pub fn carry_out(
        &mut self,
        order: &str,
        send: &mut dyn FnMut(String),
    ) -> Result<(), serde_json::Error> {
        let order: WorkerOrder = serde_json::from_str(order)?;
        if let Some(key) = order.tables
            && let Some(status) = self.open_tables(key)
        {
            send_message(send, &WorkerMessage::<(), ()>::Tables(status));
        }
        order.job.run(&mut self.computer, send);
        Ok(())
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
        let job = SolveEndgames {
            key,
            pieces: PIECES,
            folder: folder.to_owned(),
        };
        let solved = job.run(&mut self.computer, &StopFlag::new(), &mut |_| ());
        self.tables.forget(key);
        solved.is_ok()
    }
}

fn run<J: Job>(job: &J, computer: &mut Computer, send: &mut dyn FnMut(String)) {
    let outcome = job.run(computer, &StopFlag::new(), &mut |event| {
        send_message(send, &WorkerMessage::<J::Event, J::Outcome>::Event(event));
    });
    send_message(
        send,
        &WorkerMessage::<J::Event, J::Outcome>::Outcome(outcome),
    );
}

fn send_message<E: Serialize, O: Serialize>(
    send: &mut dyn FnMut(String),
    message: &WorkerMessage<E, O>,
) {
    if let Ok(text) = serde_json::to_string(message) {
        send(text);
    }
}

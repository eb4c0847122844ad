//! The store of a server that is alone: an SQLite database in a folder.

mod folder;
mod writer;

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use self::folder::DataFolder;
use self::writer::{Job, Writer};
use super::sql::{Database, Row, arguments};
use super::statement::{Statement, Value, text};
use super::{StoreError, migrations};
use crate::online::{EntryNumber, GameId};

/// Capacity of the queue of lists of writes. Then the next waits to be accepted.
const QUEUE: usize = 4096;
const READERS: u32 = 4;
/// Time that a connection waits for another program that has locked the database, such as to copy it.
const PATIENCE: Duration = Duration::from_secs(10);
/// The length in bytes to which the write-ahead log is cut, if a long copy has made it longer: 16 MiB.
const LOG_LIMIT: &str = "16777216";

/// The changed games of a JSON list of pairs, each with the number of the known entry.
const CHANGED: &str = "select value ->> 0 from json_each($1) as known \
    where exists (select 1 from entries where game = known.value ->> 0 and number > known.value ->> 1) \
    or not exists (select 1 from games where game = known.value ->> 0)";

pub struct SqliteStore {
    /// `None` once it is closed.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: SqlitePool,
}

fn unreadable(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => closed(),
        error => StoreError(format!("cannot read: {error}")),
    }
}

fn closed() -> StoreError {
    StoreError("the store is closed".to_owned())
}

impl SqliteStore {
    /// Opens the existing database in a folder. Runs on tokio.
    pub async fn open_existing(folder: &Path) -> Result<SqliteStore, StoreError> {
        DataFolder::require(folder)?;
        SqliteStore::open(folder).await
    }

    /// Opens the database in this folder, and creates both if necessary. Runs on tokio.
    pub async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        let folder = DataFolder::open(folder)?;
        let database = folder.database();
        let place = database.display().to_string();
        let failed = |error| StoreError(format!("{place}: cannot be opened: {error}"));
        let options = SqliteConnectOptions::new()
            .filename(&database)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // With less, SQLite does not sync when it commits.
            .synchronous(SqliteSynchronous::Full)
            // On macOS, an ordinary sync lets the drive decide when to write. No effect elsewhere.
            .pragma("fullfsync", "on")
            .pragma("checkpoint_fullfsync", "on")
            .pragma("journal_size_limit", LOG_LIMIT);
        let mut connection = writing.connect().await.map_err(failed)?;
        migrations::sqlite()
            .run(&mut connection)
            .await
            .map_err(|error| migrations::failed(&place, &error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(failed)?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let writer = Writer::new(writing, connection, folder);
        Ok(SqliteStore {
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(tokio::spawn(writer.run(waiting)))),
            readers,
        })
    }
}

impl Database for SqliteStore {
    // Bounds how long moves wait behind them.
    const DELETED_AT_ONCE: u32 = 50;

    async fn carry_out(&self, statements: Vec<Statement>) -> Result<Option<u64>, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let jobs = jobs.ok_or_else(closed)?;
        let (answer, outcome) = oneshot::channel();
        let job = Job { statements, answer };
        jobs.send(job).await.map_err(|_| closed())?;
        drop(jobs);
        outcome.await.map_err(|_| closed())?
    }

    async fn rows<R: Row>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<R>, StoreError> {
        let arguments: SqliteArguments = arguments(&values).map_err(unreadable)?;
        let query = sqlx::query_as_with(sql, arguments);
        query.fetch_all(&self.readers).await.map_err(unreadable)
    }

    async fn changed_rows(
        &self,
        known: Vec<(GameId, EntryNumber)>,
    ) -> Result<Vec<(String,)>, StoreError> {
        let known = serde_json::to_string(&known).map_err(|error| StoreError(error.to_string()))?;
        self.rows(CHANGED, vec![text(known)]).await
    }

    async fn disconnect(&self) -> Result<(), StoreError> {
        // The writer is the last to close: then it moves all into the database, and deletes the log beside it.
        self.readers.close().await;
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            writer.await.map_err(|error| StoreError(format!("cannot close: {error}")))?;
        }
        Ok(())
    }
}

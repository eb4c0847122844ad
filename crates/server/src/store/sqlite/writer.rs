//! The writer task. Pending jobs are written in one transaction, because the disk takes the time: a hundred moves are
//! synced as fast as one.

use std::time::{Duration, Instant};

use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::folder::DataFolder;
use crate::store::StoreError;
use crate::store::sql::arguments;
use crate::store::statement::Statement;

/// Time after which a transaction is committed although more is pending.
const LONGEST_BATCH: Duration = Duration::from_millis(5);

/// The number of rows that a list of statements has changed; `None` if it was not executed.
type Answer = Result<Option<u64>, StoreError>;

/// A list of statements that are executed together or not at all.
pub(super) struct Job {
    pub(super) statements: Vec<Statement>,
    pub(super) answer: oneshot::Sender<Answer>,
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// `None` after an error, which may leave a connection in an unknown state.
    connection: Option<SqliteConnection>,
    /// Keeps the folder locked until the last write.
    _folder: DataFolder,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        folder: DataFolder,
    ) -> Writer {
        Writer { options, connection: Some(connection), _folder: folder }
    }

    /// Writes until all senders are gone.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        while let Some(job) = jobs.recv().await {
            let mut batch = Batch { jobs: vec![job], outcomes: Vec::new() };
            let written = self.write(&mut batch, &mut jobs).await;
            batch.answer(written.map_err(|error| StoreError(format!("cannot write: {error}"))));
        }
        if let Some(connection) = self.connection.take() {
            // Whatever cannot be closed is recovered at the next start.
            let _ = connection.close().await;
        }
    }

    /// Executes the job of this batch and the pending ones in one transaction.
    async fn write(
        &mut self,
        batch: &mut Batch,
        jobs: &mut mpsc::Receiver<Job>,
    ) -> Result<(), sqlx::Error> {
        let began = Instant::now();
        // Put back only after a commit.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        run(&mut connection, "begin immediate").await?;
        while let Some(job) = batch.jobs.get(batch.outcomes.len()) {
            let outcome = carry_out(&mut connection, &job.statements).await?;
            batch.outcomes.push(outcome);
            if began.elapsed() < LONGEST_BATCH {
                batch.jobs.extend(jobs.try_recv());
            }
        }
        run(&mut connection, "commit").await?;
        self.connection = Some(connection);
        Ok(())
    }
}

struct Batch {
    jobs: Vec<Job>,
    /// The outcome of the first of them.
    outcomes: Vec<Answer>,
}

impl Batch {
    /// Answers each job, now that the transaction is on disk or has failed.
    fn answer(self, written: Result<(), StoreError>) {
        let mut outcomes = self.outcomes.into_iter();
        for job in self.jobs {
            let answer = match &written {
                Ok(()) => outcomes.next(),
                Err(error) => Some(Err(error.clone())),
            };
            // The receiver may be gone.
            let _ = answer.map(|answer| job.answer.send(answer));
        }
    }
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(connection).await.map(drop)
}

/// Executes the statements of a job. An error of this job alone is its answer; any other is an error, which ends the
/// transaction.
async fn carry_out(
    connection: &mut SqliteConnection,
    statements: &[Statement],
) -> Result<Answer, sqlx::Error> {
    // SQLite undoes a statement that fails. Several have to be undone together.
    let is_single = statements.len() == 1;
    if !is_single {
        run(connection, "savepoint job").await?;
    }
    let answer = execute_all(connection, statements).await?;
    if !is_single {
        if !matches!(answer, Ok(Some(_))) {
            run(connection, "rollback to job").await?;
        }
        run(connection, "release job").await?;
    }
    Ok(answer)
}

async fn execute_all(
    connection: &mut SqliteConnection,
    statements: &[Statement],
) -> Result<Answer, sqlx::Error> {
    let mut changed = 0;
    for statement in statements {
        let arguments: SqliteArguments = arguments(&statement.values)?;
        let query = sqlx::query_with(statement.sql, arguments);
        match query.execute(&mut *connection).await {
            Ok(done) if done.rows_affected() == 0 && statement.must_change => {
                return Ok(Ok(None));
            }
            Ok(done) => changed += done.rows_affected(),
            Err(sqlx::Error::Database(error)) if error.kind() != ErrorKind::Other => {
                return Ok(Err(StoreError(format!("cannot write: {error}"))));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(Ok(Some(changed)))
}

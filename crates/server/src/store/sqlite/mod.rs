//! The store of a server that is alone: an SQLite database in a folder.

mod folder;
mod writer;

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use self::folder::DataFolder;
use self::writer::{Job, Outcome, Writer};
use super::statement::{self, Statement, time};
use super::{
    OpenGame, Store, StoreError, StoreFuture, StoredGame, StoredRecord, Transfer, Write, Written,
    migrations, row,
};
use crate::clock::Outage;
use crate::online::{EntryNumber, GameId, Milliseconds, RoomCode};
use crate::room::StoredEntry;
use crate::seat::SecretHash;

/// The number of lists of writes that may wait. Then the next waits to be accepted.
const QUEUE: usize = 4096;
/// The number of connections that read.
const READERS: u32 = 4;
/// The time that a connection waits for another program that has locked the database: to copy it, say.
const PATIENCE: Duration = Duration::from_secs(10);
/// The length in bytes to which the log beside the database is cut, if a long copy has made it longer: 16 MiB.
const LOG_LIMIT: &str = "16777216";
/// The number of games that are deleted at once, so that moves do not wait long behind them.
const DELETED_AT_ONCE: u32 = 50;

/// Games in an SQLite database.
pub struct SqliteStore {
    /// `None` when it is closed.
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
    /// Opens the database in a folder in which there must be one. Runs on tokio.
    pub async fn open_existing(folder: &Path) -> Result<SqliteStore, StoreError> {
        DataFolder::require(folder)?;
        SqliteStore::open(folder).await
    }

    /// Opens the database in this folder, and creates both if need be. Runs on tokio.
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
            // On macOS, an ordinary sync leaves it to the drive when to write. Nothing elsewhere.
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

    /// Copies the database to a file that does not exist yet, as it is at this moment; play goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let shown = file.display();
        let failed = |error: &dyn std::fmt::Display| StoreError(format!("backup {shown}: {error}"));
        let name = file
            .to_str()
            .ok_or_else(|| failed(&"expected a name in Unicode"))?;
        if file.exists() {
            return Err(failed(&"expected a file that does not exist yet"));
        }
        sqlx::query("vacuum into $1")
            .bind(name)
            .execute(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
        // SQLite does not sync what it copies.
        let synced = std::fs::File::options().write(true).open(file);
        synced
            .and_then(|file| file.sync_all())
            .map_err(|error| failed(&error))
    }

    /// Has statements carried out together.
    async fn carry_out(&self, statements: Vec<Statement>) -> Result<Outcome, StoreError> {
        let jobs = self
            .jobs
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let jobs = jobs.ok_or_else(closed)?;
        let (answer, outcome) = oneshot::channel();
        let job = Job { statements, answer };
        jobs.send(job).await.map_err(|_| closed())?;
        drop(jobs);
        outcome.await.map_err(|_| closed())?
    }

    async fn write_all(&self, statements: Vec<Statement>) -> Result<Written, StoreError> {
        if statements.is_empty() {
            return Ok(Written::All);
        }
        Ok(match self.carry_out(statements).await? {
            Outcome::Done(_) => Written::All,
            Outcome::Conflict => Written::None,
        })
    }

    async fn delete_all(&self, statement: Statement) -> Result<u64, StoreError> {
        Ok(match self.carry_out(vec![statement]).await? {
            Outcome::Done(deleted) => deleted,
            Outcome::Conflict => 0,
        })
    }
}

impl Store for SqliteStore {
    fn write(&self, writes: Vec<Write>) -> StoreFuture<'_, Written> {
        Box::pin(async move { self.write_all(statement::statements(writes)?).await })
    }

    fn load(&self, game: GameId) -> StoreFuture<'_, Option<StoredGame>> {
        Box::pin(async move { Ok(self.export(game).await?.map(|record| record.stored)) })
    }

    fn entries_after(&self, game: GameId, known: EntryNumber) -> StoreFuture<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::ENTRIES_AFTER)
                .bind(game.to_string())
                .bind(known.0.cast_signed())
                .fetch_all(&self.readers)
                .await;
            row::entries(game, rows.map_err(unreadable)?)
        })
    }

    fn changed(&self, known: Vec<(GameId, EntryNumber)>) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let known =
                serde_json::to_string(&known).map_err(|error| StoreError(error.to_string()))?;
            let rows = sqlx::query_as(CHANGED)
                .bind(known)
                .fetch_all(&self.readers)
                .await;
            row::game_ids(rows.map_err(unreadable)?)
        })
    }

    fn created_by(&self, creator: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row: Option<(String,)> = sqlx::query_as(row::CREATED_BY)
                .bind(creator.bytes().as_slice())
                .fetch_optional(&self.readers)
                .await
                .map_err(unreadable)?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn game_of_seat(&self, seat: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row: Option<(String,)> = sqlx::query_as(row::GAME_OF_SEAT)
                .bind(seat.bytes().as_slice())
                .fetch_optional(&self.readers)
                .await
                .map_err(unreadable)?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn game_of_code(&self, code: RoomCode, now: Milliseconds) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row: Option<(String,)> = sqlx::query_as(row::GAME_OF_CODE)
                .bind(code.to_string())
                .bind(time(now))
                .fetch_optional(&self.readers)
                .await
                .map_err(unreadable)?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn open_games(&self) -> StoreFuture<'_, Vec<OpenGame>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::OPEN_GAMES)
                .fetch_all(&self.readers)
                .await;
            row::open_games(rows.map_err(unreadable)?)
        })
    }

    fn heartbeat(&self, now: Milliseconds, expected: Milliseconds) -> StoreFuture<'_, Outage> {
        Box::pin(async move {
            let statement = Statement::heartbeat(now, expected);
            self.write_all(vec![statement]).await?;
            let row = sqlx::query_as(row::OUTAGE).fetch_one(&self.readers).await;
            Ok(row::outage(row.map_err(unreadable)?))
        })
    }

    fn delete(&self, game: GameId) -> StoreFuture<'_, bool> {
        Box::pin(async move { Ok(self.delete_all(Statement::delete(game)).await? > 0) })
    }

    fn delete_old(&self, over_before: Milliseconds, now: Milliseconds) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut sum = 0;
            for statement in [
                Statement::delete_over(over_before, DELETED_AT_ONCE),
                Statement::delete_unjoined(now, DELETED_AT_ONCE),
            ] {
                loop {
                    let deleted = self.delete_all(statement.clone()).await?;
                    sum += deleted;
                    if deleted < DELETED_AT_ONCE.into() {
                        break;
                    }
                }
            }
            Ok(sum)
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The writer is the last to close: then it moves all into the database, and deletes the log beside it.
            self.readers.close().await;
            drop(
                self.jobs
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take(),
            );
            let writer = self
                .writer
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take();
            if let Some(writer) = writer {
                writer
                    .await
                    .map_err(|error| StoreError(format!("cannot close: {error}")))?;
            }
            Ok(())
        })
    }
}

/// The games of a JSON list of pairs, each with the number of the entry that is known.
const CHANGED: &str = "select value ->> 0 from json_each($1) as known \
    where exists (select 1 from entries where game = known.value ->> 0 and number > known.value ->> 1) \
    or not exists (select 1 from games where game = known.value ->> 0)";

impl Transfer for SqliteStore {
    fn games_after(&self, after: Option<GameId>, most: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::GAMES_AFTER)
                .bind(after.map(|game| game.to_string()).unwrap_or_default())
                .bind(i64::from(most))
                .fetch_all(&self.readers)
                .await;
            row::game_ids(rows.map_err(unreadable)?)
        })
    }

    fn export(&self, game: GameId) -> StoreFuture<'_, Option<StoredRecord>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::GAME)
                .bind(game.to_string())
                .fetch_all(&self.readers)
                .await;
            row::record(game, rows.map_err(unreadable)?)
        })
    }

    fn import(&self, records: Vec<StoredRecord>) -> StoreFuture<'_, Written> {
        Box::pin(async move { self.write_all(statement::imports(&records)?).await })
    }
}

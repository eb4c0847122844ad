//! The store of servers that share their games: a PostgreSQL database.

mod answer;
mod signal;

use std::str::FromStr;

use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, Postgres};

pub use self::signal::PostgresSignal;

use self::answer::{PATIENCE, answer, failed};
use super::statement::{self, Statement, Value, time};
use super::{
    OpenGame, Store, StoreError, StoreFuture, StoredGame, StoredRecord, Transfer, Write, Written,
    migrations, row,
};
use crate::clock::Outage;
use crate::online::{EntryNumber, GameId, Milliseconds, RoomCode};
use crate::room::StoredEntry;
use crate::seat::SecretHash;

/// The number of connections of a server. PostgreSQL syncs what several of them commit at once together.
const CONNECTIONS: u32 = 16;
/// The number of games that are deleted at once, so that no lock is held for long.
const DELETED_AT_ONCE: u32 = 500;

/// SQLSTATE codes of a transaction that was undone because of another one, which was sooner.
const LOST_RACES: [&str; 4] = [
    "23503", // foreign_key_violation: the game was deleted
    "23505", // unique_violation
    "40001", // serialization_failure
    "40P01", // deadlock_detected
];

/// Otherwise an owner's setting for the whole database might answer before the sync.
const SYNC_COMMITS: &str = "select set_config('synchronous_commit', 'on', false) \
    where current_setting('synchronous_commit') = 'off'";

/// Games in a PostgreSQL database.
pub struct PostgresStore {
    options: PgConnectOptions,
    pool: PgPool,
}

/// The database of an address, without its password.
fn place(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_default();
    match options.get_socket() {
        Some(socket) => format!("database “{database}” at {}", socket.display()),
        None => {
            let (host, port) = (options.get_host(), options.get_port());
            format!("database “{database}” at {host}, port {port}")
        }
    }
}

impl PostgresStore {
    /// Opens the database with this address, such as `postgres://user:password@host/database` or
    /// `postgres:///database?host=/var/run/postgresql`, and creates the tables if need be. Runs on tokio.
    pub async fn open(address: &str) -> Result<PostgresStore, StoreError> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|error| failed(&error))?
            .application_name("dames3d")
            .disable_statement_logging();
        let place = place(&options);
        // A pool would try for long, and not report why it fails.
        let connected = answer(PgConnection::connect_with(&options)).await;
        let mut connection = connected.map_err(|error| StoreError(format!("{place}: {error}")))?;
        migrations::postgres()
            .run(&mut connection)
            .await
            .map_err(|error| migrations::failed(&place, &error))?;
        answer(connection.close()).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    let query = sqlx::query(SYNC_COMMITS);
                    query.execute(connection).await.map(drop)
                })
            })
            .connect_lazy_with(options.clone());
        Ok(PostgresStore { options, pool })
    }

    /// A setting of the database by which a power cut can lose what was acknowledged; `None` if there is none.
    pub async fn durability_warning(&self) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as(
            "select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'",
        );
        let off: Option<(String,)> = answer(query.fetch_optional(&self.pool)).await?;
        Ok(off.map(|(name,)| {
            format!("PostgreSQL runs with {name} = off: a power cut can lose moves")
        }))
    }

    /// The hints between the servers of this database, over a connection of its own. Runs on tokio.
    pub async fn signal(&self) -> Result<PostgresSignal, StoreError> {
        PostgresSignal::connect(self.options.clone(), self.pool.clone()).await
    }

    /// Carries out statements together. Returns the number of rows that they have changed; `None` if another server was
    /// sooner, and nothing was carried out.
    async fn carry_out(&self, statements: Vec<Statement>) -> Result<Option<u64>, StoreError> {
        let carried_out = async {
            let mut connection = self.pool.acquire().await?;
            let done = match statements.as_slice() {
                // A transaction by itself, in one exchange of messages.
                [single] => execute_all(&mut connection, std::slice::from_ref(single)).await,
                statements => transaction(&mut connection, statements).await,
            };
            match done {
                Err(sqlx::Error::Database(error))
                    if error
                        .code()
                        .is_some_and(|code| LOST_RACES.contains(&&*code)) =>
                {
                    Ok(None)
                }
                done => done,
            }
        };
        answer(carried_out).await
    }

    async fn write_all(&self, statements: Vec<Statement>) -> Result<Written, StoreError> {
        if statements.is_empty() {
            return Ok(Written::All);
        }
        Ok(match self.carry_out(statements).await? {
            Some(_) => Written::All,
            None => Written::None,
        })
    }

    async fn delete_all(&self, statement: Statement) -> Result<u64, StoreError> {
        let deleted = self.carry_out(vec![statement]).await?;
        Ok(deleted.unwrap_or_default())
    }
}

async fn transaction(
    connection: &mut PgConnection,
    statements: &[Statement],
) -> Result<Option<u64>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let done = execute_all(&mut transaction, statements).await?;
    if done.is_some() {
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(done)
}

async fn execute_all(
    connection: &mut PgConnection,
    statements: &[Statement],
) -> Result<Option<u64>, sqlx::Error> {
    let mut changed = 0;
    for statement in statements {
        let done = bind(statement).execute(&mut *connection).await?;
        if done.rows_affected() == 0 && statement.must_change {
            return Ok(None);
        }
        changed += done.rows_affected();
    }
    Ok(Some(changed))
}

fn bind(statement: &Statement) -> Query<'_, Postgres, PgArguments> {
    let query = sqlx::query(statement.sql);
    statement
        .values
        .iter()
        .fold(query, |query, value| match value {
            Value::Number(number) => query.bind(*number),
            Value::Text(text) => query.bind(text.as_deref()),
            Value::Bytes(bytes) => query.bind(bytes.as_deref()),
        })
}

impl Store for PostgresStore {
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
                .fetch_all(&self.pool);
            row::entries(game, answer(rows).await?)
        })
    }

    fn changed(&self, known: Vec<(GameId, EntryNumber)>) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let (games, numbers): (Vec<String>, Vec<i64>) = known
                .into_iter()
                .map(|(game, number)| (game.to_string(), number.0.cast_signed()))
                .unzip();
            let rows = sqlx::query_as(CHANGED)
                .bind(games)
                .bind(numbers)
                .fetch_all(&self.pool);
            row::game_ids(answer(rows).await?)
        })
    }

    fn created_by(&self, creator: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row = sqlx::query_as(row::CREATED_BY)
                .bind(creator.bytes().as_slice())
                .fetch_optional(&self.pool);
            let row: Option<(String,)> = answer(row).await?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn game_of_seat(&self, seat: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row = sqlx::query_as(row::GAME_OF_SEAT)
                .bind(seat.bytes().as_slice())
                .fetch_optional(&self.pool);
            let row: Option<(String,)> = answer(row).await?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn game_of_code(&self, code: RoomCode, now: Milliseconds) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(async move {
            let row = sqlx::query_as(row::GAME_OF_CODE)
                .bind(code.to_string())
                .bind(time(now))
                .fetch_optional(&self.pool);
            let row: Option<(String,)> = answer(row).await?;
            row.map(|(game,)| row::game_id(&game)).transpose()
        })
    }

    fn open_games(&self) -> StoreFuture<'_, Vec<OpenGame>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::OPEN_GAMES).fetch_all(&self.pool);
            row::open_games(answer(rows).await?)
        })
    }

    fn heartbeat(&self, now: Milliseconds, expected: Milliseconds) -> StoreFuture<'_, Outage> {
        Box::pin(async move {
            let statement = Statement::heartbeat(now, expected);
            self.write_all(vec![statement]).await?;
            let row = sqlx::query_as(row::OUTAGE).fetch_one(&self.pool);
            Ok(row::outage(answer(row).await?))
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
                    // Another server may have deleted some of them: those that are left are for the next time.
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
            self.pool.close().await;
            Ok(())
        })
    }
}

/// The games of two lists, of names and of the numbers that are known.
const CHANGED: &str = "select game from unnest($1::text[], $2::bigint[]) as known (game, number) \
    where exists (select 1 from entries \
        where entries.game = known.game and entries.number > known.number) \
    or not exists (select 1 from games where games.game = known.game)";

impl Transfer for PostgresStore {
    fn games_after(&self, after: Option<GameId>, most: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::GAMES_AFTER)
                .bind(after.map(|game| game.to_string()).unwrap_or_default())
                .bind(i64::from(most))
                .fetch_all(&self.pool);
            row::game_ids(answer(rows).await?)
        })
    }

    fn export(&self, game: GameId) -> StoreFuture<'_, Option<StoredRecord>> {
        Box::pin(async move {
            let rows = sqlx::query_as(row::GAME)
                .bind(game.to_string())
                .fetch_all(&self.pool);
            row::record(game, answer(rows).await?)
        })
    }

    fn import(&self, records: Vec<StoredRecord>) -> StoreFuture<'_, Written> {
        Box::pin(async move { self.write_all(statement::imports(&records)?).await })
    }
}

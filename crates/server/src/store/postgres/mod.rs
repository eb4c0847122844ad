//! The store of servers that share their games: a PostgreSQL database.

mod answer;
mod signal;

use std::str::FromStr;

use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

pub use self::signal::PostgresSignal;

use self::answer::{PATIENCE, answer, failed};
use super::sql::{Database, Row, arguments};
use super::statement::{Statement, Value};
use super::{StoreError, migrations};
use crate::online::{EntryNumber, GameId};

/// Number of connections of a server. PostgreSQL syncs concurrent commits together.
const CONNECTIONS: u32 = 16;

/// SQLSTATE codes of a transaction that was rolled back because another one was sooner.
const LOST_RACES: [&str; 4] = [
    "23503", // foreign_key_violation: the game was deleted
    "23505", // unique_violation
    "40001", // serialization_failure
    "40P01", // deadlock_detected
];

/// Otherwise the database's own setting might answer before the sync.
const SYNC_COMMITS: &str = "select set_config('synchronous_commit', 'on', false) \
    where current_setting('synchronous_commit') = 'off'";

/// The changed games of two lists, of names and of known numbers.
const CHANGED: &str = "select game from unnest($1::text[], $2::bigint[]) as known (game, number) \
    where exists (select 1 from entries \
        where entries.game = known.game and entries.number > known.number) \
    or not exists (select 1 from games where games.game = known.game)";

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
        // A pool would retry for long, and not report why it fails.
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

    /// A setting of the database by which a power cut can lose acknowledged writes; `None` if there is none.
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
        let arguments: PgArguments = arguments(&statement.values)?;
        let query = sqlx::query_with(statement.sql, arguments);
        let done = query.execute(&mut *connection).await?;
        if done.rows_affected() == 0 && statement.must_change {
            return Ok(None);
        }
        changed += done.rows_affected();
    }
    Ok(Some(changed))
}

impl Database for PostgresStore {
    // Bounds how long locks are held.
    const DELETED_AT_ONCE: u32 = 500;

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
                    if error.code().is_some_and(|code| LOST_RACES.contains(&&*code)) =>
                {
                    Ok(None)
                }
                done => done,
            }
        };
        answer(carried_out).await
    }

    async fn rows<R: Row>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<R>, StoreError> {
        let arguments: PgArguments = arguments(&values).map_err(|error| failed(&error))?;
        let query = sqlx::query_as_with(sql, arguments);
        answer(query.fetch_all(&self.pool)).await
    }

    async fn changed_rows(
        &self,
        known: Vec<(GameId, EntryNumber)>,
    ) -> Result<Vec<(String,)>, StoreError> {
        let (games, numbers): (Vec<String>, Vec<i64>) = known
            .into_iter()
            .map(|(game, number)| (game.to_string(), number.0.cast_signed()))
            .unzip();
        let query = sqlx::query_as(CHANGED).bind(games).bind(numbers);
        answer(query.fetch_all(&self.pool)).await
    }

    async fn disconnect(&self) -> Result<(), StoreError> {
        self.pool.close().await;
        Ok(())
    }
}

//! The store in a database: SQLite and PostgreSQL execute the same statements and queries.

use std::future::Future;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Arguments, Encode, FromRow, Type};

use super::statement::{self, Statement, Value, hash, number, text, time};
use super::{
    OpenGame, Store, StoreError, StoreFuture, StoredGame, StoredRecord, Transfer, Write, Written,
    row,
};
use crate::clock::Outage;
use crate::online::{EntryNumber, GameId, Milliseconds, RoomCode};
use crate::room::StoredEntry;
use crate::seat::SecretHash;

pub(super) trait Row:
    for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin
{
}

impl<R> Row for R where R: for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin
{}

pub(super) trait Database: Send + Sync {
    /// Number of games deleted at once, so that nothing waits for long.
    const DELETED_AT_ONCE: u32;

    /// Executes statements together. Returns the number of rows that they have changed; `None` if another server was
    /// sooner, and nothing was executed.
    fn carry_out(
        &self,
        statements: Vec<Statement>,
    ) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    fn rows<R: Row>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<Vec<R>, StoreError>> + Send;

    /// The names of those of these games that have changed, as for [`Store::changed`].
    fn changed_rows(
        &self,
        known: Vec<(GameId, EntryNumber)>,
    ) -> impl Future<Output = Result<Vec<(String,)>, StoreError>> + Send;

    /// Finishes pending writes, and closes the database.
    fn disconnect(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Values as the arguments of a statement.
pub(super) fn arguments<A>(values: &[Value]) -> Result<A, sqlx::Error>
where
    A: Arguments,
    for<'v> Option<i64>: Encode<'v, A::Database> + Type<A::Database>,
    for<'v> Option<&'v str>: Encode<'v, A::Database> + Type<A::Database>,
    for<'v> Option<&'v [u8]>: Encode<'v, A::Database> + Type<A::Database>,
{
    let mut arguments = A::default();
    for value in values {
        let added = match value {
            Value::Number(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(text.as_deref()),
            Value::Bytes(bytes) => arguments.add(bytes.as_deref()),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

async fn write_all(
    database: &impl Database,
    statements: Vec<Statement>,
) -> Result<Written, StoreError> {
    if statements.is_empty() {
        return Ok(Written::All);
    }
    let changed = database.carry_out(statements).await?;
    Ok(changed.map_or(Written::None, |_| Written::All))
}

async fn delete_all(database: &impl Database, statement: Statement) -> Result<u64, StoreError> {
    let deleted = database.carry_out(vec![statement]).await?;
    Ok(deleted.unwrap_or_default())
}

/// The only game that answers a query.
async fn game(
    database: &impl Database,
    sql: &'static str,
    values: Vec<Value>,
) -> Result<Option<GameId>, StoreError> {
    let rows = database.rows(sql, values).await?;
    Ok(row::game_ids(rows)?.pop())
}

impl<D: Database> Store for D {
    fn write(&self, writes: Vec<Write>) -> StoreFuture<'_, Written> {
        Box::pin(async move { write_all(self, statement::statements(writes)?).await })
    }

    fn load(&self, game: GameId) -> StoreFuture<'_, Option<StoredGame>> {
        Box::pin(async move { Ok(self.export(game).await?.map(|record| record.stored)) })
    }

    fn entries_after(&self, game: GameId, known: EntryNumber) -> StoreFuture<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let values = vec![text(game), number(known.0.cast_signed())];
            row::entries(game, self.rows(row::ENTRIES_AFTER, values).await?)
        })
    }

    fn changed(&self, known: Vec<(GameId, EntryNumber)>) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move { row::game_ids(self.changed_rows(known).await?) })
    }

    fn created_by(&self, creator: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(game(self, row::CREATED_BY, vec![hash(Some(creator))]))
    }

    fn game_of_seat(&self, seat: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(game(self, row::GAME_OF_SEAT, vec![hash(Some(seat))]))
    }

    fn game_of_code(&self, code: RoomCode, now: Milliseconds) -> StoreFuture<'_, Option<GameId>> {
        let values = vec![text(code), number(time(now))];
        Box::pin(game(self, row::GAME_OF_CODE, values))
    }

    fn open_games(&self) -> StoreFuture<'_, Vec<OpenGame>> {
        Box::pin(async move { row::open_games(self.rows(row::OPEN_GAMES, vec![]).await?) })
    }

    fn heartbeat(&self, now: Milliseconds, expected: Milliseconds) -> StoreFuture<'_, Outage> {
        Box::pin(async move {
            write_all(self, vec![Statement::heartbeat(now, expected)]).await?;
            let row = self.rows(row::OUTAGE, vec![]).await?.pop();
            let missing = || StoreError("expected a heartbeat, found none".to_owned());
            row.map(row::outage).ok_or_else(missing)
        })
    }

    fn delete(&self, game: GameId) -> StoreFuture<'_, bool> {
        Box::pin(async move { Ok(delete_all(self, Statement::delete(game)).await? > 0) })
    }

    fn delete_old(&self, over_before: Milliseconds, now: Milliseconds) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut sum = 0;
            for statement in [
                Statement::delete_over(over_before, D::DELETED_AT_ONCE),
                Statement::delete_unjoined(now, D::DELETED_AT_ONCE),
            ] {
                loop {
                    let deleted = delete_all(self, statement.clone()).await?;
                    sum += deleted;
                    // Another server may have deleted some of them: the rest is for the next time.
                    if deleted < D::DELETED_AT_ONCE.into() {
                        break;
                    }
                }
            }
            Ok(sum)
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.disconnect())
    }
}

impl<D: Database> Transfer for D {
    fn games_after(&self, after: Option<GameId>, most: u32) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let after = after.map(|game| game.to_string()).unwrap_or_default();
            let values = vec![text(after), number(most.into())];
            row::game_ids(self.rows(row::GAMES_AFTER, values).await?)
        })
    }

    fn export(&self, game: GameId) -> StoreFuture<'_, Option<StoredRecord>> {
        Box::pin(async move { row::record(game, self.rows(row::GAME, vec![text(game)]).await?) })
    }

    fn import(&self, records: Vec<StoredRecord>) -> StoreFuture<'_, Written> {
        Box::pin(async move { write_all(self, statement::imports(&records)?).await })
    }
}

//! Changes as statements, the same for both databases.

use super::{StoreError, StoredGame, StoredRecord, Write};
use crate::online::{GameId, Milliseconds, RoomCode};
use crate::room::StoredEntry;
use crate::rules::Side;
use crate::seat::SecretHash;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
    /// If it changes no row, another server was sooner, and the whole list is undone.
    pub(super) must_change: bool,
}

const INSERT_GAME: &str = "insert into games (game, white_seat, black_seat, creator, \
    invitation_secret, invitation_code, invitation_until, over_at) \
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing";

const FREE_CODE: &str = "update games set invitation_code = null \
    where invitation_code = $1 and invitation_until <= $2";

const INSERT_ENTRY: &str = "insert into entries \
    (game, number, at, request_by, request_id, entry) \
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing";

/// The previous entry must exist: a log has no gaps, and a deleted game gets no entry.
const APPEND_ENTRY: &str = "insert into entries \
    (game, number, at, request_by, request_id, entry) \
    select $1, $2, $3, $4, $5, $6 \
    where exists (select 1 from entries where game = $1 and number = $2 - 1) \
    on conflict do nothing";

const GIVE_WHITE_SEAT: &str = "update games set white_seat = $2, \
    invitation_secret = null, invitation_code = null, invitation_until = null \
    where game = $1 and white_seat is null";

const GIVE_BLACK_SEAT: &str = "update games set black_seat = $2, \
    invitation_secret = null, invitation_code = null, invitation_until = null \
    where game = $1 and black_seat is null";

const END_GAME: &str = "update games set over_at = coalesce(over_at, $2) where game = $1";

/// The first heartbeat ends an outage with an unknown beginning.
const HEARTBEAT: &str = "insert into heartbeat (id, alive_at, down_from, down_until) \
    values (1, $1, $1, $1) on conflict (id) do update set \
    down_from = case when heartbeat.alive_at < $2 then heartbeat.alive_at else heartbeat.down_from end, \
    down_until = case when heartbeat.alive_at < $2 then $1 else heartbeat.down_until end, \
    alive_at = case when heartbeat.alive_at < $1 then $1 else heartbeat.alive_at end";

const DELETE_GAME: &str = "delete from games where game = $1";

const DELETE_OVER: &str = "delete from games where game in \
    (select game from games where over_at < $1 limit $2)";

const DELETE_UNJOINED: &str = "delete from games where game in \
    (select game from games where (white_seat is null or black_seat is null) \
    and (invitation_until is null or invitation_until <= $1) limit $2)";

pub(super) fn time(time: Milliseconds) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

pub(super) fn text(text: impl ToString) -> Value {
    Value::Text(Some(text.to_string()))
}

pub(super) fn number(number: i64) -> Value {
    Value::Number(Some(number))
}

pub(super) fn hash(hash: Option<SecretHash>) -> Value {
    Value::Bytes(hash.map(|hash| hash.bytes().to_vec()))
}

/// The name of a side in the column of requests.
pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

impl Statement {
    fn new(sql: &'static str, values: Vec<Value>) -> Statement {
        Statement { sql, values, must_change: true }
    }

    fn optional(self) -> Statement {
        Statement { must_change: false, ..self }
    }

    fn insert_game(record: &StoredRecord) -> Statement {
        let StoredGame { seats, invitation, .. } = &record.stored;
        let until = invitation.map(|invitation| time(invitation.until));
        let values = vec![
            text(record.game),
            hash(seats.white),
            hash(seats.black),
            hash(record.creator),
            hash(invitation.map(|invitation| invitation.secret)),
            Value::Text(invitation.map(|invitation| invitation.code.to_string())),
            Value::Number(until),
            Value::Number(record.over_at.map(time)),
        ];
        Statement::new(INSERT_GAME, values)
    }

    fn entry(
        sql: &'static str,
        game: GameId,
        stored: &StoredEntry,
    ) -> Result<Statement, StoreError> {
        let StoredEntry { entry, at, request } = stored;
        let json = serde_json::to_string(entry).map_err(|error| {
            let number = entry.number.0;
            StoreError(format!("game {game}, entry {number}: cannot be written as JSON: {error}"))
        })?;
        let values = vec![
            text(game),
            number(entry.number.0.cast_signed()),
            number(time(*at)),
            Value::Text(request.map(|request| side_name(request.by).to_owned())),
            Value::Number(request.map(|request| request.id.0.cast_signed())),
            Value::Text(Some(json)),
        ];
        Ok(Statement::new(sql, values))
    }

    fn free_code(code: RoomCode, now: Milliseconds) -> Statement {
        Statement::new(FREE_CODE, vec![text(code), number(time(now))]).optional()
    }

    fn give_seat(game: GameId, side: Side, seat: SecretHash) -> Statement {
        let sql = match side {
            Side::White => GIVE_WHITE_SEAT,
            Side::Black => GIVE_BLACK_SEAT,
        };
        Statement::new(sql, vec![text(game), hash(Some(seat))])
    }

    pub(super) fn heartbeat(now: Milliseconds, expected: Milliseconds) -> Statement {
        Statement::new(HEARTBEAT, vec![number(time(now)), number(time(expected))])
    }

    pub(super) fn delete(game: GameId) -> Statement {
        Statement::new(DELETE_GAME, vec![text(game)]).optional()
    }

    /// Deletes some of the games that were over before this time.
    pub(super) fn delete_over(before: Milliseconds, most: u32) -> Statement {
        let values = vec![number(time(before)), number(most.into())];
        Statement::new(DELETE_OVER, values).optional()
    }

    /// Deletes some of the games that nobody joined before their invitation ended.
    pub(super) fn delete_unjoined(now: Milliseconds, most: u32) -> Statement {
        let values = vec![number(time(now)), number(most.into())];
        Statement::new(DELETE_UNJOINED, values).optional()
    }
}

/// The statements that insert a game.
fn keep(record: &StoredRecord) -> Result<Vec<Statement>, StoreError> {
    let game = record.game;
    let log = &record.stored.log;
    if log.is_empty() {
        return Err(StoreError(format!("game {game}: expected a log with an entry, found none")));
    }
    let entries = log.iter().map(|stored| Statement::entry(INSERT_ENTRY, game, stored));
    [Ok(Statement::insert_game(record))].into_iter().chain(entries).collect()
}

/// The statements that import games of another store.
pub(super) fn imports(records: &[StoredRecord]) -> Result<Vec<Statement>, StoreError> {
    let statements: Result<Vec<_>, _> = records.iter().map(keep).collect();
    Ok(statements?.into_iter().flatten().collect())
}

pub(super) fn statements(writes: Vec<Write>) -> Result<Vec<Statement>, StoreError> {
    let mut statements = Vec::new();
    for write in writes {
        match write {
            Write::Create { game, stored, creator } => {
                let created = stored.log.first().map_or(0, |first| first.at);
                let code = stored.invitation.map(|invitation| invitation.code);
                statements.extend(code.map(|code| Statement::free_code(code, created)));
                let record = StoredRecord { game, stored, creator, over_at: None };
                statements.append(&mut keep(&record)?);
            }
            Write::Append { game, entry, seat, is_over } => {
                statements.push(Statement::entry(APPEND_ENTRY, game, &entry)?);
                statements.extend(seat.map(|(side, seat)| Statement::give_seat(game, side, seat)));
                if is_over {
                    let values = vec![text(game), number(time(entry.at))];
                    statements.push(Statement::new(END_GAME, values));
                }
            }
        }
    }
    Ok(statements)
}

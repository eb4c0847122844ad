//! Queries and their rows, the same for both databases.

use super::statement::side_name;
use super::{OpenGame, StoreError, StoredGame, StoredInvitation, StoredRecord};
use crate::clock::Outage;
use crate::online::{EntryNumber, GameId, Milliseconds, RequestId};
use crate::room::{AnsweredRequest, StoredEntry};
use crate::rules::{BySide, Side};
use crate::seat::SecretHash;

/// A game with its log: one query, so that seats and log are those of one moment.
pub(super) const GAME: &str = "select white_seat, black_seat, creator, \
    invitation_secret, invitation_code, invitation_until, over_at, \
    number, at, request_by, request_id, entry \
    from games join entries on entries.game = games.game \
    where games.game = $1 order by number";

pub(super) const ENTRIES_AFTER: &str = "select number, at, request_by, request_id, entry \
    from entries where game = $1 and number > $2 order by number";

pub(super) const CREATED_BY: &str = "select game from games where creator = $1";

pub(super) const GAME_OF_SEAT: &str = "select game from games \
    where creator is not null and (white_seat = $1 or black_seat = $1) order by game limit 1";

pub(super) const GAME_OF_CODE: &str =
    "select game from games where invitation_code = $1 and invitation_until > $2";

pub(super) const OPEN_GAMES: &str = "select games.game, number, at \
    from games join entries on entries.game = games.game and number = \
        (select max(number) from entries as all_entries where all_entries.game = games.game) \
    where over_at is null order by games.game";

pub(super) const OUTAGE: &str = "select down_from, down_until from heartbeat";

/// The names of the games after one of them, in order.
pub(super) const GAMES_AFTER: &str =
    "select game from games where game > $1 order by game limit $2";

/// Number, time, side and number of the request, JSON.
pub(super) type EntryRow = (i64, i64, Option<String>, Option<i64>, String);

pub(super) type GameRow = (
    Option<Vec<u8>>,
    Option<Vec<u8>>,
    Option<Vec<u8>>,
    Option<Vec<u8>>,
    Option<String>,
    Option<i64>,
    Option<i64>,
    i64,
    i64,
    Option<String>,
    Option<i64>,
    String,
);

fn time(column: i64) -> Milliseconds {
    Milliseconds::try_from(column).unwrap_or_default()
}

fn hash(game: GameId, column: Option<Vec<u8>>) -> Result<Option<SecretHash>, StoreError> {
    let Some(bytes) = column else { return Ok(None) };
    let length = bytes.len();
    let bytes = bytes.try_into().map_err(|_| {
        StoreError(format!("game {game}: expected a hash of 32 bytes, found {length} bytes"))
    })?;
    Ok(Some(SecretHash::from_bytes(bytes)))
}

pub(super) fn game_id(column: &str) -> Result<GameId, StoreError> {
    column.parse().map_err(|error| StoreError(format!("table games: {error}")))
}

pub(super) fn entry(game: GameId, row: EntryRow) -> Result<StoredEntry, StoreError> {
    let (number, at, request_by, request_id, json) = row;
    let failed = |what: String| StoreError(format!("game {game}, entry {number}: {what}"));
    let entry: crate::online::Entry = serde_json::from_str(&json)
        .map_err(|error| failed(format!("cannot be read: {error}; {json}")))?;
    if entry.number.0.cast_signed() != number {
        let found = entry.number.0;
        return Err(failed(format!("expected this number in {json}, found {found}")));
    }
    let request = match (request_by, request_id) {
        (Some(by), Some(id)) => {
            let by = Side::BOTH
                .into_iter()
                .find(|&side| side_name(side) == by)
                .ok_or_else(|| failed(format!("expected “white” or “black”, found “{by}”")))?;
            let id = RequestId(id.cast_unsigned());
            Some(AnsweredRequest { by, id })
        }
        _ => None,
    };
    Ok(StoredEntry { entry, at: time(at), request })
}

pub(super) fn entries(game: GameId, rows: Vec<EntryRow>) -> Result<Vec<StoredEntry>, StoreError> {
    rows.into_iter().map(|row| entry(game, row)).collect()
}

pub(super) fn record(game: GameId, rows: Vec<GameRow>) -> Result<Option<StoredRecord>, StoreError> {
    let mut record: Option<StoredRecord> = None;
    for row in rows {
        let (white, black, creator, secret, code, until, over_at, number, at, by, id, json) = row;
        let entry = entry(game, (number, at, by, id, json))?;
        if let Some(record) = &mut record {
            record.stored.log.push(entry);
            continue;
        }
        let code = code.map(|code| code.parse()).transpose();
        let code = code.map_err(|error| StoreError(format!("game {game}: {error}")))?;
        let invitation = match (hash(game, secret)?, code, until) {
            (Some(secret), Some(code), Some(until)) => {
                Some(StoredInvitation { secret, code, until: time(until) })
            }
            _ => None,
        };
        record = Some(StoredRecord {
            game,
            stored: StoredGame {
                seats: BySide { white: hash(game, white)?, black: hash(game, black)? },
                invitation,
                log: vec![entry],
            },
            creator: hash(game, creator)?,
            over_at: over_at.map(time),
        });
    }
    Ok(record)
}

pub(super) fn open_games(rows: Vec<(String, i64, i64)>) -> Result<Vec<OpenGame>, StoreError> {
    let open_game = |(game, last, at): (String, i64, i64)| {
        Ok(OpenGame {
            game: game_id(&game)?,
            last: EntryNumber(last.cast_unsigned()),
            at: time(at),
        })
    };
    rows.into_iter().map(open_game).collect()
}

pub(super) fn outage((from, until): (i64, i64)) -> Outage {
    Outage { from: time(from), until: time(until) }
}

pub(super) fn game_ids(rows: Vec<(String,)>) -> Result<Vec<GameId>, StoreError> {
    rows.iter().map(|(game,)| game_id(game)).collect()
}

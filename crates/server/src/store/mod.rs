//! Storage of games. A confirmed write is on disk and survives a power cut.

mod migrations;
mod postgres;
mod row;
mod signal;
mod sql;
mod sqlite;
mod statement;
mod transfer;

pub use postgres::{PostgresSignal, PostgresStore};
pub use signal::{Hint, NoSignal, Signal};
pub use sqlite::SqliteStore;
pub use transfer::{Copied, StoredRecord, Transfer, copy_games};

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use crate::clock::Outage;
use crate::online::{EntryNumber, GameId, Milliseconds, RoomCode};
use crate::room::StoredEntry;
use crate::rules::{BySide, Side};
use crate::seat::SecretHash;

pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The invitation to the free seat of a game. Its secret is not stored: the server derives it from that of the host's
/// seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredInvitation {
    pub secret: SecretHash,
    pub code: RoomCode,
    /// The time at which it expires, in milliseconds since 1970.
    pub until: Milliseconds,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    pub seats: BySide<Option<SecretHash>>,
    /// The invitation, while a seat is free.
    pub invitation: Option<StoredInvitation>,
    pub log: Vec<StoredEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    Create {
        game: GameId,
        stored: StoredGame,
        /// The seat that it was created from, so that it is created only once; `None` for a rematch.
        creator: Option<SecretHash>,
    },
    Append {
        game: GameId,
        entry: StoredEntry,
        /// The seat that the entry gives, which ends the invitation.
        seat: Option<(Side, SecretHash)>,
        /// The game is over with this entry.
        is_over: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// All are on disk.
    All,
    /// None was applied. Another server was sooner: there is such an entry, game, code, creator or player already, or
    /// the game was deleted. Load the game and decide again.
    None,
}

/// A game that is not over, for the start of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGame {
    pub game: GameId,
    /// The number of its last entry.
    pub last: EntryNumber,
    /// The time at which that was written.
    pub at: Milliseconds,
}

/// The store failed or did not answer. A write may have been applied: load the game before writing again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

pub trait Store: Send + Sync {
    /// Applies all writes, or none of them, and completes when they are on disk.
    fn write(&self, writes: Vec<Write>) -> StoreFuture<'_, Written>;

    /// A game; `None` if no game has this name.
    fn load(&self, game: GameId) -> StoreFuture<'_, Option<StoredGame>>;

    /// The entries of a game after this one: those that another server has written.
    fn entries_after(&self, game: GameId, known: EntryNumber) -> StoreFuture<'_, Vec<StoredEntry>>;

    /// Those of these games whose log has entries after the known one, and those that were deleted. A server asks every
    /// few seconds, and after [`Hint::Missed`], about all games with a connection: hints may get lost.
    fn changed(&self, known: Vec<(GameId, EntryNumber)>) -> StoreFuture<'_, Vec<GameId>> {
        Box::pin(async move {
            let mut changed = Vec::new();
            for (game, known) in known {
                let last = self.load(game).await?;
                let last = last.and_then(|stored| Some(stored.log.last()?.entry.number));
                if last.is_none_or(|last| last > known) {
                    changed.push(game);
                }
            }
            Ok(changed)
        })
    }

    /// The game that was created from this seat.
    fn created_by(&self, creator: SecretHash) -> StoreFuture<'_, Option<GameId>>;

    /// The game that this seat was created or joined with, not its rematches with the same seats.
    fn game_of_seat(&self, seat: SecretHash) -> StoreFuture<'_, Option<GameId>>;

    /// The game whose free seat has this code, unless the invitation has expired.
    fn game_of_code(&self, code: RoomCode, now: Milliseconds) -> StoreFuture<'_, Option<GameId>>;

    /// All games that are not over.
    fn open_games(&self) -> StoreFuture<'_, Vec<OpenGame>>;

    /// Records that a server is running now, and returns the last outage. If the previous heartbeat of any server of
    /// this store came earlier than `expected`, there was an outage in between.
    fn heartbeat(&self, now: Milliseconds, expected: Milliseconds) -> StoreFuture<'_, Outage>;

    /// Deletes a game with its log. Returns `false` if no game has this name.
    fn delete(&self, game: GameId) -> StoreFuture<'_, bool>;

    /// Deletes the games that were over before this time, and those that nobody joined before their invitation expired.
    /// Returns their number.
    fn delete_old(&self, over_before: Milliseconds, now: Milliseconds) -> StoreFuture<'_, u64>;

    /// Finishes pending writes, and closes the store.
    fn close(&self) -> StoreFuture<'_, ()>;
}

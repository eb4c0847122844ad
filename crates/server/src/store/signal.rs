//! Hints between the servers of one database: a game has a new entry.
//!
//! The log is authoritative: a hint only shortens the time until another server reads it. Hints may get lost, come
//! twice or out of order, and a server also receives its own.

use std::future::{self, Future};
use std::pin::Pin;

use crate::online::{EntryNumber, GameId};

/// A hint from other servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    Entry {
        game: GameId,
        number: EntryNumber,
    },
    /// The connection was lost and is back. Hints may be missing, see [`Store::changed`](super::Store::changed).
    Missed,
}

/// A channel for hints between servers.
pub trait Signal: Send + Sync {
    /// Sends all servers a hint that an entry was written. Returns at once.
    fn publish(&self, game: GameId, number: EntryNumber);

    /// Waits for the next hint. Dropping the future loses none. One task at a time receives.
    fn next(&self) -> Pin<Box<dyn Future<Output = Hint> + Send + '_>>;
}

/// The signal of a server that is alone, a no-op.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSignal;

impl Signal for NoSignal {
    fn publish(&self, _: GameId, _: EntryNumber) {}

    fn next(&self) -> Pin<Box<dyn Future<Output = Hint> + Send + '_>> {
        Box::pin(future::pending())
    }
}

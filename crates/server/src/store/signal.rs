//! Hints between the servers of one database: a game has a new entry.
//!
//! The log is the truth: a hint only shortens the time until another server reads it. Hints may get lost, come twice or
//! out of order, and a server also gets its own.

use std::future::{self, Future};
use std::pin::Pin;

use crate::online::{EntryNumber, GameId};

/// News from other servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// An entry was written.
    Entry {
        /// The game.
        game: GameId,
        /// The number of the entry.
        number: EntryNumber,
    },
    /// The connection was lost and is there again. Hints may be missing: [`Store::changed`](super::Store::changed) knows.
    Missed,
}

/// A channel for hints between servers.
pub trait Signal: Send + Sync {
    /// Sends all servers a hint that an entry was written. Returns at once.
    fn publish(&self, game: GameId, number: EntryNumber);

    /// Waits for the next hint. Dropping the future loses none. One task at a time receives.
    fn next(&self) -> Pin<Box<dyn Future<Output = Hint> + Send + '_>>;
}

/// The signal of a server that is alone: it sends nothing, and no hint ever comes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSignal;

impl Signal for NoSignal {
    fn publish(&self, _: GameId, _: EntryNumber) {}

    fn next(&self) -> Pin<Box<dyn Future<Output = Hint> + Send + '_>> {
        Box::pin(future::pending())
    }
}

use std::io;
use std::time::Duration;

use super::{Address, MessageError};
use crate::engine::SearchFailed;

/// The longest message that is read, in bytes.
pub(super) const MAX_MESSAGE_BYTES: usize = 4096;

/// A failure of a connection or of the program at its other end. Text from that program is quoted as
/// [`printable`](crate::notation::printable) text.
#[derive(Debug, thiserror::Error)]
pub enum DxpError {
    /// No program listens at the address.
    #[error("no connection to {address}: {error}")]
    Connect {
        /// The address called.
        address: Address,
        /// The system's reason.
        error: io::Error,
    },
    /// The port cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address of the port.
        address: Address,
        /// The system's reason.
        error: io::Error,
    },
    /// No program called in time.
    #[error("expected a program to connect to {address}, but none did in {:.0} s", .after.as_secs_f64())]
    NoCaller {
        /// The address listened on.
        address: Address,
        /// The time a caller had.
        after: Duration,
    },
    /// The search for a move failed.
    #[error("{0}")]
    Search(#[from] SearchFailed),
    /// The other program closed the connection.
    #[error("the connection was closed")]
    Closed,
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
    /// The other program does not read.
    #[error("expected a program that reads what it is sent, but it took nothing in {:.0} s", .after.as_secs_f64())]
    NotRead {
        /// The time it had.
        after: Duration,
    },
    /// A message without an end.
    #[error("expected messages of at most {MAX_MESSAGE_BYTES} bytes, found a longer one")]
    MessageTooLong,
    /// A message that cannot be read.
    #[error("“{text}” cannot be read: {error}")]
    InvalidMessage {
        /// The message.
        text: String,
        /// The first mistake in it.
        error: MessageError,
    },
    /// The other program did not answer in time.
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    TimedOut {
        /// The message it was to send.
        expected: &'static str,
        /// The time it had.
        after: Duration,
    },
    /// The other program declined a game.
    #[error("expected the game to be taken up, but it was declined")]
    Declined,
    /// A move that is not legal.
    #[error("played {0}, which is not legal here")]
    IllegalMove(String),
    /// A message that makes no sense at this point.
    #[error("expected {expected}, found “{found}”")]
    UnexpectedMessage {
        /// The message it was to send.
        expected: &'static str,
        /// The message it sent.
        found: String,
    },
    /// This program was stopped while it waited.
    #[error("stopped")]
    Stopped,
}

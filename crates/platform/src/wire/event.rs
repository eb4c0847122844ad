//! The events of a WebSocket.

use std::fmt;

/// Something that has happened at a WebSocket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WireEvent {
    /// The connection is there.
    Opened,
    /// A text has come.
    Received(String),
    /// The connection could not be made, or has ended. Nothing follows. There is no error if the server ended it.
    Closed(Option<WireError>),
}

/// The reason why a connection could not be made, or has ended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WireError(String);

impl WireError {
    pub(super) fn new(reason: impl fmt::Display) -> WireError {
        WireError(reason.to_string())
    }
}

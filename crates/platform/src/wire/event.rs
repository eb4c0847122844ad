use std::fmt;

/// An event of a WebSocket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WireEvent {
    Opened,
    /// A text was received.
    Received(String),
    /// The connection failed or has ended. Nothing follows. There is no error if the server ended it.
    Closed(Option<WireError>),
}

/// The reason why a connection failed or has ended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WireError(String);

impl WireError {
    pub(super) fn new(reason: impl fmt::Display) -> WireError {
        WireError(reason.to_string())
    }
}

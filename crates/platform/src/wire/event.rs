use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WireEvent {
    Opened,
    Received(String),
    /// The connection failed or has ended. Nothing follows. There is no error if the server ended it.
    Closed(Option<WireError>),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WireError(String);

impl WireError {
    pub(super) fn new(reason: impl fmt::Display) -> WireError {
        WireError(reason.to_string())
    }
}

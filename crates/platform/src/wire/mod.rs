//! A WebSocket to a server. Nothing waits for the network: events are taken when there are some.

#[cfg(not(target_family = "wasm"))]
mod connection;
#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod page;

use std::fmt;
use std::io;

#[cfg(not(target_family = "wasm"))]
pub use native::Wire;
#[cfg(target_family = "wasm")]
pub use page::Wire;

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
    fn new(reason: impl fmt::Display) -> WireError {
        WireError(reason.to_string())
    }
}

/// Random bytes of the system, such as for a secret.
///
/// # Errors
/// If the system has none.
pub fn random_bytes<const COUNT: usize>() -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes)
        .map_err(|error| io::Error::other(format!("could not get random numbers: {error}")))?;
    Ok(bytes)
}

//! A WebSocket to a server. Nothing waits for the network: events are taken when there are some.

#[cfg(not(target_family = "wasm"))]
mod connection;
mod event;
#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
mod tls;

use std::io;

pub use self::event::{WireError, WireEvent};
#[cfg(not(target_family = "wasm"))]
pub use self::native::Wire;
#[cfg(target_family = "wasm")]
pub use self::page::Wire;

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

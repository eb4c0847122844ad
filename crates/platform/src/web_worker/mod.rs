//! A worker of the page, which computes beside it and shares no memory with it: both send each other texts. The
//! files that a worker writes come to the page before the next text.

#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
mod without;

#[cfg(target_family = "wasm")]
pub use page::WebWorker;
#[cfg(not(target_family = "wasm"))]
pub use without::WebWorker;

/// A worker could not be started, or broke down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the worker of the page failed: {0}")]
pub struct WorkerFailed(pub String);

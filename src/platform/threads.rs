//! Threads.

pub use std::thread;

#[cfg(feature = "viewer")]
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Returns the number of threads that the machine runs at once, at least 1.
pub fn available_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Gives this thread, and those it starts, the lowest priority, so that the window's frames do not wait while all cores
/// search. Where the system refuses, frames take longer.
#[cfg(feature = "viewer")]
pub fn lower_thread_priority() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

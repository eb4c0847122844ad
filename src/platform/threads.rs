//! Threads.

use std::thread;

/// Returns the number of threads that the machine runs at once, at least 1.
pub fn available_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

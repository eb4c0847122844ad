//! Threads.

pub use std::thread;

#[cfg(feature = "thread-priority")]
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Returns the number of threads that the machine runs at once, at least 1.
pub fn available_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Gives this thread, and those it starts, the lowest priority, so that the window's frames do not wait while all cores
/// search. Where the system refuses, frames take longer.
#[cfg(feature = "thread-priority")]
pub fn lower_thread_priority() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

/// Gives this thread, and those it starts, a priority a little below the window's: work that somebody waits for comes
/// before a search, and does not stand still while other programs are busy.
#[cfg(feature = "thread-priority")]
pub fn lower_thread_priority_slightly() {
    /// Of 99, where 51 is usual.
    const PRIORITY: u8 = 36;
    let _ = PRIORITY.try_into().map(set_current_thread_priority);
}

//! Threads. On a page there is one: work runs at once, and its caller waits. Only workers that share their memory help
//! each other.

#[cfg(all(test, not(target_family = "wasm")))]
#[allow(dead_code, unreachable_pub, reason = "a page uses all of it")]
mod at_once;
#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
#[allow(dead_code, unreachable_pub, reason = "helpers do what is not taken from here")]
mod at_once;
#[cfg(all(test, not(target_family = "wasm")))]
#[allow(dead_code, unreachable_pub, unused_imports, reason = "a page uses all of it")]
mod helpers;
mod job_thread;

#[cfg(feature = "thread-priority")]
use std::sync::atomic::{AtomicBool, Ordering};

pub use job_thread::{JobThread, Work};

#[cfg(not(target_family = "wasm"))]
#[path = "native.rs"]
pub mod thread;
#[cfg(target_family = "wasm")]
pub use thread::{help, wait_for_helpers};
#[cfg(all(target_family = "wasm", not(target_feature = "atomics")))]
#[path = "at_once.rs"]
pub mod thread;
#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
#[path = "helpers.rs"]
pub mod thread;

#[cfg(all(feature = "thread-priority", not(target_family = "wasm")))]
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Returns `true` if background work is possible. On a page it is not.
pub const fn has_threads() -> bool {
    cfg!(not(target_family = "wasm"))
}

/// Returns the number of threads that the machine runs at once, at least 1.
pub fn available_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Set by [`use_thread_priorities`].
#[cfg(feature = "thread-priority")]
static HAS_PRIORITIES: AtomicBool = AtomicBool::new(false);

/// Lets background work give way to frames from now on: before, [`lower_thread_priority`] and
/// [`lower_thread_priority_slightly`] do nothing. For programs with a window.
#[cfg(feature = "thread-priority")]
pub fn use_thread_priorities() {
    HAS_PRIORITIES.store(true, Ordering::Relaxed);
}

/// Gives this thread, and those it starts, the lowest priority, so that the window's frames do not wait while all cores
/// search. Where the system refuses, frames take longer.
#[cfg(feature = "thread-priority")]
pub fn lower_thread_priority() {
    #[cfg(not(target_family = "wasm"))]
    set_priority(ThreadPriority::Min);
}

/// Gives this thread, and those it starts, a priority slightly below the window's: work that a user waits for comes
/// before a search, and does not starve while other programs are busy.
#[cfg(feature = "thread-priority")]
pub fn lower_thread_priority_slightly() {
    /// Of 99; the default is 51.
    #[cfg(not(target_family = "wasm"))]
    const PRIORITY: u8 = 36;
    #[cfg(not(target_family = "wasm"))]
    let _ = PRIORITY.try_into().map(set_priority);
}

#[cfg(all(feature = "thread-priority", not(target_family = "wasm")))]
fn set_priority(priority: ThreadPriority) {
    if HAS_PRIORITIES.load(Ordering::Relaxed) {
        let _ = set_current_thread_priority(priority);
    }
}

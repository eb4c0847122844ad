//! Work divided among threads.

use crate::platform::thread;

/// Runs `work` on this number of threads at once, the calling one among them. The threads divide the work by taking
/// parts of it from a shared counter.
pub(super) fn on_threads(threads: usize, work: impl Fn() + Sync) {
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
}

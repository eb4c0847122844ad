//! Work shared by threads.

use std::thread;

/// Does something on so many threads at once, this one among them; each takes from a common store what is left.
pub(super) fn on_threads(threads: usize, work: impl Fn() + Sync) {
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
}

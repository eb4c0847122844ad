//! The functions of `std::thread`. Those that start a thread return an error if the system refuses one, where the
//! standard library's panic.

use std::io;
use std::sync::{Arc, Barrier, Mutex, PoisonError, RwLock};
use std::thread::Builder;

pub use std::thread::{
    JoinHandle, Scope, ScopedJoinHandle, available_parallelism, scope, sleep, yield_now,
};

use crate::memory::{check_room, has_limited_memory};

/// Memory of a thread: its stack, and a little more when it begins, without which the standard library ends the
/// program. With room to spare.
const THREAD_BYTES: usize = 3 << 20;

/// The beginning of a thread that takes memory of its own. Its parent waits for it, so that nothing else takes that
/// memory meanwhile. With memory to spare, there is no wait.
#[derive(Clone)]
struct Beginning(Option<Arc<Barrier>>);

impl Beginning {
    /// # Errors
    /// If there is too little memory for a thread.
    fn new() -> io::Result<Beginning> {
        if !has_limited_memory() {
            return Ok(Beginning(None));
        }
        check_room(THREAD_BYTES)?;
        Ok(Beginning(Some(Arc::new(Barrier::new(2)))))
    }

    fn wait(self) {
        if let Some(barrier) = self.0 {
            barrier.wait();
        }
    }
}

fn start<T: Send + 'static>(
    builder: Builder,
    run: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    let beginning = Beginning::new()?;
    let begun = beginning.clone();
    let thread = builder.spawn(move || {
        begun.wait();
        run()
    })?;
    beginning.wait();
    Ok(thread)
}

/// Starts a thread.
///
/// # Errors
/// If the system refuses it, as it does when memory or the number of threads is limited.
pub fn spawn<T: Send + 'static>(
    run: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    start(Builder::new(), run).map_err(not_started)
}

/// Starts a thread with this name that owns a value, or gives the value back if the system refuses the thread.
pub(super) fn spawn_with<V: Send + 'static>(
    name: Option<&str>,
    value: V,
    run: impl FnOnce(V) + Send + 'static,
) -> Result<JoinHandle<()>, V> {
    let place = Arc::new(Mutex::new(Some(value)));
    let taken = place.clone();
    let builder = name.map_or_else(Builder::new, |name| Builder::new().name(name.to_owned()));
    let started = start(builder, move || {
        if let Some(value) = take(&taken) {
            run(value);
        }
    });
    started.map_err(|_| take(&place).unwrap_or_else(|| unreachable!("no thread has taken it")))
}

fn take<V>(place: &Mutex<Option<V>>) -> Option<V> {
    place.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Runs a function in a thread, or at once if the system refuses one.
pub fn run_in_background(run: impl FnOnce() + Send + 'static) {
    if let Err(run) = spawn_with(None, run, |run| run()) {
        run();
    }
}

/// Starts a thread of a scope, which may borrow what outlives the scope.
///
/// # Errors
/// If the system refuses it.
pub fn spawn_scoped<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    run: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    let beginning = Beginning::new().map_err(not_started)?;
    let begun = beginning.clone();
    let run = move || {
        begun.wait();
        run()
    };
    let thread = Builder::new().spawn_scoped(scope, run);
    let thread = thread.map_err(not_started)?;
    beginning.wait();
    Ok(thread)
}

/// Runs `work` on this number of threads at once, the calling one among them. The threads divide the work, for example
/// by taking parts of it from a shared counter.
///
/// # Errors
/// If the system refuses a thread. Then no work is begun.
pub fn on_threads(threads: usize, work: impl Fn() + Sync) -> io::Result<()> {
    // Locked until all threads are there; `true` if they are.
    let may_begin = RwLock::new(false);
    let run = || {
        if *may_begin.read().unwrap_or_else(PoisonError::into_inner) {
            work();
        }
    };
    scope(|scope| {
        let mut all_there = may_begin.write().unwrap_or_else(PoisonError::into_inner);
        for _ in 1..threads {
            spawn_scoped(scope, run)?;
        }
        *all_there = true;
        drop(all_there);
        work();
        Ok(())
    })
}

/// The error of the system, with the thread that it refused.
fn not_started(error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("could not start a thread: {error}"))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn work_is_done_on_all_threads_at_once() {
        for threads in [0, 1, 2, 5] {
            let together = Barrier::new(threads.max(1));
            let begun = AtomicUsize::new(0);
            on_threads(threads, || {
                begun.fetch_add(1, Ordering::Relaxed);
                together.wait();
            })
            .expect("a few threads");
            assert_eq!(begun.into_inner(), threads.max(1));
        }
    }
}

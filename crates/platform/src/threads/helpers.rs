//! The functions of `std::thread` on a page whose workers share their memory. A worker starts others, which [`help`]:
//! each runs functions of a scope. A function for which no helper is free runs at once, to its end.

use std::fmt;
use std::io;
use std::marker::PhantomData;
use std::mem::transmute;
use std::num::NonZero;
use std::panic::{self, AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::abort;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};

pub use super::at_once::{JoinHandle, run_in_background, sleep, spawn, yield_now};

static HELPERS: Helpers = Helpers::new();

pub struct ScopedJoinHandle<'scope, T> {
    result: Arc<Mutex<Option<T>>>,
    helpers: &'static Helpers,
    scope: PhantomData<&'scope ()>,
}

#[derive(Debug)]
pub struct Scope<'scope, 'env: 'scope> {
    helpers: &'static Helpers,
    /// Number of functions that helpers have not ended.
    running: Arc<AtomicUsize>,
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

struct Helpers {
    state: Mutex<State>,
    /// Signaled at each change of the state.
    changed: Condvar,
}

struct State {
    /// Number of free helpers, less the tasks that wait for them.
    free: usize,
    tasks: Vec<Task>,
    has_failed: bool,
}

struct Task {
    run: Box<dyn FnOnce() + Send>,
    /// Number of running functions of its scope.
    running: Arc<AtomicUsize>,
}

/// Runs the tasks in this memory, one after the other, and never returns.
pub fn help() -> ! {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            report(panic);
            HELPERS.change(|state| state.has_failed = true);
        }));
    });
    HELPERS.help()
}

/// Waits until this number of helpers is free.
pub fn wait_for_helpers(count: usize) {
    HELPERS.wait_for(|state| (state.free >= count).then_some(()));
}

pub fn scope<'env, T>(run: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T) -> T {
    HELPERS.scope(run)
}

/// Runs a function of a scope on a helper or, if none is free, at once; never fails.
pub fn spawn_scoped<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    run: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    Ok(scope.spawn(run))
}

/// Runs `work` on this thread and on helpers, up to this number of threads, which divide it.
pub fn on_threads(threads: usize, work: impl Fn() + Sync) -> io::Result<()> {
    scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
    Ok(())
}

/// This thread and the free helpers.
pub fn available_parallelism() -> io::Result<NonZero<usize>> {
    Ok(NonZero::<usize>::MIN.saturating_add(HELPERS.lock().free))
}

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> std::thread::Result<T> {
        Ok(self.helpers.wait_for(|_| lock(&self.result).take()))
    }

    pub fn is_finished(&self) -> bool {
        lock(&self.result).is_some()
    }
}

impl<T> fmt::Debug for ScopedJoinHandle<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopedJoinHandle").finish_non_exhaustive()
    }
}

impl<'scope> Scope<'scope, '_> {
    /// Runs a function on a helper or, if none is free, at once.
    fn spawn<T: Send + 'scope>(
        &'scope self,
        run: impl FnOnce() -> T + Send + 'scope,
    ) -> ScopedJoinHandle<'scope, T> {
        let result = Arc::new(Mutex::new(None));
        let place = result.clone();
        let run: Box<dyn FnOnce() + Send + 'scope> = Box::new(move || {
            let value = run();
            *lock(&place) = Some(value);
        });
        #[expect(unsafe_code, reason = "a function that borrows is handed to another thread")]
        // SAFETY: the scope ends only when the function has run and was dropped, so its borrows outlive it.
        let run: Box<dyn FnOnce() + Send> = unsafe { transmute(run) };
        self.running.fetch_add(1, Relaxed);
        let running = self.running.clone();
        self.helpers.hand_over(Task { run, running });
        ScopedJoinHandle { result, helpers: self.helpers, scope: PhantomData }
    }
}

impl Helpers {
    const fn new() -> Helpers {
        Helpers {
            state: Mutex::new(State { free: 0, tasks: Vec::new(), has_failed: false }),
            changed: Condvar::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }

    /// Waits for something. Nothing completes what a failed helper has begun, so the program ends.
    fn wait_for<T>(&self, mut find: impl FnMut(&mut State) -> Option<T>) -> T {
        let mut state = self.lock();
        loop {
            if let Some(found) = find(&mut state) {
                return found;
            }
            if state.has_failed {
                abort();
            }
            let changed = self.changed.wait(state);
            state = changed.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn help(&self) -> ! {
        self.change(|state| state.free += 1);
        loop {
            let Task { run, running } = self.wait_for(|state| state.tasks.pop());
            run();
            self.change(|state| {
                // Before the scope ends: what comes after it finds the helper.
                state.free += 1;
                running.fetch_sub(1, Relaxed);
            });
        }
    }

    fn hand_over(&self, task: Task) {
        let mut state = self.lock();
        if state.free > 0 {
            state.free -= 1;
            state.tasks.push(task);
            drop(state);
            self.changed.notify_all();
        } else {
            drop(state);
            (task.run)();
            task.running.fetch_sub(1, Relaxed);
        }
    }

    fn scope<'env, T>(
        &'static self,
        run: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
    ) -> T {
        let scope =
            Scope { helpers: self, running: Arc::default(), scope: PhantomData, env: PhantomData };
        let result = catch_unwind(AssertUnwindSafe(|| run(&scope)));
        self.wait_for(|_| (scope.running.load(Relaxed) == 0).then_some(()));
        result.unwrap_or_else(|panic| resume_unwind(panic))
    }
}

impl fmt::Debug for Helpers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Helpers").finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use super::Helpers;

    fn with_helpers(count: usize) -> &'static Helpers {
        let helpers: &Helpers = Box::leak(Box::new(Helpers::new()));
        for _ in 0..count {
            std::thread::spawn(|| helpers.help());
        }
        helpers.wait_for(|state| (state.free == count).then_some(()));
        helpers
    }

    #[test]
    fn helpers_run_functions_side_by_side() {
        let helpers = with_helpers(2);
        // A hundred scopes, of which each finds both helpers again.
        for round in 0..100 {
            let together = Barrier::new(3);
            let mut numbers = [round, round + 1];
            let sum: i32 = helpers.scope(|scope| {
                let doubled = numbers.each_mut().map(|number| {
                    let together = &together;
                    scope.spawn(move || {
                        together.wait();
                        *number *= 2;
                        *number
                    })
                });
                together.wait();
                doubled.map(|doubled| doubled.join().expect("a number")).iter().sum()
            });
            assert_eq!((sum, numbers), (4 * round + 2, [2 * round, 2 * round + 2]));
        }
    }

    #[test]
    fn a_scope_ends_with_its_functions() {
        let helpers = with_helpers(3);
        let ended = AtomicUsize::new(0);
        // More than helpers; some start others.
        helpers.scope(|scope| {
            for _ in 0..50 {
                scope.spawn(|| {
                    scope.spawn(|| ended.fetch_add(1, Relaxed));
                    ended.fetch_add(1, Relaxed);
                });
            }
        });
        assert_eq!(ended.into_inner(), 100);
        assert_eq!(helpers.lock().free, 3);
    }

    #[test]
    fn without_helpers_functions_run_at_once() {
        let helpers = with_helpers(0);
        let here = std::thread::current().id();
        let there = helpers.scope(|scope| scope.spawn(|| std::thread::current().id()).join());
        assert_eq!(there.expect("a thread"), here);
    }

    /// The program of the test below.
    #[test]
    #[ignore = "ends the program"]
    fn a_helper_fails() {
        std::thread::spawn(|| super::help());
        super::wait_for_helpers(1);
        super::scope(|scope| {
            scope.spawn(|| panic!("on purpose"));
        });
    }

    #[test]
    fn nobody_waits_for_a_helper_that_has_failed() {
        let program = std::env::current_exe().expect("the tests");
        let status = Command::new(program)
            .args(["--ignored", "--exact", "threads::helpers::tests::a_helper_fails"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert_eq!(status.expect("it ran").code(), None, "ended by abort");
    }
}

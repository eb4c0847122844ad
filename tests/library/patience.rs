//! Waiting for what must happen, however busy the machine is.
//!
//! No test asserts that something is quick: it waits for the state it wants, and only a hang makes it fail.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Time after which a test that still waits has found a hang.
pub(crate) const HANG: Duration = Duration::from_secs(120);

/// Waits until something is found, and returns it.
#[track_caller]
pub(crate) fn wait_for<T>(what: &str, mut find: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + HANG;
    loop {
        if let Some(found) = find() {
            return found;
        }
        assert!(Instant::now() < deadline, "never: {what}");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Waits until the condition holds.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    wait_for(what, || condition().then_some(()));
}

/// Runs something that might hang on a thread of its own, which is left behind if it does.
#[track_caller]
pub(crate) fn without_hanging<T: Send + 'static>(
    what: &str,
    run: impl FnOnce() -> T + Send + 'static,
) -> T {
    let (sender, result) = mpsc::channel();
    let running = thread::spawn(move || {
        // Nobody receives it after a hang.
        let _ = sender.send(run());
    });
    match result.recv_timeout(HANG) {
        Ok(result) => result,
        Err(RecvTimeoutError::Timeout) => panic!("it hangs: {what}"),
        Err(RecvTimeoutError::Disconnected) => match running.join() {
            Err(panic) => std::panic::resume_unwind(panic),
            Ok(()) => unreachable!("the result was sent"),
        },
    }
}

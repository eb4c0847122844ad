use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::platform::Stopwatch;

/// The time that passes on a running clock, shared by a session, which counts it in frames, and by the thread that
/// writes its journal, which notes it between them.
///
/// The session [holds](PassingTime::hold) the time while it changes: it [takes](PassingTime::take) what has passed, hands
/// its commands over, and [releases](PassingTime::release) the time. The thread notes none meanwhile, so every millisecond
/// is noted before the command that it came before.
#[derive(Clone, Debug, Default)]
pub struct PassingTime(Arc<Mutex<Counts>>);

/// Milliseconds since the first reading.
#[derive(Debug, Default)]
struct Counts {
    stopwatch: Stopwatch,
    passed: u64,
    /// Counted by the session.
    counted: u64,
    /// Noted in the journal. At most `passed`.
    noted: u64,
    /// A clock runs.
    is_running: bool,
    /// The session is changing.
    is_held: bool,
}

impl PassingTime {
    /// Measures time with this stopwatch.
    pub fn with_stopwatch(stopwatch: Stopwatch) -> PassingTime {
        PassingTime(Arc::new(Mutex::new(Counts {
            stopwatch,
            ..Counts::default()
        })))
    }

    /// Takes the time that the session has not counted, in milliseconds, if `is_due` says that it is to be counted now.
    pub fn take(&self, is_due: impl FnOnce(u64) -> bool) -> Option<u64> {
        let mut counts = self.counts();
        counts.read();
        let uncounted = counts.passed - counts.counted;
        if uncounted == 0 || !is_due(uncounted) {
            return None;
        }
        counts.counted = counts.passed;
        Some(uncounted)
    }

    /// Lets nobody note time until the next [release](PassingTime::release).
    pub fn hold(&self) {
        self.counts().is_held = true;
    }

    /// Goes on after the session has changed: its clock runs, or it stands.
    pub fn release(&self, is_running: bool) {
        let mut counts = self.counts();
        counts.is_running = is_running;
        counts.is_held = false;
    }

    /// Forgets the time that has not been counted.
    pub fn skip(&self) {
        let mut counts = self.counts();
        counts.read();
        counts.counted = counts.passed;
        counts.noted = counts.passed;
    }

    /// The time that the session has counted and the journal does not have, in milliseconds, which is noted by that.
    pub(super) fn note_counted(&self) -> u64 {
        let mut counts = self.counts();
        let rest = counts.counted.saturating_sub(counts.noted);
        counts.noted += rest;
        rest
    }

    /// The time that the journal does not have, in milliseconds, which is noted by that, if a clock runs and
    /// `is_free` says that nothing else is to be written first.
    pub(super) fn note_passed(&self, is_free: impl FnOnce() -> bool) -> Option<u64> {
        let mut counts = self.counts();
        if !counts.is_running || counts.is_held || !is_free() {
            return None;
        }
        counts.read();
        let rest = counts.passed - counts.noted;
        counts.noted = counts.passed;
        (rest > 0).then_some(rest)
    }

    /// Returns `true` if a clock runs.
    pub(super) fn is_running(&self) -> bool {
        self.counts().is_running
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn read(&mut self) {
        self.passed += self.stopwatch.read();
    }
}

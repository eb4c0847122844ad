//! The time of day and the time that passes.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

pub use std::time::{Instant, SystemTime};

/// Returns the date in universal time as PDN writes it, such as `2026.11.21`.
pub fn pdn_date() -> String {
    let today = time::UtcDateTime::now().date();
    let (year, month, day) = today.to_calendar_date();
    format!("{year:04}.{:02}.{day:02}", u8::from(month))
}

/// Returns the milliseconds since 1970 began, in universal time; 0 before.
pub fn unix_milliseconds() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

/// Measures the time between one reading and the next, in whole milliseconds. What is left of a millisecond counts for
/// the next reading, so that many short times add up exactly.
///
/// The time is that of [`Instant`]: it never jumps when the time of day is set. While the machine sleeps it stands still
/// on Linux (`CLOCK_MONOTONIC`) and macOS (`CLOCK_UPTIME_RAW`), and so do the clocks of a game: nobody can move on a
/// machine that sleeps, and a lid that is closed must not lose a game. `CLOCK_BOOTTIME` would count that time. On
/// Windows the time includes sleep.
#[derive(Clone)]
pub struct Stopwatch {
    now: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// The time up to which all readings have counted.
    counted: Duration,
}

impl Stopwatch {
    /// A stopwatch that starts now.
    pub fn start() -> Stopwatch {
        let start = Instant::now();
        Stopwatch::with_source(move || start.elapsed())
    }

    /// A stopwatch that starts now, by this source of time. A source that goes back is taken to stand still.
    pub fn with_source(now: impl Fn() -> Duration + Send + Sync + 'static) -> Stopwatch {
        Stopwatch {
            counted: now(),
            now: Arc::new(now),
        }
    }

    /// The whole milliseconds since the last reading.
    pub fn read(&mut self) -> u64 {
        let passed = (self.now)().saturating_sub(self.counted);
        let milliseconds = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        self.counted += Duration::from_millis(milliseconds);
        milliseconds
    }
}

impl Default for Stopwatch {
    fn default() -> Stopwatch {
        Stopwatch::start()
    }
}

impl fmt::Debug for Stopwatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stopwatch")
            .field("counted", &self.counted)
            .finish_non_exhaustive()
    }
}

//! The time of day and elapsed time.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;
pub use std::time::SystemTime;
// The standard library's clock panics in a browser.
#[cfg(target_family = "wasm")]
pub use web_time::Instant;

pub fn time_of_day() -> SystemTime {
    #[cfg(not(target_family = "wasm"))]
    return SystemTime::now();
    #[cfg(target_family = "wasm")]
    return web_time::web::SystemTimeExt::to_std(web_time::SystemTime::now());
}

/// Returns the date in universal time as PDN writes it, such as `2026.11.21`.
pub fn pdn_date() -> String {
    pdn_date_at(time_of_day())
}

/// The date at this time. A year without four digits, as of a clock set wrong, becomes the nearest one with four.
fn pdn_date_at(time: SystemTime) -> String {
    const YEAR_0: i64 = -62_167_219_200;
    const YEAR_10000: i64 = 253_402_300_800;
    let seconds = |since: Duration| i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
    let seconds = match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => seconds(since),
        // Rounds down to the beginning of a second.
        Err(before) => -seconds(before.duration() + Duration::from_nanos(999_999_999)),
    };
    let seconds = seconds.clamp(YEAR_0, YEAR_10000 - 1);
    let time = time::UtcDateTime::from_unix_timestamp(seconds);
    let date = time.unwrap_or(time::UtcDateTime::UNIX_EPOCH).date();
    let (year, month, day) = date.to_calendar_date();
    format!("{year:04}.{:02}.{day:02}", u8::from(month))
}

/// Returns the milliseconds since 1970 began, in universal time; 0 before.
pub fn unix_milliseconds() -> u64 {
    let since = time_of_day().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Measures the time between readings, in whole milliseconds. The rest of a millisecond carries over to the next
/// reading, so that many short times add up exactly.
///
/// The time is that of [`Instant`]: it never jumps when the time of day is set. While the machine sleeps it stands
/// still on Linux (`CLOCK_MONOTONIC`) and macOS (`CLOCK_UPTIME_RAW`), and so do the clocks of a game: a sleeping
/// machine accepts no moves, and closing a lid must not lose a game. [`Stopwatch::start_with_sleep`] counts that time.
/// On Windows the time includes sleep.
#[derive(Clone)]
pub struct Stopwatch {
    now: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// The time up to which all readings have counted.
    counted: Duration,
}

impl Stopwatch {
    pub fn start() -> Stopwatch {
        let start = Instant::now();
        Stopwatch::with_source(move || start.elapsed())
    }

    /// A stopwatch that starts now and includes the machine's sleep, as the clocks of a server run on meanwhile.
    pub fn start_with_sleep() -> Stopwatch {
        Stopwatch::with_source(time_with_sleep())
    }

    /// A stopwatch that starts now, by this source of time. A source that goes back counts as standing still.
    pub fn with_source(now: impl Fn() -> Duration + Send + Sync + 'static) -> Stopwatch {
        Stopwatch { counted: now(), now: Arc::new(now) }
    }

    pub fn restart(&mut self) {
        self.counted = (self.now)();
    }

    /// The time since the last reading, without a new one.
    pub fn elapsed(&self) -> Duration {
        (self.now)().saturating_sub(self.counted)
    }

    /// The whole milliseconds since the last reading.
    pub fn read(&mut self) -> u64 {
        let milliseconds = u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX);
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
        f.debug_struct("Stopwatch").field("counted", &self.counted).finish_non_exhaustive()
    }
}

/// Minimum lead of the time of day that shows that the machine has slept: both clocks are corrected now and then, by
/// less.
const MIN_SLEEP: Duration = Duration::from_secs(2);

/// The last reading of a clock that counts sleep.
#[derive(Clone, Copy, Debug, Default)]
struct SleepReading {
    /// The time by [`Instant`], which leaves sleep out on most systems and in most browsers.
    awake: Duration,
    /// The time of day since an arbitrary moment, which may be set.
    of_day: Duration,
    /// The time with sleep.
    elapsed: Duration,
}

impl SleepReading {
    /// The next reading. A time of day that is set forward looks like sleep; one that is set back changes nothing.
    fn next(self, awake: Duration, of_day: Duration) -> SleepReading {
        let awake_for = awake.saturating_sub(self.awake);
        let of_day_for = of_day.saturating_sub(self.of_day);
        let has_slept = of_day_for >= awake_for + MIN_SLEEP;
        SleepReading {
            awake,
            of_day,
            elapsed: self.elapsed + if has_slept { of_day_for } else { awake_for },
        }
    }
}

/// A source of time that includes the machine's sleep.
fn time_with_sleep() -> impl Fn() -> Duration + Send + Sync {
    let start = Instant::now();
    let now = move || {
        let of_day = time_of_day().duration_since(SystemTime::UNIX_EPOCH);
        (start.elapsed(), of_day.unwrap_or_default())
    };
    let (awake, of_day) = now();
    let last = Mutex::new(SleepReading { awake, of_day, elapsed: Duration::ZERO });
    move || {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        let (awake, of_day) = now();
        *last = last.next(awake, of_day);
        last.elapsed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleep_counts_and_a_time_of_day_that_is_set_back_does_not() {
        let milliseconds = Duration::from_millis;
        let mut reading = SleepReading::default().next(milliseconds(0), milliseconds(1_000_000));
        reading.elapsed = Duration::ZERO;
        for (awake, of_day, elapsed) in [
            (0, 1_000_000, 0),
            (100, 1_000_100, 100),
            // Corrected a little.
            (200, 1_001_900, 200),
            // Ten minutes asleep.
            (300, 1_602_000, 600_300),
            (400, 1_602_100, 600_400),
            // Set back.
            (500, 2_100, 600_500),
            (600, 2_200, 600_600),
        ] {
            reading = reading.next(milliseconds(awake), milliseconds(of_day));
            assert_eq!(reading.elapsed, milliseconds(elapsed), "{awake}");
        }
    }

    #[test]
    fn a_clock_set_to_any_time_has_a_date_of_four_digits() {
        let after = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let before = |time| SystemTime::UNIX_EPOCH - time;
        for (time, date) in [
            (after(0), "1970.01.01"),
            (after(1_795_478_399), "2026.11.23"),
            (after(253_402_300_799), "9999.12.31"),
            (after(253_402_300_800), "9999.12.31"),
            (after(i64::MAX as u64), "9999.12.31"),
            (before(Duration::from_nanos(1)), "1969.12.31"),
            (before(Duration::from_secs(86_401)), "1969.12.30"),
            (before(Duration::from_secs(62_167_219_200)), "0000.01.01"),
            (before(Duration::from_secs(62_167_219_201)), "0000.01.01"),
        ] {
            assert_eq!(pdn_date_at(time), date, "{time:?}");
        }
    }
}

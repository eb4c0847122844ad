use std::time::Duration;

/// The shortest time shown without tenths of a second.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// The text of a time on a clock: `1:02:03`, `4:05`, and below ten seconds `9.8`. Times are rounded up, so that a clock
/// shows zero only when the time is over.
pub fn clock_text(left: Duration) -> String {
    let milliseconds = left.as_nanos().div_ceil(1_000_000) as u64;
    if left < TENTHS_BELOW {
        let tenths = milliseconds.div_ceil(100).min(99);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = milliseconds.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

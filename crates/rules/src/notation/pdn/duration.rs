//! Times in comments: `h:mm:ss`, with a fraction of a second if there is one.

use std::time::Duration;

/// Reads `h:mm:ss` or a number of seconds, with or without a fraction.
pub(super) fn read(text: &str) -> Option<Duration> {
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, nanoseconds(fraction)?),
        None => (text, 0),
    };
    let parts: Vec<&str> = whole.split(':').collect();
    let (hours, minutes, seconds) = match parts[..] {
        [seconds] => (0, 0, number(seconds)?),
        [hours, minutes, seconds] => {
            let (minutes, seconds) = (number(minutes)?, number(seconds)?);
            if minutes > 59 || seconds > 59 {
                return None;
            }
            (number(hours)?, minutes, seconds)
        }
        _ => return None,
    };
    let seconds = hours
        .checked_mul(3600)?
        .checked_add(60 * minutes + seconds)?;
    Some(Duration::new(seconds, fraction))
}

fn number(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number
        .then(|| digits.parse().ok())?
        .filter(|&number| number < 1 << 53)
}

/// The nanoseconds of the digits behind the point.
fn nanoseconds(digits: &str) -> Option<u32> {
    let is_fraction = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let nine_digits = digits.chars().chain(std::iter::repeat('0')).take(9);
    is_fraction.then(|| nine_digits.collect::<String>().parse().ok())?
}

/// Writes `h:mm:ss`, with as many digits behind the point as it needs.
pub(super) fn write(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match time.subsec_nanos() {
        0 => whole,
        nanoseconds => {
            let fraction = format!("{nanoseconds:09}");
            format!("{whole}.{}", fraction.trim_end_matches('0'))
        }
    }
}

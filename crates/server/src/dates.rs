//! Dates of game files and feeds, in UTC.

use crate::online::Milliseconds;

const DAY: Milliseconds = 24 * 60 * 60 * 1_000;

/// Year, month and day, by the algorithm of Howard Hinnant's `civil_from_days`.
fn civil(time: Milliseconds) -> (u64, u64, u64) {
    // Days since 0000-03-01.
    let days = time / DAY + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

/// A date such as `2026.11.28`.
pub(crate) fn pdn_date(time: Milliseconds) -> String {
    let (year, month, day) = civil(time);
    format!("{year:04}.{month:02}.{day:02}")
}

/// A time such as `2026-11-28T06:24:06Z`.
pub(crate) fn rfc3339(time: Milliseconds) -> String {
    let (year, month, day) = civil(time);
    let seconds = time % DAY / 1_000;
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

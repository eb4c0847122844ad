//! Dates of game files and feeds, in UTC.

use time::UtcDateTime;

use crate::online::Milliseconds;

fn utc(time: Milliseconds) -> UtcDateTime {
    let seconds = i64::try_from(time / 1_000).unwrap_or(i64::MAX);
    UtcDateTime::from_unix_timestamp(seconds).unwrap_or(UtcDateTime::MAX)
}

/// A date such as `2026.11.28`.
pub(crate) fn pdn_date(time: Milliseconds) -> String {
    let (year, month, day) = utc(time).date().to_calendar_date();
    format!("{year:04}.{:02}.{day:02}", u8::from(month))
}

/// A time such as `2026-11-28T06:24:06Z`.
pub(crate) fn rfc3339(time: Milliseconds) -> String {
    let time = utc(time);
    let (hour, minute, second) = time.as_hms();
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", time.date())
}

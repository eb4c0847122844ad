use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The date of a game as far as it is known: nothing, a year, a month, or a day.
///
/// ```
/// use dames3d_core::archive::GameDate;
///
/// let date = GameDate::from_tag("1894.11.??");
/// assert_eq!((date.year(), date.to_string().as_str()), (Some(1894), "1894.11"));
/// assert_eq!(GameDate::from_tag("????.??.??"), GameDate::UNKNOWN);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameDate(u32);

/// Bits of the day and of the month.
const DAY_BITS: u32 = 5;
const MONTH_BITS: u32 = 4;

impl GameDate {
    /// An unknown date, earlier than all others.
    pub const UNKNOWN: GameDate = GameDate(0);

    /// The date of a PDN tag, `2026.11.21`, with `??` for what is unknown. Other separators, and the day first, are
    /// read as well. A text that is no date is an unknown one.
    pub fn from_tag(text: &str) -> GameDate {
        let mut parts: Vec<Option<u32>> = text
            .trim()
            .split(['.', '-', '/'])
            .map(|part| part.parse().ok())
            .collect();
        if matches!(parts[..], [_, _, Some(1000..)]) {
            parts.reverse();
        }
        let part = |index: usize, largest| {
            let number = parts.get(index).copied().flatten();
            number.filter(|number| (1..=largest).contains(number))
        };
        let Some(year) = part(0, 9999) else {
            return GameDate::UNKNOWN;
        };
        let month = part(1, 12).unwrap_or(0);
        let day = part(2, 31).filter(|_| month > 0).unwrap_or(0);
        GameDate(year << (MONTH_BITS + DAY_BITS) | month << DAY_BITS | day)
    }

    /// The year, if it is known.
    pub fn year(self) -> Option<u32> {
        Some(self.0 >> (MONTH_BITS + DAY_BITS)).filter(|&year| year > 0)
    }

    fn month(self) -> Option<u32> {
        Some(self.0 >> DAY_BITS & ((1 << MONTH_BITS) - 1)).filter(|&month| month > 0)
    }

    fn day(self) -> Option<u32> {
        Some(self.0 & ((1 << DAY_BITS) - 1)).filter(|&day| day > 0)
    }

    /// The first and the last day that the date can be; `None` for an unknown one.
    fn days(self) -> Option<RangeInclusive<u32>> {
        self.year()?;
        let last = match (self.month(), self.day()) {
            (None, _) => self.0 | ((1 << (MONTH_BITS + DAY_BITS)) - 1),
            (_, None) => self.0 | ((1 << DAY_BITS) - 1),
            _ => self.0,
        };
        Some(self.0..=last)
    }

    pub(super) fn bits(self) -> u32 {
        self.0
    }

    pub(super) fn from_bits(bits: u32) -> GameDate {
        GameDate(bits)
    }
}

/// The known parts: `2026.11.21`, `2026.11`, `2026`; nothing for an unknown date.
impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        if let Some(year) = self.year() {
            text = format!("{year:04}");
        }
        for part in [self.month(), self.day()].into_iter().flatten() {
            text += &format!(".{part:02}");
        }
        f.pad(&text)
    }
}

/// The dates from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange {
    from: Option<GameDate>,
    to: Option<GameDate>,
}

/// A text that is no range of dates.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected dates such as 1956, 2024.05, 2020..2024 or 2020.. , found “{0}”")]
pub struct DateRangeError(pub String);

impl DateRange {
    /// Returns `true` if the game may have been played in these dates. A game of an unknown date was not.
    pub fn contains(&self, date: GameDate) -> bool {
        let Some(days) = date.days() else {
            return false;
        };
        let is_after = self.from.is_none_or(|from| *days.end() >= from.bits());
        let last = self.to.and_then(GameDate::days);
        is_after && last.is_none_or(|last| days.start() <= last.end())
    }
}

impl FromStr for DateRange {
    type Err = DateRangeError;

    fn from_str(text: &str) -> Result<DateRange, DateRangeError> {
        let error = || DateRangeError(text.to_owned());
        let date = |part: &str| match GameDate::from_tag(part) {
            _ if part.trim().is_empty() => Ok(None),
            GameDate::UNKNOWN => Err(error()),
            date => Ok(Some(date)),
        };
        let range = match text.split_once("..") {
            Some((from, to)) => DateRange {
                from: date(from)?,
                to: date(to)?,
            },
            None => DateRange {
                from: date(text)?,
                to: date(text)?,
            },
        };
        match range {
            DateRange {
                from: None,
                to: None,
            } => Err(error()),
            range => Ok(range),
        }
    }
}

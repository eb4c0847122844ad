//! The entry of a game in an index: its tags, its date, and the names of players and events, each stored once.

use std::collections::HashMap;
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use std::sync::OnceLock;

use super::encoding::{ByteReader, ByteWriter};
use crate::notation::pdn::GameResult;
use crate::rules::{Side, Variant};
use crate::spelling::latin;

/// A game in an index, with names as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameEntry {
    pub(super) file: u32,
    /// The number of the game in its file, counted from 1.
    pub(super) number: u32,
    pub(super) bytes: Range<u64>,
    pub(super) white: u32,
    pub(super) black: u32,
    pub(super) event: u32,
    pub(super) date: GameDate,
    pub(super) result: GameResult,
    pub(super) variant: Option<Variant>,
    pub(super) plies: u32,
    pub(super) black_begins: bool,
    /// The first game with the same start and moves.
    pub(super) duplicate_of: Option<u32>,
    pub(super) has_errors: bool,
}

/// The numbers of results in a file.
const RESULTS: [GameResult; 5] = [
    GameResult::Won(Side::White),
    GameResult::Won(Side::Black),
    GameResult::Drawn,
    GameResult::BothLost,
    GameResult::Unfinished,
];
/// The number of an unknown variant, and of a game that is no duplicate.
const NONE: u32 = u32::MAX;

impl GameEntry {
    pub(super) fn write(&self, output: &mut ByteWriter) {
        let result = RESULTS.iter().position(|result| *result == self.result);
        for word in [
            self.file,
            self.number,
            self.white,
            self.black,
            self.event,
            self.date.bits(),
            result.map_or(NONE, |result| result as u32),
            self.variant.map_or(NONE, |variant| variant.index() as u32),
            self.plies,
            u32::from(self.black_begins),
            self.duplicate_of.unwrap_or(NONE),
            u32::from(self.has_errors),
        ] {
            output.u32(word);
        }
        output.u64(self.bytes.start);
        output.u64(self.bytes.end);
    }

    /// Reads a game; `None` if it is invalid.
    pub(super) fn read(input: &mut ByteReader<'_>) -> Option<GameEntry> {
        let mut word = || input.u32();
        let entry = GameEntry {
            file: word()?,
            number: word()?,
            white: word()?,
            black: word()?,
            event: word()?,
            date: GameDate::from_bits(word()?),
            result: *RESULTS.get(word()? as usize)?,
            variant: match word()? {
                NONE => None,
                number => Some(*Variant::ALL.get(number as usize)?),
            },
            plies: word()?,
            black_begins: word()? != 0,
            duplicate_of: Some(word()?).filter(|&game| game != NONE),
            has_errors: word()? != 0,
            bytes: input.u64()?..input.u64()?,
        };
        (entry.bytes.start <= entry.bytes.end).then_some(entry)
    }
}

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

/// Characters between the parts of a date.
const SEPARATORS: [char; 3] = ['.', '-', '/'];

const DAY_BITS: u32 = 5;
const MONTH_BITS: u32 = 4;

impl GameDate {
    /// An unknown date, earlier than all others.
    pub const UNKNOWN: GameDate = GameDate(0);

    /// The date of a PDN tag, `2026.11.21`, with `??` for unknown parts. Other separators and day-first dates are
    /// accepted; any other text is an unknown date.
    pub fn from_tag(text: &str) -> GameDate {
        let mut parts: Vec<Option<u32>> =
            text.trim().split(SEPARATORS).map(|part| part.parse().ok()).collect();
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

    pub fn year(self) -> Option<u32> {
        Some(self.0 >> (MONTH_BITS + DAY_BITS)).filter(|&year| year > 0)
    }

    fn month(self) -> Option<u32> {
        Some(self.0 >> DAY_BITS & ((1 << MONTH_BITS) - 1)).filter(|&month| month > 0)
    }

    fn day(self) -> Option<u32> {
        Some(self.0 & ((1 << DAY_BITS) - 1)).filter(|&day| day > 0)
    }

    /// Number of known parts: year, month, day.
    fn parts(self) -> usize {
        [self.year(), self.month(), self.day()].into_iter().flatten().count()
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

    fn from_bits(bits: u32) -> GameDate {
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

/// A text that is not a date range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected dates such as 1956, 2024.05, 2020..2024 or 2020.. , found “{0}”")]
pub struct DateRangeError(pub String);

impl DateRange {
    /// Returns `true` if the date may be in the range. An unknown date is not.
    pub fn contains(&self, date: GameDate) -> bool {
        let Some(days) = date.days() else {
            return false;
        };
        let is_after = self.from.is_none_or(|from| *days.end() >= from.bits());
        let last = self.to.and_then(GameDate::days);
        is_after && last.is_none_or(|last| days.start() <= last.end())
    }
}

impl fmt::Display for DateRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => write!(f, "{from}"),
            (from, to) => {
                let text =
                    |date: Option<GameDate>| date.map_or_else(String::new, |date| date.to_string());
                write!(f, "{}..{}", text(from), text(to))
            }
        }
    }
}

impl FromStr for DateRange {
    type Err = DateRangeError;

    fn from_str(text: &str) -> Result<DateRange, DateRangeError> {
        let error = || DateRangeError(text.to_owned());
        let date = |text: &str| match GameDate::from_tag(text) {
            _ if text.trim().is_empty() => Ok(None),
            // A tag may have unknown parts, a range may not.
            date if date.parts() == text.split(SEPARATORS).count() => Ok(Some(date)),
            _ => Err(error()),
        };
        let range = match text.split_once("..") {
            Some((from, to)) => DateRange { from: date(from)?, to: date(to)? },
            None => DateRange { from: date(text)?, to: date(text)? },
        };
        let last = range.to.and_then(GameDate::days);
        match (range.from, last) {
            (None, None) => Err(error()),
            (Some(from), Some(last)) if from.bits() > *last.end() => Err(error()),
            _ => Ok(range),
        }
    }
}

/// Interned texts: one that occurs in many games is stored once.
#[derive(Debug, Default)]
pub(super) struct NameTable {
    text: String,
    /// The end of each name in `text`.
    ends: Vec<u32>,
    /// The names without accents and in lower case, computed by the first search.
    folded: OnceLock<Vec<Box<str>>>,
}

impl PartialEq for NameTable {
    fn eq(&self, other: &NameTable) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for NameTable {}

impl NameTable {
    /// The name with this number; empty if there is none.
    pub(super) fn get(&self, number: u32) -> &str {
        let number = number as usize;
        let Some(&end) = self.ends.get(number) else {
            return "";
        };
        let start = match number {
            0 => 0,
            _ => self.ends[number - 1],
        };
        &self.text[start as usize..end as usize]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|number| self.get(number))
    }

    pub(super) fn folded(&self) -> &[Box<str>] {
        let fold_all = || self.iter().map(|name| latin(name).into()).collect();
        self.folded.get_or_init(fold_all)
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        let folded = self.folded.get().into_iter().flatten();
        let folded = folded.map(|name| name.len() + size_of::<Box<str>>());
        self.text.len() + 4 * self.ends.len() + folded.sum::<usize>()
    }

    /// The text and the ends of its names, for serialization.
    pub(super) fn parts(&self) -> (&str, &[u32]) {
        (&self.text, &self.ends)
    }

    /// The table of these parts; `None` if they do not fit each other.
    pub(super) fn from_parts(text: String, ends: Vec<u32>) -> Option<NameTable> {
        let is_rising = ends.is_sorted();
        let is_whole = ends.last().map_or(0, |&end| end as usize) == text.len();
        let is_text = ends.iter().all(|&end| text.is_char_boundary(end as usize));
        (is_rising && is_whole && is_text).then_some(NameTable {
            text,
            ends,
            folded: OnceLock::new(),
        })
    }
}

#[derive(Debug, Default)]
pub(super) struct NameTableBuilder {
    table: NameTable,
    numbers: HashMap<Box<str>, u32>,
}

/// Maximum length of a name in bytes; longer ones are cut.
const MAX_NAME_BYTES: usize = 200;

impl NameTableBuilder {
    /// The number of this name, which is added if it is new. Where all of them would be too long for the table, it is
    /// left out.
    pub(super) fn number(&mut self, name: &str) -> u32 {
        let name = &name[..name.floor_char_boundary(MAX_NAME_BYTES)];
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.table.ends.len() as u32;
        let Ok(end) = u32::try_from(self.table.text.len() + name.len()) else {
            return u32::MAX;
        };
        self.table.text += name;
        self.table.ends.push(end);
        self.numbers.insert(name.into(), number);
        number
    }

    pub(super) fn finish(self) -> NameTable {
        self.table
    }
}

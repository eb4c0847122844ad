//! Time controls, and the clocks of both sides that they make up.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::notation::{Expected, ParseError};
use crate::rules::{BySide, Side};

/// The time that one side has for a game. Its text is that of PDN's `TimeControl` tag, in seconds: `300+5`,
/// `40/7200:3600`, `*120`, `?`, `-`. PDN has no text for delays and for a time per move; here they are `300b5`
/// (Bronstein), `300d5` (simple delay) and `=30`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No clock (`-`).
    #[default]
    Unlimited,
    /// Unknown (`?`), as in files of other programs. Played without a clock.
    Unknown,
    /// Periods, at least one. All but the last have a number of moves; if the last has one too, it repeats.
    Periods(Vec<Period>),
    /// The time that one side uses is added to the other's, if both have such clocks (`*120`).
    Hourglass(Duration),
    /// A time for every move; what is left of it is lost (`=30`).
    PerMove(Duration),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// Number of moves after which the next period begins; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// Time that is added when the period begins. It may be zero if there is a bonus.
    pub time: Duration,
    pub bonus: Bonus,
}

/// Time for each move of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// None: sudden death.
    #[default]
    None,
    /// Added after each move (Fischer, `+`).
    Increment(Duration),
    /// The time used for a move is given back after it, at most this much (Bronstein, `b`).
    Bronstein(Duration),
    /// The clock waits this long before it runs (simple delay, `d`).
    Delay(Duration),
}

impl Bonus {
    pub fn time(self) -> Duration {
        match self {
            Bonus::None => Duration::ZERO,
            Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => time,
        }
    }
}

impl TimeControl {
    /// Returns `true` if the time of this control can run out.
    pub fn is_limited(&self) -> bool {
        !matches!(self, TimeControl::Unlimited | TimeControl::Unknown)
    }

    /// The period of this index, for a control with periods. The last one never ends.
    pub(super) fn period(&self, index: usize) -> Option<&Period> {
        match self {
            TimeControl::Periods(periods) => periods.get(index).or(periods.last()),
            _ => None,
        }
    }

    /// Time on the clock when the game begins. With no other time, the first bonus is there from the beginning.
    pub(super) fn initial_time(&self) -> Duration {
        match self {
            TimeControl::Unlimited | TimeControl::Unknown => Duration::ZERO,
            TimeControl::Hourglass(time) | TimeControl::PerMove(time) => *time,
            TimeControl::Periods(_) => {
                self.period(0).map_or(Duration::ZERO, |first| match first.bonus {
                    Bonus::Increment(bonus) | Bonus::Bronstein(bonus) if first.time.is_zero() => {
                        bonus
                    }
                    _ => first.time,
                })
            }
        }
    }
}

/// The time control of each side, and the moment the clocks start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockSettings {
    pub white: TimeControl,
    pub black: TimeControl,
    #[serde(default)]
    pub start: ClockStart,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClockStart {
    /// After each side has made its first move. These two moves take no time, and count as moves of a period.
    #[default]
    AfterFirstMoves,
    /// As soon as the game begins.
    AtOnce,
}

/// A PDN tag that holds no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag}: {error}")]
pub struct ClockTagError {
    pub tag: &'static str,
    pub error: ParseError,
}

const BOTH_TAG: &str = "TimeControl";

/// The PDN tag of one side's time control.
const fn side_tag(side: Side) -> &'static str {
    match side {
        Side::White => "TimeControlWhite",
        Side::Black => "TimeControlBlack",
    }
}

impl ClockSettings {
    /// The same control for both sides. The clocks start after the first moves.
    pub fn both(control: TimeControl) -> ClockSettings {
        ClockSettings { white: control.clone(), black: control, start: ClockStart::default() }
    }

    /// Reads one control for both sides, or White's and Black's, as players write them: `5+3`, `5+3 3+2`. Main times
    /// are in minutes. The clocks start after the first moves.
    ///
    /// # Errors
    /// If there is no word, a word is no time control, or there are more than two.
    pub fn from_minutes(text: &str) -> Result<ClockSettings, ParseError> {
        let read = |(start, word): (usize, &str)| {
            let before = text[..start].chars().count();
            TimeControl::from_minutes(word)
                .map_err(|error| ParseError { column: error.column + before, ..error })
        };
        let mut words = words(text);
        let white =
            words.next().ok_or_else(|| ParseError::at(text, text.len(), Expected::TimeControl))?;
        let white = read(white)?;
        let black = words.next().map(read).transpose()?;
        if let Some((start, _)) = words.next() {
            return Err(ParseError::at(text, start, Expected::EndOfTimeControl));
        }
        Ok(ClockSettings {
            black: black.unwrap_or_else(|| white.clone()),
            white,
            start: ClockStart::default(),
        })
    }

    pub fn control(&self, side: Side) -> &TimeControl {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Returns `true` if the time of a side can run out.
    pub fn is_limited(&self) -> bool {
        self.white.is_limited() || self.black.is_limited()
    }

    /// The PDN tags that hold the controls: `TimeControl`, or one a side if they differ; none without a clock.
    pub fn pdn_tags(&self) -> Vec<(&'static str, String)> {
        if self.white != self.black {
            let tag = |side| (side_tag(side), self.control(side).to_string());
            Side::BOTH.map(tag).to_vec()
        } else if self.white == TimeControl::Unlimited {
            Vec::new()
        } else {
            vec![(BOTH_TAG, self.white.to_string())]
        }
    }

    /// Reads the controls from PDN tags. `tag` returns the value of a tag. A tag of one side takes precedence; a side
    /// without a tag has an unknown control. Returns `None` if there is no such tag.
    ///
    /// # Errors
    /// If the value of a tag is no time control.
    pub fn from_pdn_tags<'a>(
        tag: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Option<ClockSettings>, ClockTagError> {
        let read = |name| match tag(name) {
            None => Ok(None),
            Some(text) => match text.trim().parse() {
                Ok(control) => Ok(Some(control)),
                Err(error) => Err(ClockTagError { tag: name, error }),
            },
        };
        let both: Option<TimeControl> = read(BOTH_TAG)?;
        let sides = BySide {
            white: read(side_tag(Side::White))?.or(both.clone()),
            black: read(side_tag(Side::Black))?.or(both),
        };
        if sides.white.is_none() && sides.black.is_none() {
            return Ok(None);
        }
        Ok(Some(ClockSettings {
            white: sides.white.unwrap_or(TimeControl::Unknown),
            black: sides.black.unwrap_or(TimeControl::Unknown),
            start: ClockStart::default(),
        }))
    }
}

/// The words of a text, each with the byte at which it begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut end = 0;
    text.split_inclusive(char::is_whitespace).filter_map(move |piece| {
        let start = end;
        end += piece.len();
        let word = piece.trim_end();
        (!word.is_empty()).then_some((start, word))
    })
}

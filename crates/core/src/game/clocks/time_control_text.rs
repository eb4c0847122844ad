//! The text of time controls: in seconds, as in PDN, or with the main time in minutes, as players write it.
//!
//! ```text
//! control = "-" | "?" | "*" time | "=" seconds | period (":" period)*
//! period  = [ moves "/" ] time [ ( "+" | "b" | "d" ) seconds ]
//! ```
//!
//! `time` is in seconds or minutes and may have decimals, down to milliseconds; `90s` is in seconds where others are in
//! minutes. Only the last period may leave out its number of moves.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use winnow::Parser;
use winnow::combinator::{alt, cond, cut_err, empty, opt, preceded, terminated};
use winnow::error::ErrMode;
use winnow::token::take_while;

use super::{Bonus, Period, TimeControl};
use crate::notation::parse_error::{Input, Mismatch, Parsed, parse};
use crate::notation::{Expected, ParseError};

/// Maximum time, about 115 days.
const MAX_TIME: Duration = Duration::from_secs(10_000_000);

#[derive(Clone, Copy, PartialEq, Eq)]
enum TimeUnit {
    Seconds,
    Minutes,
}

impl TimeUnit {
    const fn milliseconds(self) -> u64 {
        match self {
            TimeUnit::Seconds => 1000,
            TimeUnit::Minutes => 60_000,
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<TimeControl, ParseError> {
        read(text, TimeUnit::Seconds)
    }
}

impl TryFrom<String> for TimeControl {
    type Error = ParseError;

    fn try_from(text: String) -> Result<TimeControl, ParseError> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write(self))
    }
}

impl TimeControl {
    /// Reads a control as players write it, with main times in minutes and bonuses in seconds: `5+3`, `40/120:60`.
    pub fn from_minutes(text: &str) -> Result<TimeControl, ParseError> {
        read(text, TimeUnit::Minutes)
    }
}

fn read(text: &str, unit: TimeUnit) -> Result<TimeControl, ParseError> {
    let control = alt((
        '-'.value(TimeControl::Unlimited),
        '?'.value(TimeControl::Unknown),
        preceded('*', cut_err(positive(time(unit)))).map(TimeControl::Hourglass),
        preceded('=', cut_err(positive(time(TimeUnit::Seconds)))).map(TimeControl::PerMove),
        periods(unit).map(TimeControl::Periods),
    ));
    parse(control, Expected::EndOfTimeControl, text)
}

fn periods<'a>(unit: TimeUnit) -> impl Parser<Input<'a>, Vec<Period>, ErrMode<Mismatch>> {
    move |input: &mut Input<'a>| {
        let mut periods = vec![period(unit).context(Expected::TimeControl).parse_next(input)?];
        while periods.last().is_some_and(|last| last.moves.is_some())
            && opt(':').parse_next(input)?.is_some()
        {
            let mut next = cut_err(period(unit).context(Expected::Time));
            periods.push(next.parse_next(input)?);
        }
        Ok(periods)
    }
}

fn period<'a>(unit: TimeUnit) -> impl Parser<Input<'a>, Period, ErrMode<Mismatch>> {
    move |input: &mut Input<'a>| {
        let moves = opt(terminated(move_count, '/')).parse_next(input)?;
        let (time, bonus) = match moves {
            Some(_) => cut_err(time_and_bonus(unit).context(Expected::Time)).parse_next(input)?,
            None => time_and_bonus(unit).parse_next(input)?,
        };
        Ok(Period { moves, time, bonus })
    }
}

/// The main time of a period and its bonus, of which one may be zero.
fn time_and_bonus<'a>(
    unit: TimeUnit,
) -> impl Parser<Input<'a>, (Duration, Bonus), ErrMode<Mismatch>> {
    let seconds = || cut_err(positive(time(TimeUnit::Seconds)));
    let bonus = alt((
        preceded('+', seconds()).map(Bonus::Increment),
        preceded('b', seconds()).map(Bonus::Bronstein),
        preceded('d', seconds()).map(Bonus::Delay),
        empty.value(Bonus::None),
    ));
    (time(unit), bonus).verify(|(time, bonus)| !time.is_zero() || *bonus != Bonus::None)
}

fn move_count(input: &mut Input<'_>) -> Parsed<u16> {
    take_while(1.., |c: char| c.is_ascii_digit())
        .verify_map(|digits: &str| digits.parse().ok().filter(|&moves| moves > 0))
        .parse_next(input)
}

/// A time that is not zero.
fn positive<'a>(
    time: impl Parser<Input<'a>, Duration, ErrMode<Mismatch>>,
) -> impl Parser<Input<'a>, Duration, ErrMode<Mismatch>> {
    time.verify(|time: &Duration| !time.is_zero()).context(Expected::Time)
}

/// A number with decimals, in whole milliseconds of at most [`MAX_TIME`]. After a number of minutes, an `s` makes it
/// one of seconds.
fn time<'a>(unit: TimeUnit) -> impl Parser<Input<'a>, Duration, ErrMode<Mismatch>> {
    let number = take_while(1.., |c: char| c.is_ascii_digit() || c == '.');
    let suffix = cond(unit == TimeUnit::Minutes, opt('s')).map(Option::flatten);
    (number, suffix).verify_map(move |(number, suffix): (&str, Option<char>)| {
        exact_time(number, suffix.map_or(unit, |_| TimeUnit::Seconds))
    })
}

/// The time that a number with decimals stands for; `None` if it is no whole number of milliseconds or too long.
fn exact_time(number: &str, unit: TimeUnit) -> Option<Duration> {
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    if decimals.is_empty() || decimals.len() > 6 {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    let parts: u64 = decimals.parse().ok()?;
    let scale = 10_u64.pow(decimals.len() as u32);
    let fraction = parts * unit.milliseconds();
    let milliseconds = whole.checked_mul(unit.milliseconds())?.checked_add(fraction / scale)?;
    let time = Duration::from_millis(milliseconds);
    (fraction.is_multiple_of(scale) && time <= MAX_TIME).then_some(time)
}

fn write(control: &TimeControl) -> String {
    match control {
        TimeControl::Unlimited => "-".to_owned(),
        TimeControl::Unknown => "?".to_owned(),
        TimeControl::Hourglass(time) => format!("*{}", number(*time)),
        TimeControl::PerMove(time) => format!("={}", number(*time)),
        TimeControl::Periods(periods) => {
            let periods: Vec<_> = periods.iter().map(write_period).collect();
            periods.join(":")
        }
    }
}

fn write_period(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/"));
    let sign = match period.bonus {
        Bonus::None => "",
        Bonus::Increment(_) => "+",
        Bonus::Bronstein(_) => "b",
        Bonus::Delay(_) => "d",
    };
    let bonus = match period.bonus {
        Bonus::None => String::new(),
        bonus => number(bonus.time()),
    };
    format!("{}{}{sign}{bonus}", moves.unwrap_or_default(), number(period.time))
}

/// A time in seconds.
fn number(time: Duration) -> String {
    let milliseconds = time.as_millis() as u64;
    let (whole, parts) = (milliseconds / 1000, milliseconds % 1000);
    match parts {
        0 => whole.to_string(),
        _ => format!("{whole}.{parts:03}").trim_end_matches('0').to_owned(),
    }
}

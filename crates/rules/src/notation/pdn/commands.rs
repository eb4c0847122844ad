//! The commands embedded in comments: `[%clk 0:05:00]`, the times and ends of games in them, and irregular turns played
//! by hand, such as `[%hand 31-26 x19]`.

use std::time::Duration;

use crate::board::{Square, SquareSet};
use crate::game_tree::{
    AnnotatedScore, Annotations, Arrow, ClockReading, EmbeddedCommand, Mark, MarkColor,
};
use crate::notation::printable::acts_on_display;
use crate::rules::{BySide, DrawReason, HandAction, Irregularity, Outcome, Ply, Side, WinReason};

/// A command in a comment, interpreted or preserved.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CommentCommand {
    /// `[%clk 0:05:00]`, time left on the mover's clock.
    Left(Duration),
    /// `[%emt 0:00:03]`, time used for the turn.
    Used(Duration),
    /// `[%clock w0:00:20 B0:00:25]`, both clocks; a capital letter is a running clock.
    Clocks(ClockReading),
    /// `[%eval 0.17]`, the score for White, or `[%eval #-3]`, Black wins in three moves.
    Evaluation(AnnotatedScore),
    /// `[%csl R12,G23]`, marked squares.
    Marks(Vec<Mark>),
    /// `[%cal R12-23]`, arrows.
    Arrows(Vec<Arrow>),
    /// `[%before]`, the comment belongs before the next move.
    Before,
    /// `[%path 28,19,10]`, the landing squares of a capture that has several routes.
    Path(Vec<Square>),
    /// `[%huff 23]`, the square of a piece that was huffed.
    Huff(Square),
    /// `[%hand 31-26 x19]`, the actions of an irregular turn.
    Hand(Vec<HandAction>),
    /// `[%irregular took-too-few=1/2]`, what was wrong with them.
    Irregular(Vec<Irregularity>),
    /// `[%end white resignation]`, the end of the game in this position.
    End(Outcome),
    /// A command of another program.
    Other(EmbeddedCommand),
}

impl CommentCommand {
    /// Reads a command. `None` if it is unknown and cannot be preserved.
    pub(super) fn read(name: &str, value: &str) -> Option<CommentCommand> {
        let value = value.trim();
        let known = match name {
            "clk" => read_duration(value).map(CommentCommand::Left),
            "emt" => read_duration(value).map(CommentCommand::Used),
            "clock" => read_clocks(value),
            "eval" => read_evaluation(value).map(CommentCommand::Evaluation),
            "csl" => {
                read_list(value, |color, rest| Some(Mark { color, square: read_square(rest)? }))
                    .map(CommentCommand::Marks)
            }
            "cal" => read_list(value, |color, rest| {
                let (from, to) = read_pair(rest)?;
                Some(Arrow { color, from, to })
            })
            .map(CommentCommand::Arrows),
            "before" => value.is_empty().then_some(CommentCommand::Before),
            "path" => {
                value.split(',').map(read_square).collect::<Option<_>>().map(CommentCommand::Path)
            }
            "huff" => read_square(value).map(CommentCommand::Huff),
            "end" => read_ending(value).map(CommentCommand::End),
            "hand" => read_actions(value).map(CommentCommand::Hand),
            "irregular" => read_irregularities(value).map(CommentCommand::Irregular),
            _ => None,
        };
        // Commands of other programs are written unescaped, so they must not contain terminal controls.
        let other = || Some(value).filter(|value| !value.contains(acts_on_display));
        known.or_else(|| EmbeddedCommand::new(name, other()?).map(CommentCommand::Other))
    }
}

/// The commands for all annotations except comments, signs and glyphs.
pub(super) fn written(annotations: &Annotations) -> Vec<String> {
    let mut words = Vec::new();
    let time = &annotations.time;
    if let Some(clocks) = &time.clocks {
        words.push(write_clocks(clocks));
    }
    if let Some(left) = time.left {
        words.push(format!("[%clk {}]", write_duration(left)));
    }
    if let Some(used) = time.used {
        words.push(format!("[%emt {}]", write_duration(used)));
    }
    if let Some(evaluation) = annotations.evaluation {
        words.push(format!("[%eval {}]", write_evaluation(evaluation)));
    }
    if !annotations.marks.is_empty() {
        let marks = annotations.marks.iter();
        let marks = marks.map(|mark| format!("{}{}", letter(mark.color), mark.square));
        words.push(format!("[%csl {}]", marks.collect::<Vec<_>>().join(",")));
    }
    if !annotations.arrows.is_empty() {
        let arrows = annotations.arrows.iter();
        let arrows =
            arrows.map(|Arrow { color, from, to }| format!("{}{from}-{to}", letter(*color)));
        words.push(format!("[%cal {}]", arrows.collect::<Vec<_>>().join(",")));
    }
    let others = annotations.commands.iter();
    words.extend(others.map(|other| match other.value() {
        "" => format!("[%{}]", other.name()),
        value => format!("[%{} {value}]", other.name()),
    }));
    words
}

/// Reads one clock or two. The side of a clock is its letter; without a letter, it is the mover's.
fn read_clocks(text: &str) -> Option<CommentCommand> {
    let mut left: BySide<Option<Duration>> = BySide { white: None, black: None };
    let mut running = None;
    for clock in text.split_whitespace() {
        let Some(time) = clock.strip_prefix(['w', 'W', 'b', 'B']) else {
            let only = clock == text;
            return only.then(|| read_duration(text).map(CommentCommand::Left))?;
        };
        let side = if clock.starts_with(['w', 'W']) { Side::White } else { Side::Black };
        if clock.starts_with(['W', 'B']) {
            if running.is_some() {
                return None;
            }
            running = Some(side);
        }
        if left[side].replace(read_duration(time)?).is_some() {
            return None;
        }
    }
    let left = BySide { white: left.white?, black: left.black? };
    Some(CommentCommand::Clocks(ClockReading { left, running }))
}

fn write_clocks(clocks: &ClockReading) -> String {
    let clock = |side: Side| {
        let letter = match (side, clocks.running == Some(side)) {
            (Side::White, false) => 'w',
            (Side::White, true) => 'W',
            (Side::Black, false) => 'b',
            (Side::Black, true) => 'B',
        };
        format!("{letter}{}", write_duration(clocks.left[side]))
    };
    format!("[%clock {} {}]", clock(Side::White), clock(Side::Black))
}

fn read_evaluation(text: &str) -> Option<AnnotatedScore> {
    if let Some(moves) = text.strip_prefix('#') {
        let (winner, moves) = match moves.strip_prefix('-') {
            Some(moves) => (Side::Black, moves),
            None => (Side::White, moves.strip_prefix('+').unwrap_or(moves)),
        };
        let moves = moves.parse().ok()?;
        return Some(AnnotatedScore::WinIn { winner, moves });
    }
    let is_number = text.bytes().all(|byte| b"+-.0123456789".contains(&byte));
    let men: f64 = is_number.then(|| text.parse().ok())??;
    let hundredths = (men * 100.0).round();
    let is_in_range = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&hundredths);
    is_in_range.then_some(AnnotatedScore::Centimen(hundredths as i32))
}

fn write_evaluation(evaluation: AnnotatedScore) -> String {
    match evaluation {
        AnnotatedScore::Centimen(hundredths) => {
            let sign = if hundredths < 0 { "-" } else { "" };
            let size = hundredths.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        }
        AnnotatedScore::WinIn { winner, moves } => match winner {
            Side::White => format!("#{moves}"),
            Side::Black => format!("#-{moves}"),
        },
    }
}

/// Reads a list of colors, each with its item.
fn read_list<T>(text: &str, item: impl Fn(MarkColor, &str) -> Option<T>) -> Option<Vec<T>> {
    let items = text.split(',').map(|word| {
        let word = word.trim();
        let color = COLORS.into_iter().find(|(letter, _)| word.starts_with(*letter));
        let (letter, color) = color?;
        item(color, &word[letter.len_utf8()..])
    });
    items.collect()
}

const COLORS: [(char, MarkColor); 4] = [
    ('R', MarkColor::Red),
    ('G', MarkColor::Green),
    ('B', MarkColor::Blue),
    ('Y', MarkColor::Yellow),
];

fn letter(color: MarkColor) -> char {
    match color {
        MarkColor::Red => 'R',
        MarkColor::Green => 'G',
        MarkColor::Blue => 'B',
        MarkColor::Yellow => 'Y',
    }
}

/// Reads `h:mm:ss` or a number of seconds, with or without a fraction.
fn read_duration(text: &str) -> Option<Duration> {
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, nanoseconds(fraction)?),
        None => (text, 0),
    };
    let parts: Vec<&str> = whole.split(':').collect();
    let (hours, minutes, seconds) = match parts[..] {
        [seconds] => (0, 0, seconds_of(seconds)?),
        [hours, minutes, seconds] => {
            let (minutes, seconds) = (seconds_of(minutes)?, seconds_of(seconds)?);
            if minutes > 59 || seconds > 59 {
                return None;
            }
            (seconds_of(hours)?, minutes, seconds)
        }
        _ => return None,
    };
    let seconds = hours.checked_mul(3600)?.checked_add(60 * minutes + seconds)?;
    Some(Duration::new(seconds, fraction))
}

fn seconds_of(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?.filter(|&number| number < 1 << 53)
}

/// The nanoseconds of the digits after the decimal point.
fn nanoseconds(digits: &str) -> Option<u32> {
    let is_fraction = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let nine_digits = digits.chars().chain(std::iter::repeat('0')).take(9);
    is_fraction.then(|| nine_digits.collect::<String>().parse().ok())?
}

/// Writes `h:mm:ss`, with as many decimals as it needs.
fn write_duration(time: Duration) -> String {
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

const WINS: [(WinReason, &str); 7] = [
    (WinReason::NoPieces, "no-pieces"),
    (WinReason::NoMoves, "no-moves"),
    (WinReason::Resignation, "resignation"),
    (WinReason::Time, "time"),
    (WinReason::LostAll, "lost-all"),
    (WinReason::ShutIn, "shut-in"),
    (WinReason::GotBehind, "got-behind"),
];

const SIDES: [(Side, &str); 2] = [(Side::White, "white"), (Side::Black, "black")];

/// Writes the winner or `draw`, and the reason.
pub(super) fn write_ending(ending: Outcome) -> String {
    match ending {
        Outcome::Win { winner, reason } => {
            format!("{} {}", name(&SIDES, winner), name(&WINS, reason))
        }
        Outcome::Draw(reason) => match reason {
            DrawReason::Agreement => "draw agreement".to_owned(),
            DrawReason::Repetition => "draw repetition".to_owned(),
            DrawReason::QuietMoves(Ply(plies)) => format!("draw quiet-moves={plies}"),
            DrawReason::ThreeAgainstKing(Ply(plies)) => format!("draw three-against-king={plies}"),
            DrawReason::FewAgainstKing => "draw few-against-king".to_owned(),
            DrawReason::OutOfTime(side) => format!("draw out-of-time={}", name(&SIDES, side)),
        },
    }
}

/// Reads the winner or `draw`, and the reason.
fn read_ending(text: &str) -> Option<Outcome> {
    let (result, reason) = text.split_once(' ')?;
    if let Some(winner) = value(&SIDES, result) {
        let reason = value(&WINS, reason)?;
        return Some(Outcome::Win { winner, reason });
    }
    let (reason, detail) = reason.split_once('=').unwrap_or((reason, ""));
    let plies = || detail.parse().ok().map(Ply);
    let reason = match (result, reason) {
        ("draw", "agreement") => DrawReason::Agreement,
        ("draw", "repetition") => DrawReason::Repetition,
        ("draw", "quiet-moves") => DrawReason::QuietMoves(plies()?),
        ("draw", "three-against-king") => DrawReason::ThreeAgainstKing(plies()?),
        ("draw", "few-against-king") => DrawReason::FewAgainstKing,
        ("draw", "out-of-time") => DrawReason::OutOfTime(value(&SIDES, detail)?),
        _ => return None,
    };
    Some(Outcome::Draw(reason))
}

fn name<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    let mut names = names.iter();
    names.find(|(other, _)| *other == value).map_or("", |(_, name)| name)
}

fn value<T: Copy>(names: &[(T, &str)], name: &str) -> Option<T> {
    let mut names = names.iter();
    names.find(|(_, other)| *other == name).map(|(value, _)| *value)
}

/// Writes the actions: `31-26` for a piece that was carried, `x19` for one that was removed.
pub(super) fn write_actions(actions: &[HandAction]) -> String {
    let words = actions.iter().map(|action| match action {
        HandAction::Carry { from, to } => format!("{from}-{to}"),
        HandAction::Remove(square) => format!("x{square}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn read_actions(text: &str) -> Option<Vec<HandAction>> {
    let action = |word: &str| match word.strip_prefix('x') {
        Some(square) => read_square(square).map(HandAction::Remove),
        None => read_pair(word).map(|(from, to)| HandAction::Carry { from, to }),
    };
    text.split_whitespace().map(action).collect()
}

/// Writes irregularities: a name, and after `=` the squares or numbers.
pub(super) fn write_irregularities(irregularities: &[Irregularity]) -> String {
    let words = irregularities.iter().map(|irregularity| match *irregularity {
        Irregularity::TwoMoves(by) => format!("two-moves={}", write_squares(by)),
        Irregularity::OpponentsPiece(square) => format!("opponents-piece={square}"),
        Irregularity::CaptureOverlooked { due } => format!("capture-overlooked={due}"),
        Irregularity::RemovedWithoutCause(squares) => {
            format!("removed-without-cause={}", write_squares(squares))
        }
        Irregularity::TookTooFew { taken, due } => format!("took-too-few={taken}/{due}"),
        Irregularity::TookTooMany(squares) => {
            format!("took-too-many={}", write_squares(squares))
        }
        Irregularity::StoppedHalfWay(square) => format!("stopped-half-way={square}"),
        Irregularity::LiftedTooEarly(square) => format!("lifted-too-early={square}"),
        Irregularity::NoSuchMove { from, to } => format!("no-such-move={from}-{to}"),
        Irregularity::NotThePieceTouched(square) => format!("not-the-piece-touched={square}"),
        Irregularity::NothingPlayed => "nothing-played".to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn read_irregularities(text: &str) -> Option<Vec<Irregularity>> {
    text.split_whitespace().map(read_irregularity).collect()
}

fn read_irregularity(word: &str) -> Option<Irregularity> {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    Some(match name {
        "two-moves" => Irregularity::TwoMoves(read_squares(value)?),
        "opponents-piece" => Irregularity::OpponentsPiece(read_square(value)?),
        "capture-overlooked" => Irregularity::CaptureOverlooked { due: value.parse().ok()? },
        "removed-without-cause" => Irregularity::RemovedWithoutCause(read_squares(value)?),
        "took-too-few" => {
            let (taken, due) = value.split_once('/')?;
            Irregularity::TookTooFew { taken: taken.parse().ok()?, due: due.parse().ok()? }
        }
        "took-too-many" => Irregularity::TookTooMany(read_squares(value)?),
        "stopped-half-way" => Irregularity::StoppedHalfWay(read_square(value)?),
        "lifted-too-early" => Irregularity::LiftedTooEarly(read_square(value)?),
        "no-such-move" => {
            let (from, to) = read_pair(value)?;
            Irregularity::NoSuchMove { from, to }
        }
        "not-the-piece-touched" => Irregularity::NotThePieceTouched(read_square(value)?),
        "nothing-played" => Irregularity::NothingPlayed,
        _ => return None,
    })
}

fn write_squares(squares: SquareSet) -> String {
    let numbers: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
    numbers.join(",")
}

fn read_squares(text: &str) -> Option<SquareSet> {
    text.split(',').filter(|number| !number.is_empty()).map(read_square).collect()
}

fn read_square(text: &str) -> Option<Square> {
    text.trim().parse().ok().and_then(Square::from_number)
}

/// Reads two squares with a hyphen between them.
fn read_pair(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_once('-')?;
    Some((read_square(from)?, read_square(to)?))
}

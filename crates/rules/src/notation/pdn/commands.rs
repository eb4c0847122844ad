//! The commands embedded in comments: `[%clk 0:05:00]`.

use std::time::Duration;

use super::hand_turn::{self, read_pair, read_square};
use super::{duration, ending};
use crate::board::Square;
use crate::game_tree::{
    AnnotatedScore, Annotations, Arrow, ClockReading, EmbeddedCommand, Mark, MarkColor,
};
use crate::notation::printable::acts_on_display;
use crate::rules::{BySide, HandAction, Irregularity, Outcome, Side};

/// A command that means something to this program, or one to keep.
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
    /// Reads a command. `None` if it is neither known nor can be kept.
    pub(super) fn read(name: &str, value: &str) -> Option<CommentCommand> {
        let value = value.trim();
        let known = match name {
            "clk" => duration::read(value).map(CommentCommand::Left),
            "emt" => duration::read(value).map(CommentCommand::Used),
            "clock" => read_clocks(value),
            "eval" => read_evaluation(value).map(CommentCommand::Evaluation),
            "csl" => read_list(value, |color, rest| {
                Some(Mark {
                    color,
                    square: read_square(rest)?,
                })
            })
            .map(CommentCommand::Marks),
            "cal" => read_list(value, |color, rest| {
                let (from, to) = read_pair(rest)?;
                Some(Arrow { color, from, to })
            })
            .map(CommentCommand::Arrows),
            "before" => value.is_empty().then_some(CommentCommand::Before),
            "path" => value
                .split(',')
                .map(read_square)
                .collect::<Option<_>>()
                .map(CommentCommand::Path),
            "huff" => read_square(value).map(CommentCommand::Huff),
            "end" => ending::read(value).map(CommentCommand::End),
            "hand" => hand_turn::read_actions(value).map(CommentCommand::Hand),
            "irregular" => hand_turn::read_irregularities(value).map(CommentCommand::Irregular),
            _ => None,
        };
        // A command of another program is written as it is; what a terminal would obey can stand in a text only.
        let other = || Some(value).filter(|value| !value.contains(acts_on_display));
        known.or_else(|| EmbeddedCommand::new(name, other()?).map(CommentCommand::Other))
    }
}

/// The commands of everything noted about a turn but comments, signs and glyphs.
pub(super) fn written(annotations: &Annotations) -> Vec<String> {
    let mut words = Vec::new();
    let time = &annotations.time;
    if let Some(clocks) = &time.clocks {
        words.push(write_clocks(clocks));
    }
    if let Some(left) = time.left {
        words.push(format!("[%clk {}]", duration::write(left)));
    }
    if let Some(used) = time.used {
        words.push(format!("[%emt {}]", duration::write(used)));
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
    let mut left: BySide<Option<Duration>> = BySide {
        white: None,
        black: None,
    };
    let mut running = None;
    for clock in text.split_whitespace() {
        let Some(time) = clock.strip_prefix(['w', 'W', 'b', 'B']) else {
            let only = clock == text;
            return only.then(|| duration::read(text).map(CommentCommand::Left))?;
        };
        let side = match clock.starts_with(['w', 'W']) {
            true => Side::White,
            false => Side::Black,
        };
        if clock.starts_with(['W', 'B']) {
            if running.is_some() {
                return None;
            }
            running = Some(side);
        }
        if left[side].replace(duration::read(time)?).is_some() {
            return None;
        }
    }
    let left = BySide {
        white: left.white?,
        black: left.black?,
    };
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
        format!("{letter}{}", duration::write(clocks.left[side]))
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

/// Reads a list of colors, each with what it colors.
fn read_list<T>(text: &str, item: impl Fn(MarkColor, &str) -> Option<T>) -> Option<Vec<T>> {
    let items = text.split(',').map(|word| {
        let word = word.trim();
        let color = COLORS
            .into_iter()
            .find(|(letter, _)| word.starts_with(*letter));
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

//! Protocol lines, and the positions, moves and search reports in them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use winnow::Parser;
use winnow::combinator::{
    alt, cut_err, delimited, eof, opt, preceded, repeat, repeat_till, terminated,
};
use winnow::error::ErrMode;
use winnow::token::{one_of, take_till, take_while};

use crate::PositionError;
use crate::board::{Square, SquareSet};
use crate::board_string::BoardAlphabet;
use crate::engine::{Score, SearchInfo};
use crate::legal_move;
use crate::notation::parse_error::{Input, Mismatch, Parsed, parse, spaces, square};
use crate::notation::{Expected, ParseError};
use crate::rules::{Move, Ply, Position, Variant};

/// The variants that have a name in the protocol.
pub(super) const VARIANTS: [(&str, Variant); 2] =
    [("normal", Variant::International), ("dames3d", Variant::Dames3d)];

/// A line of the protocol, a command and its arguments: `level moves=9 time=291.587`.
///
/// A value that is empty or contains spaces, `=` or the like is in double quotes. It cannot contain double quotes,
/// which are written as single ones; control characters are written as spaces. Spaces may surround any token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubLine {
    command: String,
    arguments: Vec<Argument>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Argument {
    name: String,
    /// `None` for a flag.
    value: Option<String>,
}

impl HubLine {
    /// A command of a single word, without arguments.
    pub fn new(command: &str) -> HubLine {
        HubLine { command: command.to_owned(), arguments: Vec::new() }
    }

    #[must_use]
    pub fn with(self, name: &str, value: impl ToString) -> HubLine {
        self.with_argument(name, Some(value.to_string()))
    }

    /// Adds an argument without a value.
    #[must_use]
    pub fn with_flag(self, name: &str) -> HubLine {
        self.with_argument(name, None)
    }

    fn with_argument(mut self, name: &str, value: Option<String>) -> HubLine {
        let name = name.to_owned();
        self.arguments.push(Argument { name, value });
        self
    }

    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument, empty for a flag; `None` if the line lacks it. Of several, the last counts.
    pub fn value(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().rfind(|other| other.name == name);
        argument.map(|argument| argument.value.as_deref().unwrap_or_default())
    }

    /// The name of an argument other than these; `None` if there is no other.
    pub fn other_than(&self, names: &[&str]) -> Option<&str> {
        let mut found = self.arguments.iter().map(|argument| &*argument.name);
        found.find(|name| !names.contains(name))
    }

    /// Returns `true` if the line has this argument, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// Returns `true` for a character of a command, a name or a value without quotes.
fn is_bare(c: char) -> bool {
    !c.is_control() && !c.is_whitespace() && c != '=' && c != '"'
}

impl fmt::Display for HubLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.command)?;
        for Argument { name, value } in &self.arguments {
            match value {
                None => write!(f, " {name}")?,
                Some(value) if !value.is_empty() && value.chars().all(is_bare) => {
                    write!(f, " {name}={value}")?;
                }
                Some(value) => {
                    let value = value.replace('"', "'").replace(char::is_control, " ");
                    write!(f, " {name}=\"{value}\"")?;
                }
            }
        }
        Ok(())
    }
}

impl FromStr for HubLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HubLine, ParseError> {
        parse(hub_line, Expected::Protocol("the end"), text)
    }
}

fn hub_line(input: &mut Input<'_>) -> Parsed<HubLine> {
    let command = delimited(spaces, word("a command"), spaces).parse_next(input)?;
    let (arguments, _) = repeat_till(0.., argument, eof).parse_next(input)?;
    Ok(HubLine { command: command.to_owned(), arguments })
}

fn argument(input: &mut Input<'_>) -> Parsed<Argument> {
    let name = terminated(word("the name of an argument"), spaces).parse_next(input)?;
    let value = opt(preceded(('=', spaces), cut_err(value))).parse_next(input)?;
    spaces.parse_next(input)?;
    Ok(Argument { name: name.to_owned(), value: value.map(str::to_owned) })
}

fn value<'a>(input: &mut Input<'a>) -> Parsed<&'a str> {
    let quote = '"'.context(Expected::Protocol("a closing quotation mark"));
    let quoted = delimited('"', take_till(0.., '"'), cut_err(quote));
    alt((quoted, word("a value"))).parse_next(input)
}

fn word<'a>(expected: &'static str) -> impl Parser<Input<'a>, &'a str, ErrMode<Mismatch>> {
    take_while(1.., is_bare).context(Expected::Protocol(expected))
}

/// A move in Hub notation, which may be illegal: `32-28`, or `28x19x23` from 28 to 19, capturing the piece on 23. The
/// captured pieces may come in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HubMove {
    from: Square,
    to: Square,
    captured: SquareSet,
    is_capture: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HubMoveError {
    #[error("{0} is not legal here")]
    Illegal(HubMove),
    #[error("{found} is ambiguous: expected {} or {}", examples[0], examples[1])]
    Ambiguous { found: HubMove, examples: [HubMove; 2] },
}

impl HubMove {
    /// Returns the legal move that matches. A capture may name fewer pieces than it captures, if no other capture with
    /// the same ends captures those.
    pub fn resolve(&self, position: &Position) -> Result<Move, HubMoveError> {
        if let Some(mv) = legal_move(position, self.from, self.to, self.captured) {
            return Ok(mv);
        }
        let moves = position.legal_moves();
        let mut meant = moves.into_iter().filter(|mv| {
            let same_ends = mv.from() == self.from && mv.to() == self.to;
            let takes = mv.is_capture() && self.captured.is_subset(mv.captured());
            same_ends && self.is_capture && takes
        });
        match (meant.next(), meant.next()) {
            (Some(mv), None) => Ok(mv),
            (Some(one), Some(other)) => Err(HubMoveError::Ambiguous {
                found: *self,
                examples: [one, other].map(HubMove::from),
            }),
            (None, _) => Err(HubMoveError::Illegal(*self)),
        }
    }
}

impl From<Move> for HubMove {
    fn from(mv: Move) -> HubMove {
        HubMove {
            from: mv.from(),
            to: mv.to(),
            captured: mv.captured(),
            is_capture: mv.is_capture(),
        }
    }
}

impl fmt::Display for HubMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        self.captured.iter().try_for_each(|square| write!(f, "x{square}"))
    }
}

impl FromStr for HubMove {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HubMove, ParseError> {
        parse(hub_move, Expected::EndOfMove, text)
    }
}

fn hub_move(input: &mut Input<'_>) -> Parsed<HubMove> {
    let from = square.parse_next(input)?;
    let mut separator = one_of(['-', 'x']).context(Expected::Separator);
    let is_capture = separator.parse_next(input)? == 'x';
    let to = square.parse_next(input)?;
    let most_captured = if is_capture { usize::MAX } else { 0 };
    let captured = repeat(..=most_captured, preceded('x', cut_err(square)))
        .fold(|| SquareSet::EMPTY, SquareSet::with)
        .parse_next(input)?;
    Ok(HubMove { from, to, captured, is_capture })
}

/// Writes consecutive moves, with spaces between them.
pub(super) fn format_moves(moves: &[Move]) -> String {
    let moves = moves.iter().map(|&mv| HubMove::from(mv).to_string());
    moves.collect::<Vec<_>>().join(" ")
}

/// An `info` line: the state of a search. Fields that the engine left out are `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HubInfo {
    pub depth: Option<f64>,
    /// The score for the side to move.
    pub score: Option<Score>,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    /// The principal variation, up to the first move that is not legal.
    pub pv: Vec<Move>,
}

/// The score of a win in men, less a hundredth for each ply to it.
const WIN_SCORE: f64 = 100.0;
/// A score of at least this, in men, is a win.
const WIN_THRESHOLD: f64 = 90.0;

fn to_men(score: Score) -> f64 {
    let plies = |Ply(plies)| WIN_SCORE - f64::from(plies) / 100.0;
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(ply), _) => plies(ply),
        (_, Some(ply)) => -plies(ply),
        _ => {
            (f64::from(score.hundredths()) / 100.0).clamp(1.0 - WIN_THRESHOLD, WIN_THRESHOLD - 1.0)
        }
    }
}

/// Converts an engine's score in men.
fn from_men(men: f64) -> Score {
    let plies = Ply(((WIN_SCORE - men.abs()) * 100.0).round().clamp(0.0, 900.0) as u16);
    match men {
        men if men >= WIN_THRESHOLD => Score::won_in(plies),
        men if men <= -WIN_THRESHOLD => Score::lost_in(plies),
        men => Score::estimate((100.0 * men).round() as i32),
    }
}

impl HubInfo {
    /// The `info` line of a search report.
    pub(super) fn to_line(report: &SearchInfo) -> HubLine {
        let mut info = HubLine::new("info").with("depth", report.depth);
        if let Some(best) = report.lines.first() {
            info = info.with("score", format!("{:.2}", to_men(best.score)));
        }
        info = info
            .with("nodes", report.nodes)
            .with("time", format!("{:.3}", report.time.as_secs_f64()))
            .with("nps", format!("{:.3}", report.nodes_per_second() / 1e6));
        match report.lines.first() {
            Some(best) => info.with("pv", format_moves(&best.moves)),
            None => info,
        }
    }

    /// Parses an `info` line; unreadable arguments are ignored, as the protocol requires.
    pub(super) fn from_line(line: &HubLine, position: &Position) -> HubInfo {
        let number = |name| line.value(name)?.parse::<f64>().ok();
        let time = number("time").filter(|&time| (0.0..1e9).contains(&time));
        HubInfo {
            depth: number("depth"),
            score: number("score").map(from_men),
            nodes: line.value("nodes").and_then(|nodes| nodes.parse().ok()),
            time: time.map(Duration::from_secs_f64),
            pv: parse_moves(line.value("pv").unwrap_or_default(), *position),
        }
    }
}

/// Parses moves in Hub notation, up to the first illegal one.
fn parse_moves(text: &str, mut position: Position) -> Vec<Move> {
    let legal = |text: &str| {
        let mv = text.parse::<HubMove>().ok()?.resolve(&position).ok()?;
        position = position.play(mv);
        Some(mv)
    };
    text.split_whitespace().map_while(legal).collect()
}

const BOARD_ALPHABET: BoardAlphabet =
    BoardAlphabet { black: 'B', expected: "50 of “w”, “b”, “W”, “B”, “e”" };

/// Reads a position, which is 51 letters.
///
/// The first letter is the side to move, `W` or `B`; version 1 writes it in lower case, and both are read. Then comes
/// a letter for each square from 1 to 50: `w` and `b` for a man, `W` and `B` for a king, `e` for an empty square.
pub fn read_position(text: &str, variant: Variant) -> Result<Position, PositionError> {
    BOARD_ALPHABET.read(text, variant)
}

/// Writes a position as [`read_position`] reads it.
pub fn write_position(position: &Position) -> String {
    BOARD_ALPHABET.write(position)
}

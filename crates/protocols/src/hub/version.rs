//! Protocol versions, the commands of a search, and the errors of an engine.

use std::time::Duration;

use super::line::format_moves;
use super::{HubInfo, HubLine, HubMove, write_position};
use crate::ProcessError;
use crate::engine::{Limits, Score, StopFlag, TimeLimit};
use crate::notation::{MoveRequest, ParseError};
use crate::rules::{Move, Position, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HubVersion {
    /// As in Scan 2.0: words in a fixed order, times in milliseconds, moves after the position.
    V1,
    /// As in `protocol.txt`.
    V2,
}

#[derive(Debug)]
pub(super) enum HubReply {
    Info(RawInfo),
    /// The answer to a search, its moves not yet checked.
    Done {
        mv: Option<String>,
        ponder: Option<String>,
    },
    Error(String),
    /// Any other line, such as “ready”. Unknown ones are ignored, as the protocol requires; a line that cannot be parsed
    /// has no command.
    Other(HubLine),
    /// An answer to a search that is not a protocol line.
    Invalid {
        line: String,
        error: ParseError,
    },
}

/// An `info` line with unparsed moves.
#[derive(Debug)]
pub(super) enum RawInfo {
    /// With moves in standard notation, such as `28x19`.
    V1(HubInfo, String),
    /// With moves in Hub notation, such as `28x19x23`.
    V2(HubLine),
}

impl RawInfo {
    /// Parses the moves, which begin in this position.
    pub(super) fn resolve(self, position: &Position) -> HubInfo {
        match self {
            RawInfo::V1(info, moves) => {
                HubInfo { pv: parse_standard_moves(&moves, *position), ..info }
            }
            RawInfo::V2(line) => HubInfo::from_line(&line, position),
        }
    }
}

impl HubVersion {
    pub(super) fn set_param(self, name: &str, value: &str) -> String {
        match self {
            HubVersion::V1 => format!("set {name} {value}"),
            HubVersion::V2 => {
                HubLine::new("set-param").with("name", name).with("value", value).to_string()
            }
        }
    }

    pub(super) fn new_game(self) -> &'static str {
        match self {
            HubVersion::V1 => "new",
            HubVersion::V2 => "new-game",
        }
    }

    pub(super) fn search_commands(self, search: &HubSearch<'_>) -> Result<Vec<String>, HubError> {
        let position = write_position(&search.position);
        let mut lines = Vec::new();
        match self {
            HubVersion::V1 => {
                let (side, squares) = position.split_at(1);
                lines.push(format!("pos {}{squares}", side.to_ascii_lowercase()));
                let moves = search.moves.iter();
                lines.extend(moves.map(|&mv| format!("move {}", HubMove::from(mv))));
                lines.extend(level_commands_v1(search.limits)?);
            }
            HubVersion::V2 => {
                let mut line = HubLine::new("pos").with("pos", position);
                if !search.moves.is_empty() {
                    line = line.with("moves", format_moves(search.moves));
                }
                lines.push(line.to_string());
                lines.extend(level_commands_v2(search.limits).iter().map(HubLine::to_string));
            }
        }
        let go = match (self, &search.mode) {
            (HubVersion::V1, SearchMode::Think) => "go",
            (HubVersion::V1, SearchMode::Analyze) => "analyse",
            (HubVersion::V1, SearchMode::Ponder { .. }) => "ponder",
            (HubVersion::V2, SearchMode::Think) => "go think",
            (HubVersion::V2, SearchMode::Analyze) => "go analyze",
            (HubVersion::V2, SearchMode::Ponder { .. }) => "go ponder",
        };
        lines.push(go.to_owned());
        Ok(lines)
    }

    pub(super) fn parse_reply(self, text: &str) -> HubReply {
        match self {
            HubVersion::V1 => parse_reply_v1(text),
            HubVersion::V2 => match text.parse::<HubLine>() {
                Err(error) if text.trim_start().starts_with("done") => {
                    HubReply::Invalid { line: text.to_owned(), error }
                }
                Err(_) => HubReply::Other(HubLine::new("")),
                Ok(line) => {
                    let value = |name| line.value(name).map(str::to_owned);
                    match line.command() {
                        "info" => HubReply::Info(RawInfo::V2(line)),
                        "done" => HubReply::Done { mv: value("move"), ponder: value("ponder") },
                        "error" => HubReply::Error(value("message").unwrap_or_default()),
                        _ => HubReply::Other(line),
                    }
                }
            },
        }
    }
}

/// The `level` lines for these limits, one for each limit.
fn level_commands_v2(limits: Limits) -> Vec<HubLine> {
    let level = || HubLine::new("level");
    let in_seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
    let mut lines = Vec::new();
    lines.extend(limits.depth.map(|depth| level().with("depth", depth)));
    lines.extend(limits.nodes.map(|nodes| level().with("nodes", nodes)));
    lines.extend(limits.time.map(|time| match time {
        TimeLimit::Move(time) => level().with("move-time", in_seconds(time)),
        TimeLimit::Clock { left, increment, moves } => {
            // The engine adds the increment itself.
            let left = in_seconds(left.saturating_sub(increment));
            let line = match moves {
                Some(moves) => level().with("moves", moves),
                None => level(),
            };
            let line = line.with("time", left);
            if increment.is_zero() { line } else { line.with("inc", in_seconds(increment)) }
        }
    }));
    if lines.is_empty() {
        lines.push(level().with_flag("infinite"));
    }
    lines
}

/// The lines for these limits in version 1, which has no limit of nodes.
fn level_commands_v1(limits: Limits) -> Result<Vec<String>, HubError> {
    if limits.nodes.is_some() {
        return Err(HubError::UnsupportedNodeLimit);
    }
    let depth = limits.depth.map(|depth| format!("depth {depth}"));
    let time = limits.time.map(|time| match time {
        TimeLimit::Move(time) => format!("time {}", time.as_millis()),
        TimeLimit::Clock { left, increment, moves } => {
            format!("level {} {} {}", moves.unwrap_or(0), left.as_millis(), increment.as_millis())
        }
    });
    Ok(depth.into_iter().chain(time).collect())
}

/// Parses moves in standard notation, up to the first that is illegal or ambiguous.
fn parse_standard_moves(text: &str, mut position: Position) -> Vec<Move> {
    let legal = |text: &str| {
        let request = text.parse::<MoveRequest>().ok()?;
        let (mv, _) = request.resolve(&position).ok()?;
        position = position.play(mv);
        Some(mv)
    };
    text.split_whitespace().map_while(legal).collect()
}

fn parse_reply_v1(text: &str) -> HubReply {
    let mut words = text.split_whitespace();
    let command = words.next().unwrap_or_default();
    let mut next = || words.next().map(str::to_owned);
    match command {
        "move" => HubReply::Done { mv: next(), ponder: next() },
        "error" => HubReply::Error(text.to_owned()),
        "info" => {
            // Depth, mean depth, score in hundredths of a man, nodes, seconds, speed, moves in standard notation.
            let mut number = || words.next().and_then(|word| word.parse::<f64>().ok());
            let depth = number();
            number();
            let score = number().map(|score| Score::estimate(score as i32));
            let nodes = number().map(|nodes| nodes as u64);
            let time = number().filter(|time| (0.0..1e9).contains(time));
            number();
            let info = HubInfo {
                depth,
                score,
                nodes,
                time: time.map(Duration::from_secs_f64),
                pv: Vec::new(),
            };
            HubReply::Info(RawInfo::V1(info, words.collect::<Vec<_>>().join(" ")))
        }
        other => HubReply::Other(HubLine::new(other)),
    }
}

#[derive(Clone, Debug)]
pub enum SearchMode {
    /// To play a move.
    Think,
    /// To show scores and lines.
    Analyze,
    /// To play a move if the opponent plays the expected one, which has already been made in the position.
    Ponder {
        /// Set when the opponent has played it.
        hit: StopFlag,
    },
}

#[derive(Clone, Debug)]
pub struct HubSearch<'a> {
    /// The first position that the draw rules count.
    pub position: Position,
    /// The moves made since.
    pub moves: &'a [Move],
    /// The limits within which the engine answers by itself.
    pub limits: Limits,
    pub mode: SearchMode,
    /// Time after which the engine is given up.
    pub timeout: Duration,
    /// Time to answer after a stop.
    pub stop_timeout: Duration,
}

impl HubSearch<'_> {
    /// Default time to answer after a stop.
    pub const STOP_TIMEOUT: Duration = Duration::from_secs(5);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    pub mv: Move,
    pub ponder: Option<Move>,
}

/// A failure of a Hub engine. Text from the engine is quoted as [`printable`](crate::notation::printable) text.
#[derive(Debug, thiserror::Error)]
pub enum HubError {
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It did not do as asked, and had sent an error message.
    #[error("{error}; the engine reported: {message}")]
    Reported { error: ProcessError, message: String },
    #[error("unknown parameter “{name}”: expected {}", list_or_none(expected))]
    UnknownParam { name: String, expected: Vec<String> },
    #[error("expected an engine that plays {0}, found one that does not")]
    UnsupportedVariant(Variant),
    #[error("version 1 of the protocol has no limit of nodes")]
    UnsupportedNodeLimit,
    #[error("cannot read “{line}”: {error}")]
    InvalidLine { line: String, error: ParseError },
    #[error("played {text}: {reason}")]
    IllegalMove { text: String, reason: String },
    #[error("stopped")]
    Stopped,
    #[error("expected a move, found an answer without one")]
    NoMove,
}

fn list_or_none(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}

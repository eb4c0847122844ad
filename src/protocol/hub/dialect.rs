use std::time::Duration;

use super::client::{ClientError, Mode, Search};
use super::{HubMove, Info, Line, moves, position_text};
use crate::engine::{Limits, Score, TimeLimit};
use crate::notation::{Misread, MoveRequest};
use crate::rules::{Move, Position};

/// A version of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// As Scan 2.0 speaks it: words in a fixed order, times in milliseconds, moves after the position.
    One,
    /// As `protocol.txt` has it.
    Two,
}

/// What an engine says.
#[derive(Debug)]
pub(super) enum Said {
    /// What it has found so far.
    Info(SaidInfo),
    /// Its answer, not yet held against the legal moves.
    Done {
        mv: Option<String>,
        expected: Option<String>,
    },
    /// Something went wrong.
    Complaint(String),
    /// Anything else.
    Other(Line),
    /// An answer that is no line of the protocol. Whatever else is none is passed over, as the protocol asks.
    Misread(Misread, String),
}

/// An `info`, its moves not yet read.
#[derive(Debug)]
pub(super) enum SaidInfo {
    /// With the moves as people write them.
    One(Info, String),
    Two(Line),
}

impl SaidInfo {
    pub(super) fn of(self, position: &Position) -> Info {
        match self {
            SaidInfo::One(info, moves) => Info {
                line: read_plain_line(&moves, *position),
                ..info
            },
            SaidInfo::Two(line) => Info::read(&line, position),
        }
    }
}

impl Dialect {
    pub(super) fn set_param(self, name: &str, value: &str) -> String {
        match self {
            Dialect::One => format!("set {name} {value}"),
            Dialect::Two => Line::new("set-param")
                .with("name", name)
                .with("value", value)
                .to_string(),
        }
    }

    pub(super) fn new_game(self) -> &'static str {
        match self {
            Dialect::One => "new",
            Dialect::Two => "new-game",
        }
    }

    /// The lines that start a search.
    pub(super) fn questions(self, search: &Search<'_>) -> Result<Vec<String>, ClientError> {
        let position = position_text::write(&search.position);
        let mut lines = Vec::new();
        match self {
            Dialect::One => {
                let (side, squares) = position.split_at(1);
                lines.push(format!("pos {}{squares}", side.to_ascii_lowercase()));
                let moves = search.moves.iter();
                lines.extend(moves.map(|&mv| format!("move {}", HubMove::from(mv))));
                lines.extend(levels_1(search.limits)?);
            }
            Dialect::Two => {
                let mut line = Line::new("pos").with("pos", position);
                if !search.moves.is_empty() {
                    line = line.with("moves", moves::write_line(search.moves));
                }
                lines.push(line.to_string());
                lines.extend(levels_2(search.limits).iter().map(Line::to_string));
            }
        }
        let go = match (self, &search.mode) {
            (Dialect::One, Mode::Think) => "go",
            (Dialect::One, Mode::Analyze) => "analyse",
            (Dialect::One, Mode::Ponder { .. }) => "ponder",
            (Dialect::Two, Mode::Think) => "go think",
            (Dialect::Two, Mode::Analyze) => "go analyze",
            (Dialect::Two, Mode::Ponder { .. }) => "go ponder",
        };
        lines.push(go.to_owned());
        Ok(lines)
    }

    pub(super) fn understand(self, text: &str) -> Said {
        match self {
            Dialect::One => understand_1(text),
            Dialect::Two => match text.parse::<Line>() {
                Err(error) if text.trim_start().starts_with("done") => {
                    Said::Misread(error, text.to_owned())
                }
                Err(_) => Said::Other(Line::new("")),
                Ok(line) => {
                    let value = |name| line.value(name).map(str::to_owned);
                    match line.command() {
                        "info" => Said::Info(SaidInfo::Two(line)),
                        "done" => Said::Done {
                            mv: value("move"),
                            expected: value("ponder"),
                        },
                        "error" => Said::Complaint(value("message").unwrap_or_default()),
                        _ => Said::Other(line),
                    }
                }
            },
        }
    }
}

/// Version 2 takes several levels one after the other.
fn levels_2(limits: Limits) -> Vec<Line> {
    let level = || Line::new("level");
    let in_seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
    let mut lines = Vec::new();
    lines.extend(limits.depth.map(|depth| level().with("depth", depth)));
    lines.extend(limits.nodes.map(|nodes| level().with("nodes", nodes)));
    lines.extend(limits.time.map(|time| match time {
        TimeLimit::Move(time) => level().with("move-time", in_seconds(time)),
        TimeLimit::Clock {
            left,
            increment,
            moves,
        } => {
            // The engine adds the increment itself.
            let left = in_seconds(left.saturating_sub(increment));
            let line = match moves {
                Some(moves) => level().with("moves", moves),
                None => level(),
            };
            let line = line.with("time", left);
            match increment.is_zero() {
                true => line,
                false => line.with("inc", in_seconds(increment)),
            }
        }
    }));
    if lines.is_empty() {
        lines.push(level().with_flag("infinite"));
    }
    lines
}

fn levels_1(limits: Limits) -> Result<Vec<String>, ClientError> {
    if limits.nodes.is_some() {
        return Err(ClientError::Nodes);
    }
    let depth = limits.depth.map(|depth| format!("depth {depth}"));
    let time = limits.time.map(|time| match time {
        TimeLimit::Move(time) => format!("time {}", time.as_millis()),
        TimeLimit::Clock {
            left,
            increment,
            moves,
        } => format!(
            "level {} {} {}",
            moves.unwrap_or(0),
            left.as_millis(),
            increment.as_millis()
        ),
    });
    Ok(depth.into_iter().chain(time).collect())
}

/// The moves of a line as people write them, up to the first that is not legal or could be another.
fn read_plain_line(text: &str, mut position: Position) -> Vec<Move> {
    let legal = |text: &str| {
        let request = text.parse::<MoveRequest>().ok()?;
        let (mv, _) = request.among(&position).ok()?;
        position = position.play(mv);
        Some(mv)
    };
    text.split_whitespace().map_while(legal).collect()
}

fn understand_1(text: &str) -> Said {
    let mut words = text.split_whitespace();
    let command = words.next().unwrap_or_default();
    let mut next = || words.next().map(str::to_owned);
    match command {
        "move" => Said::Done {
            mv: next(),
            expected: next(),
        },
        "error" => Said::Complaint(text.to_owned()),
        "info" => {
            // Depth, mean depth, score in hundredths of a man, nodes, seconds, speed, moves as people write them.
            let mut number = || words.next().and_then(|word| word.parse::<f64>().ok());
            let depth = number();
            number();
            let score = number().map(|score| Score::estimate(score as i32));
            let nodes = number().map(|nodes| nodes as u64);
            let time = number().filter(|time| (0.0..1e9).contains(time));
            number();
            let info = Info {
                depth,
                score,
                nodes,
                time: time.map(Duration::from_secs_f64),
                line: Vec::new(),
            };
            Said::Info(SaidInfo::One(info, words.collect::<Vec<_>>().join(" ")))
        }
        other => Said::Other(Line::new(other)),
    }
}

//! Moves as text in the notation of draughts books and PDN: `32-28`, `28x19`, and the full path `28x19x10` if several
//! captures share start and end but not the captured pieces.
//!
//! Accepted on input: `×` and `:` for `x`; the dashes of books (`–`, `‐`, `‑`, `−`) for `-`; white space around any
//! token; and any of the intermediate landing squares, in order, as long as they identify one legal move. Output is
//! ASCII.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use winnow::Parser;
use winnow::combinator::{alt, cut_err, separated};
use winnow::token::one_of;

use super::parse_error::{Expected, Input, ParseError, Parsed, parse, spaced, square};
use crate::board::Square;
use crate::rules::{IllegalMove, Move, Position, Route};

/// A move in text form, not yet matched against the legal moves. Serialized as its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MoveRequest {
    from: Square,
    landings: Vec<Square>,
    is_capture: bool,
}

/// The reason why a request is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The piece may not make this move.
    #[error("{request} is not legal: {reason}")]
    Illegal {
        /// The request.
        request: MoveRequest,
        /// The reason why the move is illegal.
        reason: IllegalMove,
    },
    /// A quiet move was written as a capture, or a capture as a quiet move.
    #[error("{request} is not legal: expected {expected}")]
    WrongSeparator {
        /// The request.
        request: MoveRequest,
        /// The text of the legal move.
        expected: String,
    },
    /// No capture lands on the given squares in this order.
    #[error("{request} is not legal: no capture from {} lands there in this order", request.from)]
    NoSuchPath {
        /// The request.
        request: MoveRequest,
    },
    /// Several captures match.
    #[error("{request} can be several captures: expected one of {}", choices.join(", "))]
    Ambiguous {
        /// The request.
        request: MoveRequest,
        /// The full path of each capture.
        choices: Vec<String>,
    },
}

impl MoveRequest {
    /// A request for a move between these squares; at least one landing square.
    pub fn new(from: Square, landings: Vec<Square>, is_capture: bool) -> MoveRequest {
        MoveRequest { from, landings, is_capture }
    }

    /// The request for a move by exactly this route.
    pub fn from_route(mv: Move, route: &Route) -> MoveRequest {
        MoveRequest {
            from: mv.from(),
            landings: route.landings().collect(),
            is_capture: mv.is_capture(),
        }
    }

    /// Finds the only legal move of the position that matches, and its route.
    pub fn resolve(&self, position: &Position) -> Result<(Move, Route), MoveError> {
        let request = || self.clone();
        let to = self.to();
        let moves = position.playable_moves();
        let mut same_ends: Vec<_> =
            moves.iter().copied().filter(|mv| mv.from() == self.from && mv.to() == to).collect();
        if same_ends.iter().any(|mv| mv.is_capture() == self.is_capture) {
            same_ends.retain(|mv| mv.is_capture() == self.is_capture);
        }
        let why_not = || {
            if self.is_capture {
                position.why_capture_is_illegal(self.from, to)
            } else {
                position.why_move_is_illegal(self.from, to)
            }
        };
        if same_ends.is_empty()
            && let Some(reason) = why_not()
        {
            return Err(MoveError::Illegal { request: request(), reason });
        }
        if let Some(mv) = same_ends.iter().find(|mv| mv.is_capture() != self.is_capture) {
            return Err(MoveError::WrongSeparator {
                request: request(),
                expected: write(position, *mv),
            });
        }
        let ways: Vec<_> = same_ends
            .iter()
            .flat_map(|&mv| {
                position.routes_via(mv, &self.landings).into_iter().map(move |route| (mv, route))
            })
            .collect();
        let exact =
            ways.iter().find(|(_, route)| route.landings().eq(self.landings.iter().copied()));
        let Some(found) = exact.or(ways.first()) else {
            return Err(MoveError::NoSuchPath { request: request() });
        };
        if exact.is_none() && ways.iter().any(|(mv, _)| *mv != found.0) {
            let path =
                |(mv, route): &(Move, Route)| MoveRequest::from_route(*mv, route).to_string();
            let mut choices: Vec<_> = ways
                .chunk_by(|one, next| one.0 == next.0)
                .filter_map(|ways| ways.first().map(path))
                .collect();
            choices.sort();
            return Err(MoveError::Ambiguous { request: request(), choices });
        }
        Ok(found.clone())
    }

    fn to(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.from)
    }
}

impl FromStr for MoveRequest {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MoveRequest, ParseError> {
        parse(move_request, Expected::EndOfMove, text)
    }
}

fn move_request(input: &mut Input<'_>) -> Parsed<MoveRequest> {
    let from = spaced(square).parse_next(input)?;
    let is_capture = alt((dash.value(false), cross.value(true)))
        .context(Expected::Separator)
        .parse_next(input)?;
    let landings = if is_capture {
        separated(1.., cut_err(spaced(square)), cross).parse_next(input)?
    } else {
        vec![spaced(square).parse_next(input)?]
    };
    Ok(MoveRequest { from, landings, is_capture })
}

/// Returns `true` for a quiet-move separator: hyphen-minus, hyphen, non-breaking hyphen, en dash, minus sign.
pub(super) const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}' | '\u{2011}' | '\u{2013}' | '\u{2212}')
}

/// Returns `true` for a capture separator.
pub(super) const fn is_cross(sign: char) -> bool {
    matches!(sign, 'x' | '×' | ':')
}

/// Parses the separator of a quiet move: a hyphen-minus, or a dash as printed in books.
fn dash(input: &mut Input<'_>) -> Parsed<char> {
    one_of(is_dash).parse_next(input)
}

/// Parses the separator of a capture.
fn cross(input: &mut Input<'_>) -> Parsed<char> {
    one_of(is_cross).parse_next(input)
}

impl fmt::Display for MoveRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        self.landings.iter().try_for_each(|landing| write!(f, "{sign}{landing}"))
    }
}

impl TryFrom<String> for MoveRequest {
    type Error = ParseError;

    fn try_from(text: String) -> Result<MoveRequest, ParseError> {
        text.parse()
    }
}

impl From<MoveRequest> for String {
    fn from(request: MoveRequest) -> String {
        request.to_string()
    }
}

/// The shortest text that identifies a legal move of the position: start and end, or the full path of a capture if
/// another one shares both.
pub fn write(position: &Position, mv: Move) -> String {
    let moves = position.legal_moves();
    let shares_ends = moves.iter().any(|other| *other != mv && ends(*other) == ends(mv));
    let route = shares_ends.then(|| position.route(mv)).flatten();
    write_route(mv, route.as_ref())
}

/// Returns a text with its moves as books print them, with `×` for captures. Other words stay as they are.
pub fn printed(text: &str) -> String {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut printed = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut before = None;
    while let Some(letter) = letters.next() {
        let is_capture = letter == 'x' && is_digit(before) && is_digit(letters.peek().copied());
        printed.push(if is_capture { '×' } else { letter });
        before = Some(letter);
    }
    printed
}

/// The texts of consecutive moves from the position.
pub fn write_line(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *position;
    let write_next = |&mv: &Move| {
        let text = write(&position, mv);
        position = position.play(mv);
        text
    };
    moves.iter().map(write_next).collect()
}

/// The texts of all legal moves of the position, sorted.
pub fn write_all(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let mut with_ends: HashMap<_, usize> = HashMap::new();
    for mv in &moves {
        *with_ends.entry(ends(mv)).or_default() += 1;
    }
    let sharing: Vec<_> = moves.into_iter().filter(|mv| with_ends[&ends(*mv)] > 1).collect();
    let routes = position.route_for_each(&sharing);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| write_route(mv, routes.get(&mv))).collect();
    texts.sort();
    texts
}

const fn ends(mv: Move) -> (Square, Square) {
    (mv.from(), mv.to())
}

/// The text of a move: its start and end, or its full path if a route is given.
fn write_route(mv: Move, route: Option<&Route>) -> String {
    match route {
        Some(route) => MoveRequest::from_route(mv, route).to_string(),
        None => mv.to_string(),
    }
}

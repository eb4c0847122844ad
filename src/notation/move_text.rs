//! Moves as text: `32-28`, `28x19`, and the full path `28x19x10` where captures share start and end but not
//! the pieces taken.
//!
//! Read leniently: `×` and `:` for `x`, spaces around any sign, and any landing squares in between, in order,
//! as long as one legal move is meant.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::parse_error::{Expected, ParseError, Reader};
use crate::board::Square;
use crate::rules::{IllegalMove, Move, Position, Route};

/// A move asked for, not yet held against the legal ones. Serialised as its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MoveRequest {
    from: Square,
    landings: Vec<Square>,
    is_capture: bool,
}

/// Why a request is not granted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The piece may not do that.
    #[error("{request} is not legal: {reason}")]
    Illegal {
        /// What was asked.
        request: MoveRequest,
        /// What speaks against it.
        reason: IllegalMove,
    },
    /// A plain move written as a capture or the other way round.
    #[error("{request} is not legal: expected {expected}")]
    WrongSeparator {
        /// What was asked.
        request: MoveRequest,
        /// What is legal.
        expected: String,
    },
    /// No capture passes over the squares named.
    #[error("{request} is not legal: no capture from {} lands there in this order", request.from)]
    NoSuchPath {
        /// What was asked.
        request: MoveRequest,
    },
    /// Several captures fit.
    #[error("{request} can be several captures: expected one of {}", choices.join(", "))]
    Ambiguous {
        /// What was asked.
        request: MoveRequest,
        /// Each capture's full path.
        choices: Vec<String>,
    },
}

impl MoveRequest {
    /// The request for exactly this way to carry out a move.
    pub fn from_route(mv: Move, route: &Route) -> MoveRequest {
        MoveRequest {
            from: mv.from(),
            landings: route.landings().collect(),
            is_capture: mv.is_capture(),
        }
    }

    /// The one legal move of the position that is meant, and the way it is carried out.
    pub fn resolve(&self, position: &Position) -> Result<(Move, Route), MoveError> {
        let request = || self.clone();
        let to = self.to();
        let moves = position.playable_moves();
        let mut same_ends: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| mv.from() == self.from && mv.to() == to)
            .collect();
        if same_ends
            .iter()
            .any(|mv| mv.is_capture() == self.is_capture)
        {
            same_ends.retain(|mv| mv.is_capture() == self.is_capture);
        }
        if same_ends.is_empty()
            && let Some(reason) = position.why_move_is_illegal(self.from, to)
        {
            return Err(MoveError::Illegal {
                request: request(),
                reason,
            });
        }
        if let Some(mv) = same_ends
            .iter()
            .find(|mv| mv.is_capture() != self.is_capture)
        {
            return Err(MoveError::WrongSeparator {
                request: request(),
                expected: write(position, *mv),
            });
        }
        let ways: Vec<_> = same_ends
            .iter()
            .flat_map(|&mv| {
                position
                    .routes_via(mv, &self.landings)
                    .into_iter()
                    .map(move |route| (mv, route))
            })
            .collect();
        let exact = ways
            .iter()
            .find(|(_, route)| route.landings().eq(self.landings.iter().copied()));
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
            return Err(MoveError::Ambiguous {
                request: request(),
                choices,
            });
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
        let mut reader = Reader::new(text);
        reader.skip_spaces();
        let from = reader.square()?;
        reader.skip_spaces();
        let sign = reader
            .take(&['-', 'x', '×', ':'])
            .ok_or_else(|| reader.expected(Expected::Separator))?;
        let is_capture = sign != '-';
        let mut landings = Vec::new();
        loop {
            reader.skip_spaces();
            landings.push(reader.square()?);
            reader.skip_spaces();
            if reader.is_at_end() {
                return Ok(MoveRequest {
                    from,
                    landings,
                    is_capture,
                });
            }
            if !is_capture || reader.take(&['x', '×', ':']).is_none() {
                return Err(reader.expected(Expected::EndOfMove));
            }
        }
    }
}

impl fmt::Display for MoveRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        self.landings
            .iter()
            .try_for_each(|landing| write!(f, "{sign}{landing}"))
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

/// The shortest text that names this legal move of the position: start and end, or the full path of a capture
/// where another one shares both.
pub fn write(position: &Position, mv: Move) -> String {
    write_with_moves(&position.legal_moves(), position, mv)
}

/// The same, among the legal moves of the position that are known already.
pub fn write_with_moves(moves: &[Move], position: &Position, mv: Move) -> String {
    let shares_ends = moves
        .iter()
        .any(|other| *other != mv && ends(*other) == ends(mv));
    let route = shares_ends.then(|| position.route(mv)).flatten();
    write_route(mv, route.as_ref())
}

/// The texts of moves played one after the other from the position.
pub fn write_line(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *position;
    let write_next = |&mv: &Move| {
        let text = write(&position, mv);
        position = position.play(mv);
        text
    };
    moves.iter().map(write_next).collect()
}

/// The text of every legal move of the position, sorted.
pub fn write_all(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let mut with_ends: HashMap<_, usize> = HashMap::new();
    for mv in &moves {
        *with_ends.entry(ends(mv)).or_default() += 1;
    }
    let sharing: Vec<_> = moves
        .into_iter()
        .filter(|mv| with_ends[&ends(*mv)] > 1)
        .collect();
    let routes = position.route_for_each(&sharing);
    let mut texts: Vec<_> = moves
        .into_iter()
        .map(|mv| write_route(mv, routes.get(&mv)))
        .collect();
    texts.sort();
    texts
}

const fn ends(mv: Move) -> (Square, Square) {
    (mv.from(), mv.to())
}

/// The text of a move: its ends, or its full path where one is given.
fn write_route(mv: Move, route: Option<&Route>) -> String {
    match route {
        Some(route) => MoveRequest::from_route(mv, route).to_string(),
        None => {
            let sign = if mv.is_capture() { 'x' } else { '-' };
            format!("{}{sign}{}", mv.from(), mv.to())
        }
    }
}

use std::fmt;
use std::str::FromStr;

use super::super::legal_move;
use crate::board::{Square, SquareSet};
use crate::notation::{Expected, ParseError, Reader};
use crate::rules::{Move, Position};

/// A move as Hub writes it: `32-28`, or `28x19x23` from 28 to 19 taking the piece on 23, the pieces taken in any
/// order. Not yet held against the legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HubMove {
    from: Square,
    to: Square,
    captured: SquareSet,
    is_capture: bool,
}

/// A move that is not legal where it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not legal here")]
pub struct HubMoveError(pub HubMove);

impl HubMove {
    /// The one legal move that is meant. A capture that names fewer pieces than it takes is understood where no
    /// other one takes those.
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
            _ => Err(HubMoveError(*self)),
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
        self.captured
            .iter()
            .try_for_each(|square| write!(f, "x{square}"))
    }
}

impl FromStr for HubMove {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HubMove, ParseError> {
        let mut reader = Reader::new(text);
        let from = reader.square()?;
        let sign = reader.take(&['-', 'x']);
        let sign = sign.ok_or_else(|| reader.expected(Expected::Separator))?;
        let to = reader.square()?;
        let mut captured = SquareSet::EMPTY;
        while !reader.is_at_end() {
            if sign == '-' || reader.take(&['x']).is_none() {
                return Err(reader.expected(Expected::EndOfMove));
            }
            captured = captured.with(reader.square()?);
        }
        Ok(HubMove {
            from,
            to,
            captured,
            is_capture: sign == 'x',
        })
    }
}

/// The moves of a line, each from the position the one before led to, with spaces between them.
pub(super) fn format_moves(moves: &[Move]) -> String {
    let moves = moves.iter().map(|&mv| HubMove::from(mv).to_string());
    moves.collect::<Vec<_>>().join(" ")
}

use std::fmt;
use std::str::FromStr;

use winnow::Parser;
use winnow::combinator::{cut_err, preceded, repeat};
use winnow::token::one_of;

use crate::board::{Square, SquareSet};
use crate::notation::parse_error::{Input, Parsed, parse, square};
use crate::notation::{Expected, ParseError};
use crate::protocol::legal_move;
use crate::rules::{Move, Position};

/// A move in Hub notation, which may be illegal: `32-28`, or `28x19x23` from 28 to 19, capturing the piece on 23. The
/// captured pieces may come in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HubMove {
    from: Square,
    to: Square,
    captured: SquareSet,
    is_capture: bool,
}

/// The reason why a move is not one legal move of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HubMoveError {
    /// No legal move is meant.
    #[error("{0} is not legal here")]
    Illegal(HubMove),
    /// Several captures are meant.
    #[error("{found} is ambiguous: expected {} or {}", examples[0], examples[1])]
    Ambiguous {
        /// The move.
        found: HubMove,
        /// Two of the captures.
        examples: [HubMove; 2],
    },
}

impl HubMove {
    /// Returns the legal move that is meant. A capture may name fewer pieces than it captures, if no other capture with
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
        self.captured
            .iter()
            .try_for_each(|square| write!(f, "x{square}"))
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
    Ok(HubMove {
        from,
        to,
        captured,
        is_capture,
    })
}

/// Writes moves that follow each other, with spaces between them.
pub(super) fn format_moves(moves: &[Move]) -> String {
    let moves = moves.iter().map(|&mv| HubMove::from(mv).to_string());
    moves.collect::<Vec<_>>().join(" ")
}

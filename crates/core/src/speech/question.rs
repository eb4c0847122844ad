//! Questions about the game, as they are typed.

use crate::board::Square;
use crate::rules::{PieceKind, Side};

/// A question about the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The squares of the pieces, of this side and of this kind only if they are named.
    Where(Option<Side>, Option<PieceKind>),
    /// The squares of a row, counted from White's back row.
    Row(u8),
    /// The lines that begin on a square.
    Lines(Square),
    /// The last turn.
    Last,
    /// The number of pieces, and whose turn it is.
    Score,
}

/// The reason why a line that begins like a question is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// Something else than sides and pieces follows `where`.
    #[error("expected a side or pieces after “where”, such as white men")]
    Where,
    /// No row follows `row`.
    #[error("expected a row from 1 to 10")]
    Row,
    /// No square follows `lines`.
    #[error("expected a square from 1 to 50")]
    Lines,
    /// Something follows the last word.
    #[error("expected nothing more")]
    NothingMore,
}

/// Number of rows of the board.
const ROWS: u8 = 10;

impl Question {
    /// Reads a question in English or French; `None` if the first word begins none.
    pub fn parse(line: &str) -> Option<Result<Question, QuestionError>> {
        let line = line.to_lowercase();
        let mut words = line.split_whitespace();
        let first = words.next()?;
        let rest: Vec<_> = words.collect();
        let alone = |question| match rest[..] {
            [] => Ok(question),
            _ => Err(QuestionError::NothingMore),
        };
        Some(match first {
            "where" | "ou" | "où" => pieces(&rest),
            "row" | "rangée" | "rangee" => match number(&rest) {
                Some(row @ 1..=ROWS) => Ok(Question::Row(row)),
                _ => Err(QuestionError::Row),
            },
            "lines" | "lignes" => {
                let square = number(&rest).and_then(Square::from_number);
                square.map(Question::Lines).ok_or(QuestionError::Lines)
            }
            "last" | "dernier" => alone(Question::Last),
            "score" | "marque" => alone(Question::Score),
            _ => return None,
        })
    }
}

/// Reads the only word as a number.
fn number(words: &[&str]) -> Option<u8> {
    match words {
        [word] => word.parse().ok(),
        _ => None,
    }
}

/// Reads a side and a kind of pieces, in any order.
fn pieces(words: &[&str]) -> Result<Question, QuestionError> {
    let (mut side, mut kind) = (None, None);
    for word in words {
        let (of_side, of_kind) = match *word {
            "white" | "blanc" | "blancs" | "blanche" | "blanches" => (Some(Side::White), None),
            "black" | "noir" | "noirs" | "noire" | "noires" => (Some(Side::Black), None),
            "man" | "men" | "pion" | "pions" => (None, Some(PieceKind::Man)),
            "king" | "kings" | "dame" | "dames" => (None, Some(PieceKind::King)),
            _ => return Err(QuestionError::Where),
        };
        let is_said_twice =
            (side.is_some() && of_side.is_some()) || (kind.is_some() && of_kind.is_some());
        if is_said_twice {
            return Err(QuestionError::Where);
        }
        side = side.or(of_side);
        kind = kind.or(of_kind);
    }
    Ok(Question::Where(side, kind))
}

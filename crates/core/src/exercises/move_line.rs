//! The text of a position and the moves after it, which shots and exercises share.

use crate::notation::{FenError, MoveError, MoveRequest, ParseError, fen};
use crate::rules::{Move, Position, Variant};

/// The reason why a text is not a position and moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveLineError {
    /// The first word is not a position.
    #[error("{0}")]
    Fen(#[from] FenError),
    /// A word is not a move.
    #[error("“{text}”: {error}")]
    Text {
        /// The word.
        text: String,
        /// The reason.
        error: ParseError,
    },
    /// A move is illegal.
    #[error("“{text}”: {error}")]
    Move {
        /// The move.
        text: String,
        /// The reason.
        error: MoveError,
    },
}

/// Reads a FEN and the words of the moves after it.
pub(super) fn read_move_line<'a>(
    position: &str,
    words: impl IntoIterator<Item = &'a str>,
    variant: Variant,
) -> Result<(Position, Vec<Move>), MoveLineError> {
    let position = fen::read_position(position, variant)?;
    let (mut now, mut moves) = (position, Vec::new());
    for text in words {
        let request: MoveRequest = text.parse().map_err(|error| MoveLineError::Text {
            text: text.to_owned(),
            error,
        })?;
        let (mv, _) = request.resolve(&now).map_err(|error| MoveLineError::Move {
            text: text.to_owned(),
            error,
        })?;
        now = now.play(mv);
        moves.push(mv);
    }
    Ok((position, moves))
}

/// Reads one thing a line. Blank lines and lines that begin with `#` are skipped; an error comes with the number of its
/// line, from 1.
pub(super) fn read_lines<T, E>(
    text: &str,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Vec<T>, (usize, E)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines
        .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
        .map(|(number, text)| read(text).map_err(|error| (number, error)))
        .collect()
}

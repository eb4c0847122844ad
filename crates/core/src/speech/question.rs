//! Questions about the game, as they are typed.

use crate::board::Square;
use crate::i18n::{Localizer, MessageFn, Messages};
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

/// The words for the sides.
pub const SIDE_WORDS: [(MessageFn, Side); 2] = [
    (Messages::word_white, Side::White),
    (Messages::word_black, Side::Black),
];

/// The words for the kinds of pieces.
pub const PIECE_WORDS: [(MessageFn, PieceKind); 2] = [
    (Messages::word_men, PieceKind::Man),
    (Messages::word_kings, PieceKind::King),
];

impl Question {
    /// Reads a question in the language of the player or in English; `None` if the first word begins none.
    pub fn parse(line: &str, localizer: &Localizer) -> Option<Result<Question, QuestionError>> {
        let line = line.trim();
        let after = |word: MessageFn| localizer.after_word(line, word);
        let alone = |rest: &str, question| match rest {
            "" => Ok(question),
            _ => Err(QuestionError::NothingMore),
        };
        if let Some(rest) = after(Messages::word_where) {
            Some(pieces(rest, localizer))
        } else if let Some(rest) = after(Messages::word_row) {
            let row = rest.parse().ok().filter(|row| (1..=ROWS).contains(row));
            Some(row.map(Question::Row).ok_or(QuestionError::Row))
        } else if let Some(rest) = after(Messages::word_lines) {
            let square = rest.parse().ok().and_then(Square::from_number);
            Some(square.map(Question::Lines).ok_or(QuestionError::Lines))
        } else if let Some(rest) = after(Messages::word_last) {
            Some(alone(rest, Question::Last))
        } else {
            after(Messages::word_score).map(|rest| alone(rest, Question::Score))
        }
    }
}

/// Reads a side and a kind of pieces, in any order.
fn pieces(text: &str, localizer: &Localizer) -> Result<Question, QuestionError> {
    let (mut side, mut kind) = (None, None);
    for word in text.split_whitespace() {
        let of_side = localizer.read_word(word, &SIDE_WORDS);
        let of_kind = localizer.read_word(word, &PIECE_WORDS);
        let is_said_twice =
            (side.is_some() && of_side.is_some()) || (kind.is_some() && of_kind.is_some());
        if is_said_twice || (of_side.is_none() && of_kind.is_none()) {
            return Err(QuestionError::Where);
        }
        side = side.or(of_side);
        kind = kind.or(of_kind);
    }
    Ok(Question::Where(side, kind))
}

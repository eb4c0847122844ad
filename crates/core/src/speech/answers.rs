//! Typed questions about the game, and their answers.

use super::Narrator;
use crate::board::{Direction, Square};
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::rules::{FigureSet, Piece, PieceKind, Side};

impl Narrator<'_> {
    pub fn answer(&self, question: Question) -> String {
        match question {
            Question::Where(side, kind) => self.places(side, kind),
            Question::Row(row) => self.row(row),
            Question::Lines(square) => self.lines(square),
            Question::Last => {
                self.last_turn().unwrap_or_else(|| self.localizer.messages.no_moves_yet())
            }
            Question::Score => self.score(),
        }
    }

    /// The squares of pieces, side by side and kind by kind.
    fn places(&self, side: Option<Side>, kind: Option<PieceKind>) -> String {
        let mut parts = Vec::new();
        for of_side in Side::BOTH {
            for of_kind in [PieceKind::Man, PieceKind::King] {
                let is_asked = side.is_none_or(|side| side == of_side)
                    && kind.is_none_or(|kind| kind == of_kind);
                if !is_asked {
                    continue;
                }
                let squares = self.squares_of(of_side, of_kind);
                let is_said = !squares.is_empty() || (side.is_some() && kind.is_some());
                let name = self.pieces(of_side, of_kind);
                let numbers: Vec<_> = squares.iter().map(ToString::to_string).collect();
                let messages = &self.localizer.messages;
                let numbers = self.list(&numbers);
                let numbers = numbers.unwrap_or_else(|| messages.spoken_none());
                parts.extend(is_said.then(|| messages.spoken_places(name, numbers)));
            }
        }
        match parts[..] {
            [] => self.localizer.messages.spoken_none(),
            _ => parts.join(&self.localizer.messages.list_separator()),
        }
    }

    fn squares_of(&self, side: Side, kind: PieceKind) -> Vec<Square> {
        let setup = self.game.current_setup();
        let is_one = |square: &Square| setup.piece_at(*square) == Some(Piece { side, kind });
        Square::all().filter(is_one).collect()
    }

    /// Pieces: “white men”, or “Sheep”.
    fn pieces(&self, side: Side, kind: PieceKind) -> String {
        let messages = &self.localizer.messages;
        let variant = self.game.variant();
        if variant.figures() == FigureSet::WolfAndSheep && kind == PieceKind::Man {
            return self.localizer.side_of(variant, side);
        }
        match (side, kind) {
            (Side::White, PieceKind::Man) => messages.spoken_white_men(),
            (Side::White, PieceKind::King) => messages.spoken_white_kings(),
            (Side::Black, PieceKind::Man) => messages.spoken_black_men(),
            (Side::Black, PieceKind::King) => messages.spoken_black_kings(),
        }
    }

    /// The squares of a row, from White's left to White's right.
    fn row(&self, row: u8) -> String {
        let squares = Square::all().filter(|square| square.row() + 1 == row);
        let squares: Vec<_> = squares.map(|square| self.square_and_piece(square)).collect();
        let messages = &self.localizer.messages;
        messages.spoken_row(row, squares.join(&messages.list_separator()))
    }

    /// The lines that begin on a square, with the squares along them.
    fn lines(&self, square: Square) -> String {
        let messages = &self.localizer.messages;
        let board = self.game.position().board();
        let mut lines = vec![self.square_and_piece(square)];
        for direction in Direction::ALL {
            let line = board.line(square, direction);
            let Some(&faces) = line.faces().first() else {
                continue;
            };
            let mut name = direction_message(direction)(messages);
            if let Some(faces) = self.faces(faces) {
                name = format!("{name}, {faces}");
            }
            let squares: Vec<_> =
                line.squares().iter().map(|&square| self.square_and_piece(square)).collect();
            let separator = messages.list_separator();
            lines.push(messages.spoken_line(capitalized(&name), squares.join(&separator)));
        }
        // One line of text for each line of the board: it is long for one paragraph.
        lines.join(".\n")
    }

    /// The pieces of both sides, the number of the move, and the next action.
    fn score(&self) -> String {
        let messages = &self.localizer.messages;
        let mut parts: Vec<_> = Side::BOTH
            .into_iter()
            .map(|side| {
                let [men, kings] =
                    [PieceKind::Man, PieceKind::King].map(|kind| self.squares_of(side, kind).len());
                let men = messages.spoken_men_counted(men);
                let counted = match kings {
                    0 => men,
                    _ => messages.spoken_and(men, messages.spoken_kings_counted(kings)),
                };
                let name = self.localizer.side_of(self.game.variant(), side);
                messages.spoken_places(name, counted)
            })
            .collect();
        let next = self.game.current_ply().next();
        parts.push(messages.spoken_move_number(self.game.move_number(next)));
        parts.push(self.now(None));
        parts.join(". ")
    }
}

impl QuestionError {
    /// The reason in the players' language.
    pub fn message(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            QuestionError::Where => messages.question_where(),
            QuestionError::Row => messages.question_row(),
            QuestionError::Lines => messages.question_lines(),
            QuestionError::NothingMore => messages.question_alone(),
        }
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The name of a direction, White's back row in the south.
const fn direction_message(direction: Direction) -> MessageFn {
    match direction {
        Direction::NorthEast => Messages::spoken_north_east,
        Direction::NorthWest => Messages::spoken_north_west,
        Direction::North => Messages::spoken_north,
        Direction::West => Messages::spoken_west,
        Direction::SouthWest => Messages::spoken_south_west,
        Direction::SouthEast => Messages::spoken_south_east,
        Direction::South => Messages::spoken_south,
        Direction::East => Messages::spoken_east,
    }
}

/// A question about the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The squares of the pieces, of this side and of this kind only if they are named.
    Where(Option<Side>, Option<PieceKind>),
    /// The squares of a row, counted from White's back row.
    Row(u8),
    /// The lines that begin on a square.
    Lines(Square),
    Last,
    /// The number of pieces, and whose turn it is.
    Score,
}

/// The reason why a line that begins like a question is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    #[error("expected a side or pieces after “where”, such as white men")]
    Where,
    #[error("expected a row from 1 to 10")]
    Row,
    #[error("expected a square from 1 to 50")]
    Lines,
    #[error("expected nothing more")]
    NothingMore,
}

const ROWS: u8 = 10;

pub const SIDE_WORDS: [(MessageFn, Side); 2] =
    [(Messages::word_white, Side::White), (Messages::word_black, Side::Black)];

pub const PIECE_WORDS: [(MessageFn, PieceKind); 2] =
    [(Messages::word_men, PieceKind::Man), (Messages::word_kings, PieceKind::King)];

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

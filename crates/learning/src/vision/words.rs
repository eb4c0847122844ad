use super::{AnswerSelection, BoardQuestion, QuestionKind};
use crate::board::Face;
use crate::i18n::Localizer;
use crate::rules::Side;

impl QuestionKind {
    /// The kind: “Find a square”.
    pub fn words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            QuestionKind::FindSquare => messages.vision_find_square(),
            QuestionKind::NameSquare => messages.vision_name_square(),
            QuestionKind::SidesOfSquare => messages.vision_sides(),
            QuestionKind::KingMoves => messages.vision_king_moves(),
            QuestionKind::Captures => messages.vision_captures(),
        }
    }

    /// The way to answer: “Type its number.”
    pub fn answer_words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            QuestionKind::FindSquare => messages.answer_click_square(),
            QuestionKind::NameSquare => messages.answer_type_number(),
            QuestionKind::SidesOfSquare => messages.answer_name_sides(),
            QuestionKind::KingMoves => messages.answer_click_moves(),
            QuestionKind::Captures => messages.answer_click_captures(),
        }
    }
}

impl BoardQuestion {
    /// The question: “Where is square 28?”
    pub fn words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            BoardQuestion::FindSquare(square) => messages.ask_find_square(square.number()),
            BoardQuestion::NameSquare(_) => messages.ask_name_square(),
            BoardQuestion::SidesOfSquare(square) => messages.ask_sides(square.number()),
            BoardQuestion::KingMoves { face: Face::Top, .. } => messages.ask_king_flat(),
            BoardQuestion::KingMoves { face, .. } => messages.ask_king_side(localizer.face(*face)),
            BoardQuestion::Captures(position) => match position.side_to_move() {
                Side::White => messages.ask_captures_white(),
                Side::Black => messages.ask_captures_black(),
            },
        }
    }

    /// The question in words alone, for players who cannot see its mark.
    pub fn spoken_words(&self, localizer: &Localizer) -> String {
        let asked = self.words(localizer);
        match self {
            BoardQuestion::NameSquare(square) => {
                format!("{asked} {}", localizer.square_place(*square))
            }
            BoardQuestion::KingMoves { king, .. } => {
                let king = localizer.messages.ask_king_words(king.number());
                format!("{asked} {king}")
            }
            _ => asked,
        }
    }
}

impl AnswerSelection {
    /// The answer: “28”, “17, 22”, “south-west side, north-west side”.
    pub fn words(&self, localizer: &Localizer) -> String {
        let squares = self.squares.iter().map(|square| square.to_string());
        let sides = self.sides.iter().map(|side| localizer.face(side));
        squares.chain(sides).collect::<Vec<_>>().join(", ")
    }
}

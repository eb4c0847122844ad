use super::Localizer;
use crate::board::{Face, Square};
use crate::board_vision::{BoardQuestion, Picks, QuestionKind};
use crate::rules::Side;

impl Localizer {
    /// A kind of question: “Find a square”.
    pub fn question_kind(&self, kind: QuestionKind) -> String {
        match kind {
            QuestionKind::FindSquare => self.messages.vision_find_square(),
            QuestionKind::NameSquare => self.messages.vision_name_square(),
            QuestionKind::SidesOfSquare => self.messages.vision_sides(),
            QuestionKind::KingMoves => self.messages.vision_king_moves(),
            QuestionKind::Captures => self.messages.vision_captures(),
        }
    }

    /// A question: “Where is square 28?”
    pub fn vision_question(&self, question: &BoardQuestion) -> String {
        match question {
            BoardQuestion::FindSquare(square) => self.messages.ask_find_square(square.number()),
            BoardQuestion::NameSquare(_) => self.messages.ask_name_square(),
            BoardQuestion::SidesOfSquare(square) => self.messages.ask_sides(square.number()),
            BoardQuestion::KingMoves {
                face: Face::Top, ..
            } => self.messages.ask_king_flat(),
            BoardQuestion::KingMoves { face, .. } => self.messages.ask_king_side(self.face(*face)),
            BoardQuestion::Captures(position) => match position.side_to_move() {
                Side::White => self.messages.ask_captures_white(),
                Side::Black => self.messages.ask_captures_black(),
            },
        }
    }

    /// The way to answer a kind of question: “Type its number.”
    pub fn way_to_answer(&self, kind: QuestionKind) -> String {
        match kind {
            QuestionKind::FindSquare => self.messages.answer_click_square(),
            QuestionKind::NameSquare => self.messages.answer_type_number(),
            QuestionKind::SidesOfSquare => self.messages.answer_name_sides(),
            QuestionKind::KingMoves => self.messages.answer_click_moves(),
            QuestionKind::Captures => self.messages.answer_click_captures(),
        }
    }

    /// A question in words alone, for those who do not see its mark.
    pub fn vision_question_in_words(&self, question: &BoardQuestion) -> String {
        let asked = self.vision_question(question);
        match question {
            BoardQuestion::NameSquare(square) => format!("{asked} {}", self.square_place(*square)),
            BoardQuestion::KingMoves { king, .. } => {
                format!("{asked} {}", self.messages.ask_king_words(king.number()))
            }
            _ => asked,
        }
    }

    /// The place of a square without its number: “Row 3 from White’s side, number 2 from the left.”
    pub fn square_place(&self, square: Square) -> String {
        let place = square.column() / 2 + 1;
        self.messages.ask_place_words(square.row() + 1, place)
    }

    /// The complete answer: “28”, “17, 22”, “south-west side, north-west side”.
    pub fn vision_solution(&self, solution: &Picks) -> String {
        let squares = solution.squares.iter().map(|square| square.to_string());
        let sides = solution.sides.iter().map(|side| self.face(side));
        squares.chain(sides).collect::<Vec<_>>().join(", ")
    }
}

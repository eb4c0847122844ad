//! The marks of the trainer of board vision: the square in question, what is found, and the solution.

use crate::board::Square;
use crate::board_vision::{BoardQuestion, Pick, Round};
use crate::viewer::board::marking::marks::SquareMark;

/// The mark of the square in question. The five boards do not show it before the answer: those that did would be the
/// sides that hold it.
pub fn question_marks(round: &Round) -> Vec<(SquareMark, Square)> {
    match *round.question() {
        BoardQuestion::NameSquare(square) | BoardQuestion::SidesOfSquare(square) => {
            vec![(SquareMark::Asked, square)]
        }
        BoardQuestion::KingMoves { king, .. } => vec![(SquareMark::Chosen, king)],
        BoardQuestion::FindSquare(_) | BoardQuestion::Captures(_) => Vec::new(),
    }
}

/// The marks of the answer so far or, once it is judged, of the solution and the mistake.
pub fn answer_marks(round: &Round) -> Vec<(SquareMark, Square)> {
    let right = match round.is_asking() {
        true => round.found(),
        false => round.solution(),
    };
    let mut marks = Vec::new();
    for square in right.squares {
        marks.extend([(SquareMark::Right, square), (SquareMark::RightSign, square)]);
    }
    if let Some(Pick::Square(square)) = round.mistake() {
        marks.extend([(SquareMark::Wrong, square), (SquareMark::WrongSign, square)]);
    }
    marks
}

use fastrand::Rng;

use super::positions;
use super::{BoardQuestion, QuestionKind};
use crate::board::Square;
use crate::rules::Geometry;

/// The questions of one kind on one kind of board, without end. The same seed gives the same questions.
#[derive(Clone, Debug)]
pub struct QuestionGenerator {
    kind: QuestionKind,
    geometry: Geometry,
    rng: Rng,
    /// The squares that were not asked about since the last shuffle. No square comes twice before all others came.
    squares: Vec<Square>,
}

impl QuestionGenerator {
    /// A generator. The kind must be [asked](QuestionKind::is_asked_on) on this kind of board.
    pub fn new(kind: QuestionKind, geometry: Geometry, seed: u64) -> QuestionGenerator {
        QuestionGenerator {
            kind,
            geometry,
            rng: Rng::with_seed(seed),
            squares: Vec::new(),
        }
    }

    /// The kind of the questions.
    pub fn kind(&self) -> QuestionKind {
        self.kind
    }

    /// The kind of board.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The next question.
    pub fn next_question(&mut self) -> BoardQuestion {
        match self.kind {
            QuestionKind::FindSquare => BoardQuestion::FindSquare(self.next_square()),
            QuestionKind::NameSquare => BoardQuestion::NameSquare(self.next_square()),
            QuestionKind::SidesOfSquare => BoardQuestion::SidesOfSquare(self.next_square()),
            QuestionKind::KingMoves => positions::king_moves(self.geometry, &mut self.rng),
            QuestionKind::Captures => positions::captures(self.geometry, &mut self.rng),
        }
    }

    fn next_square(&mut self) -> Square {
        loop {
            if let Some(square) = self.squares.pop() {
                return square;
            }
            self.squares = Square::all().collect();
            self.rng.shuffle(&mut self.squares);
        }
    }
}

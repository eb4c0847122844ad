use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::board::{Board, Face, FaceSet, Square, SquareSet};
use crate::rules::{Geometry, Position};

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    FindSquare,
    NameSquare,
    /// Name the sides that hold a square.
    SidesOfSquare,
    /// Find the squares that a king can reach on one side, or on the flat board.
    KingMoves,
    /// Find the pieces that can be captured.
    Captures,
}

impl QuestionKind {
    /// The kinds, from the easiest to the hardest.
    pub const ALL: [QuestionKind; QuestionKind::COUNT] =
        *QuestionKind::VARIANTS.first_chunk().expect("all variants");

    /// Returns `true` if the question makes sense on this kind of board: the flat board has no sides.
    pub const fn is_asked_on(self, geometry: Geometry) -> bool {
        match self {
            QuestionKind::SidesOfSquare => matches!(geometry, Geometry::Pyramid),
            _ => true,
        }
    }

    /// The kinds that are asked on a kind of board, from the easiest to the hardest.
    pub fn all_on(geometry: Geometry) -> impl Iterator<Item = QuestionKind> {
        QuestionKind::ALL.into_iter().filter(move |kind| kind.is_asked_on(geometry))
    }

    /// Returns `true` if the answer is clicked on the board. Numbers are typed, and sides are named.
    pub const fn is_answered_by_clicks(self) -> bool {
        !matches!(self, QuestionKind::NameSquare | QuestionKind::SidesOfSquare)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardQuestion {
    /// “Find the square with this number.”
    FindSquare(Square),
    /// “Give the number of this square.”
    NameSquare(Square),
    /// “Name the sides that hold this square.”
    SidesOfSquare(Square),
    /// “Find the squares that this king can reach on this board.” No capture is due.
    KingMoves {
        position: Position,
        /// The square of the king, which belongs to the side to move.
        king: Square,
        /// The side or, on the flat board, the top.
        face: Face,
    },
    /// “Find the pieces that the side to move can capture.” A capture is due.
    Captures(Position),
}

impl BoardQuestion {
    pub const fn kind(&self) -> QuestionKind {
        match self {
            BoardQuestion::FindSquare(_) => QuestionKind::FindSquare,
            BoardQuestion::NameSquare(_) => QuestionKind::NameSquare,
            BoardQuestion::SidesOfSquare(_) => QuestionKind::SidesOfSquare,
            BoardQuestion::KingMoves { .. } => QuestionKind::KingMoves,
            BoardQuestion::Captures(_) => QuestionKind::Captures,
        }
    }

    /// The square in question; `None` for captures, which may be anywhere.
    pub const fn square(&self) -> Option<Square> {
        match *self {
            BoardQuestion::FindSquare(square)
            | BoardQuestion::NameSquare(square)
            | BoardQuestion::SidesOfSquare(square)
            | BoardQuestion::KingMoves { king: square, .. } => Some(square),
            BoardQuestion::Captures(_) => None,
        }
    }

    /// The pieces on the board; `None` if it is empty.
    pub const fn position(&self) -> Option<Position> {
        match *self {
            BoardQuestion::KingMoves { position, .. } | BoardQuestion::Captures(position) => {
                Some(position)
            }
            _ => None,
        }
    }

    pub fn solution(&self) -> AnswerSelection {
        match *self {
            BoardQuestion::FindSquare(square) | BoardQuestion::NameSquare(square) => {
                AnswerSelection::of_squares(square.into())
            }
            BoardQuestion::SidesOfSquare(square) => {
                let faces = Board::pyramid().faces_of(square.cube());
                AnswerSelection::of_sides(faces.iter().filter(|&face| face != Face::Top).collect())
            }
            BoardQuestion::KingMoves { position, king, face } => {
                AnswerSelection::of_squares(king_reach(&position, king, face))
            }
            BoardQuestion::Captures(position) => AnswerSelection::of_squares(capturable(&position)),
        }
    }
}

/// The squares that a king can reach on one board, in a position without a compulsory capture.
pub(super) fn king_reach(position: &Position, king: Square, face: Face) -> SquareSet {
    let moves = position.legal_moves();
    let by_king = moves.iter().filter(|mv| mv.from() == king);
    let on_face = by_king.filter(|mv| {
        let line = position.board().direction_between(king, mv.to());
        line.is_some_and(|(_, faces)| faces.contains(face))
    });
    on_face.map(|mv| mv.to()).collect()
}

/// The pieces that a legal capture takes. Where the most pieces must be taken, a smaller capture does not count
/// (`rules.md` §3.5).
pub(super) fn capturable(position: &Position) -> SquareSet {
    let moves = position.legal_moves();
    let captured = moves.iter().map(|mv| mv.captured());
    captured.fold(SquareSet::EMPTY, |all, captured| all | captured)
}

/// A square or a side that answers a question, or a part of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// A square, clicked or given by its number.
    Square(Square),
    Side(Face),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnswerSelection {
    pub squares: SquareSet,
    pub sides: FaceSet,
}

impl AnswerSelection {
    pub fn of_squares(squares: SquareSet) -> AnswerSelection {
        AnswerSelection { squares, ..AnswerSelection::default() }
    }

    pub fn of_sides(sides: FaceSet) -> AnswerSelection {
        AnswerSelection { sides, ..AnswerSelection::default() }
    }

    /// Returns `true` if the set contains this square or side.
    pub fn contains(&self, pick: Pick) -> bool {
        match pick {
            Pick::Square(square) => self.squares.contains(square),
            Pick::Side(side) => self.sides.contains(side),
        }
    }

    pub fn insert(&mut self, pick: Pick) {
        match pick {
            Pick::Square(square) => self.squares = self.squares.with(square),
            Pick::Side(side) => self.sides.insert(side),
        }
    }

    pub fn len(&self) -> usize {
        self.squares.len() + self.sides.len()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

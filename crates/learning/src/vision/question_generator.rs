//! Random questions, about positions of random games, so that the pieces stand as in a game.

use std::ops::RangeInclusive;

use fastrand::Rng;

use super::question::{capturable, king_reach};
use super::{BoardQuestion, QuestionKind};
use crate::board::{Face, Square};
use crate::rules::{Geometry, Position, Variant};

/// An endless series of questions of one kind on one kind of board. The same seed gives the same questions.
#[derive(Clone, Debug)]
pub struct QuestionGenerator {
    kind: QuestionKind,
    geometry: Geometry,
    rng: Rng,
    /// The squares left since the last shuffle. No square comes twice before all others came.
    squares: Vec<Square>,
}

impl QuestionGenerator {
    /// A generator. The kind must be [asked](QuestionKind::is_asked_on) on this kind of board.
    pub fn new(kind: QuestionKind, geometry: Geometry, seed: u64) -> QuestionGenerator {
        QuestionGenerator { kind, geometry, rng: Rng::with_seed(seed), squares: Vec::new() }
    }

    pub fn kind(&self) -> QuestionKind {
        self.kind
    }

    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    pub fn next_question(&mut self) -> BoardQuestion {
        match self.kind {
            QuestionKind::FindSquare => BoardQuestion::FindSquare(self.next_square()),
            QuestionKind::NameSquare => BoardQuestion::NameSquare(self.next_square()),
            QuestionKind::SidesOfSquare => BoardQuestion::SidesOfSquare(self.next_square()),
            QuestionKind::KingMoves => king_moves(self.geometry, &mut self.rng),
            QuestionKind::Captures => captures(self.geometry, &mut self.rng),
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

/// Number of pieces in a position: few enough to take in at a glance.
const PIECES: RangeInclusive<usize> = 3..=12;

/// Number of squares that a king reaches. One is a matter of luck; many take longer to click than to see.
const REACHED: RangeInclusive<usize> = 2..=7;

/// Maximum number of pieces that can be captured, for the same reason, and minimum number of others of that side, among
/// which they have to be found.
const MAX_CAPTURABLE: usize = 5;
const MIN_SAFE: usize = 2;

/// Length of a random game in plies. Later, kings move to and fro.
const MAX_PLIES: usize = 200;

fn king_moves(geometry: Geometry, rng: &mut Rng) -> BoardQuestion {
    find(geometry, rng, |position| {
        if position.must_capture() {
            return Vec::new();
        }
        let kings = position.kings() & position.pieces(position.side_to_move());
        let views = kings.into_iter().flat_map(|king| {
            let faces = asked_faces(&position, king);
            faces.into_iter().map(move |face| (king, face))
        });
        let fitting = views
            .filter(|&(king, face)| REACHED.contains(&king_reach(&position, king, face).len()));
        fitting.map(|(king, face)| BoardQuestion::KingMoves { position, king, face }).collect()
    })
}

/// The sides that hold a square; on the flat board the top.
fn asked_faces(position: &Position, square: Square) -> Vec<Face> {
    let faces = position.board().faces_of(square.cube());
    let has_sides = position.variant().has_sides();
    let asked = |face: &Face| (*face != Face::Top) == has_sides;
    faces.iter().filter(asked).collect()
}

fn captures(geometry: Geometry, rng: &mut Rng) -> BoardQuestion {
    find(geometry, rng, |position| {
        let captured = capturable(&position).len();
        let enemies = position.pieces(!position.side_to_move()).len();
        let fits = (1..=MAX_CAPTURABLE).contains(&captured) && enemies >= captured + MIN_SAFE;
        fits.then_some(BoardQuestion::Captures(position)).into_iter().collect()
    })
}

/// One of the questions that a random game offers. Games are played until one offers any.
fn find(
    geometry: Geometry,
    rng: &mut Rng,
    questions: impl Fn(Position) -> Vec<BoardQuestion>,
) -> BoardQuestion {
    loop {
        let few = random_game(geometry.standard_variant(), rng)
            .into_iter()
            .filter(|position| PIECES.contains(&position.occupied().len()));
        let found: Vec<BoardQuestion> = few.flat_map(&questions).collect();
        if let Some(question) = rng.choice(found) {
            return question;
        }
    }
}

fn random_game(variant: Variant, rng: &mut Rng) -> Vec<Position> {
    let next = |position: &Position| {
        let moves = position.legal_moves();
        rng.choice(moves.iter()).map(|&mv| position.play(mv))
    };
    let positions = std::iter::successors(Some(Position::start(variant)), next);
    positions.take(MAX_PLIES).collect()
}

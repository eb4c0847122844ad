use std::collections::{BTreeSet, HashSet};

use dames3d::board::{Board, Direction, Face, Square, SquareSet, Step};
use dames3d::rules::{Geometry, Position};
use dames3d::vision::{AnswerSelection, BoardQuestion, QuestionGenerator, QuestionKind};

use super::all_kinds;
use crate::drawing::square;
use crate::random::{Random, amount};
use crate::reference_generator::{Sheet, VIEWS, View, holds, place};

fn questions(kind: QuestionKind, geometry: Geometry, count: usize) -> Vec<BoardQuestion> {
    let seed = Random::for_test("board_vision").next();
    let mut generator = QuestionGenerator::new(kind, geometry, seed);
    (0..count).map(|_| generator.next_question()).collect()
}

/// The squares that a king reaches on one board, walked step by step in the graph of the board.
fn walked(position: &Position, king: Square, face: Face) -> SquareSet {
    let graph = position.board().graph();
    let mut reached = SquareSet::EMPTY;
    for direction in Direction::ALL {
        let mut at = king;
        while let Some(next) = graph.next(at.cube(), Step { face, direction }) {
            at = next.square().expect("a dark cube");
            if position.occupied().contains(at) {
                break;
            }
            reached = reached.with(at);
        }
    }
    reached
}

/// The pieces that the captures of the reference generator take.
fn captured_by_reference(position: &Position) -> SquareSet {
    let captures = Sheet::of(position).moves().into_iter();
    let captured: BTreeSet<u8> = captures.flat_map(|(_, _, captured)| captured).collect();
    captured.into_iter().map(square).collect()
}

#[test]
fn a_square_is_the_answer_to_the_questions_for_it_and_its_number() {
    for kind in [QuestionKind::FindSquare, QuestionKind::NameSquare] {
        for question in questions(kind, Geometry::Flat, 60) {
            let asked = question.square().expect("a square");
            assert_eq!(question.solution(), AnswerSelection::of_squares(asked.into()));
        }
    }
}

#[test]
fn no_square_is_asked_twice_before_all_others_were() {
    use QuestionKind::{FindSquare, NameSquare, SidesOfSquare};
    for (kind, geometry) in all_kinds() {
        if !matches!(kind, FindSquare | NameSquare | SidesOfSquare) {
            continue;
        }
        let asked = questions(kind, geometry, 2 * Square::COUNT);
        for half in asked.chunks(Square::COUNT) {
            let squares: SquareSet = half.iter().filter_map(BoardQuestion::square).collect();
            assert_eq!(squares, SquareSet::ALL, "{kind:?}");
        }
    }
}

#[test]
fn the_sides_of_a_square_are_those_of_the_reference() {
    for question in questions(QuestionKind::SidesOfSquare, Geometry::Pyramid, 50) {
        let asked = question.square().expect("a square");
        let held = |view: &View| holds(*view, place(asked.number()));
        let sides = VIEWS.into_iter().filter(held).filter_map(|view| match view {
            View::Top => None,
            View::Sw => Some(Face::SouthWest),
            View::Se => Some(Face::SouthEast),
            View::Ne => Some(Face::NorthEast),
            View::Nw => Some(Face::NorthWest),
        });
        assert_eq!(question.solution(), AnswerSelection::of_sides(sides.collect()));
        assert!((2..=3).contains(&question.solution().len()), "{asked}");
    }
}

#[test]
fn a_king_reaches_the_squares_that_a_walk_in_the_graph_reaches() {
    for geometry in Geometry::ALL {
        for question in questions(QuestionKind::KingMoves, geometry, amount(40)) {
            let BoardQuestion::KingMoves { position, king, face } = question else {
                panic!("{question:?}");
            };
            assert!(position.kings().contains(king) && !position.must_capture());
            assert!(position.pieces(position.side_to_move()).contains(king));
            assert_eq!(face == Face::Top, geometry == Geometry::Flat);
            assert!(position.board().faces_of(king.cube()).contains(face));
            let reached = walked(&position, king, face);
            assert_eq!(question.solution().squares, reached, "{question:?}");
            assert!((2..=7).contains(&reached.len()));
        }
    }
}

#[test]
fn captures_are_those_of_the_reference_generator() {
    for geometry in Geometry::ALL {
        for question in questions(QuestionKind::Captures, geometry, amount(40)) {
            let position = question.position().expect("a position");
            assert!(position.must_capture());
            let captured = captured_by_reference(&position);
            assert_eq!(question.solution().squares, captured, "{question:?}");
            assert!((1..=5).contains(&captured.len()));
            let enemies = position.pieces(!position.side_to_move());
            assert!(captured.is_subset(enemies));
            assert!(enemies.len() >= captured.len() + 2, "some are safe");
        }
    }
}

#[test]
fn positions_have_few_pieces_and_are_rarely_the_same() {
    for (kind, geometry) in all_kinds() {
        let count = amount(30);
        let positions =
            questions(kind, geometry, count).into_iter().filter_map(|question| question.position());
        let positions: Vec<Position> = positions.collect();
        if matches!(kind, QuestionKind::KingMoves | QuestionKind::Captures) {
            assert_eq!(positions.len(), count);
        }
        for position in &positions {
            assert_eq!(position.variant().geometry(), geometry);
            assert!((3..=12).contains(&position.occupied().len()));
        }
        let different: HashSet<&Position> = positions.iter().collect();
        assert!(different.len() * 10 >= positions.len() * 9, "{kind:?}");
    }
}

#[test]
fn captures_on_the_pyramid_often_need_a_side() {
    let asked = questions(QuestionKind::Captures, Geometry::Pyramid, amount(40));
    let needs_side = |question: &&BoardQuestion| {
        let position = question.position().expect("a position");
        let moves = position.legal_moves();
        let mut hops = moves.iter().filter_map(|&mv| position.route(mv));
        hops.any(|route| route.hops.iter().any(|hop| !hop.faces.contains(Face::Top)))
    };
    let count = asked.iter().filter(needs_side).count();
    assert!(count * 3 >= asked.len(), "{count} of {}", asked.len());
}

#[test]
fn the_same_seed_asks_the_same_questions() {
    for (kind, geometry) in all_kinds() {
        let ask = |seed| {
            let mut generator = QuestionGenerator::new(kind, geometry, seed);
            [(); 5].map(|()| generator.next_question())
        };
        assert_eq!(ask(1), ask(1));
        assert_ne!(ask(1), ask(2), "{kind:?} {geometry:?}");
    }
}

#[test]
fn only_the_pyramid_has_questions_about_sides() {
    assert_eq!(all_kinds().count(), 9);
    assert!(!QuestionKind::SidesOfSquare.is_asked_on(Geometry::Flat));
    assert!(Board::flat().squares_of(Face::SouthWest).is_empty());
}

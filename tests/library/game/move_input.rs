//! Entering moves by clicks.

use dames3d::board::{Square, SquareSet};
use dames3d::game::{InputResult, MoveInput};
use dames3d::notation::{MoveRequest, fen};
use dames3d::rules::{Geometry, IllegalMove, Move, Position, Route, Variant};

use super::{position, square};
use crate::random::{Random, amount};

fn selected(position: &Position, from: u8) -> MoveInput {
    MoveInput::select(position, square(from)).expect("it may move")
}

fn set(numbers: &[u8]) -> SquareSet {
    numbers.iter().copied().map(square).collect()
}

fn request(text: &str) -> MoveRequest {
    text.parse().expect("a move")
}

#[test]
fn only_pieces_that_may_move_are_selected_and_others_are_refused_with_the_reason() {
    let start = Position::start(Variant::Dames3d);
    let entry = selected(&start, 32);
    assert_eq!(
        (entry.from(), entry.destinations(), entry.clicked()),
        (square(32), set(&[27, 28]), &[][..])
    );
    let refusals: [(u8, fn(Square) -> IllegalMove); 3] =
        [(28, IllegalMove::NoPiece), (18, IllegalMove::NotYours), (46, IllegalMove::ShutIn)];
    for (number, reason) in refusals {
        let found = MoveInput::select(&start, square(number));
        assert_eq!(found, Err(reason(square(number))), "{number}");
    }

    let due = position("W:W31,40:B21", Variant::Dames3d);
    let refusal = IllegalMove::CaptureDue { by: set(&[31]), pieces: 1 };
    assert_eq!(MoveInput::select(&due, square(40)), Err(refusal));
    let more = position("W:W28,38:B22,12,33", Variant::International);
    match MoveInput::select(&more, square(38)) {
        Err(IllegalMove::MoreToTake { pieces: 2, .. }) => {}
        other => panic!("another capture takes two pieces: {other:?}"),
    }
}

#[test]
fn a_click_completes_changes_clears_or_is_rejected() {
    let start = Position::start(Variant::International);
    let due = position("W:W31:B21", Variant::Dames3d);
    let (from, to) = (square(32), square(29));
    let must_take = IllegalMove::MustTake { from: square(31), pieces: 1 };
    let rejected = InputResult::Rejected;
    for (position, from, to, expected) in [
        (&start, 32, 28, InputResult::Complete(request("32-28"))),
        (&start, 32, 33, InputResult::Selected(selected(&start, 33))),
        (&start, 32, 32, InputResult::Deselected),
        (&start, 32, 46, rejected(IllegalMove::ShutIn(square(46)))),
        (&start, 32, 29, rejected(IllegalMove::NoLine { from, to })),
        (&start, 32, 23, rejected(IllegalMove::OneStep(from))),
        (&start, 32, 18, rejected(IllegalMove::Occupied(square(18)))),
        (&due, 31, 27, rejected(must_take)),
    ] {
        let found = selected(position, from).click(square(to));
        assert_eq!(found, expected, "{from}, then {to}");
    }
}

#[test]
fn an_only_move_is_played_by_a_click_on_its_destination() {
    let only = position("W:W31:B21", Variant::Dames3d);
    let start = Position::start(Variant::Dames3d);
    let empty = |number| InputResult::Rejected(IllegalMove::NoPiece(square(number)));
    for (position, clicked, expected) in [
        (&only, 11, InputResult::Complete(request("31x11"))),
        (&only, 31, InputResult::Selected(selected(&only, 31))),
        (&only, 12, empty(12)),
        (&start, 28, empty(28)),
        (&start, 32, InputResult::Selected(selected(&start, 32))),
    ] {
        let found = MoveInput::first_click(position, square(clicked));
        assert_eq!(found, expected, "{clicked} in {position}");
    }
}

/// A king has two routes to one square: a landing square in between selects one, and the end may be clicked first.
#[test]
fn two_routes_to_one_square_are_distinguished_from_either_end() {
    for (text, variant, from, routes) in [
        (
            "W:WK3:B7,9,24,30",
            Variant::International,
            3,
            [(20, 29, "3x20x29x1"), (25, 34, "3x25x34x1")],
        ),
        ("W:WK4:B7,13,24", Variant::Dames3d, 4, [(18, 18, "4x18x1"), (34, 34, "4x34x1")]),
    ] {
        let position = position(text, variant);
        let entry = selected(&position, from);
        assert_eq!(entry.destinations(), set(&[1]));
        let between =
            routes.iter().flat_map(|&(first, last, _)| [first, last]).map(square).collect();
        assert_eq!(entry.waypoints(), between);
        for (first, last, path) in routes {
            // From the start: any landing square is enough.
            for landing in [first, last] {
                assert_eq!(entry.candidates_through(square(landing)).count(), 1);
                let InputResult::Narrowed(narrowed) = entry.click(square(landing)) else {
                    assert_eq!(entry.click(square(landing)), InputResult::Complete(request(path)));
                    continue;
                };
                assert_eq!(narrowed.click(square(1)), InputResult::Complete(request(path)));
            }
            // From the end: both routes remain, and a landing square decides.
            let InputResult::Narrowed(narrowed) = entry.click(square(1)) else {
                panic!("two captures end on 1");
            };
            assert_eq!(
                (narrowed.clicked(), narrowed.destinations()),
                (&[square(1)][..], set(&[1]))
            );
            assert_eq!(narrowed.click(square(last)), InputResult::Complete(request(path)));
        }
    }
}

/// For every move and route, clicks on the end, then on each landing square, then on the end again complete that move.
#[test]
fn every_route_can_be_clicked_from_its_end() {
    let mut random = Random::for_test("every_route_can_be_clicked_from_its_end");
    for variant in Variant::STANDARD {
        for _ in 0..amount(60) {
            let position = random.rich_in_captures(variant);
            for mv in position.legal_moves().iter().take(30) {
                let entry = MoveInput::select(&position, mv.from()).expect("it may move");
                for route in position.routes(*mv).iter().take(10) {
                    let clicks = [mv.to()].into_iter().chain(route.landings());
                    let request = click_along(&entry, clicks);
                    let request =
                        request.unwrap_or_else(|| panic!("{position:?} {mv:?} {route:?}"));
                    let (found, _) = request.resolve(&position).expect("legal");
                    assert_eq!(found, *mv, "{position:?} {route:?}");
                }
            }
        }
    }
}

/// A constructed position with too many captures to offer all: a click takes no long time and still leads somewhere.
#[test]
fn a_king_with_forty_thousand_captures_can_be_clicked() {
    let text = "B:W7,8,11,13,15-20,22,24,27-30,33,36,38-40,44:BK49";
    let position = fen::read_position(text, Variant::Family(Geometry::Pyramid)).expect("legal");
    let entry = selected(&position, 49);
    assert_eq!(entry.candidates().len(), 1024);
    let mut narrowed = 0;
    for (mv, _) in entry.candidates().iter().step_by(64) {
        let ends_there = |(other, _): &&(Move, Route)| other.to() == mv.to();
        let is_only = entry.candidates().iter().filter(ends_there).all(|(other, _)| other == mv);
        match entry.click(mv.to()) {
            InputResult::Complete(_) => assert!(is_only, "{mv:?}"),
            InputResult::Narrowed(_) => {
                assert!(!is_only, "{mv:?}");
                narrowed += 1;
            }
            other => panic!("{mv:?}: {other:?}"),
        }
    }
    assert!(narrowed > 0);
}

fn click_along(entry: &MoveInput, landings: impl Iterator<Item = Square>) -> Option<MoveRequest> {
    let mut entry = entry.clone();
    for landing in landings {
        match entry.click(landing) {
            InputResult::Complete(request) => return Some(request),
            InputResult::Narrowed(narrowed) => entry = narrowed,
            other => panic!("{other:?}"),
        }
    }
    None
}

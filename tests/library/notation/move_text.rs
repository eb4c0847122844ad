use dames3d::board::Square;
use dames3d::notation::{MoveError, MoveRequest, move_text};
use dames3d::rules::{Geometry, IllegalMove, Position, Variant};

use crate::cases::rows;
use crate::drawing::{position, square};
use crate::random::{Random, amount};

fn request(text: &str) -> MoveRequest {
    text.parse().expect("a move")
}

#[test]
fn separators_and_spaces_are_read_leniently() {
    for (lenient, written) in [
        ("32-28", "32-28"),
        (" 32 - 28 ", "32-28"),
        ("032-028", "32-28"),
        ("28x19", "28x19"),
        ("28×19", "28x19"),
        ("28:19", "28x19"),
        ("28 x 19 × 10:5", "28x19x10x5"),
    ] {
        assert_eq!(request(lenient).to_string(), written);
    }
}

#[test]
fn the_dashes_that_books_print_are_read_and_written_as_ascii() {
    for text in ["32‐28", "32‑28", "32–28", "32−28", " 32 – 28 "] {
        assert_eq!(request(text), request("32-28"), "{text:?}");
        assert_eq!(request(text).to_string(), "32-28");
    }
    // An em dash separates sentences, not squares.
    assert!("32—28".parse::<MoveRequest>().is_err());
}

#[test]
fn every_parse_error_names_its_column() {
    for [text, column, expected, found] in rows(
        "
                 | 1 | a square from 1 to 50 | the end
        x        | 1 | a square from 1 to 50 | “x”
        0-1      | 1 | a square from 1 to 50 | “0”
        32       | 3 | “-” or “x”            | the end
        32 28    | 4 | “-” or “x”            | “28”
        32+28    | 3 | “-” or “x”            | “+”
        32-      | 4 | a square from 1 to 50 | the end
        32x51    | 4 | a square from 1 to 50 | “51”
        32--28   | 4 | a square from 1 to 50 | “-”
        32-28-23 | 6 | the end of the move   | “-”
        32-28x19 | 6 | the end of the move   | “x19”
        32x28-19 | 6 | the end of the move   | “-”
        32-28 !  | 7 | the end of the move   | “!”
        ",
    ) {
        let error = text.parse::<MoveRequest>().expect_err(text);
        let expected = format!("column {column}: expected {expected}, found {found}");
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
}

#[test]
fn an_illegal_request_gives_the_reason() {
    let start = Position::start(Variant::Dames3d);
    let refused = |text: &str| match request(text).resolve(&start) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused("28-23"), IllegalMove::NoPiece(square(28)));
    assert_eq!(refused("18-23"), IllegalMove::NotYours(square(18)));
    assert_eq!(refused("46-41"), IllegalMove::Occupied(square(41)));
    assert_eq!(refused("32-23"), IllegalMove::OneStep(square(32)));
    let due = position("W:W31,40:B21", Variant::Dames3d);
    let more = position("W:W28,38:B22,12,33", Variant::International);
    for (position, text, reason) in [
        (start, "32x28", "expected 32-28"),
        (due, "40-35", "a capture is compulsory: 1 to take"),
        (due, "31-11", "expected 31x11"),
        (due, "31x26", "the piece on 31 must take 1"),
        (more, "38x29", "the largest capture is compulsory: 2 to take"),
    ] {
        let error = request(text).resolve(&position).expect_err(text);
        assert_eq!(error.to_string(), format!("{text} is not legal: {reason}"));
    }
}

#[test]
fn captures_with_the_same_ends_need_their_path() {
    for (text, variant, [one, other]) in [
        ("W:WK3:B7,9,24,30", Variant::International, ["3x20x29x1", "3x25x34x1"]),
        ("W:WK4:B7,13,24", Variant::Dames3d, ["4x18x1", "4x34x1"]),
    ] {
        let position = position(text, variant);
        let mut written: Vec<_> =
            position.legal_moves().into_iter().map(|mv| move_text::write(&position, mv)).collect();
        written.sort();
        assert_eq!(written, [one, other]);

        let ends =
            format!("{}x1", position.pieces(position.side_to_move()).first().expect("a king"));
        let error = request(&ends).resolve(&position).expect_err("either");
        assert_eq!(
            error.to_string(),
            format!("{ends} can be several captures: expected one of {one}, {other}")
        );
        let [first, second] =
            [one, other].map(|path| request(path).resolve(&position).expect("legal").0);
        assert_ne!(first.captured(), second.captured());
    }
}

#[test]
fn one_intermediate_landing_identifies_a_capture() {
    let position = position("W:WK3:B7,9,24,30", Variant::International);
    for (short, whole) in [("3x20x1", "3x20x29x1"), ("3x34x1", "3x25x34x1")] {
        assert_eq!(request(short).resolve(&position), request(whole).resolve(&position));
    }
    for wrong in ["3x29x20x1", "3x20x34x1", "3x20x20x1", "3x20x29x1x1"] {
        let error = request(wrong).resolve(&position).expect_err("no such way");
        assert_eq!(
            error.to_string(),
            format!("{wrong} is not legal: no capture from 3 lands there in this order")
        );
    }
}

/// A king takes sixteen pieces by more routes than are listed; each of them can still be played.
#[test]
fn a_route_that_is_not_listed_can_still_be_requested() {
    let position =
        position("B:W7,8,9,10,11,17,18,19,20,27,28,29,30,37,39,40,44:BK43", Variant::Dames3d);
    let crowded = position
        .legal_moves()
        .into_iter()
        .find(|&mv| position.routes(mv).len() == 256)
        .expect("more ways than are listed");
    let listed = position.routes(crowded);
    let firsts: Vec<_> = listed.iter().map(|route| route.hops[0].to).collect();
    let others = position.routes_via(crowded, &[]);
    assert_eq!(others.len(), listed.len());
    let unlisted = Square::all()
        .filter(|first| !firsts.contains(first))
        .flat_map(|first| position.routes_via(crowded, &[first]))
        .find(|route| !listed.contains(route))
        .expect("a way by another square");
    let path = MoveRequest::from_route(crowded, &unlisted);
    assert_eq!(path.resolve(&position), Ok((crowded, unlisted)));
}

/// Writing all moves at once gives the same texts as writing them one by one.
#[test]
fn all_moves_are_written_as_if_one_by_one() {
    let mut random = Random::for_test("all_moves_are_written_as_if_one_by_one");
    let with_captures = |variant: &Variant| *variant != Variant::WolfAndSheep;
    for variant in Variant::ALL.into_iter().filter(with_captures) {
        for _ in 0..amount(40) {
            let position = random.rich_in_captures(variant);
            let moves = position.legal_moves();
            if moves.len() > 200 {
                continue;
            }
            let alone = |mv| move_text::write(&position, mv);
            let mut one_by_one: Vec<_> = moves.into_iter().map(alone).collect();
            one_by_one.sort();
            assert_eq!(move_text::write_all(&position), one_by_one, "{position:?}");
        }
    }
}

/// A constructed position with a very large number of captures: writing them all takes only a moment.
#[test]
fn forty_thousand_captures_are_written_quickly() {
    let text = "B:W7,8,11,13,15-20,22,24,27-30,33,36,38-40,44:BK49";
    let position = position(text, Variant::Family(Geometry::Pyramid));
    let texts = move_text::write_all(&position);
    assert_eq!(texts.len(), 46_796);
    assert!(texts.is_sorted_by(|one, next| one < next));
}

#[test]
fn only_captures_are_printed_with_a_sign_of_their_own() {
    for (text, printed) in [
        ("32-28", "32-28"),
        ("4x24", "4×24"),
        ("28x19x10 (×27)", "28×19×10 (×27)"),
        ("Better: 31x22 18x27, an exact reply: x 3x", "Better: 31×22 18×27, an exact reply: x 3x"),
        ("", ""),
    ] {
        assert_eq!(move_text::printed(text), printed);
    }
}

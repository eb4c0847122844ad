//! Values written by serde are read back unchanged.

use std::fmt::Debug;

use dames3d::board::{Board, ByFace, Color, Cube, Direction, Face, Square, SquareSet, Step};
use dames3d::rules::{
    BySide, CaptureRule, DrawCounters, DrawReason, EndgameClass, FewAgainstKing, Outcome, Piece,
    PieceKind, Ply, Position, RuleSet, Setup, Side, Variant, WinReason,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::random::{Random, amount};

#[track_caller]
fn assert_round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) {
    let written = serde_json::to_string(&value).expect("it can be written");
    let read: T = serde_json::from_str(&written).expect("it can be read");
    assert_eq!(read, value, "written {written}");
}

#[test]
fn squares_and_sets_are_read_back() {
    Square::all().for_each(assert_round_trip);
    Cube::all().for_each(assert_round_trip);
    Square::all().for_each(|square| assert_round_trip(SquareSet::from_square(square)));
    for set in [SquareSet::EMPTY, SquareSet::ALL, SquareSet::row(4)] {
        assert_round_trip(set);
    }
    assert_round_trip([Color::Dark, Color::Light]);
}

#[test]
fn faces_and_directions_are_read_back() {
    Face::ALL.into_iter().for_each(assert_round_trip);
    Direction::ALL.into_iter().for_each(assert_round_trip);
    assert_round_trip(ByFace::from_fn(Face::index));
    assert_round_trip(Step { face: Face::NorthWest, direction: Direction::East });
    Cube::all().for_each(|cube| assert_round_trip(Board::pyramid().faces_of(cube)));
}

#[test]
fn a_square_is_serialized_as_its_number() {
    let square = Square::from_number(28).expect("a square");
    assert_eq!(serde_json::to_string(&square).expect("written"), "28");
    assert_eq!(serde_json::to_string(&SquareSet::from_square(square)).expect("written"), "[28]");
}

#[test]
fn a_number_outside_the_board_is_rejected() {
    for number in ["0", "51", "-1", "256"] {
        assert!(serde_json::from_str::<Square>(number).is_err(), "{number}");
    }
}

#[test]
fn rules_and_outcomes_are_read_back() {
    assert_round_trip(Variant::STANDARD);
    assert_eq!(serde_json::to_string(&Variant::Dames3d).expect("written"), "\"dames3d\"");
    assert_round_trip(RuleSet::INTERNATIONAL);
    assert_round_trip([CaptureRule::Majority]);
    assert_round_trip([FewAgainstKing::DrawAtOnce, FewAgainstKing::FEDERATION]);
    for reason in [WinReason::NoPieces, WinReason::NoMoves, WinReason::Resignation, WinReason::Time]
    {
        Side::BOTH
            .into_iter()
            .for_each(|winner| assert_round_trip(Outcome::Win { winner, reason }));
    }
    for reason in [
        DrawReason::Agreement,
        DrawReason::Repetition,
        DrawReason::QuietMoves(Ply::moves_each(25)),
        DrawReason::ThreeAgainstKing(Ply::moves_each(16)),
        DrawReason::FewAgainstKing,
    ] {
        assert_round_trip(Outcome::Draw(reason));
    }
    assert_round_trip(DrawCounters {
        repetitions: 2,
        quiet: Ply(17),
        ending: Some((EndgameClass::ThreeAgainstKing, Ply(5))),
    });
    assert_round_trip(BySide { white: Ply(1), black: Ply(2) });
    assert_round_trip(Piece { side: Side::Black, kind: PieceKind::King });
}

#[test]
fn positions_setups_and_routes_are_read_back() {
    let mut random = Random::for_test("positions_setups_and_routes_are_read_back");
    for _ in 0..amount(100) {
        let variant = Variant::STANDARD[random.below(2)];
        let (white, black) = (random.between(1, 12), random.between(0, 12));
        let position = random.position(variant, white, black, 30);
        assert_round_trip(position);
        assert_round_trip(position.setup());
        for mv in &position.legal_moves() {
            assert_round_trip(position.route(mv));
        }
    }
}

#[test]
fn a_square_has_one_piece_whatever_is_read() {
    let setup = r#"{"pieces":{"white":[31],"black":[3,31]},"kings":[3,40],"side_to_move":"White"}"#;
    let read: Setup = serde_json::from_str(setup).expect("a setup");
    assert_eq!(read.to_string(), "W:W31:BK3");
    let written = serde_json::to_string(&read).expect("written");
    let expected = r#"{"pieces":{"white":[31],"black":[3]},"kings":[3],"side_to_move":"White"}"#;
    assert_eq!(written, expected);
}

#[test]
fn a_position_with_a_man_on_its_promotion_row_is_rejected() {
    let written = |square: u8, kings: &str| {
        let setup = format!(
            r#"{{"pieces":{{"white":[{square}],"black":[]}},"kings":[{kings}],"side_to_move":"White"}}"#
        );
        format!(r#"["dames3d",{setup}]"#)
    };
    let read = |written: &str| serde_json::from_str::<Position>(written);
    assert!(read(&written(6, "")).is_ok());
    assert!(read(&written(5, "5")).is_ok());
    let refused = read(&written(5, "")).expect_err("a man on 5 is a king");
    assert!(refused.to_string().starts_with("White man on 5"), "{refused}");
}

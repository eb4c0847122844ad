//! What is written to a file comes back the same.

use std::fmt::Debug;

use dames3d::board::{Board, ByFace, Colour, Cube, Direction, Face, Square, SquareSet, Step};
use dames3d::rules::{
    BySide, CaptureRule, Counters, DrawReason, EndingClass, FewAgainstKing, Outcome, Piece, Ply,
    Position, Rank, RuleSet, Side, Variant, WinReason,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::random::{Random, amount};

#[track_caller]
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) {
    let written = serde_json::to_string(&value).expect("it can be written");
    let read: T = serde_json::from_str(&written).expect("it can be read");
    assert_eq!(read, value, "written {written}");
}

#[test]
fn squares_and_sets_come_back() {
    Square::all().for_each(comes_back);
    Cube::all().for_each(comes_back);
    Square::all().for_each(|square| comes_back(SquareSet::of(square)));
    for set in [SquareSet::EMPTY, SquareSet::ALL, SquareSet::row(4)] {
        comes_back(set);
    }
    comes_back([Colour::Dark, Colour::Light]);
}

#[test]
fn faces_and_directions_come_back() {
    Face::ALL.into_iter().for_each(comes_back);
    Direction::ALL.into_iter().for_each(comes_back);
    comes_back(ByFace::new(Face::index));
    comes_back(Step {
        face: Face::NorthWest,
        direction: Direction::East,
    });
    Cube::all().for_each(|cube| comes_back(Board::pyramid().faces_of(cube)));
}

#[test]
fn a_square_is_written_as_its_number() {
    let square = Square::from_number(28).expect("a square");
    assert_eq!(serde_json::to_string(&square).expect("written"), "28");
    assert_eq!(
        serde_json::to_string(&SquareSet::of(square)).expect("written"),
        "[28]"
    );
}

#[test]
fn a_number_that_is_no_square_is_refused() {
    for number in ["0", "51", "-1", "256"] {
        assert!(serde_json::from_str::<Square>(number).is_err(), "{number}");
    }
}

#[test]
fn rules_and_results_come_back() {
    comes_back(Variant::PLAIN);
    assert_eq!(
        serde_json::to_string(&Variant::Dames3d).expect("written"),
        "\"dames3d\""
    );
    comes_back(RuleSet::SHARED);
    comes_back([CaptureRule::Most]);
    comes_back([FewAgainstKing::DrawAtOnce, FewAgainstKing::FEDERATION]);
    for reason in [
        WinReason::NoPieces,
        WinReason::NoMoves,
        WinReason::Resignation,
        WinReason::Time,
    ] {
        Side::BOTH
            .into_iter()
            .for_each(|winner| comes_back(Outcome::Win { winner, reason }));
    }
    for reason in [
        DrawReason::Agreement,
        DrawReason::Repetition,
        DrawReason::QuietMoves(Ply::moves_each(25)),
        DrawReason::ThreeAgainstKing(Ply::moves_each(16)),
        DrawReason::FewAgainstKing,
    ] {
        comes_back(Outcome::Draw(reason));
    }
    comes_back(Counters {
        repetitions: 2,
        quiet: Ply(17),
        ending: Some((EndingClass::ThreeAgainstKing, Ply(5))),
    });
    comes_back(BySide {
        white: Ply(1),
        black: Ply(2),
    });
    comes_back(Piece {
        side: Side::Black,
        rank: Rank::King,
    });
}

#[test]
fn positions_setups_and_routes_come_back() {
    let mut random = Random::for_test("positions_setups_and_routes_come_back");
    for _ in 0..amount(100) {
        let variant = Variant::PLAIN[random.below(2)];
        let (white, black) = (random.between(1, 12), random.between(0, 12));
        let position = random.position(variant, white, black, 30);
        comes_back(position);
        comes_back(position.setup());
        for mv in &position.legal_moves() {
            comes_back(position.route(mv));
        }
    }
}

#[test]
fn a_written_position_with_a_man_where_it_would_be_a_king_is_refused() {
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
    assert!(
        refused.to_string().starts_with("White man on 5"),
        "{refused}"
    );
}

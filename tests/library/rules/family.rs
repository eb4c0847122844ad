//! The rules of the family sheet (`rules.md` §4).

use dames3d::notation::{fen, move_text};
use dames3d::rules::{Geometry, Position, Side, Variant};

use crate::drawing::position;

fn moves(text: &str, variant: Variant) -> Vec<String> {
    move_text::write_all(&position(text, variant))
}

fn family_games() -> impl Iterator<Item = Variant> {
    Variant::ALL
        .into_iter()
        .filter(|variant| matches!(variant, Variant::Family(_) | Variant::Brigand(_)))
}

#[test]
fn black_begins() {
    for variant in Variant::ALL {
        let begins = match variant {
            Variant::International | Variant::Dames3d => Side::White,
            _ => Side::Black,
        };
        assert_eq!(Position::start(variant).side_to_move(), begins);
    }
}

#[test]
fn any_capture_may_be_chosen_but_must_be_completed() {
    // 32 takes two, 39 takes one.
    let text = "W:W32,39:B19,28,34";
    for variant in [Variant::Family(Geometry::Flat), Variant::Brigand(Geometry::Flat)] {
        assert_eq!(moves(text, variant), ["32x14", "39x30"]);
    }
    assert_eq!(moves(text, Variant::International), ["32x14"]);
}

#[test]
fn family_captures_change_boards_on_the_pyramid() {
    for variant in family_games() {
        let found = moves("W:W31:B21", variant);
        let expected: &[&str] = match variant.geometry() {
            Geometry::Flat => &["31-26", "31-27"],
            Geometry::Pyramid => &["31x11"],
        };
        assert_eq!(found, expected, "{variant}");
    }
}

#[test]
fn family_kings_move_any_distance() {
    let found = moves("W:WK46:B45", Variant::Family(Geometry::Flat));
    assert_eq!(found.len(), 9);
}

#[test]
fn captures_may_be_ignored_in_the_family_game_but_not_in_brigand() {
    for variant in family_games() {
        let ignoring = |fen| position(fen, variant).capture_ignoring_moves();
        let is_brigand = matches!(variant, Variant::Brigand(_));
        assert_eq!(ignoring("W:W32,48:B28").is_empty(), is_brigand, "{variant}");
        assert!(ignoring("W:W32,48:B1").is_empty(), "{variant}");
    }
}

#[test]
fn the_wolf_steps_both_ways_and_the_sheep_only_forward() {
    let wolf = Variant::WolfAndSheep;
    for (fen, expected) in [
        ("B:W46,47,48,49:B28", "28-22 28-23 28-32 28-33"),
        ("W:W46,27,48,1:B50", "27-21 27-22 46-41 48-42 48-43"),
    ] {
        assert_eq!(moves(fen, wolf).join(" "), expected, "{fen}");
    }
}

#[test]
fn wolf_and_sheep_neither_capture_nor_promote() {
    let wolf = Variant::WolfAndSheep;
    for text in moves("W:W28,46,47,48:B23", wolf) {
        assert!(!text.contains('x'), "{text}");
    }
    let ahead = position("W:W7,46,47,48:B30", wolf);
    let mv = ahead.legal_moves().into_iter().find(|mv| mv.to().number() == 1);
    let promoted = ahead.play(mv.expect("7-1")).kings();
    assert!(promoted.is_empty());
}

#[test]
fn wolf_and_sheep_needs_its_own_pieces() {
    for text in ["B:W46,47,48:B3", "B:W46,47,48,49:B3,4", "B:W46,47,48,K49:B3", "B:W46,47,48,49:B"]
    {
        assert!(fen::read_position(text, Variant::WolfAndSheep).is_err(), "{text}");
    }
}

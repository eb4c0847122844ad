//! Men: how they step, capture and are promoted.

use dames3d::rules::Side::{Black, White};
use dames3d::rules::{PieceKind, Position, Side, Variant};

use crate::drawing::{BOTH, FLAT, PYRAMID, assert_all_moves, chosen, drawn, moves, played, square};

#[test]
fn white_begins_with_nine_moves_on_either_board() {
    let nine = "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30";
    for variant in Variant::STANDARD {
        let start = Position::start(variant);
        assert_eq!(start.side_to_move(), Side::White);
        assert_eq!(moves(&start).join(" "), nine, "{variant}");
    }
}

#[test]
fn men_step_forward_and_capture_in_every_direction() {
    assert_all_moves(&[
        (
            "men step forward on the top board only",
            " . . . . .
             . . . . .
              . . b . .
             . . . . .
              w . . . .
             . . . . b
              . . w . .
             . . . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "21-16 21-17 33-28 33-29"), (BOTH, Black, "13-18 13-19 30-34 30-35")],
        ),
        (
            "men capture backward",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . w . .
              . . b . .
             . . . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "28x39(33)"), (BOTH, Black, "33x22(28)")],
        ),
        (
            "men capture up a flank if one side holds all three squares",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              b . b . .
             . . . . .
              w . w . .
             . . . . .
              . . . . .
             . . . . .",
            &[
                // No side holds 33, 23 and 13. SW and SE hold 23, 33 and 43. The flat board has no flanks.
                (PYRAMID, White, "31x11(21)"),
                (PYRAMID, Black, "21x41(31) 23x43(33)"),
                (FLAT, White, "31-26 31-27 33-28 33-29"),
            ],
        ),
        (
            "men capture along a terrace",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             w b . . .
              . . w b .
             . . . . .",
            &[(PYRAMID, White, "36x38(37) 43x45(44)")],
        ),
        (
            "men do not capture over the crest: 29 is on SE, 27 is not",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . w b . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .",
            &[(PYRAMID, White, "27-21 27-22")],
        ),
        (
            "a man does not jump its own pieces",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . w . . .
             . w . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "32-27 32-28 37-31")],
        ),
        (
            "a man jumps only one adjacent piece",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . b . . .
             . . b . .
              w . w . .
             . . . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "31-26 31-27 33-29")],
        ),
    ]);
}

/// The kind of the piece on a square.
fn kind_at(position: &Position, number: u8) -> Option<PieceKind> {
    position.piece_at(square(number)).map(|piece| piece.kind)
}

#[test]
fn a_man_that_ends_on_the_far_row_is_promoted() {
    for variant in Variant::STANDARD {
        let white = drawn(
            variant,
            Side::White,
            " . . . . .
             . w . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . b . . .
             . . . . .",
        );
        let promoted = played(&white, "7-2");
        assert_eq!(kind_at(&promoted, 2), Some(PieceKind::King), "{variant}");
        let black = played(&promoted, "42-48");
        assert_eq!(kind_at(&black, 48), Some(PieceKind::King), "{variant}");
        assert_eq!(kind_at(&black, 42), None, "{variant}");
    }
}

#[test]
fn a_man_that_captures_onto_the_far_row_is_promoted() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . b . . .
              w . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             B . . . .",
        );
        let promoted = played(&position, "11x2");
        assert_eq!(kind_at(&promoted, 2), Some(PieceKind::King), "{variant}");
    }
}

#[test]
fn passing_over_the_far_row_does_not_promote() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . b b . .
              w . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             B . . . .",
        );
        assert_eq!(moves(&position), ["11x13(7 8)"]);
        let route = position.route(chosen(&position, "11x13")).expect("a way");
        let landings: Vec<u8> = route.landings().map(|landing| landing.number()).collect();
        assert_eq!(landings, [2, 13], "over the far row and back");
        let next = played(&position, "11x13");
        assert_eq!(kind_at(&next, 13), Some(PieceKind::Man), "{variant}");
        assert!(!next.kings().contains(square(13)), "{variant}");
    }
}

//! Men: how they step, capture and are promoted.

use dames3d::rules::{PieceKind, Position, Side, Variant};

use crate::drawing::{chosen, drawn, flat, moves, played, pyramid, square};

#[test]
fn white_begins_with_nine_moves_on_either_board() {
    for variant in Variant::STANDARD {
        let start = Position::start(variant);
        assert_eq!(start.side_to_move(), Side::White);
        assert_eq!(
            moves(&start),
            [
                "31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"
            ]
        );
    }
}

const FOUR_MEN: &str = "
     . . . . .
    . . . . .
     . . b . .
    . . . . .
     w . . . .
    . . . . b
     . . w . .
    . . . . .
     . . . . .
    . . . . .";

#[test]
fn men_step_forward_on_the_top_board_only() {
    for variant in Variant::STANDARD {
        let white = drawn(variant, Side::White, FOUR_MEN);
        assert_eq!(moves(&white), ["21-16", "21-17", "33-28", "33-29"]);
        let black = drawn(variant, Side::Black, FOUR_MEN);
        assert_eq!(moves(&black), ["13-18", "13-19", "30-34", "30-35"]);
    }
}

const BESIDE_AND_BEHIND: &str = "
     . . . . .
    . . . . .
     . . . . .
    . . . . .
     . . . . .
    . . w . .
     . . b . .
    . . . . .
     . . . . .
    . . . . .";

#[test]
fn men_capture_backward() {
    for variant in Variant::STANDARD {
        let position = drawn(variant, Side::White, BESIDE_AND_BEHIND);
        assert_eq!(moves(&position), ["28x39(33)"]);
        let position = drawn(variant, Side::Black, BESIDE_AND_BEHIND);
        assert_eq!(moves(&position), ["33x22(28)"]);
    }
}

const UP_THE_FLANK: &str = "
     . . . . .
    . . . . .
     . . . . .
    . . . . .
     b . b . .
    . . . . .
     w . w . .
    . . . . .
     . . . . .
    . . . . .";

#[test]
fn men_capture_up_a_flank_if_one_side_holds_all_three_squares() {
    assert_eq!(
        moves(&pyramid(UP_THE_FLANK)),
        ["31x11(21)"],
        "no side holds 33, 23 and 13"
    );
    let black = drawn(Variant::Dames3d, Side::Black, UP_THE_FLANK);
    assert_eq!(
        moves(&black),
        ["21x41(31)", "23x43(33)"],
        "SW and SE hold 23, 33 and 43"
    );
}

#[test]
fn the_flat_board_has_no_flanks() {
    assert_eq!(
        moves(&flat(UP_THE_FLANK)),
        ["31-26", "31-27", "33-28", "33-29"]
    );
}

#[test]
fn men_capture_along_a_terrace_and_not_over_the_crest() {
    let position = pyramid(
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
    );
    assert_eq!(moves(&position), ["36x38(37)", "43x45(44)"]);
    let over_the_crest = pyramid(
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
    );
    assert_eq!(
        moves(&over_the_crest),
        ["27-21", "27-22"],
        "29 is on SE, 27 is not"
    );
}

#[test]
fn a_man_does_not_jump_its_own_pieces() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
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
        );
        assert_eq!(moves(&position), ["32-27", "32-28", "37-31"]);
    }
}

#[test]
fn a_man_jumps_only_one_adjacent_piece() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
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
        );
        assert_eq!(moves(&position), ["31-26", "31-27", "33-29"]);
    }
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
        assert_eq!(
            promoted.piece_at(square(2)).map(|piece| piece.kind),
            Some(PieceKind::King)
        );
        let black = played(&promoted, "42-48");
        assert_eq!(
            black.piece_at(square(48)).map(|piece| piece.kind),
            Some(PieceKind::King)
        );
        assert_eq!(black.piece_at(square(42)), None);
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
        assert_eq!(
            promoted.piece_at(square(2)).map(|piece| piece.kind),
            Some(PieceKind::King)
        );
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
        assert_eq!(
            next.piece_at(square(13)).map(|piece| piece.kind),
            Some(PieceKind::Man)
        );
        assert!(!next.kings().contains(square(13)));
    }
}

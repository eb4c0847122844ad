//! The choice among captures, and the pieces that leave the board.

use dames3d::rules::{Side, Variant};

use crate::drawing::{drawn, moves, played};

#[test]
fn the_capture_that_takes_most_pieces_is_compulsory() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . . . . .
              . . . . .
             . . . b .
              . . . . .
             . b . . b
              w . . . w
             . . . . .
              . . . . .
             . . . . w",
        );
        assert_eq!(moves(&position), ["35x13(19 30)"]);
    }
}

#[test]
fn a_captured_king_counts_as_one_piece() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . . . . .
              . . . . .
             . . . b .
              . . . . .
             . B . . b
              w . . . w
             . . . . .
              . . . . .
             . . . . w",
        );
        assert_eq!(
            moves(&position),
            ["35x13(19 30)"],
            "two men are more than a king"
        );
    }
}

#[test]
fn the_player_chooses_among_captures_of_equally_many_pieces() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . . . . .
              . . . . .
             . b . b .
              . . . . .
             . B . . b
              w . . . w
             . . . . .
              . . . . .
             . . . . w",
        );
        assert_eq!(moves(&position), ["31x11(17 27)", "35x13(19 30)"]);
    }
}

#[test]
fn a_king_has_no_precedence_over_a_man() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . b . . b
              w . . . W
             . . . . .
              . . . . .
             . . . . .",
        );
        let both = moves(&position);
        assert!(both.contains(&"31x22(27)".to_owned()), "{both:?}");
        assert!(both.contains(&"35x24(30)".to_owned()), "{both:?}");
    }
}

#[test]
fn only_captured_pieces_leave_the_board() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . B
             . . . . .
              . . . . .
             . . . b .
              . . . . .
             . b . . B
              w . . . w
             . . . . .
              . . . . .
             . . . . w",
        );
        let next = played(&position, "35x13");
        let expected = drawn(
            variant,
            Side::Black,
            " . . . . B
             . . . . .
              . . w . .
             . . . . .
              . . . . .
             . b . . .
              w . . . .
             . . . . .
              . . . . .
             . . . . w",
        );
        assert_eq!(next, expected);
    }
}

#[test]
fn a_capture_is_compulsory() {
    for variant in Variant::STANDARD {
        let position = drawn(
            variant,
            Side::White,
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . b . . .
              w . w w w
             w . w w w
              . . . . .
             . . . . w",
        );
        assert!(position.must_capture());
        assert_eq!(moves(&position), ["31x22(27)"]);
    }
}

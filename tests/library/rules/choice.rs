//! The choice among captures, and the pieces that leave the board.

use dames3d::rules::Side::White;
use dames3d::rules::{Side, Variant};

use crate::drawing::{BOTH, assert_all_moves, drawn, moves, played};

#[test]
fn the_capture_that_takes_most_pieces_is_compulsory() {
    assert_all_moves(&[
        (
            "a capture is compulsory",
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
            &[(BOTH, White, "31x22(27)")],
        ),
        (
            "the capture that takes most pieces is compulsory",
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
            &[(BOTH, White, "35x13(19 30)")],
        ),
        (
            "a captured king counts as one piece: two men are more than a king",
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
            &[(BOTH, White, "35x13(19 30)")],
        ),
        (
            "the player chooses among captures of equally many pieces",
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
            &[(BOTH, White, "31x11(17 27) 35x13(19 30)")],
        ),
    ]);
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

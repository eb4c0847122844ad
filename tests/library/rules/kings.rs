//! Kings: how far they move, and where a board ends.

use dames3d::rules::Side::White;
use dames3d::rules::{Side, Variant};

use crate::drawing::{BOTH, PYRAMID, assert_all_moves, drawn, flat, pyramid, reached};

const LONE_KING: &str = "
     . . . . .
    . . . . .
     . b . . .
    . . . . .
     . . . . .
    . . W . .
     . . . . .
    . . . . .
     . . . . .
    . . . . .";

#[test]
fn a_king_moves_any_distance_along_the_diagonals_of_the_top_board() {
    let diagonals = [5, 6, 10, 11, 14, 17, 19, 22, 23, 32, 33, 37, 39, 41, 44, 46, 50];
    assert_eq!(reached(&flat(LONE_KING), 28), diagonals);
}

#[test]
fn on_the_pyramid_a_king_also_moves_along_terraces_and_flanks() {
    let mut all = [5, 6, 10, 11, 14, 17, 19, 22, 23, 32, 33, 37, 39, 41, 44, 46, 50].to_vec();
    all.extend([8, 18, 26, 27, 29, 30, 38, 48]);
    all.sort_unstable();
    assert_eq!(reached(&pyramid(LONE_KING), 28), all);
}

#[test]
fn no_king_moves_round_the_pyramid() {
    let position = pyramid(
        " . . . . .
         . . . . .
          . . . . b
         . . . . .
          . . . . .
         . . . . .
          . . . . .
         W . . . .
          . . . . .
         . . . . .",
    );
    let along_the_terrace = [37, 38, 39, 40].map(|number| reached(&position, 36).contains(&number));
    assert_eq!(along_the_terrace, [true, true, true, false], "SW ends at 39");
}

#[test]
fn a_king_stops_before_its_own_pieces() {
    let drawing = "
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . w .
        . w . . .
         . . . . .
        . . W . w";
    assert_eq!(reached(&flat(drawing), 48), [39, 42, 43]);
    assert_eq!(reached(&pyramid(drawing), 48), [28, 38, 39, 42, 43, 46, 47, 49]);
}

const FAR_MAN: &str = "
     . . . . .
    . . . . .
     . . . . .
    . . . . .
     . . . . .
    . . b . .
     . . . . .
    . . . . .
     . . . . .
    W . . . .";

#[test]
fn a_king_captures_at_a_distance() {
    assert_all_moves(&[
        (
            "a king lands anywhere behind the piece it captures",
            FAR_MAN,
            &[(BOTH, White, "46x5(28) 46x10(28) 46x14(28) 46x19(28) 46x23(28)")],
        ),
        (
            "a king captures along a terrace up to the crest: 40 is not on SW",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             W b . . .
              . . . . .
             . . . . .",
            &[(PYRAMID, White, "36x38(37) 36x39(37)")],
        ),
        (
            "a king captures straight up a flank from the foot to the crest",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . b . . .
              . . . . .
             . W . . .",
            &[(PYRAMID, White, "47x17(37) 47x27(37)")],
        ),
    ]);
}

/// A king on 46, and the square behind the piece that it must not jump.
#[test]
fn a_king_jumps_neither_two_adjacent_pieces_nor_its_own() {
    for (promise, drawing, behind) in [
        (
            "a king does not jump two adjacent pieces",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . b . .
             . . b . .
              . . . . .
             . . . . .
              . . . . .
             W . . . .",
            28,
        ),
        (
            "a king does not jump its own piece",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . b . .
              . . . . .
             . w . . .
              . . . . .
             W . . . .",
            23,
        ),
    ] {
        for variant in Variant::STANDARD {
            let position = drawn(variant, Side::White, drawing);
            assert!(!position.must_capture(), "{promise}: {variant}");
            let reached = reached(&position, 46);
            assert!(!reached.contains(&behind), "{promise}: {variant}, {reached:?}");
        }
    }
}

#[test]
fn a_king_stays_a_king() {
    for variant in Variant::STANDARD {
        let position = drawn(variant, Side::White, FAR_MAN);
        for mv in &position.legal_moves() {
            assert!(position.play(mv).kings().contains(mv.to()), "{variant}");
        }
    }
}

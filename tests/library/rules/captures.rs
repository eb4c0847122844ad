//! Captures of several pieces: how they continue, and what blocks them.

use dames3d::board::Face;
use dames3d::notation::fen;
use dames3d::rules::Side::White;
use dames3d::rules::{Geometry, Side, Variant};

use crate::drawing::{
    BOTH, FLAT, assert_all_moves, chosen, drawn, flat, moves, played, pyramid, square,
};

#[test]
fn a_capture_continues_round_the_board_but_not_over_the_same_piece() {
    assert_all_moves(&[
        (
            "a capture continues as long as it can: it may not rest on 28",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . b . .
             . . . . .
              . b . . .
             . w . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "37x19(23 32)")],
        ),
        (
            "a piece is not jumped twice",
            " . . . . .
             . . . . .
              . . . . .
             . . . . .
              . . . . .
             . . b . .
              . . W . .
             . . . . .
              . . . . .
             . . . . .",
            &[(BOTH, White, "33x6(28) 33x11(28) 33x17(28) 33x22(28)")],
        ),
        (
            "a king passes over the square it left",
            " . . . . .
             . . . . .
              . b b . .
             . . . . .
              . . b . .
             . . W . .
              . . b . .
             . . . . .
              . . . . .
             . . . . .",
            &[(FLAT, White, "28x39(12 13 23 33) 28x44(12 13 23 33) 28x50(12 13 23 33)")],
        ),
    ]);
}

#[test]
fn each_jump_of_a_capture_may_be_on_another_board() {
    let position = pyramid(
        " . . b . .
         . b . . .
          . . . . .
         . . . . .
          b . . . .
         . . . . .
          w . . . .
         . . . . .
          . . . . .
         . . . . .",
    );
    assert_eq!(moves(&position), ["31x4(3 7 21)"]);
    let route = position.route(chosen(&position, "31x4")).expect("a way");
    let landings: Vec<u8> = route.landings().map(|landing| landing.number()).collect();
    assert_eq!(landings, [11, 2, 4]);
    let boards: Vec<Vec<Face>> = route.hops.iter().map(|hop| hop.faces.iter().collect()).collect();
    assert_eq!(
        boards,
        [
            vec![Face::SouthWest, Face::NorthWest],
            vec![Face::Top],
            vec![Face::NorthEast, Face::NorthWest]
        ]
    );
}

const TURKISH: &str = "
     . . . . .
    . . . . .
     . . . . .
    . . . . .
     b b . . .
    . . . . .
     . . . . .
    . b . . .
     . b . . .
    W . . . .";

#[test]
fn a_captured_piece_blocks_until_the_capture_is_complete() {
    // The king takes 37 first, lands on 28, takes 22 and 21, and meets 37 again before 42.
    assert_eq!(moves(&flat(TURKISH)), ["46x26(21 22 37)"]);
    let left = played(&flat(TURKISH), "46x26").pieces(Side::Black);
    assert_eq!(left.first(), Some(square(42)));
    assert_eq!(left.len(), 1);
}

const ROUND: &str = "
     . . . . .
    . . . . .
     . . . . .
    . . b b .
     . . . . .
    . . b b .
     . . w . .
    . . . . .
     . . . . .
    . . . . .";

#[test]
fn the_square_the_piece_left_counts_as_empty() {
    for variant in Variant::STANDARD {
        let position = drawn(variant, Side::White, ROUND);
        assert_eq!(moves(&position), ["33x33(18 19 28 29)"]);
        let next = played(&position, "33x33");
        assert!(next.pieces(Side::Black).is_empty());
        assert_eq!(next.pieces(Side::White).iter().collect::<Vec<_>>(), [square(33)]);
        assert!(next.kings().is_empty());
    }
}

#[test]
fn captures_with_the_same_ends_and_captured_pieces_are_one_move() {
    for variant in Variant::STANDARD {
        let position = drawn(variant, Side::White, ROUND);
        let routes = position.routes(chosen(&position, "33x33"));
        let mut taken: Vec<Vec<u8>> = routes
            .iter()
            .map(|route| route.captured().map(|taken| taken.number()).collect())
            .collect();
        taken.sort_unstable();
        assert_eq!(taken, [[28, 18, 19, 29], [29, 19, 18, 28]], "either way round");
    }
}

/// A constructed position with a very large number of captures, any of which may be chosen.
#[test]
fn forty_thousand_captures_are_each_generated_once() {
    let text = "B:W7,8,11,13,15-20,22,24,27-30,33,36,38-40,44:BK49";
    let position = fen::read_position(text, Variant::Family(Geometry::Pyramid)).expect("legal");
    let mut moves = position.legal_moves().to_vec();
    assert_eq!(moves.len(), 46_796);
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 46_796);
}

#[test]
fn the_same_empty_square_may_be_crossed_again() {
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
              b b b . .
             . . . . .
              b b b . .
             w . . . .",
        );
        assert_eq!(moves(&position), ["46x26(31 32 33 41 42 43)"]);
        let route = position.route(chosen(&position, "46x26")).expect("a way");
        let on_37 = route.landings().filter(|landing| landing.number() == 37);
        assert_eq!(on_37.count(), 2);
    }
}

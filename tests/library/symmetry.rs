//! The symmetries of the boards, compared with the move generator.

use std::collections::BTreeSet;

use dames3d::board::Square;
use dames3d::rules::{Position, Setup, Side, Variant};

use crate::random::{Random, amount};

/// The turns and reflections of a square board, by row and column from 0 to 9.
const TURNS: [(&str, fn(u8, u8) -> (u8, u8)); 8] = [
    ("none", |row, column| (row, column)),
    ("half a turn", |row, column| (9 - row, 9 - column)),
    ("left and right", |row, column| (row, 9 - column)),
    ("near and far", |row, column| (9 - row, column)),
    ("a quarter left", |row, column| (column, 9 - row)),
    ("a quarter right", |row, column| (9 - column, row)),
    ("long diagonal", |row, column| (column, row)),
    ("other diagonal", |row, column| (9 - column, 9 - row)),
];

/// The position after a turn of the board, with the colors swapped or not; `None` if a piece would stand on a light
/// square or a man on its promotion row.
fn turned(position: &Position, turn: fn(u8, u8) -> (u8, u8), swaps: bool) -> Option<Position> {
    let side = |side: Side| if swaps { !side } else { side };
    let mut setup = Setup::empty(side(position.side_to_move()));
    for (square, mut piece) in position.pieces_on_squares() {
        piece.side = side(piece.side);
        setup.place(turned_square(square, turn)?, Some(piece));
    }
    setup.position(position.variant()).ok()
}

fn turned_square(square: Square, turn: fn(u8, u8) -> (u8, u8)) -> Option<Square> {
    let (row, column) = turn(square.row(), square.column());
    Square::from_coords(row, column)
}

/// The moves as squares from, to and captured, after a turn of the board.
fn moves(position: &Position, turn: fn(u8, u8) -> (u8, u8)) -> BTreeSet<Vec<u8>> {
    let moves = position.playable_moves().into_iter().map(|mv| {
        let number = |square| turned_square(square, turn).map_or(0, Square::number);
        let mut captured: Vec<u8> = mv.captured().iter().map(number).collect();
        captured.sort_unstable();
        [vec![number(mv.from()), number(mv.to())], captured].concat()
    });
    moves.collect()
}

fn any_position(random: &mut Random, variant: Variant) -> Position {
    if variant == Variant::WolfAndSheep {
        return random.wolf_and_sheep();
    }
    match random.below(3) {
        0 => random.rich_in_captures(variant),
        1 => random.position(variant, 12, 12, 10),
        _ => random.position(variant, 5, 5, 50),
    }
}

#[test]
fn only_half_a_turn_with_colors_swapped_keeps_the_rules() {
    let mut random = Random::for_test("only_half_a_turn_with_colors_swapped_keeps_the_rules");
    let none = TURNS[0].1;
    for variant in Variant::ALL {
        let positions: Vec<Position> =
            (0..amount(60)).map(|_| any_position(&mut random, variant)).collect();
        for (name, turn) in TURNS {
            for swaps in [false, true] {
                let keeps = |position: &Position| {
                    turned(position, turn, swaps)
                        .is_some_and(|other| moves(&other, none) == moves(position, turn))
                };
                let is_symmetry = positions.iter().all(keeps);
                let is_identity = name == "none" && !swaps;
                let is_mirror = name == "half a turn" && swaps && variant.has_mirror();
                assert_eq!(is_symmetry, is_identity || is_mirror, "{variant} {name} {swaps}");
            }
        }
    }
}

#[test]
fn the_mirror_image_of_a_position_has_the_mirrored_moves() {
    let mut random = Random::for_test("the_mirror_image_of_a_position_has_the_mirrored_moves");
    for variant in Variant::ALL {
        for _ in 0..amount(60) {
            let position = any_position(&mut random, variant);
            let Some(image) = position.mirrored() else {
                assert!(!variant.has_mirror());
                continue;
            };
            assert_eq!(image.mirrored(), Some(position));
            let mut mirrored = position.playable_moves();
            mirrored.iter_mut().for_each(|mv| *mv = mv.mirrored());
            let mut moves = image.playable_moves();
            mirrored.sort();
            moves.sort();
            assert_eq!(mirrored, moves);
            for mv in position.legal_moves().iter().copied() {
                assert_eq!(position.play(mv).mirrored(), Some(image.play(mv.mirrored())));
            }
        }
    }
}

/// Indexes on disk hold keys.
#[test]
fn keys_are_the_same_in_every_run() {
    let keys = Variant::ALL.map(|variant| Position::start(variant).key());
    let expected: [u64; 7] = [
        9336973365518171315,
        2094711384912469520,
        5518986781288501861,
        14140468127290347763,
        17129118376409510555,
        12020447167512185188,
        12893694511425691092,
    ];
    assert_eq!(keys, expected);
}

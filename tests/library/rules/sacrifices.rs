use std::collections::BTreeSet;

use dames3d::rules::{Move, MoveList, Position, Variant};

use crate::random::{Random, amount};

/// Compares the sacrifices found in a position with those found by playing every quiet move. Returns their number.
fn compare(position: &Position) -> usize {
    let mut fast = MoveList::new();
    position.sacrifices_into(&mut fast);
    let fast: BTreeSet<Move> = fast.iter().copied().collect();
    let slow = position.quiet_moves();
    let gives_a_capture = |&mv: &Move| position.play(mv).must_capture();
    let slow: BTreeSet<Move> = slow.iter().copied().filter(gives_a_capture).collect();
    assert_eq!(fast, slow, "{position:?}");
    fast.len()
}

#[test]
fn sacrifices_are_the_steps_that_offer_a_capture() {
    let mut random = Random::for_test("sacrifices_are_the_steps_that_offer_a_capture");
    for variant in Variant::ALL.into_iter().filter(|&variant| variant != Variant::WolfAndSheep) {
        let (mut positions, mut sacrifices) = (0, 0);
        for _ in 0..amount(200) {
            let mut position = Position::start(variant);
            for _ in 0..60 {
                let is_quiet = !position.must_capture() && !position.is_threatened();
                if is_quiet && position.kings().is_empty() {
                    positions += 1;
                    sacrifices += compare(&position);
                }
                let Some(mv) = random.pick(&position.legal_moves()) else {
                    break;
                };
                position = position.play(mv);
            }
        }
        println!("{variant}: {sacrifices} sacrifices in {positions} positions");
        assert!(positions > amount(500) && sacrifices > amount(500));
    }
}

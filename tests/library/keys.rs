//! Hash keys identify positions.

use std::collections::HashMap;

use dames3d::rules::{Position, Variant};

use crate::random::{Random, amount};

#[test]
fn equal_positions_have_equal_keys_and_others_do_not() {
    let mut random = Random::for_test("equal_positions_have_equal_keys_and_others_do_not");
    let mut seen: HashMap<u64, Position> = HashMap::new();
    let mut again = 0;
    for variant in Variant::ALL {
        for _ in 0..amount(30) {
            let mut position = Position::start(variant);
            for _ in 0..150 {
                let setup = position.setup().position(variant).expect("a position");
                assert_eq!(setup.key(), position.key());
                if let Some(earlier) = seen.insert(position.key(), position) {
                    assert_eq!(earlier, position);
                    again += 1;
                }
                let Some(mv) = random.pick(&position.legal_moves()) else {
                    break;
                };
                position = position.play(mv);
            }
        }
    }
    assert!(seen.len() > 5000 && again > 100, "{} {again}", seen.len());
}

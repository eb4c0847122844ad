//! Shots: finding them, the exercises made of them, and the results of a player.

mod exercises;
mod finding;
mod results;

use dames3d::rules::Variant;
use dames3d::shots::Exercise;
use fastrand::Rng;

use crate::random::Random;

/// Two captures by White's king between Black's replies; level 2 solves it.
const TWO_RAFLES: &str =
    "W:W23,28,33,38,39,46,48,49,50:B1,2,4,5,6,8,21,30,31 48-42 8-13 23x3 30-34 3x37 34x32 2";
/// Black gives two men, changes boards, and ends on a side.
const OVER_BOARDS: &str =
    "W:W29,33,34,36,37,50:B5,6,16,20,22,25 37-31 22-28 33x22 16-21 31x11 6x39 3";

fn rng(test: &str) -> Rng {
    Rng::with_seed(Random::for_test(test).next())
}

fn read(text: &str) -> Exercise {
    Exercise::read(text, Variant::Dames3d).expect("an exercise")
}

fn set(variant: Variant) -> &'static [Exercise] {
    let set = Exercise::set(variant);
    assert!(!set.is_empty(), "{variant}");
    set
}

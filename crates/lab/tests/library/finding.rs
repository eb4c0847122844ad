//! The search for shots in games.

use dames3d::engine::StopFlag;
use dames3d::rules::Variant;
use dames3d_lab::mining::{ShotSearchConfig, find_shots};

#[test]
fn a_stopped_search_finds_nothing() {
    let config = ShotSearchConfig {
        variant: Variant::Dames3d,
        draws: Variant::Dames3d.rule_set().draws,
        shots: 1,
        nodes: 100_000,
        seed: 2,
    };
    let stop = StopFlag::new();
    stop.set();
    assert_eq!(find_shots(&config, Vec::new(), &stop, |_, _| ()), []);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "half a minute without optimization")]
fn the_same_seed_finds_the_same_shots() {
    let config = ShotSearchConfig {
        variant: Variant::Dames3d,
        draws: Variant::Dames3d.rule_set().draws,
        shots: 1,
        nodes: 100_000,
        seed: 21,
    };
    let mut reported = Vec::new();
    let once = find_shots(&config, Vec::new(), &StopFlag::new(), |count, shot| {
        reported.push((count, shot.clone()));
    });
    assert_eq!(reported, [(1, once[0].clone())]);
    assert_eq!(once, find_shots(&config, Vec::new(), &StopFlag::new(), |_, _| ()));
    let again = find_shots(&config, once.clone(), &StopFlag::new(), |_, shot| {
        panic!("{shot} was known");
    });
    assert_eq!(again, once);
}

//! The delay of a connection, and what is given back for it.

use dames3d_server::Lag;

fn steady(delay: u64) -> Lag {
    let mut lag = Lag::default();
    lag.measure(delay);
    lag
}

#[test]
fn nothing_is_given_back_before_it_is_measured() {
    let mut lag = Lag::default();
    assert_eq!((lag.mean(), lag.compensation()), (None, 0));
    lag.spend();
    assert_eq!(lag.compensation(), 0);
}

#[test]
fn a_steady_connection_gets_all_of_its_delay_back_with_every_move() {
    let mut lag = steady(200);
    for _ in 0..1_000 {
        assert_eq!(lag.compensation(), 200);
        lag.spend();
    }
}

#[test]
fn who_delays_a_second_a_move_gets_two_fifths_of_it_in_the_long_run() {
    let mut lag = steady(1_000);
    let moves = 1_000;
    let sum: u64 = (0..moves)
        .map(|_| {
            let given = lag.compensation();
            lag.spend();
            given
        })
        .sum();
    let mean = sum / moves;
    assert!((545..=560).contains(&mean), "{mean}");
}

#[test]
fn no_move_gets_more_than_a_second_in_the_long_run_and_no_flag_waits_longer_than_two() {
    let mut lag = steady(60_000);
    assert_eq!(lag.compensation(), 3_000);
    assert_eq!(lag.flag_grace(), 2_000);
    for _ in 0..10 {
        lag.spend();
    }
    assert_eq!(lag.compensation(), 1_000);
}

#[test]
fn one_slow_ping_changes_the_mean_by_a_tenth() {
    let mut lag = steady(100);
    lag.measure(1_100);
    assert_eq!(lag.mean(), Some(200));
}

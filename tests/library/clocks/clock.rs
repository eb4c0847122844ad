//! The effect of each kind of time control on the clock.

use dames3d::game::clocks::{Clock, ClockError, ClockHistory, ClockSettings, ClockStart};
use dames3d::rules::Side::{self, Black, White};

use super::{at_once, control, seconds};

/// White's and Black's time in seconds after turns that took this long, White's first.
#[track_caller]
fn after_turns(text: &str, turns: &[u64]) -> (f64, f64) {
    let mut clock = Clock::new(at_once(text), White);
    for &turn in turns {
        assert_eq!(clock.advance(seconds(turn)), None, "{text}");
        clock.finish_turn(!clock.turn());
    }
    let left = |side| clock.left(side).expect("limited").as_secs_f64();
    (left(White), left(Black))
}

#[test]
fn sudden_death_only_runs_down() {
    assert_eq!(after_turns("300", &[10, 20, 30]), (260.0, 280.0));
}

#[test]
fn an_increment_is_added_after_each_move() {
    assert_eq!(after_turns("300+5", &[10, 2, 30]), (270.0, 303.0));
}

#[test]
fn bronstein_gives_back_the_time_used_up_to_its_bonus() {
    assert_eq!(after_turns("300b5", &[10, 2, 30]), (270.0, 300.0));
}

#[test]
fn a_simple_delay_passes_before_the_clock_runs() {
    assert_eq!(after_turns("300d5", &[10, 2, 30]), (270.0, 300.0));
    let mut clock = Clock::new(at_once("10d5"), White);
    assert_eq!(clock.advance(seconds(3)), None);
    assert_eq!(
        (clock.delay_left(), clock.left(White)),
        (seconds(2), Some(seconds(10)))
    );
    assert_eq!(clock.advance(seconds(12)), Some(White));
}

#[test]
fn the_next_period_adds_its_time_and_a_last_one_with_moves_repeats() {
    let turns = [10, 0, 10, 0, 10, 0];
    assert_eq!(after_turns("2/100:50", &turns), (120.0, 150.0));
    assert_eq!(after_turns("2/100:1/50", &turns), (170.0, 200.0));
    assert_eq!(after_turns("2/100", &[10; 8]), (260.0, 260.0));
    assert_eq!(after_turns("1/100+5:50b3", &[10, 0, 10, 0]), (138.0, 155.0));
}

#[test]
fn an_hourglass_gives_the_time_used_to_the_other_side() {
    assert_eq!(after_turns("*60", &[10, 25, 5]), (70.0, 50.0));
    let odds = ClockSettings {
        white: control("*60"),
        black: control("60"),
        start: ClockStart::AtOnce,
    };
    let mut clock = Clock::new(odds, White);
    clock.advance(seconds(10));
    assert_eq!(clock.left(Black), Some(seconds(60)));
}

#[test]
fn a_time_per_move_is_there_again_for_each_move() {
    assert_eq!(after_turns("=30", &[29, 10]), (30.0, 30.0));
    let mut clock = Clock::new(at_once("=30"), White);
    assert_eq!(clock.advance(seconds(30)), Some(White));
}

#[test]
fn a_control_without_main_time_begins_with_its_bonus() {
    assert_eq!(after_turns("0+5", &[4]), (6.0, 5.0));
    assert_eq!(after_turns("0b5", &[4]), (5.0, 5.0));
    assert_eq!(after_turns("0d5", &[4]), (0.0, 0.0));
    for text in ["0+5", "0b5", "0d5"] {
        assert_eq!(
            Clock::new(at_once(text), White).advance(seconds(5)),
            Some(White)
        );
    }
}

#[test]
fn the_flag_falls_when_the_last_moment_has_passed_and_the_clocks_stop() {
    let mut clock = Clock::new(at_once("5"), Black);
    assert_eq!(clock.advance(seconds(4)), None);
    assert_eq!(clock.advance(seconds(1)), Some(Black));
    assert_eq!((clock.flag(), clock.running()), (Some(Black), None));
    assert_eq!(clock.advance(seconds(9)), None);
    assert_eq!(clock.left(Black), Some(seconds(0)));
    assert_eq!(clock.left(White), Some(seconds(5)));
}

#[test]
fn sides_have_their_own_controls_and_no_control_never_ends() {
    let settings = ClockSettings {
        white: control("-"),
        black: control("60"),
        start: ClockStart::AtOnce,
    };
    let mut clock = Clock::new(settings, White);
    assert_eq!(clock.advance(seconds(1_000_000)), None);
    assert_eq!(
        (clock.left(White), clock.used()),
        (None, seconds(1_000_000))
    );
    clock.finish_turn(Black);
    assert_eq!(clock.advance(seconds(61)), Some(Black));
    assert_eq!(
        clock.add_time(White, seconds(1)),
        Err(ClockError::NotLimited(White))
    );
}

#[test]
fn clocks_may_wait_until_both_sides_have_moved() {
    let mut clock = Clock::new(ClockSettings::both(control("2/100+5:50")), White);
    for next in [Black, White] {
        assert_eq!((clock.running(), clock.advance(seconds(900))), (None, None));
        clock.finish_turn(next);
    }
    assert_eq!(clock.running(), Some(White));
    assert_eq!(
        clock.left(White),
        Some(seconds(100)),
        "no bonus for the first move"
    );
    clock.advance(seconds(10));
    clock.finish_turn(Black);
    assert_eq!(
        clock.left(White),
        Some(seconds(145)),
        "the first move counts"
    );
}

#[test]
fn a_pause_stops_the_clocks_until_they_are_resumed_or_a_move_is_made() {
    let mut clock = Clock::new(at_once("60"), White);
    assert_eq!(clock.resume(), Err(ClockError::NotPaused));
    assert_eq!(clock.pause(), Ok(()));
    assert_eq!(clock.pause(), Err(ClockError::AlreadyPaused));
    assert_eq!(clock.advance(seconds(99)), None);
    assert_eq!(clock.resume(), Ok(()));
    clock.advance(seconds(1));
    assert_eq!(clock.left(White), Some(seconds(59)));
    clock.pause().expect("running");
    clock.finish_turn(Black);
    assert_eq!(clock.running(), Some(Black));
}

#[test]
fn time_can_be_added_but_no_more_than_a_clock_shows() {
    let mut clock = Clock::new(at_once("60"), White);
    assert_eq!(clock.add_time(Black, seconds(15)), Ok(()));
    assert_eq!(clock.left(Black), Some(seconds(75)));
    assert_eq!(
        clock.add_time(Black, std::time::Duration::MAX),
        Err(ClockError::TooMuchTime)
    );
}

#[test]
fn the_time_to_come_is_told_to_engines() {
    let upcoming = |text: &str, moves: usize| {
        let mut clock = Clock::new(at_once(text), White);
        for _ in 0..2 * moves {
            clock.finish_turn(!clock.turn());
        }
        let time = clock.upcoming(Side::White).expect("limited");
        (time.left, time.bonus, time.moves)
    };
    assert_eq!(upcoming("300+5", 0), (seconds(300), seconds(5), None));
    assert_eq!(
        upcoming("40/300:60", 3),
        (seconds(300), seconds(0), Some(37))
    );
    assert_eq!(upcoming("300d5", 1), (seconds(305), seconds(5), None));
    assert_eq!(upcoming("=30", 1), (seconds(30), seconds(0), Some(1)));
    assert_eq!(upcoming("*30", 1), (seconds(30), seconds(0), None));
}

#[test]
fn going_back_restores_the_clocks_of_a_position_and_going_forward_those_that_were_left() {
    let mut history = ClockHistory::new(at_once("300+5"), 0, White);
    history.clock_mut().advance(seconds(20));
    history.finish_turn(1, Black);
    history.clock_mut().advance(seconds(7));
    let interrupted = history.clock().clone();

    history.go_to(1, 0, White);
    assert_eq!(history.clock().left(White), Some(seconds(300)));
    assert!(history.clock().is_paused());
    assert_eq!(history.clock_mut().advance(seconds(1000)), None);

    history.go_to(0, 1, Black);
    assert_eq!(*history.clock(), interrupted, "they run on");
    history.clock_mut().advance(seconds(3));
    history.go_to(1, 0, White);
    history.go_to(0, 1, Black);
    assert_eq!(history.clock().left(Black), Some(seconds(290)));
    history.clock_mut().pause().expect("running");
    history.go_to(1, 0, White);
    history.go_to(0, 1, Black);
    assert!(history.clock().is_paused(), "as they were left");

    history.go_to(1, 0, White);
    history.finish_turn(2, Black);
    assert_eq!(history.clock().left(White), Some(seconds(305)));
    assert_eq!(history.clock().running(), Some(Black));
}

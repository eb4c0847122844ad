//! The effect of each kind of time control on the clock.

use dames3d::game::clocks::{Clock, ClockError, ClockHistory, ClockSettings, ClockStart};
use dames3d::rules::Side::{self, Black, White};

use super::{at_once, control, seconds};
use crate::cases::rows;

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
fn each_control_runs_down_and_gives_time_back_in_its_own_way() {
    for [promise, control, turns, white, black] in rows(
        "
        sudden death only runs down                  | 300          | 10 20 30       | 260 | 280
        an increment is added after each move        | 300+5        | 10 2 30        | 270 | 303
        Bronstein gives back time up to its bonus    | 300b5        | 10 2 30        | 270 | 300
        a simple delay passes before the clock runs  | 300d5        | 10 2 30        | 270 | 300
        the next period adds its time                | 2/100:50     | 10 0 10 0 10 0 | 120 | 150
        a last period with moves repeats             | 2/100:1/50   | 10 0 10 0 10 0 | 170 | 200
        an only period with moves repeats            | 2/100        | 10 10 10 10 10 10 10 10 | 260 | 260
        each period has its bonus                    | 1/100+5:50b3 | 10 0 10 0      | 138 | 155
        an hourglass gives the time to the other     | *60          | 10 25 5        | 70  | 50
        a time per move is there again for each move | =30          | 29 10          | 30  | 30
        an increment alone is there from the start   | 0+5          | 4              | 6   | 5
        a bonus of Bronstein alone is too            | 0b5          | 4              | 5   | 5
        a delay alone passes before the clock runs   | 0d5          | 4              | 0   | 0
        ",
    ) {
        let turns = turns.split(' ').map(|turn| turn.parse().expect("seconds"));
        let left: [f64; 2] = [white, black].map(|left| left.parse().expect("seconds"));
        let found = after_turns(control, &turns.collect::<Vec<_>>());
        assert_eq!(found, left.into(), "{promise}: {control}");
    }
}

#[test]
fn a_simple_delay_passes_before_the_clock_runs() {
    let mut clock = Clock::new(at_once("10d5"), White);
    assert_eq!(clock.advance(seconds(3)), None);
    assert_eq!((clock.delay_left(), clock.left(White)), (seconds(2), Some(seconds(10))));
    assert_eq!(clock.advance(seconds(12)), Some(White));
}

#[test]
fn an_hourglass_gives_no_time_to_a_side_with_another_control() {
    let odds =
        ClockSettings { white: control("*60"), black: control("60"), start: ClockStart::AtOnce };
    let mut clock = Clock::new(odds, White);
    clock.advance(seconds(10));
    assert_eq!(clock.left(Black), Some(seconds(60)));
}

#[test]
fn a_time_per_move_runs_out() {
    let mut clock = Clock::new(at_once("=30"), White);
    assert_eq!(clock.advance(seconds(30)), Some(White));
}

#[test]
fn a_control_without_main_time_begins_with_its_bonus() {
    for text in ["0+5", "0b5", "0d5"] {
        let fallen = Clock::new(at_once(text), White).advance(seconds(5));
        assert_eq!(fallen, Some(White), "{text}");
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
    let settings =
        ClockSettings { white: control("-"), black: control("60"), start: ClockStart::AtOnce };
    let mut clock = Clock::new(settings, White);
    assert_eq!(clock.advance(seconds(1_000_000)), None);
    assert_eq!((clock.left(White), clock.used()), (None, seconds(1_000_000)));
    clock.finish_turn(Black);
    assert_eq!(clock.advance(seconds(61)), Some(Black));
    assert_eq!(clock.add_time(White, seconds(1)), Err(ClockError::NotLimited(White)));
}

#[test]
fn clocks_may_wait_until_both_sides_have_moved() {
    let mut clock = Clock::new(ClockSettings::both(control("2/100+5:50")), White);
    for next in [Black, White] {
        assert_eq!((clock.running(), clock.advance(seconds(900))), (None, None));
        clock.finish_turn(next);
    }
    assert_eq!(clock.running(), Some(White));
    assert_eq!(clock.left(White), Some(seconds(100)), "no bonus for the first move");
    clock.advance(seconds(10));
    clock.finish_turn(Black);
    assert_eq!(clock.left(White), Some(seconds(145)), "the first move counts");
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
    assert_eq!(clock.add_time(Black, std::time::Duration::MAX), Err(ClockError::TooMuchTime));
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
    for (text, played, (left, bonus, moves)) in [
        ("300+5", 0, (300, 5, None)),
        ("40/300:60", 3, (300, 0, Some(37))),
        ("300d5", 1, (305, 5, None)),
        ("=30", 1, (30, 0, Some(1))),
        ("*30", 1, (30, 0, None)),
    ] {
        let expected = (seconds(left), seconds(bonus), moves);
        assert_eq!(upcoming(text, played), expected, "{text}");
    }
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

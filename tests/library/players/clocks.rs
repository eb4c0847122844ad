//! The computer plays within its time.

use std::time::Duration;

use dames3d::engine::{Level, StopFlag, TimeLimit};
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{Command, Session};
use dames3d::platform::Stopwatch;
use dames3d::players::{Computer, DecisionRequest, PendingAction, time_limit};
use dames3d::rules::Side;

use super::{carry_out, computer};

fn with_clock(control: &str) -> Session {
    let mut session = Session::default();
    let settings = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both(control.parse().expect("a control"))
    };
    session.apply(Command::SetClock(settings)).expect("clocks");
    session
}

/// Has the computer make a move at full strength, in real time. Returns the time it took.
fn play_in_real_time(computer: &mut Computer, session: &mut Session) -> Duration {
    let mut stopwatch = Stopwatch::start();
    let (_, action) = PendingAction::from_game(session.game()).expect("the game goes on");
    let request = DecisionRequest::new(session.game(), action);
    let decision = computer.decide(&request, Level::FULL, &StopFlag::new(), &mut |_| ());
    let time = stopwatch.read();
    session.apply(Command::Wait(time)).expect("never refused");
    assert_eq!(session.game().outcome(), None, "{time} ms");
    carry_out(session, &decision);
    Duration::from_millis(time)
}

#[test]
fn the_computer_keeps_its_time_with_a_second_a_move() {
    let mut computer = computer();
    for control in ["=1", "1/1", "0+1", "0b1", "0d1", "2/2:1/1", "*2"] {
        let mut session = with_clock(control);
        for _ in 0..4 {
            play_in_real_time(&mut computer, &mut session);
        }
        assert_eq!(session.game().outcome(), None, "{control}");
    }
}

#[test]
fn the_computer_takes_a_share_of_its_time_and_at_most_a_second() {
    let mut computer = computer();
    let short = play_in_real_time(&mut computer, &mut with_clock("3"));
    assert!(short < Duration::from_millis(500), "{short:?}");
    let long = play_in_real_time(&mut computer, &mut with_clock("7200"));
    assert!(long < Duration::from_millis(1500), "{long:?}");
}

#[test]
fn engines_are_told_the_time_left_once_the_clocks_run() {
    let mut session = with_clock("40/300+2:60");
    session.apply(Command::Wait(10_000)).expect("never refused");
    assert_eq!(
        time_limit(session.game()),
        Some(TimeLimit::Clock {
            left: Duration::from_secs(290),
            increment: Duration::from_secs(2),
            moves: Some(40),
        })
    );
    let settings = ClockSettings::both("300".parse().expect("a control"));
    session.apply(Command::SetClock(settings)).expect("clocks");
    assert_eq!(time_limit(session.game()), None);
    let odds = ClockSettings {
        white: "-".parse().expect("a control"),
        black: "300".parse().expect("a control"),
        start: ClockStart::AtOnce,
    };
    session.apply(Command::SetClock(odds)).expect("clocks");
    assert_eq!(session.game().side_to_move(), Side::White);
    assert_eq!(time_limit(session.game()), None);
}

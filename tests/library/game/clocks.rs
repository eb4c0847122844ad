//! Clocks in games: commands, moves, undo, the end by time.

use std::time::Duration;

use dames3d::game::clocks::{ClockError, ClockSettings, ClockStart};
use dames3d::game::{Command, CommandError, Event, Session, TableRules};
use dames3d::rules::{DrawReason, FewAgainstKing, HandAction, Outcome, Side, Variant, WinReason};

use super::{carry_out, play, refuse, set_up, square, win};

fn clock(text: &str) -> Command {
    Command::SetClock(ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both(text.parse().expect("a control"))
    })
}

/// A game on the pyramid with these clocks, which start at once.
fn with_clock(text: &str) -> Session {
    let mut session = Session::default();
    assert_eq!(carry_out(&mut session, clock(text)), [Event::ClockChanged]);
    session
}

/// White's and Black's time left in milliseconds.
#[track_caller]
fn left(session: &Session) -> (u128, u128) {
    let clock = session.game().clock().expect("clocks");
    let left = |side| clock.left(side).expect("limited").as_millis();
    (left(Side::White), left(Side::Black))
}

#[test]
fn moves_end_turns_on_the_clock_and_note_their_time() {
    let mut session = with_clock("300+5");
    carry_out(&mut session, Command::Wait(7_250));
    carry_out(&mut session, play("32-28"));
    assert_eq!(session.game().running_clock(), Some(Side::Black));
    assert_eq!(left(&session), (297_750, 300_000));
    let time = session.game().shown_node().annotations.time;
    assert_eq!(time.left, Some(Duration::from_millis(297_750)));
    assert_eq!(time.used, Some(Duration::from_millis(7_250)));
}

#[test]
fn clocks_that_start_after_the_first_moves_note_no_time_before() {
    let mut session = Session::default();
    let settings = ClockSettings::both("300+5".parse().expect("a control"));
    carry_out(&mut session, Command::SetClock(settings));
    assert_eq!(carry_out(&mut session, Command::Wait(60_000)), []);
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, Command::Wait(60_000));
    assert_eq!(session.game().running_clock(), None);
    assert_eq!(session.game().shown_node().annotations.time.used, None);
    carry_out(&mut session, play("19-23"));
    carry_out(&mut session, Command::Wait(1_000));
    assert_eq!(left(&session), (299_000, 300_000));
}

#[test]
fn the_side_whose_time_runs_out_loses() {
    let mut session = with_clock("300");
    carry_out(&mut session, Command::Wait(299_999));
    let outcome = win(Side::Black, WinReason::Time);
    let events = carry_out(&mut session, Command::Wait(5_000));
    assert_eq!(events, [Event::Ended(outcome)]);
    assert_eq!(left(&session), (0, 300_000));
    let error = refuse(&mut session, play("32-28"));
    assert_eq!(error, CommandError::GameOver(outcome));
    assert_eq!(carry_out(&mut session, Command::Wait(400_000)), []);
    assert_eq!(session.game().outcome(), Some(outcome));

    // Taken back, the turn begins again, with the clocks paused.
    carry_out(&mut session, Command::Undo);
    assert_eq!((session.game().outcome(), left(&session)), (None, (300_000, 300_000)));
    assert_eq!(session.game().running_clock(), None);
    carry_out(&mut session, Command::ResumeClock);
    assert_eq!(session.game().running_clock(), Some(Side::White));
}

#[test]
fn time_that_runs_out_against_a_side_that_cannot_win_is_a_draw() {
    let mut session = set_up("W:WK46,K5:BK1,K10", Variant::International);
    carry_out(&mut session, Command::SetFewAgainstKing(FewAgainstKing::SHEET));
    carry_out(&mut session, clock("60"));
    let draw = Outcome::Draw(DrawReason::OutOfTime(Side::White));
    let events = carry_out(&mut session, Command::Wait(60_000));
    assert_eq!(events, [Event::Ended(draw)]);
}

#[test]
fn undo_restores_the_clocks_and_a_move_starts_them() {
    let mut session = with_clock("300+5");
    for (text, time) in [("32-28", 10_000), ("19-23", 20_000), ("28x19", 30_000)] {
        carry_out(&mut session, Command::Wait(time));
        carry_out(&mut session, play(text));
    }
    carry_out(&mut session, Command::Wait(4_000));
    assert_eq!(left(&session), (270_000, 281_000));
    carry_out(&mut session, Command::Undo);
    assert_eq!(left(&session), (295_000, 285_000));
    carry_out(&mut session, Command::Wait(99_000));
    assert_eq!(left(&session), (295_000, 285_000), "paused");
    carry_out(&mut session, Command::Undo);
    assert_eq!(left(&session), (295_000, 300_000));
    carry_out(&mut session, Command::Redo);
    carry_out(&mut session, Command::Redo);
    assert_eq!(left(&session), (270_000, 281_000), "as it was left");
    assert_eq!(session.game().running_clock(), Some(Side::Black));
    carry_out(&mut session, Command::Wait(1_000));
    assert_eq!(left(&session), (270_000, 280_000), "it runs on");
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, play("20-24"));
    assert_eq!(session.game().running_clock(), Some(Side::White));
    assert_eq!(left(&session), (295_000, 305_000));
}

#[test]
fn a_resignation_that_is_taken_back_gives_no_time_back() {
    let mut session = with_clock("300");
    carry_out(&mut session, Command::Wait(10_000));
    carry_out(&mut session, Command::Resign(Side::White));
    carry_out(&mut session, Command::Wait(10_000));
    carry_out(&mut session, Command::Undo);
    assert_eq!(left(&session), (290_000, 300_000));
}

#[test]
fn deleting_the_position_shown_returns_to_the_clocks_before_it() {
    let mut session = with_clock("300");
    carry_out(&mut session, Command::Wait(10_000));
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, Command::Wait(10_000));
    carry_out(&mut session, Command::Delete("1".parse().expect("a path")));
    assert_eq!(left(&session), (300_000, 300_000));
}

#[test]
fn clocks_are_paused_resumed_added_to_and_taken_away() {
    let mut session = Session::default();
    for command in [
        Command::PauseClock,
        Command::ResumeClock,
        Command::AddTime { side: Side::White, milliseconds: 1 },
    ] {
        let error = refuse(&mut session, command);
        assert_eq!(error, CommandError::Clock(ClockError::NoClock));
    }
    let mut session = with_clock("300");
    carry_out(&mut session, Command::PauseClock);
    carry_out(&mut session, Command::Wait(50_000));
    let error = refuse(&mut session, Command::PauseClock);
    assert_eq!(error, CommandError::Clock(ClockError::AlreadyPaused));
    carry_out(&mut session, Command::ResumeClock);
    carry_out(&mut session, Command::AddTime { side: Side::Black, milliseconds: 60_000 });
    assert_eq!(left(&session), (300_000, 360_000));
    carry_out(&mut session, Command::SetClock(ClockSettings::default()));
    assert_eq!(session.game().clock(), None);
}

#[test]
fn a_new_game_has_the_same_clocks_from_the_beginning() {
    let mut session = with_clock("300");
    carry_out(&mut session, Command::Wait(10_000));
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, Command::NewGame);
    assert_eq!(left(&session), (300_000, 300_000));
    assert_eq!(session.game().running_clock(), Some(Side::White));
}

#[test]
fn a_game_stands_still_while_another_one_is_played() {
    let mut session = with_clock("300");
    carry_out(&mut session, Command::SwitchGame(Variant::International));
    carry_out(&mut session, Command::Wait(50_000));
    carry_out(&mut session, Command::SwitchGame(Variant::Dames3d));
    assert_eq!(left(&session), (300_000, 300_000));
}

#[test]
fn the_player_who_decides_about_an_irregular_turn_uses_time_for_it() {
    let mut session = with_clock("300");
    carry_out(
        &mut session,
        Command::SetTableRules(TableRules { touch_move: false, by_hand: true }),
    );
    carry_out(&mut session, Command::Wait(10_000));
    let (from, to) = (square(32), square(23));
    carry_out(&mut session, Command::Hand(HandAction::Carry { from, to }));
    carry_out(&mut session, Command::EndTurn);
    assert_eq!(session.game().running_clock(), Some(Side::Black));
    carry_out(&mut session, Command::Wait(20_000));
    assert_eq!(left(&session), (290_000, 280_000));
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    assert_eq!(session.game().running_clock(), Some(Side::White));
    carry_out(&mut session, Command::Wait(5_000));
    carry_out(&mut session, play("32-28"));
    assert_eq!(left(&session), (285_000, 280_000));
}

#[test]
fn sheep_and_wolf_are_placed_without_a_clock() {
    let mut session = Session::default();
    carry_out(&mut session, Command::SwitchGame(Variant::WolfAndSheep));
    carry_out(&mut session, clock("60"));
    carry_out(&mut session, Command::Wait(90_000));
    carry_out(&mut session, Command::PlaceRandomly(1));
    assert_eq!(session.game().running_clock(), Some(Side::Black));
    assert_eq!(left(&session), (60_000, 60_000));
}

#[test]
fn deleting_the_turn_shown_restores_the_clocks_of_the_position_before() {
    let mut session = with_clock("300+5");
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, Command::Wait(4_000));
    carry_out(&mut session, play("18-22"));
    assert_eq!(left(&session), (305_000, 301_000));
    let path = "2".parse().expect("a path");
    carry_out(&mut session, Command::Delete(path));
    assert_eq!(left(&session), (305_000, 300_000));
    assert_eq!(session.game().running_clock(), None, "the clocks are paused");
}

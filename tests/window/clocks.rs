//! Clocks in the window, with a fake time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::i18n::{Language, Messages};
use dames3d::platform::Stopwatch;
use dames3d::players::Player;
use dames3d::rules::{BySide, DrawReason, FewAgainstKing, Outcome, Ply, Side, Variant, WinReason};
use dames3d::viewer::features::clocks::ClockAction;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::CommandApplied;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::session::GameTime;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::viewer::kernel::skipped_frame::SkippedFrame;
use dames3d::viewer::shell::actions::PageAction;

use crate::test_app::TestApp;

/// The commands applied so far that let time pass.
#[derive(Resource, Default)]
struct Counts(Vec<u64>);

fn collect(mut counts: ResMut<Counts>, mut applied: MessageReader<CommandApplied>) {
    for CommandApplied(command) in applied.read() {
        if let Command::Wait(milliseconds) = command {
            counts.0.push(*milliseconds);
        }
    }
}

/// A game by these clocks, which run from the beginning, and the milliseconds that pass.
pub(crate) fn timed(control: &str) -> (TestApp, Arc<AtomicU64>) {
    let now = Arc::new(AtomicU64::new(0));
    let source = now.clone();
    let mut app = TestApp::with(move |app| {
        let source = move || Duration::from_millis(source.load(Ordering::Relaxed));
        app.insert_resource(GameTime::with_stopwatch(Stopwatch::with_source(source)))
            .init_resource::<Counts>()
            .add_systems(Last, collect);
    });
    app.world().insert_resource(Localization::new(Language::English));
    app.command(Command::SwitchGame(Variant::International));
    let settings = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both(control.parse().expect("a time control"))
    };
    app.command(Command::SetClock(settings));
    app.rest();
    (app, now)
}

pub(crate) fn pass(app: &mut TestApp, now: &AtomicU64, milliseconds: u64) {
    now.fetch_add(milliseconds, Ordering::Relaxed);
    app.frames(1);
}

pub(crate) fn left(app: &TestApp, side: Side) -> Duration {
    let clock = app.game().clock().expect("clocks");
    clock.left(side).expect("a limited time")
}

#[test]
fn time_passes_on_the_clock_of_the_side_to_move_and_is_counted_every_tenth_of_a_second() {
    let (mut app, now) = timed("300+5");
    for _ in 0..60 {
        pass(&mut app, &now, 25);
    }
    assert_eq!(left(&app, Side::White), Duration::from_millis(298_500));
    assert_eq!(left(&app, Side::Black), Duration::from_secs(300));
    assert_eq!(app.resource::<Counts>().0, [100; 15]);
    app.frames(2);
    assert!(app.says_text("4:59") && app.says_text("5:00"), "{:?}", app.said());
}

#[test]
fn a_move_is_timed_to_the_millisecond() {
    let (mut app, now) = timed("300+5");
    now.fetch_add(1_037, Ordering::Relaxed);
    app.play(&["32-28"]);
    assert_eq!(left(&app, Side::White), Duration::from_millis(303_963));
    now.fetch_add(41, Ordering::Relaxed);
    app.play(&["19-23"]);
    assert_eq!(left(&app, Side::Black), Duration::from_millis(304_959));
}

#[test]
fn a_flag_falls_while_nobody_moves() {
    let (mut app, now) = timed("3");
    pass(&mut app, &now, 2_999);
    assert_eq!(app.game().outcome(), None);
    pass(&mut app, &now, 1);
    let lost = Outcome::Win { winner: Side::Black, reason: WinReason::Time };
    assert_eq!(app.game().outcome(), Some(lost));
    app.frames(3);
    assert!(app.says(Messages::time_white));
    assert!(app.says_text("0.0"), "{:?}", app.said());
    pass(&mut app, &now, 5_000);
    assert_eq!(app.game().outcome(), Some(lost));
}

#[test]
fn the_result_says_that_the_other_side_could_not_win() {
    let (mut app, now) = timed("3");
    // White must take, and by the sheet's rule two kings against one are a draw.
    app.command(Command::SetFewAgainstKing(FewAgainstKing::SHEET));
    app.set_up("W:WK46,K5:BK1,K10");
    pass(&mut app, &now, 3_000);
    let drawn = Outcome::Draw(DrawReason::OutOfTime(Side::White));
    assert_eq!(app.game().outcome(), Some(drawn));
    app.frames(2);
    assert!(app.says(Messages::draw_out_of_time_white));
}

#[test]
fn clocks_are_paused_and_resumed_and_time_is_added() {
    let (mut app, now) = timed("60");
    app.press(ClockAction::TogglePause);
    assert!(app.says(Messages::clock_is_paused) && app.says(Messages::clock_resume));
    pass(&mut app, &now, 30_000);
    assert_eq!(left(&app, Side::White), Duration::from_secs(60));
    app.press(ClockAction::AddMinute(Side::Black));
    assert_eq!(left(&app, Side::Black), Duration::from_secs(120));
    app.press(ClockAction::TogglePause);
    pass(&mut app, &now, 1_000);
    assert_eq!(left(&app, Side::White), Duration::from_secs(59));
}

#[test]
fn clocks_run_on_when_the_last_position_is_shown_again() {
    let (mut app, now) = timed("60");
    app.play(&["32-28"]);
    pass(&mut app, &now, 1_000);
    app.press(GameAction::Undo);
    assert!(app.says(Messages::clock_is_paused));
    pass(&mut app, &now, 30_000);
    app.press(GameAction::Redo);
    pass(&mut app, &now, 2_000);
    assert_eq!(left(&app, Side::Black), Duration::from_secs(57));
    assert!(!app.says(Messages::clock_is_paused));
}

#[test]
fn a_paused_computer_does_not_move() {
    let (mut app, now) = timed("60");
    app.press(ClockAction::TogglePause);
    let level = "computer:1".parse::<Player>().expect("a player");
    app.world()
        .resource_mut::<PlayerSeats>()
        .set(Variant::International, BySide { white: level, black: Player::Person });
    for _ in 0..100 {
        pass(&mut app, &now, 10);
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(app.shown().0, 0);
    app.press(ClockAction::TogglePause);
    app.wait_until(|app| app.shown().0 == 1);
}

#[test]
fn the_space_bar_plays_a_forced_move_but_not_that_of_the_computer() {
    let (mut app, _) = timed("60");
    app.play(&["32-28", "19-23"]);
    app.press(ClockAction::TogglePause);
    let level = "computer:1".parse::<Player>().expect("a player");
    let mut seat = |white| {
        let players = BySide { white, black: Player::Person };
        app.world().resource_mut::<PlayerSeats>().set(Variant::International, players);
        app.frames(2);
        app.key(Key::Space, KeyCode::Space);
        app.shown().0
    };
    assert_eq!(seat(level), 2);
    assert_eq!(seat(Player::Person), 3);
}

#[test]
fn frames_in_which_no_digit_changes_are_not_drawn() {
    let (mut app, now) = timed("300");
    let mut drawn = 0;
    for _ in 0..100 {
        pass(&mut app, &now, 100);
        drawn += usize::from(!app.resource::<SkippedFrame>().is_skipped());
    }
    assert!((10..=12).contains(&drawn), "{drawn} of 100 frames were drawn");
    let (mut app, now) = timed("9");
    let mut drawn = 0;
    for _ in 0..50 {
        pass(&mut app, &now, 50);
        drawn += usize::from(!app.resource::<SkippedFrame>().is_skipped());
    }
    assert!((25..=27).contains(&drawn), "{drawn} of 50 frames were drawn");
}

#[test]
fn the_clocks_wait_while_the_rules_are_open() {
    let (mut app, now) = timed("60");
    let left = |app: &TestApp| {
        let clock = app.game().clock().expect("clocks");
        clock.upcoming(Side::White).expect("White's clock").left
    };
    pass(&mut app, &now, 3000);
    let before = left(&app);
    assert_eq!(before, Duration::from_secs(57));
    app.press(PageAction::ToggleRules);
    app.frames(2);
    pass(&mut app, &now, 100_000);
    pass(&mut app, &now, 500);
    assert_eq!(left(&app), before);
    assert!(app.game().outcome().is_none());
    // The time before the frame in which they are closed does not count either.
    now.fetch_add(700, Ordering::Relaxed);
    app.press(PageAction::ToggleRules);
    app.frames(2);
    assert_eq!(left(&app), before);
    pass(&mut app, &now, 2000);
    assert_eq!(before - left(&app), Duration::from_secs(2));
}

#[test]
fn no_clock_is_paused_or_wound_in_a_finished_game_whatever_position_is_shown() {
    let (mut app, _) = timed("300");
    app.play(&["32-28", "19-23"]);
    app.command(Command::Resign(Side::White));
    app.command(Command::Show(Ply(1)));
    app.rest();
    assert!(!app.is_laid_out("Clock bar"));
    assert!(app.is_disabled(ClockAction::AddMinute(Side::White)));
    let clock = app.game().clock().cloned();
    app.ask(ClockAction::TogglePause);
    app.ask(ClockAction::AddMinute(Side::Black));
    app.frames(3);
    assert_eq!(app.game().clock().cloned(), clock);
}

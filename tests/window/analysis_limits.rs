//! An analysis ends when its time is up, when the position is decided, and while the window is hidden.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::engine_bridge::EngineBridge;
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::kernel::waker::{Alarms, DueAlarms};

use crate::environment::PlayersHome;
use crate::test_app::TestApp;

fn is_over(app: &TestApp) -> bool {
    let analysis = app.resource::<CurrentAnalysis>().get();
    analysis.is_some_and(|analysis| analysis.is_over && analysis.info.is_some())
}

fn hide(app: &mut TestApp, occluded: bool) {
    let mut windows = app.world().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).expect("one window");
    app.world().write_message(WindowOccluded { window, occluded });
    app.frames(2);
}

#[test]
fn an_analysis_ends_when_its_time_is_up_and_keeps_what_it_found() {
    let mut app = TestApp::new();
    app.world().resource_mut::<ViewerSettings>().analysis_minutes = 1;
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.info.is_some())
    });
    assert!(!is_over(&app));
    app.pass_time(40);
    app.frames(1);
    assert!(!is_over(&app), "after 40 s and a little");
    app.pass_time(20);
    app.wait_until(is_over);
    // Another position has its own time.
    app.play(&["32-28"]);
    app.wait_until(|app| app.resource::<EngineBridge>().is_searching());
    assert!(!is_over(&app));
}

#[test]
fn an_analysis_without_a_limit_goes_on() {
    let mut app = TestApp::new();
    app.world().resource_mut::<ViewerSettings>().analysis_minutes = 0;
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| app.resource::<EngineBridge>().is_searching());
    app.pass_time(3600);
    app.frames(3);
    assert!(app.resource::<EngineBridge>().is_searching());
}

#[test]
fn an_analysis_ends_once_the_position_is_decided() {
    let mut app = TestApp::new();
    // White's king takes the last piece, whatever Black does.
    app.set_up("W:WK28,K30,31:B23");
    app.press(AnalysisAction::Cycle);
    app.wait_until(is_over);
}

#[test]
fn an_analysis_rests_while_the_window_is_hidden() {
    let mut app = TestApp::new();
    app.press(AnalysisAction::Cycle);
    app.wait_until(|app| app.resource::<EngineBridge>().is_searching());
    hide(&mut app, true);
    assert!(!app.resource::<EngineBridge>().is_searching());
    assert!(app.resource::<ViewerSettings>().analysis, "the setting stays");
    hide(&mut app, false);
    assert!(app.resource::<EngineBridge>().is_searching());
}

#[test]
fn a_later_time_to_wake_takes_the_place_of_the_earlier_one() {
    let at = Duration::from_secs;
    let mut alarms = Alarms::default();
    assert_eq!(alarms.next(), None);
    alarms.set("notice", at(10));
    alarms.set("lines", at(5));
    assert_eq!(alarms.next(), Some(at(5)));
    assert_eq!(alarms.take_due(at(4)), DueAlarms::default());
    alarms.set("lines", at(20));
    assert_eq!(alarms.next(), Some(at(10)));
    assert!(alarms.take_due(at(10)).draws);
    alarms.clear("lines");
    assert_eq!(alarms.next(), None, "one has come, the other is cleared");
    alarms.set_quiet("friend", at(12));
    assert_eq!(alarms.next(), Some(at(12)));
    let due = alarms.take_due(at(12));
    assert!(due.is_quiet && !due.draws);
}

#[cfg(target_os = "linux")]
#[test]
fn no_thread_stays_for_a_position_that_was_analyzed() {
    PlayersHome::new().runs(&["analysis_limits::many_positions_are_analyzed"]);
}

/// In a process of its own, whose threads are counted.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "run by no_thread_stays_for_a_position_that_was_analyzed"]
fn many_positions_are_analyzed() {
    let threads = || {
        let threads = std::fs::read_dir("/proc/self/task").expect("threads");
        threads.count()
    };
    let mut app = TestApp::new();
    let next = |app: &mut TestApp| {
        let position = *app.game().position();
        let mv = position.legal_moves()[0];
        app.play(&[&dames3d::notation::move_text::write(&position, mv)]);
        // Its search runs, on all its threads.
        app.wait_until(|app| {
            let analysis = app.resource::<CurrentAnalysis>().get();
            analysis.is_some_and(|analysis| {
                analysis.position == *app.game().position() && analysis.info.is_some()
            })
        });
    };
    app.press(AnalysisAction::Cycle);
    next(&mut app);
    let before = threads();
    (0..12).for_each(|_| next(&mut app));
    app.wait_until(|_| threads() <= before + 2);
}

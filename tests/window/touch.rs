//! Fingers on the window: the messages are those that Bevy sends for a touch screen.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::camera::{BoardCamera, Pose};

use crate::test_app::{TestApp, square};

impl TestApp {
    fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let mut windows = self.world().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.world()).expect("one window");
        let input = TouchInput { phase, position, window, force: None, id };
        self.world().write_message(input);
        self.world().write_message(WindowEvent::TouchInput(input));
    }

    fn put_down(&mut self, id: u64, at: Vec2) {
        self.touch(id, TouchPhase::Started, at);
        self.frames(1);
    }

    fn slide(&mut self, id: u64, from: Vec2, to: Vec2) {
        for step in 1..=6 {
            let at = from.lerp(to, step as f32 / 6.0);
            self.touch(id, TouchPhase::Moved, at);
            self.frames(1);
        }
    }

    fn lift_up(&mut self, id: u64, at: Vec2) {
        self.touch(id, TouchPhase::Ended, at);
        self.frames(2);
    }

    fn tap(&mut self, id: u64, number: u8) {
        let at = self.pixel(number);
        self.put_down(id, at);
        self.lift_up(id, at);
    }

    pub(crate) fn pose(&mut self) -> Pose {
        let mut cameras = self.world().query::<&BoardCamera>();
        cameras.single(self.world()).expect("one camera").goal()
    }
}

#[test]
fn taps_play_a_move() {
    let mut app = TestApp::new();
    app.tap(1, 32);
    assert_eq!(app.selection().move_input().map(|entry| entry.from()), Some(square(32)));
    app.tap(2, 28);
    app.frames(2);
    assert_eq!(app.game().turns().len(), 1);
    assert!(app.selection().hovered().is_none(), "no finger is left");
}

/// In a slow frame the browser sends both taps at once; its fingers have the same number again.
#[test]
fn taps_of_one_slow_frame_play_a_move() {
    for ids in [[0, 0], [1, 2]] {
        let mut app = TestApp::new();
        let before = app.pose();
        for (id, number) in ids.into_iter().zip([32, 28]) {
            let at = app.pixel(number);
            app.touch(id, TouchPhase::Started, at);
            app.touch(id, TouchPhase::Ended, at);
        }
        app.frames(8);
        assert_eq!(app.pose().yaw, before.yaw, "the board does not turn");
        assert_eq!(app.game().turns().len(), 1);
    }
}

/// The first tap ends in the frame in which the second one begins.
#[test]
fn taps_that_overlap_slow_frames_play_a_move() {
    for ids in [[0, 0], [1, 2]] {
        for split in 1..4 {
            let mut app = TestApp::new();
            let before = app.pose();
            let [from, to] = [32, 28].map(|number| app.pixel(number));
            let touches = [
                (ids[0], TouchPhase::Started, from),
                (ids[0], TouchPhase::Ended, from),
                (ids[1], TouchPhase::Started, to),
                (ids[1], TouchPhase::Ended, to),
            ];
            for (number, (id, phase, at)) in touches.into_iter().enumerate() {
                if number == split {
                    app.frames(1);
                }
                app.touch(id, phase, at);
            }
            app.frames(8);
            assert_eq!(app.pose().yaw, before.yaw, "the board does not turn");
            assert_eq!(app.game().turns().len(), 1, "{ids:?}, {split}");
        }
    }
}

#[test]
fn one_finger_carries_a_piece_and_beside_the_pieces_turns_the_board() {
    let mut app = TestApp::new();
    let (from, to) = (app.pixel(32), app.pixel(28));
    app.put_down(7, from);
    app.slide(7, from, to);
    app.lift_up(7, to);
    app.rest();
    assert_eq!(app.game().turns().len(), 1);
    app.look(View::Home);
    let before = app.pose();
    let beside = Vec2::new(40.0, 300.0);
    app.put_down(8, beside);
    app.slide(8, beside, beside + Vec2::new(120.0, 0.0));
    app.lift_up(8, beside + Vec2::new(120.0, 0.0));
    let after = app.pose();
    assert!((after.yaw - before.yaw).abs() > 0.3);
    assert_eq!((after.zoom, after.pan), (before.zoom, before.pan));
    assert_eq!(app.game().turns().len(), 1);
}

#[test]
fn two_fingers_zoom_to_the_middle_between_them_and_move_the_board() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.rest();
    let before = app.pose();
    let middle = app.pixel(28);
    let apart = Vec2::new(60.0, 0.0);
    app.put_down(1, middle - apart);
    app.put_down(2, middle + apart);
    for step in 1..=5 {
        let wider = apart * (1.0 + 0.1 * step as f32);
        app.touch(1, TouchPhase::Moved, middle - wider);
        app.touch(2, TouchPhase::Moved, middle + wider);
        app.frames(1);
    }
    let zoomed = app.pose();
    let share = zoomed.zoom / before.zoom;
    assert!((share - 1.0 / 1.5).abs() < 0.01, "{share}");
    app.rest();
    let place = app.pixel(28);
    assert!(place.distance(middle) < 6.0, "{place} {middle}");
    // Both move on together.
    let wider = apart * 1.5;
    let moved = Vec2::new(30.0, 24.0);
    app.touch(1, TouchPhase::Moved, middle - wider + moved);
    app.touch(2, TouchPhase::Moved, middle + wider + moved);
    app.rest();
    let place = app.pixel(28);
    assert!(place.distance(middle + moved) < 6.0, "{place}");
    app.lift_up(1, middle - wider + moved);
    app.lift_up(2, middle + wider + moved);
    let after = app.pose();
    assert_eq!((after.yaw, after.pitch), (before.yaw, before.pitch));
    assert!(app.selection().move_input().is_none(), "nothing was clicked");
    // One finger is a pointer again.
    app.tap(3, 33);
    assert!(app.selection().move_input().is_some());
}

#[test]
fn two_fingers_on_a_dialog_leave_the_board_alone() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.rest();
    let middle = app.pixel(28);
    app.chord(",", KeyCode::Comma);
    let before = app.pose();
    let apart = Vec2::new(60.0, 0.0);
    app.put_down(1, middle - apart);
    app.put_down(2, middle + apart);
    app.touch(1, TouchPhase::Moved, middle - 1.5 * apart);
    app.touch(2, TouchPhase::Moved, middle + 1.2 * apart);
    app.frames(2);
    let after = app.pose();
    assert_eq!((after.zoom, after.pan), (before.zoom, before.pan));
}

#[test]
fn a_second_finger_puts_the_carried_piece_back() {
    let mut app = TestApp::new();
    let (from, to) = (app.pixel(32), app.pixel(28));
    app.put_down(1, from);
    app.slide(1, from, to);
    assert_eq!(app.selection().dragged_from(), Some(square(32)));
    let beside = Vec2::new(40.0, 300.0);
    app.put_down(2, beside);
    app.frames(2);
    assert_eq!(app.selection().dragged_from(), None);
    app.lift_up(1, to);
    app.lift_up(2, beside);
    assert_eq!(app.game().turns().len(), 0);
    assert!(app.selection().move_input().is_none());
}

#[test]
fn a_finger_that_rests_shows_what_hovering_shows_and_plays_nothing() {
    let mut app = TestApp::new();
    let at = app.pixel(32);
    app.put_down(4, at);
    app.frames(30);
    assert_eq!(app.selection().hovered(), Some(square(32)));
    app.lift_up(4, at);
    app.frames(2);
    assert!(app.selection().move_input().is_none());
    assert!(app.selection().hovered().is_none());
    // A tooltip, too.
    let button = app.button(dames3d::viewer::features::analysis::actions::AnalysisAction::Hint);
    let at = app.middle_of(button);
    app.put_down(5, at);
    app.frames(30);
    let mut names = app.world().query::<&Name>();
    let tooltips = names.iter(app.world()).filter(|name| name.as_str() == "Tooltip");
    assert_eq!(tooltips.count(), 1);
    app.lift_up(5, at);
    app.frames(3);
    let mut names = app.world().query::<&Name>();
    assert!(!names.iter(app.world()).any(|name| name.as_str() == "Tooltip"));
}

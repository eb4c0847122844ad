//! The first start: the camera comes down to the player's chair, once, and then the window rests.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use dames3d::game::Command;
use dames3d::rules::Side;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::settings::{AnimationSpeed, ViewerSettings};
use dames3d::viewer::scene::camera::{Arrival, BoardCamera, BoardOrientation, Pose};
use dames3d::viewer::shell::welcome::Welcome;

use crate::test_app::TestApp;

fn of_view(view: View) -> Pose {
    Pose::from_view(view, BoardOrientation(Side::White))
}

impl TestApp {
    /// A window at its first start, which is not seen yet.
    fn first_start() -> TestApp {
        let mut app = TestApp::new();
        app.look(View::Home);
        app.set_visible(false);
        app.world().insert_resource(Arrival::Due);
        app.world().insert_resource(Welcome::Due);
        app.frames(2);
        app
    }

    fn set_visible(&mut self, visible: bool) {
        let world = self.world();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).expect("one window").visible = visible;
    }

    /// The pose of the camera on its way.
    fn passing(&mut self) -> Pose {
        let mut cameras = self.world().query::<&BoardCamera>();
        cameras.single(self.world_ref()).expect("one camera").pose()
    }

    fn redraws(&mut self) -> usize {
        let mut redraws = self.world().resource_mut::<Messages<RequestRedraw>>();
        redraws.drain().count()
    }

    fn is_welcomed(&self) -> bool {
        self.resource::<OpenDialogs>().welcome
    }
}

#[test]
fn the_camera_waits_above_until_the_window_is_seen_and_asks_for_no_picture() {
    let mut app = TestApp::first_start();
    app.frames(60);
    app.redraws();
    app.frames(10);
    assert_eq!(app.passing(), of_view(View::SouthEast));
    assert_eq!(app.redraws(), 0);
    assert!(!app.is_welcomed());
}

#[test]
fn the_camera_comes_down_to_the_chair_in_two_seconds_and_then_nothing_is_drawn() {
    let mut app = TestApp::first_start();
    app.set_visible(true);
    app.frames(2);
    let (above, home) = (of_view(View::SouthEast), of_view(View::Home));
    let mut last = app.passing();
    for _ in 0..48 {
        app.frames(1);
        let pose = app.passing();
        assert!(pose.pitch >= last.pitch && pose.yaw <= last.yaw, "{pose:?}");
        last = pose;
    }
    assert!(last.pitch > above.pitch);
    assert_eq!(last, home);
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
    // The card comes once it covers nothing that moves.
    app.frames(3);
    assert!(app.is_welcomed());
    app.rest();
    app.redraws();
    for _ in 0..20 {
        app.frames(1);
        assert_eq!(app.redraws(), 0);
    }
}

#[test]
fn a_game_that_is_opened_meanwhile_is_not_covered() {
    let mut app = TestApp::first_start();
    app.set_visible(true);
    app.frames(8);
    app.command(Command::SetUp("W:W31,50:B21,5".into()));
    app.frames(60);
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
    assert!(!app.is_welcomed());
}

#[test]
fn the_arrival_takes_no_longer_in_slow_frames() {
    let mut app = TestApp::first_start();
    app.set_visible(true);
    app.frames(1);
    app.pass_time(1);
    assert_ne!(app.passing(), of_view(View::Home));
    app.pass_time(1);
    assert_eq!(app.passing(), of_view(View::Home));
}

#[test]
fn a_key_or_a_click_ends_the_arrival() {
    let on_its_way = || {
        let mut app = TestApp::first_start();
        app.set_visible(true);
        app.frames(8);
        assert_eq!(*app.resource::<Arrival>(), Arrival::UnderWay);
        assert!(!app.is_welcomed());
        app
    };
    let is_down = |mut app: TestApp| {
        assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
        app.frames(9);
        assert_eq!(app.passing(), of_view(View::Home));
        assert!(app.is_welcomed());
    };
    let mut app = on_its_way();
    app.turn_key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    is_down(app);
    let mut app = on_its_way();
    app.post(
        Vec2::new(40.0, 40.0),
        PointerAction::Press(PointerButton::Primary),
    );
    app.frames(1);
    is_down(app);
}

#[test]
fn a_view_that_is_asked_for_meanwhile_is_kept() {
    let mut app = TestApp::first_start();
    app.set_visible(true);
    app.frames(8);
    app.look(View::SouthEast);
    app.rest();
    assert_eq!(app.passing(), of_view(View::SouthEast));
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
}

#[test]
fn nothing_moves_at_a_start_without_animation() {
    let mut app = TestApp::new();
    app.look(View::Home);
    let mut settings = app.world().resource_mut::<ViewerSettings>();
    settings.animation_speed = AnimationSpeed::None;
    app.world().insert_resource(Arrival::Due);
    app.frames(1);
    assert_eq!(app.passing(), of_view(View::Home));
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
}

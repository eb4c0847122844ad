//! The first start: the pyramid rests at a corner, and turns to the player's chair once something begins.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use dames3d::game::Command;
use dames3d::rules::Side;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::settings::{AnimationSpeed, ViewerSettings};
use dames3d::viewer::scene::camera::{Arrival, BoardCamera, BoardOrientation, PanelInsets, Pose};
use dames3d::viewer::shell::welcome::{WELCOME, Welcome};

use crate::test_app::TestApp;

fn of_view(view: View) -> Pose {
    Pose::from_view(view, BoardOrientation(Side::White))
}

impl TestApp {
    /// A window at its first start.
    fn first_start() -> TestApp {
        let mut app = TestApp::new();
        app.look(View::Home);
        app.world().insert_resource(Arrival::Due);
        app.world().insert_resource(Welcome::Due);
        app.frames(2);
        app
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
        self.resource::<OpenDialogs>().has(WELCOME)
    }

    fn press_mouse(&mut self) {
        self.post(Vec2::new(40.0, 40.0), PointerAction::Press(PointerButton::Primary));
        self.frames(1);
    }
}

#[test]
fn the_pyramid_rests_at_a_corner_and_the_card_stands_beside_it() {
    let mut app = TestApp::first_start();
    app.rest();
    app.redraws();
    for _ in 0..20 {
        app.frames(1);
        assert_eq!(app.redraws(), 0);
    }
    assert_eq!(app.passing(), of_view(View::SouthEast));
    assert!(app.is_welcomed());
    let (board, card) = (app.outline_on_screen(), app.rect_named("Card"));
    assert!(board.intersect(card).is_empty(), "{board:?} {card:?}");
}

#[test]
fn on_a_phone_the_card_stands_below_the_pyramid_which_takes_its_room_afterwards() {
    let mut app = TestApp::first_start();
    app.resize(Vec2::new(390.0, 844.0));
    app.rest();
    let scale = app.resource::<UiScale>().0;
    let (board, card) = (app.outline_on_screen(), app.rect_named("Card"));
    assert!(board.max.y < scale * card.min.y, "{board:?} {card:?}");
    assert!(scale * card.width() > 380.0, "{card:?}");
    let middle = app.outline_on_screen().center();
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.is_welcomed());
    let mut last = middle.y;
    for _ in 0..30 {
        app.frames(1);
        let now = app.outline_on_screen().center().y;
        assert!((-1.0..60.0).contains(&(now - last)), "from {last} to {now}");
        last = now;
    }
    let insets = app.resource::<PanelInsets>();
    let free = (scale * insets.top, 844.0 - scale * insets.bottom);
    let middle = (free.0 + free.1) / 2.0;
    assert!((last - middle).abs() < 3.0, "{last} in {free:?}");
    let sheet = app.rect_named("Edge of the sheet");
    assert!(app.outline_on_screen().max.y < scale * sheet.min.y);
}

#[test]
fn the_first_click_or_key_turns_the_pyramid_to_the_chair_in_a_second() {
    let arrives = |mut app: TestApp| {
        assert_eq!(*app.resource::<Arrival>(), Arrival::UnderWay);
        let (corner, home) = (of_view(View::SouthEast), of_view(View::Home));
        let (mut last, mut steps) = (app.passing(), Vec::new());
        for _ in 0..25 {
            app.frames(1);
            let pose = app.passing();
            assert!(pose.pitch >= last.pitch && pose.yaw <= last.yaw, "{pose:?}");
            steps.push(pose.pitch - last.pitch);
            last = pose;
        }
        assert!(last.pitch > corner.pitch);
        assert_eq!(last, home);
        app.frames(1);
        assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
        // It gathers way and comes to rest: in the middle it is fastest.
        let most = steps.iter().copied().fold(0.0, f32::max);
        assert!(steps[1] < 0.3 * most, "{steps:?}");
        let end = steps.iter().rposition(|&step| step > 0.0).expect("a step");
        assert!(steps[end] < 0.3 * most, "{steps:?}");
    };
    let mut app = TestApp::first_start();
    app.turn_key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    arrives(app);
    let mut app = TestApp::first_start();
    app.press_mouse();
    arrives(app);
}

#[test]
fn a_game_that_is_opened_closes_the_card_and_turns_the_pyramid() {
    let mut app = TestApp::first_start();
    app.command(Command::SetUp("W:W31,50:B21,5".into()));
    app.frames(30);
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
    assert!(!app.is_welcomed());
    assert_eq!(app.passing(), of_view(View::Home));
}

#[test]
fn the_arrival_takes_no_longer_in_slow_frames() {
    let mut app = TestApp::first_start();
    app.press_mouse();
    assert_ne!(app.passing(), of_view(View::Home));
    app.pass_time(1);
    assert_eq!(app.passing(), of_view(View::Home));
}

#[test]
fn a_view_that_is_asked_for_is_kept() {
    let mut app = TestApp::first_start();
    app.look(View::NorthEast);
    app.rest();
    assert_eq!(app.passing(), of_view(View::NorthEast));
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
    // Also on the way to the chair.
    let mut app = TestApp::first_start();
    app.press_mouse();
    app.frames(4);
    app.look(View::NorthEast);
    app.rest();
    assert_eq!(app.passing(), of_view(View::NorthEast));
    assert_eq!(*app.resource::<Arrival>(), Arrival::Past);
}

#[test]
fn without_animation_the_chair_is_there_at_once() {
    let mut app = TestApp::new();
    app.look(View::Home);
    let mut settings = app.world().resource_mut::<ViewerSettings>();
    settings.animation_speed = AnimationSpeed::None;
    app.world().insert_resource(Arrival::Due);
    app.frames(2);
    assert_eq!(app.passing(), of_view(View::SouthEast));
    app.press_mouse();
    assert_eq!(app.passing(), of_view(View::Home));
}

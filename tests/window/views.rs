//! The player's chair, peeking at a side, and the last move played again.

use std::f32::consts::PI;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use dames3d::board::Face;
use dames3d::engine::Level;
use dames3d::game::Command;
use dames3d::players::Player;
use dames3d::rules::{BySide, Geometry, Side, Variant};
use dames3d::viewer::board::actions::{SightAction, ViewAction};
use dames3d::viewer::kernel::messages::{View, Zoom};
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::scene::camera::{BoardCamera, BoardOrientation, HomeTurn, PanelInsets, Pose};
use dames3d::viewer::scene::cubes::Spotlight;
use dames3d::viewer::scene::geometry::{HIGHEST, outline, square_top};
use dames3d::viewer::scene::glass::{Glass, MustSee};
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::shell::actions::SettingsAction;

use crate::test_app::{TestApp, square};

impl TestApp {
    fn seat(&mut self, white: Player, black: Player) {
        let players = BySide { white, black };
        let mut seats = self.world().resource_mut::<PlayerSeats>();
        seats.set(Variant::Dames3d, players);
        self.frames(12);
    }

    pub(crate) fn turn_key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        self.world().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        self.frames(1);
    }

    /// The part of the window in which the board is seen, with its frame and its pieces.
    pub(crate) fn outline_on_screen(&mut self) -> Rect {
        let relief = self.relief();
        let (mut least, mut most) = (Vec2::MAX, Vec2::MIN);
        for point in outline(relief) {
            let at = self.pixel_of(point);
            (least, most) = (least.min(at), most.max(at));
        }
        Rect::from_corners(least, most)
    }

    fn hold_f2(&mut self, frames: usize) {
        self.turn_key(KeyCode::F2, Key::F2, ButtonState::Pressed);
        self.frames(frames);
        self.turn_key(KeyCode::F2, Key::F2, ButtonState::Released);
        self.frames(12);
    }
}

fn is_turned_to(yaw: f32, goal: f32) -> bool {
    (yaw - goal).rem_euclid(2.0 * PI).min((goal - yaw).rem_euclid(2.0 * PI)) < 0.01
}

#[test]
fn the_names_of_the_sides_are_upright_from_wherever_they_are_seen() {
    let mut app = TestApp::new();
    for view in [View::Home, View::SouthWest, View::SouthEast, View::NorthEast, View::NorthWest] {
        app.look(view);
        app.rest();
        let right = {
            let world = app.world();
            let mut cameras = world.query_filtered::<&Transform, With<BoardCamera>>();
            cameras.single(world).expect("a camera").right()
        };
        let world = app.world();
        let mut names = world.query::<(&Name, &Transform)>();
        let mut seen = 0;
        for (name, place) in names.iter(world) {
            if name.starts_with("Name of ") {
                seen += 1;
                let along = (place.rotation * Vec3::X).dot(*right);
                assert!(along > 0.999, "{name} from {view:?}: {along}");
            }
        }
        assert_eq!(seen, 4);
    }
}

#[test]
fn whoever_plays_black_against_the_computer_sits_on_black_s_side() {
    let mut app = TestApp::new();
    let computer = Player::Computer(Level::default());
    app.seat(computer, Player::Person);
    assert_eq!(app.resource::<BoardOrientation>().0, Side::Black);
    let [white, black] = Side::BOTH.map(|side| {
        let seat = BoardOrientation(side);
        Pose::home(seat, HomeTurn::Right).yaw
    });
    assert!(is_turned_to(app.yaw(), black));
    // Home is the own chair, even after a look from the other side.
    app.look(View::OtherSide);
    assert!(is_turned_to(app.yaw(), white));
    app.look(View::Home);
    assert!(is_turned_to(app.yaw(), black));
    app.seat(Player::Person, computer);
    assert!(is_turned_to(app.yaw(), white));
}

#[test]
fn two_persons_keep_their_view_whoever_is_to_move() {
    let mut app = TestApp::new();
    app.seat(Player::Person, Player::Person);
    app.look(View::SouthWest);
    let before = app.yaw();
    app.play(&["32-28"]);
    app.rest();
    assert!(is_turned_to(app.yaw(), before));
}

#[test]
fn a_view_held_by_a_key_springs_back_and_a_short_press_stays() {
    let mut app = TestApp::new();
    app.look(View::Home);
    let home = app.yaw();
    app.hold_f2(20);
    assert!(is_turned_to(app.yaw(), home), "let go after 0.8 s");
    app.hold_f2(2);
    assert!(is_turned_to(app.yaw(), -PI / 4.0), "struck shortly");
}

#[test]
fn a_peek_from_an_inspected_side_returns_to_it() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.hold_f2(2);
    let inspected = *app.resource::<Spotlight>();
    assert!(inspected.0.is_some());
    app.turn_key(KeyCode::F3, Key::F3, ButtonState::Pressed);
    app.frames(20);
    assert_ne!(*app.resource::<Spotlight>(), inspected);
    app.turn_key(KeyCode::F3, Key::F3, ButtonState::Released);
    app.frames(12);
    assert_eq!(*app.resource::<Spotlight>(), inspected);
}

#[test]
fn zooming_keeps_the_place_under_the_pointer() {
    let mut app = TestApp::new();
    app.look(View::Top);
    let pointer = app.pixel(10);
    for _ in 0..4 {
        app.world().write_message(Zoom { notches: 1.0, pointer: Some(pointer) });
        app.frames(3);
    }
    let after = app.pixel(10);
    assert!(after.distance(pointer) < 8.0, "from {pointer} to {after}");
    let width = app.pixel(10).distance(app.pixel(50));
    app.look(View::Top);
    assert!(app.pixel(10).distance(app.pixel(50)) < width);
}

#[test]
fn a_drag_from_empty_space_turns_the_board_and_with_shift_moves_it() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.rest();
    let mut drag = |shift: bool| {
        if shift {
            app.turn_key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
        }
        let before = app.pose();
        app.move_to(Vec2::new(40.0, 300.0));
        app.act(PointerAction::Press(PointerButton::Primary));
        for step in 1..=4 {
            app.move_to(Vec2::new(40.0 + 20.0 * step as f32, 300.0));
        }
        app.act(PointerAction::Release(PointerButton::Primary));
        let after = app.pose();
        (after.yaw != before.yaw, after.pan != before.pan)
    };
    assert_eq!(drag(false), (true, false));
    assert_eq!(drag(true), (false, true));
}

#[test]
fn the_last_move_is_played_again_and_nothing_changes() {
    let mut app = TestApp::new();
    app.play(&["32-28"]);
    app.rest();
    let before = app.pieces_shown();
    let all = app.pieces_in_scene();
    app.ask(SightAction::ReplayLastMove);
    app.frames(8);
    assert!(app.resource::<MoveAnimation>().is_running());
    app.rest();
    assert!(!app.resource::<MoveAnimation>().is_running());
    assert_eq!(app.pieces_shown(), before);
    assert_eq!(app.pieces_in_scene(), all);
}

#[test]
fn what_covers_the_pieces_that_may_move_turns_translucent() {
    let mut app = TestApp::new();
    app.look(View::Top);
    app.frames(3);
    assert!(!app.resource::<MustSee>().0.is_empty());
    assert!(app.resource::<Glass>().0.is_empty(), "nothing covers them");
    // From Black's corner White's men are behind the pyramid.
    app.look(View::NorthEast);
    app.frames(3);
    assert!(!app.resource::<Glass>().0.is_empty());
    app.look(View::Top);
    app.frames(3);
    assert!(app.resource::<Glass>().0.is_empty());
}

#[test]
fn the_flat_board_opens_from_above_and_the_pyramid_as_it_was_seen() {
    let view = |app: &mut TestApp| {
        app.rest();
        app.pose()
    };
    let of = |view| Pose::from_view(view, BoardOrientation(Side::White));
    let mut app = TestApp::new();
    app.look(View::Chair);
    app.press(ViewAction::ToggleRelief);
    assert_eq!(view(&mut app), of(View::Top));
    // Home is the view from above there.
    app.look(View::Chair);
    app.look(View::Home);
    assert_eq!(view(&mut app), of(View::Top));
    app.press(ViewAction::ToggleRelief);
    assert_eq!(view(&mut app), of(View::Chair));
    app.look(View::Home);
    app.command(Command::SwitchGame(Variant::International));
    assert_eq!(view(&mut app), of(View::Top));
    app.command(Command::SwitchGame(Variant::Brigand(Geometry::Flat)));
    assert_eq!(view(&mut app), of(View::Top));
    app.command(Command::SwitchGame(Variant::Dames3d));
    assert_eq!(view(&mut app), of(View::Home));
    // A view chosen on the flat board is kept.
    app.press(ViewAction::ToggleRelief);
    app.look(View::Chair);
    app.press(ViewAction::ToggleRelief);
    assert_eq!(view(&mut app), of(View::Chair));
}

#[test]
fn the_whole_board_is_in_the_free_part_of_the_window_with_a_margin() {
    let mut app = TestApp::new();
    let sizes =
        [(1280.0, 800.0), (1920.0, 1080.0), (1600.0, 1000.0), (900.0, 600.0), (390.0, 844.0)];
    for (width, height) in sizes {
        app.resize(Vec2::new(width, height));
        let views = Face::SIDES.map(View::from).into_iter();
        for view in views.chain([View::Home, View::Mirrored, View::Chair, View::Top]) {
            app.look(view);
            app.rest();
            let taken = *app.resource::<PanelInsets>();
            let free = Rect::new(taken.left, taken.top, width - taken.right, height - taken.bottom);
            let seen = app.outline_on_screen();
            let margin = 0.02 * free.size().min_element();
            assert!(
                free.inflate(-margin).contains(seen.min)
                    && free.inflate(-margin).contains(seen.max),
                "{view:?} in {width} by {height}: {seen:?} of {free:?}"
            );
            // It fills the free part in one direction.
            let fill = (seen.size() / free.size()).max_element();
            assert!(fill > 0.85, "{view:?} in {width} by {height}: {fill}");
        }
    }
}

#[test]
fn the_view_straight_from_the_chair_is_a_key_and_a_button_away() {
    let mut app = TestApp::new();
    app.key(Key::Character("z".into()), KeyCode::KeyZ);
    app.frames(12);
    let pose = Pose::from_view(View::Chair, BoardOrientation(Side::White));
    assert_eq!(app.pose(), pose);
    app.look(View::Home);
    let button = app.button(ViewAction::GoTo(View::Chair));
    app.click_button_at_once(button);
    app.frames(12);
    assert_eq!(app.pose(), pose);
}

#[test]
fn the_key_of_home_mirrors_it_from_there_and_the_turn_is_kept() {
    let press_h = |app: &mut TestApp| {
        app.key(Key::Character("h".into()), KeyCode::KeyH);
        app.rest();
        app.pose()
    };
    let white = BoardOrientation(Side::White);
    let (right, left) = (Pose::home(white, HomeTurn::Right), Pose::home(white, HomeTurn::Left));
    assert_eq!(right.yaw, -left.yaw);
    let mut app = TestApp::new();
    app.look(View::Top);
    assert_eq!(press_h(&mut app), right);
    assert_eq!(press_h(&mut app), left);
    // From elsewhere the key leads home, to the side that was chosen last.
    app.look(View::SouthEast);
    assert_eq!(press_h(&mut app), left);
    assert_eq!(press_h(&mut app), right);
    // A game that begins at the other chair does not mirror the view.
    let computer = Player::Computer(Level::default());
    app.seat(computer, Player::Person);
    let black = BoardOrientation(Side::Black);
    assert!(app.pose().is_like(Pose::home(black, HomeTurn::Right)));
    // Nor does the way back from the other side.
    app.look(View::OtherSide);
    assert!(press_h(&mut app).is_like(Pose::home(black, HomeTurn::Right)));
    assert!(press_h(&mut app).is_like(Pose::home(black, HomeTurn::Left)));
}

#[test]
fn steps_as_high_as_the_cubes_are_a_choice() {
    let mut app = TestApp::new();
    let height = |app: &TestApp, number| square_top(square(number), app.relief()).y;
    let (low, foot) = (height(&app, 28), height(&app, 46));
    app.press(SettingsAction::Open);
    app.ask(SettingsAction::ToggleHighSteps);
    app.rest();
    let step = (height(&app, 28) - height(&app, 46)) / 4.0;
    assert!((step - 1.0).abs() < 1e-3, "{step}");
    assert!(height(&app, 28) > low && height(&app, 46) == foot);
    // The whole board is still in sight.
    let seen = app.outline_on_screen();
    assert!(seen.min.min_element() > 0.0, "{seen:?}");
    // Sunk and raised again, the steps are as high.
    app.sink();
    app.rest();
    assert_eq!(app.relief(), 0.0);
    app.world().resource_mut::<ViewerSettings>().sunk = false;
    app.rest();
    assert!((app.relief() - HIGHEST).abs() < 1e-4);
    app.ask(SettingsAction::ToggleHighSteps);
    app.rest();
    assert_eq!(height(&app, 28), low);
}

#[test]
fn a_board_without_sides_has_no_compass() {
    let mut app = TestApp::new();
    let is_shown = |app: &mut TestApp| {
        let mut nodes = app.world().query::<(&Name, &ComputedNode)>();
        let mut compasses =
            nodes.iter(app.world_ref()).filter(|(name, _)| name.as_str() == "Compass");
        compasses.any(|(_, node)| !node.is_empty())
    };
    assert!(is_shown(&mut app));
    for (variant, has_compass) in [(Variant::International, false), (Variant::Dames3d, true)] {
        app.command(Command::SwitchGame(variant));
        app.rest();
        assert_eq!(is_shown(&mut app), has_compass, "{variant:?}");
    }
}

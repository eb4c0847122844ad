//! The rules in the window: the page beside the board, its demonstrations, and the way back to the game.

use bevy::input::keyboard::Key;
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use dames3d::board::Face;
use dames3d::engine::Level;
use dames3d::game::Command;
use dames3d::i18n::{Language, Messages};
use dames3d::lessons::{ExampleTopic, RuleExample};
use dames3d::players::Player;
use dames3d::preferences::PreferencesFile;
use dames3d::rules::{BySide, Geometry, Side, Variant};
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::board::demonstration::Demonstration;
use dames3d::viewer::board::marking::marks::SquareMark;
use dames3d::viewer::board::unfolded::pieces::UnfoldedPiece;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::play::actions::{NewGameAction, SeatAction};
use dames3d::viewer::features::rules::actions::ExplainAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::scene::camera::BoardCamera;
use dames3d::viewer::scene::cubes::Spotlight;
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::shell::actions::{PageAction, RULES, ShellAction};
use dames3d::viewer::shell::welcome::{WELCOME, Welcome};
use dames3d::viewer::ui::action_button::ActionButton;

use crate::persistence::fresh;
use crate::test_app::{TestApp, square};

const TOGGLE: PageAction = PageAction::ToggleRules;

impl TestApp {
    fn rules_are_open(&self) -> bool {
        self.resource::<OpenDialogs>().has(RULES)
    }

    /// Presses the button that shows an example and waits until its move is played.
    fn watch(&mut self, example: RuleExample) {
        self.press(ExplainAction::Play(example));
        self.wait_until(|app| app.resource::<Demonstration>().is_played());
        self.rest();
    }

    /// Number of frames of a last move in the scene.
    fn last_move_frames(&mut self) -> usize {
        let mut marks = self.world().query::<&SquareMark>();
        let is_frame =
            |mark: &&SquareMark| matches!(mark, SquareMark::CameFrom | SquareMark::WentTo);
        marks.iter(self.world()).filter(is_frame).count()
    }

    fn squares_shown(&mut self) -> Vec<u8> {
        let pieces = self.pieces_shown().into_iter();
        pieces.map(|(square, _)| square.number()).collect()
    }
}

fn example(topic: ExampleTopic, variant: Variant) -> RuleExample {
    RuleExample { topic, variant }
}

#[test]
fn the_rules_open_by_their_key_and_close_by_it_by_esc_and_by_a_click_outside() {
    let mut app = TestApp::new();
    app.key(Key::F9, KeyCode::F9);
    app.frames(2);
    assert!(app.rules_are_open() && app.resource::<Demonstration>().is_open());
    app.key(Key::F9, KeyCode::F9);
    app.frames(2);
    assert!(!app.rules_are_open() && !app.resource::<Demonstration>().is_open());
    app.press(TOGGLE);
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.rules_are_open() && !app.resource::<Demonstration>().is_open());
    app.press(TOGGLE);
    app.frames(2);
    // A man that could be played stands there.
    app.click(32);
    app.frames(2);
    assert!(!app.rules_are_open() && !app.resource::<Demonstration>().is_open());
    assert!(app.selection().move_input().is_none());
}

#[test]
fn an_example_is_played_on_the_board_and_the_game_comes_back_as_it_was() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.rest();
    app.look(View::NorthEast);
    app.rest();
    app.command(Command::Show(dames3d::rules::Ply(1)));
    let (game, pieces) = (app.game().clone(), app.pieces_shown());
    let camera = app.world().query::<&BoardCamera>().single(app.world());
    let pose = camera.expect("one camera").goal();
    let lit = *app.resource::<Spotlight>();
    assert_eq!(lit, Spotlight(Some(Face::NorthEast)));

    app.press(TOGGLE);
    app.frames(3);
    assert_eq!(app.pieces_shown().len(), 40);
    app.watch(example(ExampleTopic::SideCapture, Variant::Dames3d));
    assert_eq!(app.squares_shown(), [2, 4, 8, 15, 22, 45, 46, 48, 50]);
    assert_eq!(*app.resource::<Spotlight>(), Spotlight(Some(Face::SouthWest)));
    // The same again, and the other one.
    app.watch(example(ExampleTopic::SideCapture, Variant::Dames3d));
    assert_eq!(app.squares_shown(), [2, 4, 8, 15, 22, 45, 46, 48, 50]);
    app.watch(example(ExampleTopic::SideRafle, Variant::Dames3d));
    assert_eq!(app.squares_shown(), [2, 4, 9, 11, 45, 46, 50]);
    // Its subject is a side, and it is seen from there.
    assert_eq!(*app.resource::<Spotlight>(), Spotlight(Some(Face::SouthWest)));
    assert_eq!(*app.game(), game);

    app.key(Key::Escape, KeyCode::Escape);
    app.rest();
    assert_eq!(*app.game(), game);
    assert_eq!(app.pieces_shown(), pieces);
    assert_eq!(app.pieces_in_scene(), pieces.len());
    let camera = app.world().query::<&BoardCamera>().single(app.world());
    let back = camera.expect("one camera").goal();
    assert_eq!(back.pitch, pose.pitch);
    assert!(((back.yaw - pose.yaw) / 2.0).sin().abs() < 1e-4, "{back:?}");
    assert_eq!(*app.resource::<Spotlight>(), lit);
}

#[test]
fn the_next_example_begins_without_the_last_move_of_the_one_before() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.watch(example(ExampleTopic::SideCapture, Variant::Dames3d));
    assert_eq!(app.last_move_frames(), 2);
    let second = example(ExampleTopic::SideRafle, Variant::Dames3d);
    app.press(ExplainAction::Play(second));
    app.frames(2);
    assert!(app.resource::<Demonstration>().is_pausing());
    assert_eq!(app.squares_shown(), [2, 4, 9, 21, 32, 38, 42, 45, 46, 50]);
    assert_eq!(app.last_move_frames(), 0, "nothing has been played here");
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(3);
    assert_eq!(app.last_move_frames(), 0);
}

#[test]
fn a_slow_machine_waits_no_longer_for_the_move_of_a_lesson() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    let rafle = example(ExampleTopic::SideRafle, Variant::Dames3d);
    app.press(ExplainAction::Play(rafle));
    let mut frames = 0;
    while app.resource::<Demonstration>().is_pausing() {
        app.pass_time(1);
        frames += 1;
        assert!(frames < 6, "a frame takes a second");
    }
    assert!(frames > 2, "the position is seen first");
}

#[test]
fn an_example_that_is_left_in_the_middle_of_its_move_leaves_no_piece_behind() {
    let mut app = TestApp::new();
    let pieces = app.pieces_shown();
    app.press(TOGGLE);
    let rafle = example(ExampleTopic::SideRafle, Variant::Dames3d);
    app.press(ExplainAction::Play(rafle));
    app.wait_until(|app| app.resource::<MoveAnimation>().is_running());
    app.frames(8);
    assert!(app.resource::<MoveAnimation>().is_running());
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(3);
    assert!(!app.resource::<MoveAnimation>().is_running());
    assert_eq!(app.pieces_shown(), pieces);
    assert_eq!(app.pieces_in_scene(), pieces.len());
}

#[test]
fn the_five_boards_play_the_example_too() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.watch(example(ExampleTopic::SideCapture, Variant::Dames3d));
    let mut query = app.world().query::<&UnfoldedPiece>();
    let on_side: Vec<_> = query
        .iter(app.world())
        .filter(|piece| piece.face == Face::SouthWest)
        .map(|piece| piece.square)
        .collect();
    assert!(on_side.contains(&square(22)) && !on_side.contains(&square(32)));
}

#[test]
fn a_new_game_a_move_and_a_table_close_the_rules() {
    for action in [
        AnyAction::from(NewGameAction::Open),
        GameAction::PlayOnlyMove.into(),
        GameAction::Switch(Variant::International).into(),
    ] {
        let mut app = TestApp::new();
        app.press(TOGGLE);
        app.frames(2);
        app.ask(&action);
        app.frames(3);
        assert!(!app.rules_are_open(), "{action:?}");
        assert!(!app.resource::<Demonstration>().is_open(), "{action:?}");
        let shown = app.pieces_shown();
        let setup = app.game().current_setup();
        assert_eq!(shown, setup.pieces_on_squares().collect::<Vec<_>>());
    }
    // Without a key or a button.
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.command(Command::Play("32-28".parse().expect("a move")));
    app.frames(3);
    assert!(!app.rules_are_open());
    assert_eq!(app.squares_shown().len(), 40);
    assert!(app.squares_shown().contains(&28));
}

#[test]
fn views_leave_the_rules_open_and_a_picture_lights_its_board() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.frames(2);
    app.press(ViewAction::GoTo(View::SouthEast));
    app.frames(2);
    assert!(app.rules_are_open());
    assert_eq!(*app.resource::<Spotlight>(), Spotlight(Some(Face::SouthEast)));
}

#[test]
fn a_drag_over_the_board_turns_it_and_plays_nothing() {
    let mut app = TestApp::new();
    app.look(View::Home);
    app.press(TOGGLE);
    app.frames(3);
    let yaw = app.yaw();
    let (from, to) = (app.pixel(32), app.pixel(28));
    app.move_to(from);
    app.act(PointerAction::Press(PointerButton::Primary));
    app.move_to(from.lerp(to, 0.5));
    app.move_to(to + Vec2::new(40.0, 0.0));
    app.act(PointerAction::Release(PointerButton::Primary));
    app.frames(2);
    assert!(app.rules_are_open());
    assert!(app.yaw() != yaw);
    assert!(app.game().turns().len() == 0);
}

#[test]
fn the_computer_waits_while_the_rules_are_open() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.frames(3);
    let mut players = BySide { white: Player::Person, black: Player::Person };
    players[Side::White] = Player::Computer(Level::default());
    let mut seats = app.world().resource_mut::<PlayerSeats>();
    seats.set(Variant::Dames3d, players);
    app.frames(10);
    assert!(app.resource::<CurrentAnalysis>().get().is_none());
    app.key(Key::Escape, KeyCode::Escape);
    app.wait_until(|app| app.game().turns().len() == 1);
}

#[test]
fn every_variant_has_a_page_with_its_lessons() {
    for variant in Variant::ALL {
        let mut app = TestApp::new();
        app.command(Command::SwitchGame(variant));
        app.press(TOGGLE);
        app.frames(3);
        for example in RuleExample::of_variant(variant) {
            let button = app.button(ExplainAction::Play(example));
            assert!(app.world().get::<ChildOf>(button).is_some(), "{variant:?}");
            app.watch(example);
            let demonstrated = example.demonstration().expect("a legal example");
            let setup = demonstrated.after.setup();
            let shown: Vec<_> = setup.pieces_on_squares().collect();
            assert_eq!(app.pieces_shown(), shown, "{example:?}");
        }
        let has_boards = variant.has_sides();
        let mut names = app.world().query::<&Name>();
        let boards =
            names.iter(app.world()).filter(|name| name.as_str() == "Pictures of the boards");
        assert_eq!(boards.count() > 0, has_boards, "{variant:?}");
    }
    assert!(!Variant::Family(Geometry::Flat).has_sides());
}

/// The first start, with this settings file.
fn first_start(file: &std::path::Path) -> TestApp {
    let file = PreferencesFile::new(file.to_owned());
    TestApp::with(|app| {
        app.insert_resource(Welcome::Due);
        persistence::plugin(app, file, Some(Language::English));
    })
}

#[test]
fn the_first_start_says_what_this_is_once() {
    let path = fresh("welcome");
    let mut app = first_start(&path);
    assert!(app.resource::<OpenDialogs>().has(WELCOME));
    assert!(app.mentions(Messages::welcome_words));
    app.press(SeatAction::PlayTwo);
    app.frames(2);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    app.frames(10);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    drop(app);
    let mut kept = PreferencesFile::new(path).load().expect("it is kept");
    assert!(kept.take::<bool>("welcomed"));
}

#[test]
fn the_card_of_the_first_start_shows_the_rules() {
    let mut app = first_start(&fresh("welcome-rules"));
    let rules: Vec<_> = {
        let mut buttons = app.world().query::<(Entity, &Name, &ActionButton)>();
        let found = buttons.iter(app.world());
        found
            .filter(|(_, name, button)| name.as_str() == "Rules" && button.0 == TOGGLE)
            .map(|(entity, ..)| entity)
            .collect()
    };
    let [button] = rules[..] else {
        panic!("one button");
    };
    app.click_button_at_once(button);
    app.frames(2);
    assert!(app.rules_are_open());
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
}

#[test]
fn the_card_of_the_first_start_is_in_nobodys_way() {
    // A typed move.
    let mut app = first_start(&fresh("welcome-typed"));
    for (sign, code) in [
        ("3", KeyCode::Digit3),
        ("2", KeyCode::Digit2),
        ("2", KeyCode::Digit2),
        ("8", KeyCode::Digit8),
    ] {
        app.key(Key::Character(sign.into()), code);
    }
    app.key(Key::Enter, KeyCode::Enter);
    app.frames(3);
    assert_eq!(app.game().turns().len(), 1);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    // A click.
    let mut app = first_start(&fresh("welcome-click"));
    app.look(View::Top);
    assert!(app.resource::<OpenDialogs>().has(WELCOME));
    app.click(46);
    app.frames(2);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    // Esc.
    let mut app = first_start(&fresh("welcome-esc"));
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    // Every other session.
    assert!(!TestApp::new().resource::<OpenDialogs>().has(WELCOME));
}

#[test]
fn the_numbers_over_the_board_go_with_the_example_that_is_left() {
    let mut app = TestApp::new();
    app.press(TOGGLE);
    app.frames(3);
    app.watch(example(ExampleTopic::SideRafle, Variant::Dames3d));
    app.frames(2);
    assert!(!app.poles().is_empty());
    app.press(TOGGLE);
    app.frames(3);
    assert_eq!(app.poles(), []);
}

#[test]
fn one_click_on_the_card_of_the_first_start_seats_the_computer_or_two_persons() {
    let mut app = first_start(&fresh("welcome-computer"));
    app.frames(3);
    let button = app.button(SeatAction::PlayComputer);
    app.click_button_at_once(button);
    app.frames(2);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    let seats = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!(seats[Side::White], Player::Person);
    let level = Level::new(2).expect("a level");
    assert_eq!(seats[Side::Black], Player::Computer(level));
    // The board is ready for the first move.
    app.play(&["32-28"]);
    app.wait_until(|app| app.game().turns().len() == 2);

    let mut app = first_start(&fresh("welcome-two"));
    app.frames(3);
    let button = app.button(SeatAction::PlayTwo);
    app.click_button_at_once(button);
    app.frames(2);
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    let seats = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert!(Player::are_all_persons(&seats));
}

#[test]
fn the_card_of_the_first_start_comes_back_after_the_rules_until_something_is_played() {
    let mut app = first_start(&fresh("welcome-back"));
    app.frames(3);
    for _ in 0..2 {
        app.press(TOGGLE);
        app.frames(3);
        assert!(app.rules_are_open() && !app.resource::<OpenDialogs>().has(WELCOME));
        app.key(Key::Escape, KeyCode::Escape);
        app.frames(3);
        assert!(!app.rules_are_open() && app.resource::<OpenDialogs>().has(WELCOME));
    }
    // The move closes the rules, and the card stays closed.
    app.press(TOGGLE);
    app.frames(3);
    app.play(&["32-28"]);
    app.frames(3);
    assert!(!app.rules_are_open() && !app.resource::<OpenDialogs>().has(WELCOME));
}

#[test]
fn the_rules_stay_closed_while_something_is_practiced() {
    let mut app = TestApp::new();
    app.ask(LessonAction::Open);
    app.frames(4);
    app.ask(TOGGLE);
    app.frames(2);
    assert!(!app.rules_are_open());
    app.ask(ShellAction::ToggleHelp);
    app.frames(3);
    let world = app.world();
    let mut buttons = world.query::<(&ActionButton, Has<InteractionDisabled>)>();
    let rules = buttons.iter(world).filter(|(button, _)| button.0 == TOGGLE);
    let disabled: Vec<bool> = rules.map(|(_, is_disabled)| is_disabled).collect();
    assert_eq!(disabled, [true, true], "in the toolbar and in the help");
}

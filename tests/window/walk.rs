//! The keyboard on the board: the walk over the squares, typed moves and questions.

use std::collections::{BTreeSet, VecDeque};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use dames3d::board::Square;
use dames3d::game::Command;
use dames3d::i18n::Messages;
use dames3d::pictures::UnfoldedLayout;
use dames3d::rules::{Geometry, IllegalMove, Side, Variant};
use dames3d::viewer::board::marking::marks::{SquareMark, marks};
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::board::walk::ScreenDirection;
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::share::SHARE;
use dames3d::viewer::features::walk::walking::{
    DrawnSquare, next, squares_of_scene, squares_of_unfolded,
};
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::messages::{Announcement, View};
use dames3d::viewer::shell::actions::PageAction;

use crate::engine_bridge::seat;
use crate::test_app::{TestApp, square};

/// The words announced so far.
#[derive(Resource, Default)]
struct Announced(Vec<String>);

fn collect(mut announced: ResMut<Announced>, mut messages: MessageReader<Announcement>) {
    announced.0.extend(messages.read().map(|Announcement(words)| words.clone()));
}

fn session() -> TestApp {
    TestApp::with(|app| {
        app.init_resource::<Announced>().add_systems(Last, collect);
    })
}

fn key_of(character: char) -> (Key, KeyCode) {
    match character {
        '\n' => (Key::Enter, KeyCode::Enter),
        '\t' => (Key::Tab, KeyCode::Tab),
        '\u{8}' => (Key::Backspace, KeyCode::Backspace),
        '\u{1b}' => (Key::Escape, KeyCode::Escape),
        '↑' => (Key::ArrowUp, KeyCode::ArrowUp),
        '↓' => (Key::ArrowDown, KeyCode::ArrowDown),
        '←' => (Key::ArrowLeft, KeyCode::ArrowLeft),
        '→' => (Key::ArrowRight, KeyCode::ArrowRight),
        ' ' => (Key::Space, KeyCode::Space),
        other => (Key::Character(other.to_string().into()), KeyCode::KeyA),
    }
}

/// Types all of this within one frame.
fn type_at_once(app: &mut TestApp, text: &str) {
    for character in text.chars() {
        let (logical_key, key_code) = key_of(character);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            app.world().write_message(KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
        }
    }
    app.frames(3);
}

/// Types this, each key in frames of its own.
fn type_slowly(app: &mut TestApp, text: &str) {
    for character in text.chars() {
        type_at_once(app, &character.to_string());
    }
}

fn last_move(app: &TestApp) -> Option<(u8, u8)> {
    let (from, to) = app.game().last_turn()?.squares()?;
    Some((from.number(), to.number()))
}

fn walker(app: &TestApp) -> Option<u8> {
    app.selection().walker().map(Square::number)
}

#[test]
fn a_move_is_typed_anywhere_even_within_one_frame() {
    let mut app = session();
    type_at_once(&mut app, "32-28\n");
    assert_eq!(last_move(&app), Some((32, 28)));
    assert!(!app.resource::<MoveEntry>().is_open());
    type_slowly(&mut app, "1923\n");
    assert_eq!(last_move(&app), Some((19, 23)));
    type_slowly(&mut app, "28x\n");
    assert_eq!(last_move(&app), Some((28, 19)), "the beginning of the only capture");
}

#[test]
fn typing_shows_the_moves_that_fit_and_completes_them() {
    let mut app = session();
    type_slowly(&mut app, "3");
    assert!(app.selection().typed().len() >= 5, "several pieces");
    type_slowly(&mut app, "2");
    let shown = marks(app.game(), app.selection(), None, true);
    for mark in [
        (SquareMark::Chosen, square(32)),
        (SquareMark::End, square(28)),
        (SquareMark::End, square(27)),
    ] {
        assert!(shown.contains(&mark), "{mark:?} in {shown:?}");
    }
    let listed = app.resource::<MoveEntry>().answer.clone();
    assert!(listed.contains("32-27") && listed.contains("32-28"), "{listed}");
    type_slowly(&mut app, "\t");
    let first = app.resource::<MoveEntry>().text.clone().expect("a text");
    type_slowly(&mut app, "\t");
    let second = app.resource::<MoveEntry>().text.clone().expect("a text");
    assert_ne!(first, second);
    type_slowly(&mut app, "\t");
    assert!(app.resource::<MoveEntry>().text.is_some());
    type_slowly(&mut app, "\u{1b}");
    assert!(!app.resource::<MoveEntry>().is_open());
    assert_eq!(app.selection().move_input(), None);
    assert!(app.selection().typed().is_empty());
    assert_eq!(last_move(&app), None);
}

#[test]
fn a_refused_move_says_the_reason_of_a_refused_click_and_can_be_corrected() {
    let mut app = session();
    type_slowly(&mut app, "3223\n");
    assert_eq!(app.rejections(), [IllegalMove::OneStep(square(32))]);
    let entry = app.resource::<MoveEntry>();
    let one_step = app.message(Messages::refusal_one_step);
    assert!(entry.is_refused && entry.answer.contains(&one_step), "{entry:?}");
    let reason = entry.answer.clone();
    let announced = &app.resource::<Announced>().0;
    let times = announced.iter().filter(|words| **words == reason).count();
    assert_eq!(times, 1, "said once: {announced:?}");
    type_slowly(&mut app, "\u{8}8\n");
    assert_eq!(last_move(&app), Some((32, 28)));
}

#[test]
fn questions_are_answered_in_words() {
    let mut app = session();
    type_slowly(&mut app, "/where white kings\n");
    let entry = app.resource::<MoveEntry>();
    let none = app.message(|messages| {
        messages.spoken_places(messages.spoken_white_kings(), messages.spoken_none())
    });
    assert_eq!((entry.text.as_deref(), entry.answer.as_str()), (Some(""), none.as_str()));
    let announced = &app.resource::<Announced>().0;
    assert_eq!(announced.last(), Some(&none));
    type_slowly(&mut app, "row 12\n");
    assert!(app.resource::<MoveEntry>().is_refused);
}

#[test]
fn nothing_is_typed_while_a_dialog_waits_for_an_answer() {
    let mut app = session();
    app.world().resource_mut::<OpenDialogs>().open(SHARE, ());
    app.frames(2);
    type_slowly(&mut app, "32-28\n");
    assert_eq!(last_move(&app), None);
    assert!(!app.resource::<MoveEntry>().is_open());
}

#[test]
fn the_keyboard_walks_chooses_and_plays() {
    let mut app = session();
    assert_eq!(walker(&app), None);
    type_slowly(&mut app, "\n");
    let begin = walker(&app).expect("a walk");
    assert_eq!(app.selection().hovered().map(Square::number), Some(begin));
    let shown = marks(app.game(), app.selection(), None, true);
    assert!(shown.contains(&(SquareMark::Walker, square(begin))), "{shown:?}");
    // From piece to piece, then from destination to destination.
    for _ in 0..50 {
        if walker(&app) == Some(32) {
            break;
        }
        type_slowly(&mut app, "\t");
    }
    assert_eq!(walker(&app), Some(32));
    type_slowly(&mut app, "\n\t");
    assert!(matches!(walker(&app), Some(27 | 28)));
    type_slowly(&mut app, "\u{1b}");
    assert_eq!(app.selection().move_input(), None, "Esc deselects first");
    assert!(walker(&app).is_some());
    while walker(&app) != Some(32) {
        type_slowly(&mut app, "\t");
    }
    // The way up of a man, in steps on the screen.
    type_slowly(&mut app, "\n↑");
    assert!(matches!(walker(&app), Some(27 | 28)), "{:?}", walker(&app));
    type_slowly(&mut app, "\n");
    assert_eq!(last_move(&app).map(|(from, _)| from), Some(32));
    type_slowly(&mut app, "\u{1b}");
    assert_eq!(walker(&app), None, "Esc ends the walk");
    assert_eq!(app.selection().hovered(), None);
}

#[test]
fn arrows_follow_the_screen_from_both_chairs() {
    let mut app = session();
    type_slowly(&mut app, "\n");
    let begin = square(walker(&app).expect("a walk"));
    type_slowly(&mut app, "↑");
    let up = square(walker(&app).expect("a walk"));
    assert_eq!(up.row(), begin.row() + 1);
    app.look(View::OtherSide);
    app.rest();
    type_slowly(&mut app, "↑");
    assert_eq!(square(walker(&app).expect("a walk")).row(), begin.row());
}

#[test]
fn the_walk_goes_over_to_the_five_boards_and_back() {
    let mut app = session();
    app.frames(30);
    type_slowly(&mut app, "\ng");
    let mut seen = BTreeSet::new();
    for _ in 0..24 {
        type_slowly(&mut app, "←");
        seen.extend(app.resource::<dames3d::viewer::features::walk::WalkedBoard>().face);
    }
    assert!(seen.len() > 1, "from the top to a side: {seen:?}");
    type_slowly(&mut app, "g");
    assert_eq!(app.resource::<dames3d::viewer::features::walk::WalkedBoard>().face, None);
}

/// The squares that arrows lead to from this one.
fn reached(squares: &[DrawnSquare], from: DrawnSquare) -> BTreeSet<Square> {
    let mut found = vec![from];
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        for direction in ScreenDirection::ALL {
            if let Some(there) = next(squares, here.at, direction, here.at)
                && !found.contains(&there)
            {
                found.push(there);
                queue.push_back(there);
            }
        }
    }
    found.into_iter().map(|drawn| drawn.square).collect()
}

#[test]
fn arrows_lead_from_every_square_to_every_other_in_every_view() {
    let mut grounds = Vec::new();
    for step in 0..72 {
        let yaw = f32::to_radians(5.0 * step as f32);
        grounds.push((format!("scene at {yaw}"), squares_of_scene(yaw)));
    }
    for geometry in [Geometry::Flat, Geometry::Pyramid] {
        for side in Side::BOTH {
            for sheet in [(400.0, 800.0), (1600.0, 500.0)] {
                let (layout, _) = UnfoldedLayout::fitting(geometry, side, sheet);
                grounds.push((format!("{layout:?}"), squares_of_unfolded(&layout)));
            }
        }
    }
    for (name, squares) in grounds {
        for &from in &squares {
            let reached = reached(&squares, from);
            assert_eq!(reached.len(), Square::COUNT, "from {from:?} on {name}");
        }
    }
}

#[test]
fn left_and_right_keep_to_the_row_and_up_and_down_to_the_column() {
    let squares = squares_of_scene(0.0);
    let place =
        |number| *squares.iter().find(|drawn| drawn.square == square(number)).expect("a square");
    let numbers = |direction, steps: usize| {
        let mut here = place(33);
        let column = here.at;
        let mut numbers = Vec::new();
        for _ in 0..steps {
            here = next(&squares, here.at, direction, column).expect("a square");
            numbers.push(here.square.number());
        }
        numbers
    };
    assert_eq!(numbers(ScreenDirection::Left, 2), [32, 31]);
    assert_eq!(numbers(ScreenDirection::Right, 2), [34, 35]);
    let up = numbers(ScreenDirection::Up, 6);
    assert_eq!([up[1], up[3], up[5]], [23, 13, 3], "{up:?}");
}

#[test]
fn a_refused_text_is_replaced_by_typing_and_leaves_other_keys_alone() {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.rest();
    type_slowly(&mut app, "3440\n");
    assert!(app.resource::<MoveEntry>().is_refused);
    type_slowly(&mut app, "3");
    let entry = app.resource::<MoveEntry>();
    assert_eq!((entry.text.as_deref(), entry.is_refused), (Some("3"), false));
    type_slowly(&mut app, "440\n");
    assert!(app.resource::<MoveEntry>().is_refused);
    // The arrow steps through the game, and the text is gone.
    type_slowly(&mut app, "←");
    assert_eq!(app.shown().0, 1);
    assert!(!app.resource::<MoveEntry>().is_open());
}

#[test]
fn a_refused_text_ends_with_its_position_its_table_and_a_dialog() {
    let ends: [fn(&mut TestApp); 5] = [
        |app| app.play(&["33-29"]),
        |app| app.command(Command::NewGame),
        |app| app.command(Command::SwitchGame(Variant::International)),
        |app| app.ask(PageAction::ToggleLearning),
        |app| app.ask(EndgameAction::Open),
    ];
    for (index, end) in ends.into_iter().enumerate() {
        let mut app = session();
        type_slowly(&mut app, "3223\n");
        assert!(app.resource::<MoveEntry>().is_refused);
        app.frames(5);
        assert!(app.resource::<MoveEntry>().is_refused, "it stays to be read");
        end(&mut app);
        app.frames(3);
        assert!(!app.resource::<MoveEntry>().is_open(), "{index}");
    }
}

#[test]
fn a_move_typed_while_the_computer_thinks_is_played_when_the_turn_comes() {
    let mut app = session();
    app.play(&["32-28"]);
    seat(&mut app, Variant::Dames3d, Side::Black, 2);
    app.frames(2);
    type_slowly(&mut app, "31-26\n");
    let entry = app.resource::<MoveEntry>();
    assert!(entry.waits || !entry.is_open(), "{entry:?}");
    app.wait_until(|app| app.game().turns().len() >= 3 || app.resource::<MoveEntry>().is_refused);
    // A capture may have become compulsory; that is said.
    let entry = app.resource::<MoveEntry>();
    assert!(entry.is_refused || !entry.is_open(), "{entry:?}");
}

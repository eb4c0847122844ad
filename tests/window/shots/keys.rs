use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use dames3d::i18n::Messages;
use dames3d::notation::move_text;
use dames3d::rules::{Move, Position, Variant};
use dames3d::shots::Hint;
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::{ShotPhase, ShotsPractice};
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::game_actions::GameAction;

use super::{session, solving, two, white_wins};
use crate::test_app::TestApp;

impl TestApp {
    pub(crate) fn type_move(&mut self, mv: Move) {
        self.type_written(&move_text::write(self.game().position(), mv));
    }

    /// Types a move of the line before its position is on the board.
    pub(crate) fn type_ahead(&mut self, (position, mv): (Position, Move)) {
        self.type_written(&move_text::write(&position, mv));
    }

    fn type_written(&mut self, text: &str) {
        self.key(Key::Character("/".into()), KeyCode::Slash);
        for character in text.chars() {
            let code = match character {
                '-' => KeyCode::Minus,
                _ => KeyCode::Digit1,
            };
            self.key(Key::Character(character.to_string().into()), code);
        }
        self.key(Key::Enter, KeyCode::Enter);
    }
}

#[test]
fn an_exercise_is_opened_solved_and_left_with_keys_alone() {
    let mut app = session(two);
    app.key(Key::Character("q".into()), KeyCode::KeyQ);
    app.frames(2);
    // From the lesson's card to the next one.
    app.key(Key::ArrowRight, KeyCode::ArrowRight);
    app.key(Key::Enter, KeyCode::Enter);
    app.until_solving();
    let first = app.exercise().exercise().id();
    for _ in 0..app.exercise().exercise().solver_moves().count() {
        let mv = app.right_move();
        app.type_move(mv);
        app.wait_until(|app| app.exercise().is_over() || app.exercise().is_solving());
        app.rest();
    }
    assert!(app.exercise().is_over(), "{:?}", app.notices());
    assert_eq!(app.results(Variant::Dames3d).solved(), 1);
    app.key(Key::Enter, KeyCode::Enter);
    app.until_solving();
    assert_ne!(app.exercise().exercise().id(), first);
    app.key(Key::Character("i".into()), KeyCode::KeyI);
    assert!(matches!(app.exercise().hint(), Some(Hint::Boards(_))));
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.is_practicing() && !app.is_open::<ShotsPractice>());
}

#[test]
fn the_keyboard_walks_over_the_squares_to_solve() {
    let mut app = solving(white_wins);
    let mv = app.right_move();
    app.key(Key::Enter, KeyCode::Enter);
    for _ in 0..20 {
        if app.selection().walker() == Some(mv.from()) {
            break;
        }
        app.key(Key::Tab, KeyCode::Tab);
    }
    assert_eq!(app.selection().walker(), Some(mv.from()));
    app.key(Key::Enter, KeyCode::Enter);
    for _ in 0..20 {
        if app.selection().walker() == Some(mv.to()) {
            break;
        }
        app.key(Key::Tab, KeyCode::Tab);
    }
    app.key(Key::Enter, KeyCode::Enter);
    app.until_solving();
    assert_eq!(app.exercise().attempt().progress().0, 1);
}

#[test]
fn exercises_do_not_open_over_another_practice_or_a_dialog() {
    let open = ShotsAction::Open;
    let lesson = dames3d::viewer::features::lesson::actions::LessonAction::Open;
    for before in [AnyAction::from(NewGameAction::Open), lesson.into()] {
        let mut app = session(white_wins);
        app.ask(&before);
        app.frames(4);
        app.ask(open);
        app.frames(10);
        assert!(!app.is_open::<ShotsPractice>(), "{before:?}");
    }
}

#[test]
fn actions_of_games_are_not_possible_while_an_exercise_is_solved() {
    let mut app = solving(white_wins);
    let position = *app.game().position();
    for action in [
        AnyAction::from(NewGameAction::Open),
        GameAction::Undo.into(),
        PlayAction::Resign.into(),
        GameAction::SwitchToOther.into(),
    ] {
        app.ask(&action);
        app.frames(3);
        assert!(!app.resource::<OpenDialogs>().is_modal(), "{action:?}");
        assert_eq!(*app.game().position(), position, "{action:?}");
    }
}

/// Moves are typed while the opponent's move before the position is awaited and shown, and while its reply is.
#[test]
fn a_move_typed_before_the_solvers_turn_waits_for_it() {
    let mut app = session(white_wins);
    app.do_exercise(ShotsAction::Open);
    app.wait_until(|app| app.phase() == Some(ShotPhase::LeadIn));
    app.frames(2);
    let line: Vec<_> = app.exercise().exercise().solver_moves().collect();
    let wait_for = |app: &mut TestApp, found: usize| {
        assert!(app.resource::<MoveEntry>().waits, "{:?}", app.resource::<MoveEntry>());
        assert!(app.says(Messages::entry_waits));
        app.wait_until(|app| app.exercise().attempt().progress().0 == found);
        assert!(!app.resource::<MoveEntry>().is_open());
    };
    app.type_ahead(line[0]);
    wait_for(&mut app, 1);
    assert_eq!(app.phase(), Some(ShotPhase::Reply));
    app.type_ahead(line[1]);
    wait_for(&mut app, 2);
}

#[test]
fn a_move_typed_after_a_wrong_one_takes_that_back_and_is_played() {
    for phase in [ShotPhase::Refutation, ShotPhase::Refuted] {
        let mut app = solving(white_wins);
        let right = (*app.game().position(), app.right_move());
        let wrong = app.other_move();
        app.click_move(wrong);
        app.wait_until(|app| app.phase() == Some(phase));
        app.type_ahead(right);
        app.wait_until(|app| app.exercise().attempt().progress().0 == 1);
        assert!(!app.resource::<MoveEntry>().is_open(), "{phase:?}");
    }
}

#[test]
fn a_move_that_waits_is_gone_with_another_exercise_and_with_escape() {
    let mut app = session(two);
    app.do_exercise(ShotsAction::Open);
    app.wait_until(|app| app.phase() == Some(ShotPhase::LeadIn));
    app.frames(2);
    let first = app.exercise().exercise().solver_moves().next().expect("a move");
    app.type_ahead(first);
    assert!(app.resource::<MoveEntry>().waits);
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.resource::<MoveEntry>().is_open());
    app.type_ahead(first);
    app.press(ShotsAction::Next);
    app.frames(2);
    assert!(!app.resource::<MoveEntry>().is_open());
    app.until_solving();
    assert_eq!(app.exercise().attempt().progress().0, 0);
}

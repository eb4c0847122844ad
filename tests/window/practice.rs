//! The practice board: a position that stands in for the current game, which waits and comes back as it was.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use dames3d::game::Command;
use dames3d::game_tree::{Arrow, Mark, MarkColor};
use dames3d::notation::fen;
use dames3d::players::Player;
use dames3d::rules::{Position, Side, Variant};
use dames3d::viewer::board::practice_host::Practice;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::endgames::state::EndgamePractice;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::lesson::state::OpenLesson;
use dames3d::viewer::features::play::actions::{NewGameAction, PlayAction};
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::ShotsPractice;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::features::vision::state::VisionPractice;
use dames3d::viewer::kernel::actions::{ActionRequest, AnyAction};
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::dialogs::{OpenDialogs, RESULT};
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::PracticeCommand;
use dames3d::viewer::kernel::mode::{BoardMode, PracticeId};
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::shell::actions::ClipboardAction;

use crate::autosave::{moves_on_disk, window};
use crate::clocks::{left, pass, timed};
use crate::engine_bridge::seat;
use crate::test_app::{TestApp, square};

/// A practice that no feature has.
const TASK: PracticeId = PracticeId::new("task");

/// Two captures to choose from, and none in return after the first.
const EXERCISE: &str = "W:W39,49:B33,44";

fn exercise() -> Position {
    fen::read_position(EXERCISE, Variant::Dames3d).expect("a position")
}

impl TestApp {
    fn practice(&mut self, command: PracticeCommand) {
        self.world().write_message(command);
        self.rest();
    }

    pub(crate) fn is_practicing(&self) -> bool {
        self.resource::<CurrentSession>().is_practicing()
    }

    /// Returns `true` while this is practiced.
    pub(crate) fn is_open<P: Practice>(&self) -> bool {
        let mode = *self.resource::<State<BoardMode>>().get();
        let is_open = mode == BoardMode::Practice(P::ID);
        assert_eq!(is_open, self.world_ref().contains_resource::<P>(), "{mode:?}");
        is_open
    }

    fn numbers_shown(&mut self) -> Vec<u8> {
        let pieces = self.pieces_shown().into_iter();
        pieces.map(|(square, _)| square.number()).collect()
    }
}

#[test]
fn a_practice_is_played_by_clicks_and_leaves_the_game_as_it_was() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.rest();
    let (game, pieces) = (app.game().clone(), app.pieces_shown());
    app.practice(PracticeCommand::Begin(TASK, exercise()));
    assert_eq!(app.numbers_shown(), [33, 39, 44, 49]);
    app.click(39);
    app.click(28);
    app.rest();
    assert_eq!(app.numbers_shown(), [28, 44, 49]);
    app.practice(PracticeCommand::PassTurn);
    assert_eq!(app.game().position().side_to_move(), Side::White);
    app.click(49);
    app.click(40);
    app.rest();
    // Black has lost; that ends no game.
    assert_eq!(app.numbers_shown(), [28, 40]);
    assert!(!app.resource::<OpenDialogs>().has(RESULT));
    app.practice(PracticeCommand::End);
    assert_eq!(*app.game(), game);
    assert_eq!(app.pieces_shown(), pieces);
    assert!(!app.is_practicing());
}

#[test]
fn escape_deselects_a_piece_and_then_ends_the_practice() {
    let mut app = TestApp::new();
    app.practice(PracticeCommand::Begin(TASK, exercise()));
    app.click(39);
    assert!(app.selection().move_input().is_some());
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(app.selection().move_input().is_none() && app.is_practicing());
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.is_practicing());
    assert_eq!(app.pieces_shown().len(), 40);
}

#[test]
fn the_clock_of_the_game_stands_still_meanwhile() {
    let (mut app, now) = timed("300");
    pass(&mut app, &now, 1_000);
    let before = left(&app, Side::White);
    app.world().write_message(PracticeCommand::Begin(TASK, exercise()));
    app.frames(2);
    for _ in 0..40 {
        pass(&mut app, &now, 500);
    }
    app.world().write_message(PracticeCommand::End);
    app.frames(2);
    assert_eq!(app.game().variant(), Variant::International);
    assert_eq!(left(&app, Side::White), before);
    pass(&mut app, &now, 1_000);
    pass(&mut app, &now, 1_000);
    assert!(left(&app, Side::White) < before, "the clock runs again");
}

#[test]
fn nothing_of_a_practice_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = window(folder.path());
    app.play(&["32-28"]);
    assert_eq!(moves_on_disk(folder.path()), Some(1));
    app.practice(PracticeCommand::Begin(TASK, exercise()));
    app.play(&["39x28"]);
    app.practice(PracticeCommand::PassTurn);
    app.command(Command::NewGame);
    assert_eq!(moves_on_disk(folder.path()), Some(1));
    app.practice(PracticeCommand::End);
    app.play(&["19-23"]);
    assert_eq!(moves_on_disk(folder.path()), Some(2));
    assert_eq!(app.game().turns().len(), 2);
}

#[test]
fn engines_wait_and_persons_play_both_sides() {
    let mut app = TestApp::new();
    seat(&mut app, Variant::Dames3d, Side::White, 1);
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.world().write_message(PracticeCommand::Begin(TASK, exercise()));
    app.frames(2);
    let turns = app.resource::<CurrentSession>().all().game().turns().len();
    app.frames(60);
    let session = app.resource::<CurrentSession>();
    assert_eq!(session.all().game().turns().len(), turns);
    assert_eq!(session.game().turns().len(), 0);
    assert!(app.resource::<CurrentAnalysis>().get().is_none());
    let seats = app.resource::<PlayerSeats>();
    assert_eq!(seats.at(Variant::Dames3d)[Side::White], Player::Person);
    assert!(seats.of_session().at(Variant::Dames3d)[Side::White].is_computer());
    app.practice(PracticeCommand::End);
    app.wait_until(|app| app.game().turns().len() > turns + 1);
}

#[test]
fn actions_of_games_are_not_possible_and_those_of_the_view_are() {
    let mut app = TestApp::new();
    app.practice(PracticeCommand::Begin(TASK, exercise()));
    for action in [
        AnyAction::from(NewGameAction::Open),
        GameAction::Undo.into(),
        PlayAction::Resign.into(),
        GameAction::SwitchToOther.into(),
        ClipboardAction::PasteFen.into(),
    ] {
        app.ask(&action);
        app.frames(3);
        assert!(!app.resource::<OpenDialogs>().is_modal(), "{action:?}");
        assert_eq!(app.numbers_shown(), [33, 39, 44, 49], "{action:?}");
    }
    app.key(Key::Character("n".into()), KeyCode::KeyN);
    app.frames(1);
    let numbers = app.resource::<dames3d::viewer::kernel::settings::ViewerSettings>().numbers;
    assert!(!numbers);
}

/// The actions that open a practice.
fn opening() -> [AnyAction; 4] {
    [
        LessonAction::Open.into(),
        ShotsAction::Open.into(),
        EndgameAction::Open.into(),
        VisionAction::Toggle.into(),
    ]
}

/// The practices that are open, in the order of their actions.
fn open_practices(app: &TestApp) -> [bool; 4] {
    [
        app.is_open::<OpenLesson>(),
        app.is_open::<ShotsPractice>(),
        app.is_open::<EndgamePractice>(),
        app.is_open::<VisionPractice>(),
    ]
}

#[test]
fn one_practice_is_open_at_a_time() {
    for (first, opened) in opening().into_iter().zip(0..) {
        let only = [0, 1, 2, 3].map(|place| place == opened);
        let others = opening().into_iter().filter(|other| *other != first);
        let mut app = TestApp::new();
        app.ask(&first);
        app.frame();
        // Before the shots have been read.
        app.world().write_message_batch(others.clone().map(ActionRequest));
        app.frame();
        assert_eq!(open_practices(&app), only, "{first:?}");
        app.frames(20);
        app.world().write_message_batch(others.map(ActionRequest));
        app.frames(3);
        assert_eq!(open_practices(&app), only, "{first:?}");
    }
}

#[test]
fn of_several_practices_opened_in_one_frame_one_opens() {
    let mut app = TestApp::new();
    app.world().write_message_batch(opening().map(ActionRequest));
    app.frames(20);
    let open = open_practices(&app).into_iter().filter(|&open| open);
    assert_eq!(open.count(), 1);
    assert!(app.is_practicing());
}

#[test]
fn no_practice_opens_while_a_position_is_set_up() {
    let mut app = TestApp::new();
    app.press(EditorAction::Open);
    for action in opening() {
        app.ask(&action);
        app.frames(5);
        assert_eq!(open_practices(&app), [false; 4], "{action:?}");
        assert!(!app.is_practicing());
    }
}

#[test]
fn a_position_that_is_dropped_ends_the_practice_and_is_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("position.fen");
    std::fs::write(&file, EXERCISE).expect("written");
    let mut app = TestApp::new();
    let mut windows = app.world().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).expect("one window");
    for action in opening() {
        app.command(Command::NewGame);
        app.ask(&action);
        app.frames(5);
        assert!(app.is_practicing(), "{action:?}");
        app.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file.clone() });
        app.wait_until(|app| *app.game().position() == exercise());
        app.frames(3);
        assert!(!app.is_practicing());
        assert_eq!(open_practices(&app), [false; 4], "{action:?}");
    }
}

#[test]
fn marks_and_arrows_of_an_exercise_are_drawn_and_replaced() {
    let mut app = TestApp::new();
    app.practice(PracticeCommand::Begin(TASK, exercise()));
    let arrow = Arrow { color: MarkColor::Green, from: square(39), to: square(28) };
    let mark = Mark { color: MarkColor::Yellow, square: square(28) };
    app.practice(PracticeCommand::Draw { marks: vec![mark], arrows: vec![arrow] });
    let noted = |app: &TestApp| app.game().shown_node().annotations.clone();
    assert_eq!((noted(&app).marks, noted(&app).arrows), (vec![mark], vec![arrow]));
    app.practice(PracticeCommand::Draw { marks: Vec::new(), arrows: vec![arrow] });
    assert_eq!((noted(&app).marks, noted(&app).arrows), (vec![], vec![arrow]));
    app.practice(PracticeCommand::End);
    assert!(noted(&app).is_empty());
}

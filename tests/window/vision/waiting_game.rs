use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::engine::Level;
use dames3d::game::Command;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::platform::Stopwatch;
use dames3d::players::Player;
use dames3d::rules::{BySide, Geometry, Side, Variant};
use dames3d::viewer::features::play::actions::NewGameAction;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::features::vision::state::VisionPractice;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::session::GameTime;
use dames3d::viewer::kernel::skipped_frame::SkippedFrame;
use dames3d::viewer::shell::actions::{PageAction, ShellAction};
use dames3d::vision::QuestionKind;

use super::{TOGGLE, all_kinds, in_round, training};
use crate::test_app::TestApp;

impl TestApp {
    fn close_vision(&mut self) {
        self.key(Key::Escape, KeyCode::Escape);
        self.key(Key::Escape, KeyCode::Escape);
        assert!(!self.is_open::<VisionPractice>());
        self.rest();
    }
}

#[test]
fn the_game_comes_back_exactly_as_it_was() {
    for (board, kind) in all_kinds() {
        let mut app = TestApp::new();
        app.play(&["32-28", "19-23", "28x19"]);
        app.rest();
        app.command(Command::Show(dames3d::rules::Ply(2)));
        let (game, pieces) = (app.game().clone(), app.pieces_shown());
        app.ask(TOGGLE);
        app.frames(4);
        assert!(app.pieces_shown().is_empty(), "an empty board to learn from");
        app.press(VisionAction::Board(board));
        app.press(VisionAction::Begin(kind));
        app.rest();
        let asked = app.round().question().position();
        let asked: Vec<_> = asked
            .into_iter()
            .flat_map(|p| p.setup().pieces_on_squares().collect::<Vec<_>>())
            .collect();
        assert_eq!(app.pieces_shown(), asked);
        app.answer_right();
        app.answer_wrong();
        app.close_vision();
        assert_eq!(*app.game(), game, "{board:?} {kind:?}");
        assert_eq!(app.pieces_shown(), pieces);
        assert_eq!(app.pieces_in_scene(), pieces.len());
        assert_eq!(app.relief(), 1.0);
    }
}

#[test]
fn the_board_of_the_exercise_is_shown_whatever_is_played() {
    let mut app = training();
    app.rest();
    assert_eq!(app.relief(), 1.0);
    app.press(VisionAction::Board(Geometry::Flat));
    app.rest();
    assert_eq!(app.relief(), 0.0);
    app.close_vision_page();
    assert_eq!(app.relief(), 1.0);
    assert_eq!(app.game().variant(), Variant::Dames3d);
}

impl TestApp {
    fn close_vision_page(&mut self) {
        self.press(TOGGLE);
        assert!(!self.is_open::<VisionPractice>());
        self.rest();
    }
}

#[test]
fn clicks_and_drags_on_a_question_play_nothing() {
    let mut app = in_round(QuestionKind::Captures);
    let own = app.wrong_pick();
    let pieces = app.pieces_shown();
    app.give(own);
    app.frames(1);
    assert!(app.selection().move_input().is_none());
    app.next_question();
    assert_ne!(app.pieces_shown(), pieces, "another position");
    app.drag(33, 28);
    assert!(app.selection().move_input().is_none());
    app.close_vision();
    assert!(app.game().tree().is_empty());
}

#[test]
fn the_computer_and_the_clocks_wait() {
    let now = Arc::new(AtomicU64::new(0));
    let source = now.clone();
    let mut app = TestApp::with(move |app| {
        let source = move || Duration::from_millis(source.load(Ordering::Relaxed));
        app.insert_resource(GameTime::with_stopwatch(Stopwatch::with_source(source)));
    });
    let settings = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both("60".parse().expect("a time control"))
    };
    app.command(Command::SetClock(settings));
    app.rest();
    let left = |app: &TestApp| {
        let clock = app.game().clock().expect("clocks");
        clock.left(Side::White).expect("a limited time")
    };
    let before = left(&app);
    let players = BySide { white: Player::Computer(Level::default()), black: Player::Person };
    let mut seats = app.world().resource_mut::<PlayerSeats>();
    seats.set(Variant::Dames3d, players);
    app.ask(TOGGLE);
    app.frames(2);
    now.fetch_add(100_000, Ordering::Relaxed);
    app.frames(10);
    assert!(app.resource::<CurrentAnalysis>().get().is_none());
    app.press(TOGGLE);
    app.frames(1);
    assert_eq!(left(&app), before);
    app.wait_until(|app| app.game().turns().len() == 1);
}

#[test]
fn a_frame_in_which_only_a_little_time_passes_is_not_drawn() {
    let mut app = in_round(QuestionKind::FindSquare);
    app.frames(30);
    let drawn = (0..50)
        .filter(|_| {
            app.frames(1);
            !app.resource::<SkippedFrame>().is_skipped()
        })
        .count();
    assert!((8..=13).contains(&drawn), "{drawn} of 50 frames were drawn");
}

#[test]
fn board_vision_opens_by_its_button_and_not_over_a_dialog_or_an_editor() {
    let mut app = TestApp::new();
    app.press(PageAction::ToggleLearning);
    app.press(TOGGLE);
    assert!(app.is_open::<VisionPractice>());
    app.press(TOGGLE);
    assert!(!app.is_open::<VisionPractice>());
    app.ask(NewGameAction::Open);
    app.frames(2);
    app.ask(TOGGLE);
    app.frames(2);
    assert!(!app.is_open::<VisionPractice>());
    app.ask(ShellAction::Cancel);
    app.frames(2);
    let open = dames3d::viewer::features::editor::actions::EditorAction::Open;
    app.ask(open);
    app.frames(2);
    app.ask(TOGGLE);
    app.frames(2);
    assert!(!app.is_open::<VisionPractice>());
}

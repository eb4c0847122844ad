use bevy::prelude::*;
use dames3d::board::Face;
use dames3d::i18n::{Language, Messages};
use dames3d::preferences::PreferencesFile;
use dames3d::rules::Geometry;
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::board::marking::marks::SquareMark;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::features::vision::state::VisionScores;
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::scene::numbers::ShowNumbers;
use dames3d::viewer::shell::actions::{SettingsAction, ShellAction};
use dames3d::vision::{BoardQuestion, Pick, QuestionKind, ROUND_TIME};

use super::TOGGLE;
use super::all_kinds;
use super::in_round;
use super::training;
use crate::persistence::fresh;
use crate::test_app::TestApp;

impl TestApp {
    fn marked(&mut self, wanted: SquareMark) -> Vec<u8> {
        let mut marks = self.world().query::<(&SquareMark, &Name)>();
        let marked = marks.iter(self.world()).filter(|(mark, _)| **mark == wanted);
        let mut squares: Vec<u8> =
            marked.filter_map(|(_, name)| name.as_str().split(' ').nth(1)?.parse().ok()).collect();
        squares.sort_unstable();
        squares
    }
}

#[test]
fn a_round_of_each_kind_is_answered_with_the_mouse_and_scored() {
    for (board, kind) in all_kinds() {
        let mut app = training();
        app.press(VisionAction::Board(board));
        app.rest();
        app.press(VisionAction::Begin(kind));
        assert_eq!(app.round().question().kind(), kind);
        app.answer_right();
        app.answer_wrong();
        app.answer_right();
        app.answer_right();
        app.end_time();
        let (result, is_best) = app.vision().result().expect("a result");
        assert_eq!((result.right, result.wrong), (3, 1), "{board:?} {kind:?}");
        assert!(is_best);
        assert_eq!(app.resource::<VisionScores>().0.get(kind, board), Some(2));
        assert!(app.says(Messages::vision_time_up));
        assert!(app.says(|messages| messages.vision_points(2)));
        assert!(app.says(Messages::vision_new_best));
    }
}

#[test]
fn another_round_is_a_button_away_and_a_worse_one_leaves_the_best_score() {
    let mut app = in_round(QuestionKind::FindSquare);
    app.answer_right();
    app.answer_right();
    app.end_time();
    app.press(VisionAction::Again);
    assert!(app.round().is_asking());
    assert_eq!(app.round().question().kind(), QuestionKind::FindSquare);
    app.answer_right();
    app.end_time();
    assert!(app.says(|messages| messages.vision_best_so_far(2)));
    app.press(VisionAction::LeaveRound);
    assert!(app.vision().round().is_none());
    assert!(app.says(|messages| messages.vision_best(2)));
}

#[test]
fn best_scores_are_kept_for_the_next_session() {
    let path = fresh("vision-scores");
    let session = || {
        let file = PreferencesFile::new(path.clone());
        TestApp::with(|app| persistence::plugin(app, file, Some(Language::English)))
    };
    let mut app = session();
    app.ask(TOGGLE);
    app.frames(4);
    app.press(VisionAction::Begin(QuestionKind::SidesOfSquare));
    app.answer_right();
    app.end_time();
    drop(app);
    let app = session();
    let best = &app.resource::<VisionScores>().0;
    let pyramid = best.get(QuestionKind::SidesOfSquare, Geometry::Pyramid);
    assert_eq!(pyramid, Some(1));
}

#[test]
fn the_five_boards_take_answers() {
    let mut app = in_round(QuestionKind::FindSquare);
    let BoardQuestion::FindSquare(square) = *app.round().question() else {
        panic!("a square to find");
    };
    app.click_unfolded(Face::Top, square.number());
    assert_eq!(app.round().result().right, 1);
}

#[test]
fn a_right_answer_is_checked_and_a_wrong_one_is_crossed_on_the_board() {
    let mut app = in_round(QuestionKind::FindSquare);
    let Pick::Square(right) = app.solution()[0] else {
        panic!("a square");
    };
    let Pick::Square(wrong) = app.wrong_pick() else {
        panic!("a square");
    };
    app.click(wrong.number());
    app.frames(1);
    for (mark, squares) in [
        (SquareMark::Right, right),
        (SquareMark::RightSign, right),
        (SquareMark::Wrong, wrong),
        (SquareMark::WrongSign, wrong),
    ] {
        assert_eq!(app.marked(mark), [squares.number()], "{mark:?}");
    }
    assert!(app.says(|messages| messages.vision_wrong(right.to_string())));
    app.next_question();
    app.frames(1);
    assert!(app.marked(SquareMark::Right).is_empty());
    let Pick::Square(right) = app.solution()[0] else {
        panic!("a square");
    };
    app.click(right.number());
    app.frames(1);
    assert_eq!(app.marked(SquareMark::RightSign), [right.number()]);
    assert!(app.marked(SquareMark::Wrong).is_empty());
}

#[test]
fn parts_of_an_answer_are_checked_one_by_one() {
    let mut app = in_round(QuestionKind::KingMoves);
    let solution = app.solution();
    let Pick::Square(first) = solution[0] else {
        panic!("a square");
    };
    app.click(first.number());
    app.frames(1);
    assert_eq!(app.marked(SquareMark::RightSign), [first.number()]);
    assert!(app.says(|messages| messages.vision_found(1, solution.len())));
    assert!(app.round().is_asking());
}

#[test]
fn numbers_are_hidden_where_they_would_be_the_answer() {
    let mut app = training();
    app.ask(ViewAction::ToggleNumbers);
    app.frames(2);
    assert_eq!(*app.resource::<ShowNumbers>(), ShowNumbers(true), "to learn");
    for (kind, is_hidden) in [
        (QuestionKind::FindSquare, true),
        (QuestionKind::NameSquare, true),
        (QuestionKind::SidesOfSquare, true),
    ] {
        app.press(VisionAction::Begin(kind));
        app.frames(2);
        assert_eq!(*app.resource::<ShowNumbers>(), ShowNumbers(!is_hidden));
        app.press(VisionAction::LeaveRound);
        app.frames(2);
        assert_eq!(*app.resource::<ShowNumbers>(), ShowNumbers(true));
    }
}

#[test]
fn the_time_runs_only_while_a_question_waits_for_an_answer() {
    let mut app = training();
    app.pass_time(60);
    app.press(VisionAction::Begin(QuestionKind::SidesOfSquare));
    let thought = ROUND_TIME - app.round().time_left();
    assert!(thought.as_millis() <= 80, "the round has just begun");
    let before = app.round().time_left();
    let wrong = app.wrong_pick();
    app.give(wrong);
    let judged = app.round().time_left();
    assert!((before - judged).as_millis() <= 160);
    app.next_question();
    let next = app.round().time_left();
    assert!((judged - next).as_millis() <= 40, "the solution is shown");
    // Under a dialog.
    app.ask(SettingsAction::Open);
    app.frames(2);
    let paused = app.round().time_left();
    app.pass_time(60);
    assert_eq!(app.round().time_left(), paused);
    app.ask(ShellAction::Cancel);
    app.frames(1);
    app.pass_time(7);
    assert!(paused - app.round().time_left() >= std::time::Duration::from_secs(7));
}

#[test]
fn a_number_is_judged_as_soon_as_no_digit_can_follow() {
    let mut app = in_round(QuestionKind::NameSquare);
    app.press(VisionAction::Digit(4));
    assert!(app.round().is_asking());
    assert_eq!(app.vision().typed(), Some(4));
    app.press(VisionAction::Digit(9));
    assert!(!app.round().is_asking(), "49");
    app.next_question();
    app.press(VisionAction::Digit(7));
    assert!(!app.round().is_asking(), "7");
    app.next_question();
    app.press(VisionAction::Digit(0));
    app.press(VisionAction::Digit(0));
    assert!(app.round().is_asking(), "no square has this number");
    assert_eq!(app.vision().typed(), None);
}

#[test]
fn a_number_is_no_click_and_a_click_no_number() {
    let mut app = in_round(QuestionKind::NameSquare);
    let Pick::Square(square) = app.solution()[0] else {
        panic!("a square");
    };
    app.click(square.number());
    assert!(app.round().is_asking());
    assert_eq!(app.marked(SquareMark::Asked), [square.number()]);
    let mut app = in_round(QuestionKind::FindSquare);
    app.press(VisionAction::Digit(7));
    app.frames(2);
    assert!(app.round().is_asking() && app.vision().typed().is_none());
}

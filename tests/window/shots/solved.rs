use dames3d::board::Face;
use dames3d::game_tree::MarkColor;
use dames3d::i18n::Messages;
use dames3d::rules::{Side, Variant};
use dames3d::shots::Hint;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::{ShotPhase, ShotsPractice};
use dames3d::viewer::kernel::settings::{UnfoldedPlace, ViewerSettings};
use dames3d::viewer::scene::camera::BoardOrientation;
use dames3d::viewer::scene::move_animation::MoveAnimation;

use super::{black_wins, session, solving, two, white_wins};
use crate::clocks::{left, pass, timed};
use crate::messages::ANY_NUMBER;
use crate::test_app::TestApp;

#[test]
fn an_exercise_is_solved_by_clicks_in_the_scene_and_moves_the_rating() {
    let mut app = solving(white_wins);
    let before = app.rating();
    app.solve_by_clicks();
    assert_eq!(app.phase(), Some(ShotPhase::Over));
    assert_eq!(*app.game().position(), app.exercise().exercise().end());
    let results = app.results(Variant::Dames3d);
    assert_eq!((results.solved(), results.streak()), (1, 1));
    let gain = app.exercise().exercise().gain_words(app.words());
    assert!(!gain.is_empty() && app.mentions_text(&gain), "{:?}", app.said());
    assert!(app.rating() > before);
    let change = app.exercise().new_rating().expect("a rating").change;
    assert!(change > 0 && app.says_text(&format!("+{change}")), "{:?}", app.said());
}

#[test]
fn an_exercise_is_solved_on_the_five_boards() {
    let mut app = session(white_wins);
    app.world().resource_mut::<ViewerSettings>().unfolded.place = Some(UnfoldedPlace::Beside);
    app.open_shots();
    while !app.exercise().is_over() {
        let mv = app.right_move();
        app.click_unfolded(Face::Top, mv.from().number());
        app.click_unfolded(Face::Top, mv.to().number());
        app.frames(3);
        app.wait_until(|app| app.exercise().is_over() || app.exercise().is_solving());
        app.rest();
    }
    assert_eq!(app.results(Variant::Dames3d).solved(), 1);
}

#[test]
fn an_exercise_is_solved_on_the_flat_board_by_drags() {
    let mut app = solving(white_wins);
    app.press(ShotsAction::Board(Variant::International));
    app.until_solving();
    assert_eq!(app.game().variant(), Variant::International);
    while !app.exercise().is_over() {
        let mv = app.right_move();
        app.drag(mv.from().number(), mv.to().number());
        app.wait_until(|app| app.exercise().is_over() || app.exercise().is_solving());
        app.rest();
    }
    assert_eq!(app.results(Variant::International).solved(), 1);
    assert_eq!(app.results(Variant::Dames3d).solved(), 0);
}

#[test]
fn the_position_before_the_opponents_move_comes_first_and_the_move_is_slow() {
    let mut app = session(white_wins);
    app.do_exercise(ShotsAction::Open);
    app.wait_until(|app| app.is_practicing());
    app.frames(3);
    assert_eq!(app.game().position(), app.exercise().exercise().before());
    app.wait_until(|app| app.resource::<MoveAnimation>().is_running());
    // A frame takes 40 ms: at the usual pace the move would be over.
    app.frames(15);
    assert!(app.resource::<MoveAnimation>().is_running());
    app.until_solving();
    let exercise = app.exercise().exercise();
    assert_eq!(*app.game().position(), exercise.position());
}

#[test]
fn the_solver_sits_at_the_bottom_and_moves_the_own_pieces_only() {
    let mut app = solving(black_wins);
    assert_eq!(app.resource::<BoardOrientation>().0, Side::Black);
    let right = app.right_move();
    app.click(right.from().number());
    assert!(app.selection().move_input().is_some());
    app.click_move(right);
    app.until_solving();
    app.do_exercise(ShotsAction::Leave);
    assert_eq!(app.resource::<BoardOrientation>().0, Side::White);
}

#[test]
fn the_hints_mark_board_piece_and_move_and_cost_no_rating() {
    let mut app = solving(white_wins);
    let before = app.rating();
    let right = app.right_move();
    let hint = |app: &mut TestApp| {
        app.press(ShotsAction::Hint);
        let drawn = app.game().shown_node().annotations.clone();
        (app.exercise().hint().cloned().expect("a hint"), drawn)
    };
    let (first, drawn) = hint(&mut app);
    let Hint::Boards(boards) = first else {
        panic!("{first:?}");
    };
    assert!(drawn.arrows.is_empty());
    let sides = boards.iter().any(|face| face != Face::Top);
    assert_eq!(drawn.marks.is_empty(), !sides);
    let (second, drawn) = hint(&mut app);
    assert_eq!(second, Hint::Piece(right.from()));
    assert_eq!(drawn.marks.len(), 1);
    assert_eq!(drawn.marks[0].color, MarkColor::Yellow);
    let (third, drawn) = hint(&mut app);
    assert_eq!(third, Hint::Move(right));
    assert_eq!((drawn.marks.len(), drawn.arrows.len()), (0, 1));
    assert!(app.is_disabled(ShotsAction::Hint));
    // The button says why it is gray.
    assert_eq!(app.tooltip(ShotsAction::Hint), app.message(Messages::shots_hint_last));
    app.solve_by_clicks();
    assert_eq!(app.rating(), before);
    assert_eq!(app.results(Variant::Dames3d).solved(), 1);
    assert_eq!(app.results(Variant::Dames3d).streak(), 0);
}

#[test]
fn the_solution_is_played_and_the_exercise_counts_as_missed() {
    let mut app = solving(white_wins);
    let before = app.rating();
    app.press(ShotsAction::ShowSolution);
    assert_eq!(app.phase(), Some(ShotPhase::Solution));
    app.until_phase(ShotPhase::Over);
    assert_eq!(*app.game().position(), app.exercise().exercise().end());
    assert_eq!(app.results(Variant::Dames3d).missed(), 1);
    assert!(app.rating() < before);
    assert!(app.mentions_form(|messages, any| messages.shot_solution(any)), "{:?}", app.said());
}

#[test]
fn after_the_end_the_line_is_played_through_and_another_try_counts_no_more() {
    let mut app = solving(white_wins);
    app.press(ShotsAction::ShowSolution);
    app.until_phase(ShotPhase::Over);
    let rating = app.rating();
    app.press(ShotsAction::PlayLine);
    assert_eq!(app.phase(), Some(ShotPhase::Replay));
    app.until_phase(ShotPhase::Over);
    assert_eq!(*app.game().position(), app.exercise().exercise().end());
    app.press(ShotsAction::Retry);
    app.until_solving();
    app.solve_by_clicks();
    assert_eq!(app.rating(), rating);
    assert_eq!(app.results(Variant::Dames3d).missed(), 1);
}

#[test]
fn the_next_exercise_is_a_new_one_until_all_have_been_seen() {
    let mut app = solving(two);
    let first = app.exercise().exercise().id();
    app.solve_by_clicks();
    app.press(ShotsAction::Next);
    app.until_solving();
    assert_ne!(app.exercise().exercise().id(), first);
    app.solve_by_clicks();
    app.press(ShotsAction::Next);
    app.rest();
    assert!(app.exercises().run.is_none());
    assert!(app.says(Messages::shots_all_seen), "{:?}", app.said());
    assert_eq!(app.results(Variant::Dames3d).streak(), 2);
}

#[test]
fn the_missed_ones_come_again_on_request_only() {
    let missed = ShotsAction::ToggleMissed;
    let mut app = solving(two);
    assert!(app.is_disabled(missed));
    let first = app.exercise().exercise().id();
    app.press(ShotsAction::ShowSolution);
    app.until_phase(ShotPhase::Over);
    app.press(ShotsAction::Next);
    app.until_solving();
    assert_ne!(app.exercise().exercise().id(), first);
    assert!(app.says(|messages| messages.shots_missed(1)), "{:?}", app.said());
    app.press(missed);
    app.until_solving();
    assert_eq!(app.exercise().exercise().id(), first);
    let rating = app.rating();
    app.solve_by_clicks();
    assert_eq!(app.results(Variant::Dames3d).missed(), 0);
    assert_eq!(app.rating(), rating, "only the first result moves it");
}

#[test]
fn the_themes_and_the_rating_of_an_exercise_are_named_once_it_is_over() {
    let mut app = solving(white_wins);
    let is_named = |app: &mut TestApp| {
        app.mentions_form(|messages, any| messages.shot_themes(any))
            && app.mentions_form(|messages, _| messages.shots_rating_of(ANY_NUMBER))
    };
    assert!(!is_named(&mut app));
    app.solve_by_clicks();
    assert!(is_named(&mut app), "{:?}", app.said());
}

#[test]
fn leaving_brings_back_the_game_and_its_clock() {
    let (mut app, now) = timed("300");
    pass(&mut app, &now, 1_000);
    let before = left(&app, Side::White);
    let game = app.game().clone();
    app.do_exercise(ShotsAction::Open);
    app.wait_until(|app| app.is_practicing());
    for _ in 0..40 {
        pass(&mut app, &now, 500);
    }
    app.press(ShotsAction::Leave);
    assert!(!app.is_practicing() && !app.is_open::<ShotsPractice>());
    assert_eq!(left(&app, Side::White), before);
    assert_eq!(app.game().position(), game.position());
    assert_eq!(app.game().variant(), Variant::International);
}

#[test]
fn no_compulsory_capture_is_announced_for_the_opponent() {
    let mut app = solving(white_wins);
    let mv = app.right_move();
    app.click_move(mv);
    app.wait_until(|app| app.phase() == Some(ShotPhase::Reply));
    assert!(app.game().capture_due() > 0, "the opponent must take");
    while app.phase() == Some(ShotPhase::Reply) {
        assert!(!app.is_laid_out("Capture due"));
        app.frames(1);
    }
    app.solve_by_clicks();
    assert!(!app.is_laid_out("Capture due"));
}

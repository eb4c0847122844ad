//! The review in the window: the score graph, the notes, the better line, mistakes tried again, marks by mouse.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::game::{Command, Session};
use dames3d::game_tree::{Arrow, Mark, MarkColor, MoveSign};
use dames3d::i18n::{Language, Messages};
use dames3d::players::Player;
use dames3d::protocols::matches::PlayerSpec;
use dames3d::rules::{BySide, Ply, Side, Variant};
use dames3d::viewer::board::layers::ShownBoard;
use dames3d::viewer::board::line_preview::PreviewedNode;
use dames3d::viewer::features::review::ReviewAction;
use dames3d::viewer::features::review::state::{CurrentReview, TryAnswer};
use dames3d::viewer::kernel::engine_bridge::add_engines;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::seats::{EngineList, RemotePlayers};
use dames3d::viewer::kernel::session::remote::RemoteUpdate;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::viewer::scene::camera::BoardCamera;

use crate::engine_bridge::seat;
use crate::messages::ANY_NUMBER;
use crate::test_app::{TestApp, square};

const TOGGLE: ReviewAction = ReviewAction::Toggle;

/// A game of international draughts in which White's first move is forced and its second gives three men away.
fn with_blunder() -> TestApp {
    played("W:W27,32,38,42,43,48,49:B1,2,6,13,16,18,33", &["38x29", "1-7", "27-22", "18x47"])
}

fn played(fen: &str, moves: &[&str]) -> TestApp {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.command(Command::SwitchGame(Variant::International));
    app.set_up(fen);
    app.play(moves);
    app.rest();
    app
}

/// The same game, reviewed.
fn reviewed() -> TestApp {
    judged(with_blunder())
}

fn judged(mut app: TestApp) -> TestApp {
    app.press(TOGGLE);
    app.wait_until(|app| app.resource::<CurrentReview>().finished.is_some());
    app.frames(3);
    app
}

fn sign(app: &TestApp, ply: usize) -> Option<MoveSign> {
    let tree = app.game().tree();
    tree.node(tree.main_line()[ply - 1]).annotations.sign
}

fn count_of<C: Component>(app: &mut TestApp, name: &str) -> usize {
    let world = app.world();
    let mut named = world.query::<(&Name, &C)>();
    named.iter(world).filter(|(other, _)| other.as_str() == name).count()
}

#[test]
fn one_key_judges_the_game_and_notes_what_it_found() {
    let mut app = with_blunder();
    app.key(Key::Character("j".into()), KeyCode::KeyJ);
    app.wait_until(|app| app.resource::<CurrentReview>().finished.is_some());
    app.frames(3);
    let tree = app.game().tree();
    assert!(tree.main_line().iter().all(|&node| tree.node(node).annotations.evaluation.is_some()));
    assert!(matches!(sign(&app, 3), Some(MoveSign::Mistake | MoveSign::Blunder)));
    let better = app.mentions_form(|messages, any| messages.review_better(any, any));
    assert!(better, "{:?}", app.said());
    assert!(app.mentions_form(|messages, _| messages.review_side_accuracy(ANY_NUMBER)));
    assert_eq!(count_of::<Node>(&mut app, "Score bar"), 5);
    assert!(count_of::<Node>(&mut app, "Error") >= 1);
    // It is one edit, which can be undone.
    app.command(Command::UndoEdit);
    assert_eq!(sign(&app, 3), None);
}

#[test]
fn a_review_can_be_stopped_and_keeps_what_has_been_judged() {
    let mut app = with_blunder();
    app.press(TOGGLE);
    app.wait_until(|app| {
        let running = &app.resource::<CurrentReview>().running;
        running.as_ref().is_some_and(|run| run.done >= 1)
    });
    app.frames(2);
    assert_eq!(count_of::<Node>(&mut app, "Score bar"), 5);
    let known = count_of::<Node>(&mut app, "White's chance");
    assert!((1..5).contains(&known), "{known}");
    app.press(TOGGLE);
    app.wait_until(|app| app.resource::<CurrentReview>().running.is_none());
    app.frames(3);
    let tree = app.game().tree();
    let line = tree.main_line();
    let is_judged = |&&node: &&_| tree.node(node).annotations.evaluation.is_some();
    assert!((1..5).contains(&line.iter().filter(is_judged).count()));
}

#[test]
fn the_tooltip_of_a_button_covers_no_words_beside_it() {
    let mut app = reviewed();
    let is_shown = app.mentions_form(|messages, _| messages.review_side_accuracy(ANY_NUMBER));
    assert!(is_shown, "the accuracy is shown");
    let mut texts = app.drawn_texts();
    texts.retain(|(_, words, ..)| !words.trim().is_empty());
    for action in [
        ReviewAction::PreviousError,
        ReviewAction::NextError,
        ReviewAction::Retry(None),
        ReviewAction::Toggle,
    ] {
        assert!(!app.tooltip(action).is_empty(), "{action:?}");
        let tooltip = app.rect_named("Tooltip");
        for (text, words, ..) in &texts {
            let place = app.rect_of(*text);
            assert!(
                place.intersect(tooltip).is_empty(),
                "{tooltip:?} of {action:?} covers {words:?} at {place:?}"
            );
        }
    }
}

#[test]
fn a_click_on_the_graph_shows_a_position_and_pointing_at_it_previews() {
    let mut app = reviewed();
    let node = app.game().tree().main_line()[1];
    let world = app.world();
    let mut bars =
        world.query::<(Entity, &Name, &dames3d::viewer::ui::action_button::ActionButton)>();
    let bar = bars
        .iter(world)
        .find(|(_, name, button)| {
            name.as_str() == "Score bar" && button.0 == GameAction::ShowNode(node)
        })
        .map(|(entity, ..)| entity)
        .expect("a bar");
    let at = app.middle_of(bar);
    app.move_to(at - Vec2::Y);
    app.move_to(at);
    app.frames(2);
    assert_eq!(app.resource::<PreviewedNode>().0, Some(node));
    assert_eq!(app.shown(), Ply(4));
    app.click_button_at_once(bar);
    assert_eq!(app.shown(), Ply(2));
}

#[test]
fn the_better_line_is_drawn_where_an_error_follows() {
    let mut app = reviewed();
    assert_eq!(count_of::<Mesh3d>(&mut app, "Better move"), 0);
    app.press(ReviewAction::PreviousError);
    app.rest();
    assert_eq!(app.shown(), Ply(2));
    assert!(count_of::<Mesh3d>(&mut app, "Better move") >= 1);
}

fn answer(app: &TestApp) -> Option<TryAnswer> {
    let tries = app.resource::<CurrentReview>().tries.as_ref();
    tries.map(|tries| tries.answer)
}

/// The arrows on the board: the squares from which they go, with their colors.
fn arrows(app: &TestApp) -> Vec<(Square, MarkColor)> {
    let arrows = app.resource::<ShownBoard>().noted.arrows.iter();
    arrows.map(|arrow| (arrow.from, arrow.color)).collect()
}

#[test]
fn mistakes_are_tried_again_on_the_board() {
    let mut app = reviewed();
    app.press(ReviewAction::Retry(None));
    app.rest();
    assert_eq!(app.shown(), Ply(2));
    assert!(app.says(|messages| messages.retry_count(1, 1)), "{:?}", app.said());
    assert!(app.says(|messages| messages.retry_ask_white("27-22")));
    assert_eq!(count_of::<Mesh3d>(&mut app, "Better move"), 0);
    app.press(ReviewAction::Hint);
    assert!(app.mentions_form(|messages, _| messages.retry_hint(ANY_NUMBER)));

    app.click(27);
    app.click(22);
    app.wait_until(|app| {
        let tries = app.resource::<CurrentReview>().tries.as_ref();
        tries.is_some_and(|tries| tries.answer == TryAnswer::SameAsPlayed)
    });
    app.frames(2);
    assert!(app.says(Messages::retry_same));
    assert_eq!(app.game().tree().main_line().len(), 4, "nothing was played");

    // A bad move is answered by an arrow, and is drawn itself.
    app.click(29);
    app.click(23);
    let is_wrong = |app: &TestApp| matches!(answer(app), Some(TryAnswer::Wrong { .. }));
    app.wait_until(is_wrong);
    app.frames(2);
    assert!(app.mentions_form(|messages, any| messages.retry_wrong_answer(any)));
    let Some(TryAnswer::Wrong { mv, answer: Some(reply) }) = answer(&app) else {
        panic!("{:?}", answer(&app));
    };
    assert_eq!(arrows(&app), [(mv.from(), MarkColor::Yellow), (reply.from(), MarkColor::Red)]);

    app.press(ReviewAction::ShowSolution);
    app.frames(2);
    assert!(app.mentions_form(|messages, any| messages.retry_solution(any)));
    assert!(count_of::<Mesh3d>(&mut app, "Better move") >= 1);
    let best = {
        let review = app.resource::<CurrentReview>();
        let tries = review.tries.as_ref().expect("tries");
        tries.retries.current().expect("a mistake").solution()[0]
    };
    app.click(best.from().number());
    app.click(best.to().number());
    app.wait_until(|app| {
        let tries = app.resource::<CurrentReview>().tries.as_ref();
        tries.is_some_and(|tries| tries.answer == TryAnswer::Right(best))
    });
    app.frames(2);
    assert_eq!(arrows(&app).first(), Some(&(best.from(), MarkColor::Green)));
    // A move is not lost that is typed in another position: the mistake is shown again.
    app.press(GameAction::ShowLast);
    app.rest();
    app.type_move(app.game().position().legal_moves()[0]);
    app.frames(3);
    assert_eq!(app.shown(), Ply(2));
    assert!(app.has_notice(Messages::retry_elsewhere));
    app.press(ReviewAction::NextRetry);
    assert!(!app.resource::<CurrentReview>().is_trying());
    assert!(app.has_notice(Messages::retry_done));
}

#[test]
fn a_chosen_judge_that_does_not_play_the_game_does_not_judge_tries_either() {
    let mut app = reviewed();
    let engine = PlayerSpec::from_hub_command("/nowhere/at/all hub").expect("a program");
    add_engines(app.world(), vec![engine]);
    let id = app.resource::<EngineList>().ids().next();
    app.world().resource_mut::<CurrentReview>().judge = id;
    app.press(ReviewAction::Retry(None));
    app.rest();
    app.click(29);
    app.click(23);
    app.wait_until(|app| matches!(answer(app), Some(TryAnswer::Wrong { .. })));
    assert_eq!(app.notices_of_form(|messages, any| messages.review_failed(any)), 0);
}

#[test]
fn a_side_without_mistakes_has_none_to_try() {
    let mut app = with_blunder();
    let retry = ReviewAction::Retry(Some(Side::Black));
    app.ask(retry);
    app.frames(2);
    assert!(app.has_notice(Messages::retry_judge_first));
}

#[test]
fn mistakes_are_grayed_with_the_reason_where_there_are_none() {
    // However little time the judge has, it finds the blunder, and no mistake in Black's only move.
    let game = played("W:W27,29,32,42,43,48,49:B2,6,7,13,16,18", &["27-22", "18x47"]);
    let mut app = judged(game);
    let retry = ReviewAction::Retry(None);
    assert!(!app.is_disabled(retry));
    assert!(app.says(Messages::retry_begin), "{:?}", app.said());
    // Only White made a mistake, and the person plays Black.
    seat(&mut app, Variant::International, Side::White, 1);
    app.rest();
    assert!(app.is_disabled(retry));
    let tip = app.tooltip(retry);
    assert!(tip.ends_with(&app.message(Messages::retry_none)), "{tip}");
    seat(&mut app, Variant::International, Side::Black, 1);
    // Without a person, those of whoever made some.
    app.rest();
    assert!(!app.is_disabled(retry));
}

#[test]
fn the_accuracy_has_its_word() {
    let mut app = with_blunder();
    let has_word = |app: &mut TestApp| !app.rects_named("Accuracy word").is_empty();
    assert!(!has_word(&mut app));
    app.press(TOGGLE);
    app.wait_until(|app| app.resource::<CurrentReview>().running.is_some());
    app.frames(2);
    let progress = app.mentions_form(|messages, _| messages.review_progress(2, ANY_NUMBER));
    assert!(progress, "{:?}", app.said());
    app.wait_until(|app| app.resource::<CurrentReview>().finished.is_some());
    app.frames(3);
    assert!(has_word(&mut app) && app.says(Messages::review_accuracy_word));
    // The card of the result knows it, too.
    app.command(Command::Resign(Side::Black));
    app.rest();
    let both = app.mentions_form(|messages, _| messages.review_accuracies(ANY_NUMBER, ANY_NUMBER));
    assert!(both, "{:?}", app.said());
    seat(&mut app, Variant::International, Side::Black, 1);
    app.frames(2);
    let own = app.mentions_form(|messages, _| messages.review_your_accuracy(ANY_NUMBER));
    assert!(own, "{:?}", app.said());
}

#[test]
fn the_bar_follows_the_review_and_gives_no_mistake_away() {
    let mut app = reviewed();
    assert!(app.shows_bar());
    app.press(ReviewAction::PreviousError);
    app.rest();
    let before = app.white_share();
    app.press(GameAction::Redo);
    app.rest();
    let after = app.white_share();
    assert!(after < before - 0.05, "{before} {after}");
    app.press(ReviewAction::Retry(None));
    app.rest();
    assert!(!app.shows_bar());
    app.press(ReviewAction::EndRetries);
    app.rest();
    assert!(app.shows_bar());
    app.press(ReviewAction::Close);
    assert!(!app.shows_bar());
}

#[test]
fn a_new_game_ends_the_review() {
    let mut app = with_blunder();
    app.press(TOGGLE);
    app.frames(3);
    app.command(Command::NewGame);
    let review = app.resource::<CurrentReview>();
    assert!(review.running.is_none() && review.finished.is_none());
    std::thread::sleep(Duration::from_millis(300));
    app.frames(10);
    assert!(app.game().tree().is_empty());
}

/// Presses the right button on a square, moves to another one and releases it.
fn right_drag(app: &mut TestApp, from: u8, to: u8) {
    app.hover(from);
    app.act(PointerAction::Press(PointerButton::Secondary));
    app.hover(to);
    app.act(PointerAction::Release(PointerButton::Secondary));
    app.frames(2);
}

#[test]
fn a_right_click_marks_a_square_and_a_right_drag_draws_an_arrow() {
    let mut app = with_blunder();
    let yaw = app.yaw();
    right_drag(&mut app, 28, 28);
    right_drag(&mut app, 38, 32);
    app.world().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ShiftLeft);
    right_drag(&mut app, 22, 22);
    app.world().resource_mut::<ButtonInput<KeyCode>>().release_all();
    let noted = &app.game().shown_node().annotations;
    let mark = |color, number| Mark { color, square: square(number) };
    assert_eq!(noted.marks, [mark(MarkColor::Green, 28), mark(MarkColor::Red, 22)]);
    let arrow = Arrow { color: MarkColor::Green, from: square(38), to: square(32) };
    assert_eq!(noted.arrows, [arrow]);
    assert_eq!(app.yaw(), yaw);
    right_drag(&mut app, 38, 32);
    assert!(app.game().shown_node().annotations.arrows.is_empty());
    // From elsewhere, all in one frame.
    let at = app.pixel(27);
    app.post(at, PointerAction::Move { delta: Vec2::ZERO });
    app.post(at, PointerAction::Press(PointerButton::Secondary));
    app.post(at, PointerAction::Release(PointerButton::Secondary));
    app.frames(2);
    let noted = &app.game().shown_node().annotations;
    assert_eq!(noted.marks.last(), Some(&mark(MarkColor::Green, 27)));
    assert!(noted.arrows.is_empty());
    let world = app.world();
    assert_eq!(world.query::<&BoardCamera>().iter(world).count(), 1);
}

/// A game with a friend on the board, which the test ends.
fn game_with_a_friend() -> RemoteUpdate {
    let mut game = Session::default();
    game.apply(Command::SwitchGame(Variant::International)).expect("applied");
    let players = BySide { white: Player::Person, black: Player::Remote };
    RemoteUpdate::Show(Box::new(game), RemotePlayers { players, names: BySide::default() })
}

#[test]
fn a_review_that_ends_during_a_game_with_a_friend_is_noted_after_it() {
    let mut app = with_blunder();
    app.press(TOGGLE);
    app.world().write_message(game_with_a_friend());
    app.frames(2);
    app.wait_until(|app| app.resource::<CurrentReview>().running.is_none());
    app.frames(3);
    app.world().write_message(RemoteUpdate::Leave);
    app.frames(4);
    assert!(matches!(sign(&app, 3), Some(MoveSign::Mistake | MoveSign::Blunder)));
}

#[test]
fn a_finished_game_with_a_friend_replaces_the_reviewed_game() {
    let mut app = reviewed();
    app.world().write_message(game_with_a_friend());
    app.frames(2);
    assert!(app.resource::<CurrentReview>().finished.is_some());
    let variant = Variant::International;
    let commands = vec![Command::SwitchGame(variant), Command::NewGame];
    app.world().write_message(RemoteUpdate::Finish(variant, commands, Vec::new()));
    app.frames(2);
    assert!(app.game().tree().is_empty());
    assert!(app.resource::<CurrentReview>().finished.is_none());
}

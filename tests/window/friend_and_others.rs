//! A game with a friend beside the other games: exercises, previews, dialogs and questions.

use bevy::input::keyboard::{Key, KeyCode};
use dames3d::game::Command;
use dames3d::online::Fact;
use dames3d::rules::{Outcome, Ply, Side, Variant, WinReason};
use dames3d::viewer::board::line_preview::{LinePreview, PreviewedLine, PreviewedNode};
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::moves::actions::{COMMENT, CommentAction};
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::state::FriendStage;
use dames3d::viewer::features::play::actions::PlayAction;
use dames3d::viewer::features::rules::rule_hints::RuleCard;
use dames3d::viewer::kernel::dialogs::CONFIRMATION;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::session::CurrentSession;

use crate::ahead::friend_thinks;
use crate::friend::{invite, is_on_board};
use crate::friend_server::{Server, playing, view};
use crate::test_app::square;

#[test]
fn a_move_that_comes_during_a_lesson_is_on_the_board_after_it() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.send_lesson(LessonAction::Open);
    assert!(!is_on_board(&app));
    server.plays(Side::Black, "19-23");
    app.frames(3);
    app.send_lesson(LessonAction::Leave);
    app.rest();
    assert!(is_on_board(&app));
    assert_eq!(app.game().current_ply(), Ply(2));
    assert!(app.pieces_shown().iter().any(|(at, _)| *at == square(23)));
}

#[test]
fn a_game_that_ends_off_the_board_can_be_put_back() {
    let server = Server::default();
    let mut app = playing(&server);
    server.plays(Side::White, "32-28");
    server.plays(Side::Black, "19-23");
    app.rest();
    app.ask(GameAction::Switch(Variant::Dames3d));
    app.rest();
    let by = Side::Black;
    let command = Command::Resign(by);
    server.happens(500, Fact::Did { by, command });
    app.rest();
    assert_eq!(view(&app).stage, FriendStage::Over);
    assert_eq!(app.game().variant(), Variant::Dames3d, "nothing is put on the board unasked");
    app.press(FriendAction::Return);
    app.rest();
    assert!(!is_on_board(&app), "it is a game of the table");
    assert_eq!(app.game().variant(), Variant::International);
    let (winner, reason) = (Side::White, WinReason::Resignation);
    assert_eq!(app.game().outcome(), Some(Outcome::Win { winner, reason }));
    assert!(!app.shows(FriendAction::Return));
}

#[test]
fn the_card_of_a_rule_closes_with_the_next_move_in_a_game_with_a_friend_too() {
    let server = Server::default();
    let mut app = playing(&server);
    server.plays(Side::White, "32-28");
    server.plays(Side::Black, "19-23");
    app.rest();
    // White must capture, and this man cannot.
    app.click(35);
    app.frames(3);
    assert!(app.resource::<RuleCard>().0.is_some());
    app.click(28);
    app.click(19);
    app.frames(3);
    assert_eq!(app.resource::<RuleCard>().0, None);
}

#[test]
fn a_preview_ends_when_a_game_with_a_friend_goes_on_or_comes_on_the_board() {
    let server = Server::default();
    let mut app = playing(&server);
    server.plays(Side::White, "32-28");
    app.rest();
    let root = app.game().tree().root();
    app.world().resource_mut::<PreviewedNode>().0 = Some(root);
    app.frames(2);
    assert!(app.pieces_shown().iter().any(|(at, _)| *at == square(32)));
    server.plays(Side::Black, "19-23");
    app.rest();
    assert_eq!(*app.resource::<PreviewedNode>(), PreviewedNode(None));
    for number in [28, 23] {
        assert!(app.pieces_shown().iter().any(|(at, _)| *at == square(number)));
    }
    app.ask(GameAction::Switch(Variant::Dames3d));
    app.rest();
    let (start, moves) = (*app.game().position(), [app.game().legal_moves()[0]]);
    let line = PreviewedLine::new(start, &moves, 1).expect("a move");
    app.world().resource_mut::<LinePreview>().hold(line);
    app.frames(2);
    app.press(FriendAction::Return);
    app.rest();
    assert!(is_on_board(&app));
    assert_eq!(*app.resource::<LinePreview>(), LinePreview::default());
}

#[test]
fn a_comment_is_saved_in_its_game_though_a_friend_comes_meanwhile() {
    let server = Server::default();
    let mut app = server.window();
    app.play(&["32-28"]);
    invite(&mut app, &server);
    app.key(Key::Escape, KeyCode::Escape);
    app.key(Key::Character("k".into()), KeyCode::KeyK);
    app.type_text("thought over");
    server.happens(0, Fact::Joined(Side::White));
    app.frames(3);
    assert!(is_on_board(&app) && app.open().has(COMMENT));
    app.press(CommentAction::Save);
    app.frames(2);
    assert!(is_on_board(&app) && !app.open().has(COMMENT));
    let game = app.resource::<CurrentSession>().all().game();
    let played = game.tree().node(game.current_node());
    assert_eq!(played.annotations.comment_after, "thought over");
}

#[test]
fn a_question_about_the_covered_game_is_not_answered_for_the_friend_s() {
    let server = Server::default();
    let mut app = server.window();
    app.play(&["32-28"]);
    invite(&mut app, &server);
    app.key(Key::Escape, KeyCode::Escape);
    app.press(PlayAction::Resign);
    assert!(app.open().has(CONFIRMATION));
    server.happens(0, Fact::Joined(Side::White));
    app.frames(3);
    assert!(is_on_board(&app) && !app.open().has(CONFIRMATION));
}

//! Moves that are entered with the pointer while the other player thinks.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::i18n::Messages;
use dames3d::online::{Fact, Offer, Request, ServerMessage};
use dames3d::rules::{Ply, Side, Variant};
use dames3d::viewer::board::layers::ShownBoard;
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::kernel::engine_bridge::EngineBridge;
use dames3d::viewer::kernel::messages::BoardInput;
use dames3d::viewer::kernel::settings::ViewerSettings;

use crate::engine_bridge::seat;
use crate::friend_server::{Server, playing};
use crate::test_app::{TestApp, square};

/// A game in which White has played 32-28, and the friend thinks.
pub(crate) fn friend_thinks(server: &Server) -> TestApp {
    let mut app = playing(server);
    app.click(32);
    app.click(28);
    app.frames(2);
    let (id, _) = server.asked().expect("a move");
    server.plays(Side::White, "32-28");
    server.say(&ServerMessage::Done { id });
    app.rest();
    app
}

fn waits(app: &TestApp) -> bool {
    app.resource::<MoveEntry>().waits
}

/// The arrow of the move that waits.
fn arrow(app: &TestApp) -> Option<(Square, Square)> {
    let arrows = &app.resource::<ShownBoard>().noted.arrows;
    arrows.first().map(|arrow| (arrow.from, arrow.to))
}

fn asked(server: &Server) -> Option<Request> {
    server.asked().map(|(_, request)| request)
}

fn play(text: &str) -> Option<Request> {
    Some(Request::Play(text.parse().expect("a move")))
}

#[test]
fn a_move_entered_ahead_is_shown_and_played_when_the_turn_comes() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.click(31);
    assert_eq!(app.selection().held(), Some(square(31)));
    assert!(!waits(&app));
    app.click(27);
    assert!(waits(&app));
    assert_eq!(arrow(&app), Some((square(31), square(27))));
    assert!(app.says_text("31-27"), "{:?}", app.said());
    assert!(app.says(Messages::ahead_waits));
    assert_eq!((asked(&server), app.game().current_ply()), (None, Ply(1)));
    server.plays(Side::Black, "20-24");
    app.rest();
    assert_eq!(asked(&server), play("31-27"));
    assert_eq!(app.game().current_ply(), Ply(3));
    assert!(!waits(&app) && arrow(&app).is_none());
}

#[test]
fn a_capture_is_entered_ahead_and_pieces_can_be_dragged() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.drag(28, 19);
    assert_eq!(arrow(&app), Some((square(28), square(19))));
    server.plays(Side::Black, "19-23");
    app.rest();
    assert_eq!(asked(&server), play("28x19"));
}

#[test]
fn an_illegal_move_is_dropped_and_the_reason_is_said() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.click(31);
    app.click(27);
    server.plays(Side::Black, "19-23");
    app.rest();
    assert_eq!((asked(&server), app.game().current_ply()), (None, Ply(2)));
    assert!(!waits(&app));
    // The board may point at what has to be captured.
    assert_ne!(arrow(&app), Some((square(31), square(27))));
    let entry = app.resource::<MoveEntry>();
    assert!(entry.is_refused, "{entry:?}");
    let reason = entry.answer.clone();
    assert!(!reason.is_empty() && app.says_text(&reason), "{reason}");
    // The next click plays on.
    app.click(28);
    app.click(19);
    app.frames(2);
    assert_eq!(asked(&server), play("28x19"));
    assert!(!app.resource::<MoveEntry>().is_open());
}

#[test]
fn a_click_and_the_escape_key_discard_it() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    for by_key in [false, true] {
        app.click(31);
        app.click(27);
        assert!(waits(&app));
        if by_key {
            app.key(Key::Escape, KeyCode::Escape);
        } else {
            app.click(25);
        }
        app.frames(2);
        assert!(!waits(&app) && arrow(&app).is_none(), "by key: {by_key}");
    }
    // Another piece begins another move.
    app.click(31);
    app.click(27);
    app.click(33);
    assert!(!waits(&app));
    assert_eq!(app.selection().held(), Some(square(33)));
    app.click(29);
    assert_eq!(arrow(&app), Some((square(33), square(29))));
    app.click(25);
    server.plays(Side::Black, "20-24");
    app.rest();
    assert_eq!(asked(&server), None);
}

#[test]
fn a_takeback_drops_it() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.click(31);
    app.click(27);
    assert!(waits(&app));
    let offer = Offer::Takeback;
    let by = Side::White;
    server.happens(0, Fact::Offered { by, offer });
    app.frames(3);
    assert!(waits(&app), "the friend has not answered");
    let (by, accept) = (Side::Black, true);
    server.happens(0, Fact::Answered { by, offer, accept });
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(0));
    assert_eq!((asked(&server), waits(&app)), (None, false));
}

#[test]
fn a_piece_taken_up_ahead_stays_selected_when_the_turn_comes() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.click(31);
    server.plays(Side::Black, "20-24");
    app.rest();
    let selected = app.selection().move_input().map(|input| input.from());
    assert_eq!(selected, Some(square(31)));
    app.click(27);
    app.frames(2);
    assert_eq!(asked(&server), play("31-27"));
}

#[test]
fn against_the_computer_it_waits_in_the_same_way() {
    let mut app = TestApp::new();
    // In no tree of openings, so that the engine has to think.
    app.set_up("W:W27,31,32,33,36,37,38,41,42,43,46,47,48:B3,4,5,8,9,10,13,14,15,18,19,20");
    seat(&mut app, Variant::Dames3d, Side::White, 10);
    app.wait_until(|app| app.resource::<EngineBridge>().is_searching());
    app.world().write_message(BoardInput::Click(square(20)));
    app.world().write_message(BoardInput::Click(square(24)));
    app.frame();
    assert_eq!(app.resource::<MoveEntry>().text.as_deref(), Some("20-24"));
    app.wait_until(|app| !waits(app));
    // Where White's move offers a capture, the move is none.
    let entry = app.resource::<MoveEntry>();
    match app.game().text_at(Ply(2)) {
        Some(own) => assert_eq!(own, "20-24"),
        None => assert!(entry.is_refused, "{entry:?}"),
    }
}

#[test]
fn other_keys_keep_their_meaning_while_it_waits() {
    let server = Server::default();
    let mut app = friend_thinks(&server);
    app.click(31);
    app.click(27);
    let has_numbers = app.resource::<ViewerSettings>().numbers;
    app.key(Key::Character("n".into()), KeyCode::KeyN);
    assert_ne!(app.resource::<ViewerSettings>().numbers, has_numbers);
    assert!(waits(&app));
    // The keyboard enters another one.
    for number in [33, 29] {
        app.world().write_message(BoardInput::Walk(Some(square(number))));
        app.frames(1);
        app.key(Key::Enter, KeyCode::Enter);
    }
    assert_eq!(arrow(&app), Some((square(33), square(29))));
}

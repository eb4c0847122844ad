//! A game with a friend elsewhere, against a server that the test plays.

use std::sync::atomic::Ordering;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::i18n::{MessageFn, Messages};
use dames3d::notation::move_text;
use dames3d::online::{
    Connection, Fact, GameId, GameSettings, Offer, Pace, Presence, Rejection, Request, Role,
    ServerMessage,
};
use dames3d::players::Player;
use dames3d::rules::{Outcome, Ply, Side, Variant, WinReason};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::state::{
    FRIEND, FriendPage, FriendPlace, FriendProblem, FriendStage,
};
use dames3d::viewer::features::play::actions::{NEW_GAME, NewGameAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::GameCommand;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::kernel::settings::ViewerSettings;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::ui::shape::WindowShape;

use crate::friend_server::{
    INVITATION, Server, begin, follow, invitation, playing, playing_with, settings, view,
};
use crate::test_app::{TestApp, square};

pub(crate) fn is_on_board(app: &TestApp) -> bool {
    app.resource::<CurrentSession>().is_remote()
}

#[test]
fn a_game_that_is_offered_shows_its_link_and_begins_when_the_friend_comes() {
    let server = Server::default();
    let mut app = server.window();
    invite(&mut app, &server);
    assert!(app.says_text("FWKQSA"), "{:?}", app.said());
    assert!(!is_on_board(&app));
    server.happens(0, Fact::Joined(Side::White));
    app.frames(3);
    assert!(is_on_board(&app) && !app.open().has(FRIEND));
    let seats = app.resource::<PlayerSeats>().at(Variant::Dames3d);
    assert_eq!((seats.white, seats.black), (Player::Remote, Player::Person));
    assert!(app.has_notice(Messages::online_begins), "{:?}", app.notices());
}

/// Offers a game of Dames 3D with the black pieces, for which the window then waits.
pub(crate) fn invite(app: &mut TestApp, server: &Server) {
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Elsewhere)));
    app.press(NewGameAction::Choose(Choice::Color(Side::Black)));
    app.press(NewGameAction::Start);
    app.frames(2);
    assert!(!app.open().has(NEW_GAME));
    assert_eq!(app.open().get(FRIEND), Some(&FriendPage::Offer));
    app.press(FriendAction::Place(FriendPlace::Link));
    app.press(FriendAction::Invite);
    app.frames(2);
    assert_eq!(view(app).problem, Some(FriendProblem::Address));
    assert!(app.says(Messages::friend_no_address));
    type_server(app, "192.168.1.5:7171");
    app.press(FriendAction::Invite);
    app.frames(2);
    assert_eq!(app.open().get(FRIEND), Some(&FriendPage::Invitation));
    server
        .write(0, Fact::Created(GameSettings { host: Side::Black, ..settings(Variant::Dames3d) }));
    server.write(0, Fact::Joined(Side::Black));
    server.welcome(Role::Seat(Side::Black), Some(invitation()));
    app.frames(3);
    assert_eq!(view(app).stage, FriendStage::Waiting);
}

fn type_server(app: &mut TestApp, server: &str) {
    use bevy::text::{EditableText, TextEdit};
    use dames3d::viewer::features::online::typed::FriendField;
    let mut fields = app.world().query::<(&FriendField, &mut EditableText)>();
    for (field, mut text) in fields.iter_mut(app.world()) {
        if *field == FriendField::Server {
            text.queue_edit(TextEdit::Insert(server.into()));
        }
    }
    app.frames(2);
}

#[test]
fn who_is_invited_sees_the_game_and_joins_by_one_button() {
    let server = Server::default();
    let mut app = server.window();
    let game = GameSettings {
        host: Side::Black,
        pace: Pace::Post { days: 3 },
        ..settings(Variant::WolfAndSheep)
    };
    server.write(0, Fact::Created(game.clone()));
    server.write(0, Fact::Joined(Side::Black));
    follow(&mut app, INVITATION);
    server.offers(game, Some("Anna"));
    app.frames(2);
    assert_eq!(view(&app).stage, FriendStage::Invited);
    assert!(app.says(|messages| messages.friend_invited_by("Anna")), "{:?}", app.said());
    let join = app.says(|messages| messages.friend_join_as(messages.side_sheep()));
    assert!(join, "{:?}", app.said());
    assert!(!is_on_board(&app) && server.heard().is_none());
    app.key(Key::Enter, KeyCode::Enter);
    app.frames(2);
    server.write(0, Fact::Joined(Side::White));
    server.welcome(Role::Seat(Side::White), None);
    app.frames(3);
    assert!(is_on_board(&app) && !app.open().has(FRIEND));
}

/// The sheet, from which games are offered and joined, would hide squares of the first move.
#[test]
fn a_game_that_comes_on_the_board_lets_the_sheet_of_a_phone_down() {
    let server = Server::default();
    let mut app = server.window();
    app.on_a_phone();
    app.press(ShellAction::ToggleSheet);
    let game = settings(Variant::Dames3d);
    server.write(0, Fact::Created(game.clone()));
    server.write(0, Fact::Joined(Side::White));
    server.write(0, Fact::Joined(Side::Black));
    follow(&mut app, INVITATION);
    server.offers(game, None);
    app.frames(2);
    app.press(FriendAction::Join);
    app.frames(2);
    assert!(!is_on_board(&app) && app.resource::<WindowShape>().is_expanded());
    server.welcome(Role::Seat(Side::White), None);
    app.frames(3);
    assert!(is_on_board(&app) && !app.resource::<WindowShape>().is_expanded());
}

#[test]
fn an_invitation_that_is_not_accepted_is_over_with_its_dialog() {
    let server = Server::default();
    let mut app = server.window();
    follow(&mut app, INVITATION);
    server.offers(settings(Variant::Dames3d), None);
    app.frames(2);
    app.press(ShellAction::Cancel);
    app.frames(3);
    assert_eq!(view(&app).stage, FriendStage::None);
    assert!(!app.open().has(FRIEND));
}

#[test]
fn a_usual_window_has_room_for_the_game_and_the_card_of_the_friend() {
    let server = Server::default();
    let mut app = playing_with(&server, settings(Variant::Dames3d));
    server.plays(Side::White, "32-28");
    app.rest();
    assert!(app.shows(FriendAction::Offer(Offer::Takeback)));
    let mut panels = app.world().query::<(&Name, &ComputedNode)>();
    let mut panels = panels.iter(app.world_ref());
    let panel = panels.find(|(name, node)| name.as_str() == "Panel" && !node.is_empty());
    let (_, panel) = panel.expect("the panel");
    assert!(panel.content_size().y <= panel.size().y, "{panel:?}");

    // The list has one line, which is that of the move shown.
    for _ in 0..6 {
        let position = *app.game().position();
        let mv = position.legal_moves()[0];
        let text = move_text::write(&position, mv);
        server.plays(position.side_to_move(), &text);
        app.rest();
        let shown = app.game().current_node();
        let cell = app.button(GameAction::ShowNode(shown));
        let (cell, course) = (app.rect_of(cell), app.rect_named("Course"));
        assert!(
            cell.min.y >= course.min.y - 0.6 && cell.max.y <= course.max.y + 0.6,
            "{text}: {cell:?} in {course:?}"
        );
    }
}

#[test]
fn an_own_move_is_shown_at_once_and_sent_and_the_friend_s_move_follows() {
    let server = Server::default();
    let mut app = playing(&server);
    app.click(32);
    app.click(28);
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(1));
    let (id, request) = server.asked().expect("a request");
    assert_eq!(request, Request::Play("32-28".parse().expect("a move")));
    server.plays(Side::White, "32-28");
    server.say(&ServerMessage::Done { id });
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(1));
    // It is the friend's turn: the board refuses what is not one's own.
    app.click(19);
    app.click(23);
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(1));
    assert_eq!(server.asked(), None);
    server.plays(Side::Black, "19-23");
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(2));
    assert_eq!(
        app.game().position().piece_at(square(23)).map(|piece| piece.side),
        Some(Side::Black)
    );
}

#[test]
fn a_refused_move_is_taken_off_the_board() {
    let server = Server::default();
    let mut app = playing(&server);
    app.click(32);
    app.click(28);
    app.frames(3);
    let (id, _) = server.asked().expect("a request");
    let refusal = dames3d::online::Refusal::TimeIsUp;
    server.say(&ServerMessage::Refused { id, refusal });
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(0));
    assert!(app.has_notice(Messages::refused_time_up));
}

#[test]
fn no_card_says_connected_when_the_server_has_been_silent_for_nine_seconds() {
    let server = Server::default();
    let mut app = playing(&server);
    let connected = app.message(|messages| messages.friend_is(messages.presence_connected()));
    assert!(app.says_text(&connected), "{:?}", app.said());
    for _ in 0..8 {
        server.pass(&mut app, 1_000);
        server.beat();
        app.frames(2);
    }
    assert!(app.says_text(&connected));
    server.pass(&mut app, 8_900);
    assert_eq!(view(&app).connection, Some(Connection::Connected));
    server.pass(&mut app, 200);
    assert_eq!(view(&app).connection, Some(Connection::Lost));
    assert!(!app.says_text(&connected), "{:?}", app.said());
    assert!(app.says(Messages::online_lost));
    // The client connects anew and learns who is there.
    let before = server.connections();
    server.pass(&mut app, 600);
    assert_eq!(server.connections(), before + 1);
    assert!(!app.says_text(&connected));
    app.frames(2);
    server.welcome(Role::Seat(Side::White), None);
    server.company(Presence::Connected, Presence::Reconnecting, None);
    app.frames(4);
    let reconnects = app.says(|messages| messages.friend_is(messages.presence_reconnecting()));
    assert!(reconnects, "{:?}", app.said());
}

#[test]
fn a_quiet_window_with_a_game_by_link_draws_nothing_but_its_clocks() {
    let server = Server::default();
    let mut app = playing(&server);
    // Nothing wakes the window but the beats of the server, quietly.
    let quiet = |app: &mut TestApp| {
        app.world()
            .run_system_cached(|waker: dames3d::viewer::kernel::waker::WindowWaker| {
                waker.quiet_waker()()
            })
            .expect("it wakes");
        app.frame()
    };
    app.frames(4);
    let mut drawn = 0;
    for _ in 0..30 {
        server.now.fetch_add(1_000, Ordering::Relaxed);
        server.beat();
        drawn += usize::from(quiet(&mut app));
    }
    assert_eq!(drawn, 0);
    server.company(Presence::Connected, Presence::Away, None);
    assert!(quiet(&mut app), "who is there has changed");
}

#[test]
fn the_clocks_are_those_of_the_server_and_end_no_game() {
    let server = Server::default();
    let clocks = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both("300".parse().expect("a time control"))
    };
    let mut app = playing_with(
        &server,
        GameSettings { pace: Pace::Clock(clocks), ..settings(Variant::Dames3d) },
    );
    let left = |app: &TestApp| {
        let clock = app.game().clock().expect("clocks");
        clock.left(Side::White).expect("a limited time").as_secs()
    };
    for _ in 0..10 {
        server.pass(&mut app, 1_000);
        server.beat();
        app.frames(1);
    }
    assert_eq!(left(&app), 290);
    for _ in 0..100 {
        server.pass(&mut app, 4_000);
        server.beat();
        app.frames(1);
    }
    assert_eq!(left(&app), 0);
    assert_eq!(app.game().outcome(), None, "the server ends it");
    server.happens(300_000, Fact::TimeUp(Side::White));
    app.rest();
    let reason = WinReason::Time;
    let winner = Side::Black;
    assert_eq!(app.game().outcome(), Some(Outcome::Win { winner, reason }));
}

#[test]
fn nobody_helps_in_a_game_with_a_friend() {
    let server = Server::default();
    let mut app = playing(&server);
    assert!(app.is_disabled(AnalysisAction::Hint));
    assert!(app.is_disabled(AnalysisAction::Cycle));
    app.ask(AnalysisAction::Cycle);
    app.frames(3);
    assert!(!app.resource::<ViewerSettings>().analysis);
    app.world().resource_mut::<ViewerSettings>().analysis = true;
    app.frames(3);
    let analysis = app.resource::<dames3d::viewer::kernel::analysis::CurrentAnalysis>();
    assert!(analysis.get().is_none());
}

#[test]
fn a_player_looks_back_alone_and_the_next_move_shows_the_game_again() {
    let server = Server::default();
    let mut app = playing(&server);
    server.plays(Side::White, "32-28");
    server.plays(Side::Black, "19-23");
    app.rest();
    app.ask(GameAction::ShowFirst);
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(0));
    server.beat();
    app.frames(3);
    assert_eq!(app.game().current_ply(), Ply(0));
    assert_eq!(server.asked(), None);
    server.plays(Side::White, "28x19");
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(3));
}

#[test]
fn offers_are_shown_and_answered() {
    let server = Server::default();
    let mut app = playing(&server);
    server.plays(Side::White, "32-28");
    app.rest();
    app.press(FriendAction::Offer(Offer::Takeback));
    let (id, request) = server.asked().expect("a request");
    assert_eq!(request, Request::Offer(Offer::Takeback));
    server.say(&ServerMessage::Done { id });
    let (by, offer) = (Side::White, Offer::Takeback);
    server.happens(0, Fact::Offered { by, offer });
    app.frames(3);
    assert!(app.says(Messages::friend_asked_takeback));
    let (by, accept) = (Side::Black, true);
    server.happens(0, Fact::Answered { by, offer, accept });
    app.rest();
    assert_eq!(app.game().current_ply(), Ply(0));
    // The friend offers a draw.
    let offer = Offer::Draw;
    server.happens(0, Fact::Offered { by, offer });
    app.rest();
    app.press(dames3d::viewer::features::play::actions::PlayAction::AnswerDraw(true));
    app.frames(2);
    let answer = Request::Answer { offer, accept };
    assert_eq!(server.asked().map(|(_, request)| request), Some(answer));
}

#[test]
fn a_game_that_is_over_becomes_one_of_the_table_and_of_the_earlier_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::default();
    let mut app = server.window_in(folder.path());
    begin(&mut app, &server, settings(Variant::International));
    server.plays(Side::White, "32-28");
    server.plays(Side::Black, "19-23");
    app.rest();
    let command = Command::Resign(Side::Black);
    let by = Side::Black;
    server.happens(500, Fact::Did { by, command });
    app.rest();
    assert!(!is_on_board(&app));
    assert_eq!(view(&app).stage, FriendStage::Over);
    let session = app.resource::<CurrentSession>();
    let game = session.all().game_of(Variant::International);
    assert_eq!(game.turns().len(), 2);
    let (winner, reason) = (Side::White, WinReason::Resignation);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner, reason }));
    assert!(!app.is_disabled(AnalysisAction::Cycle));
    let archive = dames3d::archive::Archive::in_folder(folder.path().join("games"));
    assert_eq!(archive.earlier_games(10).len(), 1);
    // A rematch is asked for, and followed when it comes.
    app.press(FriendAction::Offer(Offer::Rematch));
    let rematch = Request::Offer(Offer::Rematch);
    assert_eq!(server.asked().map(|(_, request)| request), Some(rematch));
    let before = server.connections();
    server.happens(0, Fact::Rematch(GameId::from_random(8)));
    app.frames(3);
    assert_eq!(server.connections(), before + 1);
}

#[test]
fn the_game_comes_back_when_the_window_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::default();
    let mut app = server.window_in(folder.path());
    begin(&mut app, &server, settings(Variant::Dames3d));
    drop(app);
    let mut app = server.window_in(folder.path());
    assert_eq!(view(&app).stage, FriendStage::Saved);
    app.press(FriendAction::Return);
    app.frames(2);
    server.welcome(Role::Seat(Side::White), None);
    app.rest();
    assert!(is_on_board(&app));
}

#[test]
fn another_table_takes_the_game_off_the_board_and_it_can_be_put_back() {
    let server = Server::default();
    let mut app = playing(&server);
    app.ask(GameAction::Switch(Variant::Dames3d));
    app.rest();
    assert!(!is_on_board(&app));
    assert_eq!(app.game().variant(), Variant::Dames3d);
    app.world().write_message(GameCommand(Command::Play("32-28".parse().expect("a move"))));
    app.rest();
    assert_eq!(server.asked(), None, "it is a move of the other game");
    app.press(FriendAction::Return);
    app.rest();
    assert!(is_on_board(&app));
    assert_eq!(app.game().variant(), Variant::International);
    assert_eq!(app.game().current_ply(), Ply(0));
}

#[test]
fn what_is_wrong_is_said_in_a_sentence() {
    let server = Server::default();
    let mut app = server.window();
    follow(&mut app, "hello");
    assert!(app.says(Messages::friend_no_link));
    let rejections: [(Rejection, MessageFn); 3] = [
        (Rejection::SeatTaken, Messages::friend_seat_taken),
        (Rejection::NoSuchGame, Messages::friend_no_such_game),
        (Rejection::Protocol { server: 2 }, Messages::friend_other_version),
    ];
    for (rejection, words) in rejections {
        follow(&mut app, INVITATION);
        server.say(&ServerMessage::Rejected(rejection));
        app.frames(3);
        assert!(app.says(words), "{:?}", app.said());
        assert!(!is_on_board(&app));
    }
}

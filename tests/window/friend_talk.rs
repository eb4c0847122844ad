//! Names, greetings and time between friends who play over a network.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use dames3d::game::Command;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::i18n::{MessageFn, Messages};
use dames3d::online::{
    ClientMessage, Connection, Fact, GameSettings, Greeting, Hello, Intent, Invitation, Offer,
    Pace, Presence, Rejection, Request, Role, ServerMessage,
};
use dames3d::rules::{Side, Variant};
use dames3d::sound::Sound;
use dames3d::viewer::features::clocks::ClockAction;
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::state::{
    FRIEND, FriendPage, FriendPlace, FriendProblem, FriendSettings, SAY,
};
use dames3d::viewer::features::online::typed::FriendField;
use dames3d::viewer::features::play::actions::{NEW_GAME, NewGameAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, Opponent};
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::messages::{OnlineGameRequest, PlaySound};
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::shell::welcome::WELCOME;

use crate::friend_server::{Server, begin, follow, playing, playing_with, settings, view};
use crate::test_app::TestApp;

/// Types into a field of the dialog, in the place of what it has.
fn type_into(app: &mut TestApp, wanted: FriendField, words: &str) {
    let mut fields = app.world().query::<(&FriendField, &mut EditableText)>();
    for (field, mut text) in fields.iter_mut(app.world()) {
        if *field == wanted {
            text.queue_edit(TextEdit::SelectAll);
            text.queue_edit(TextEdit::Insert(words.into()));
        }
    }
    app.frames(2);
}

/// The sounds since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Sound>);

fn named(by: Side, name: &str) -> Fact {
    let name = name.parse().expect("a name");
    Fact::Named { by, name }
}

#[test]
fn the_own_name_is_typed_kept_and_sent_once_the_seat_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::default();
    let mut app = server.window_in(folder.path());
    app.world().write_message(OnlineGameRequest::Join);
    app.frames(2);
    let link = "http://192.168.1.5:7171/#join=0123456789abcdef.0123456789abcdef0123456789abcdef";
    type_into(&mut app, FriendField::Link, link);
    type_into(&mut app, FriendField::Name, "An\u{202e}na");
    app.press(FriendAction::Join);
    app.frames(2);
    assert_eq!(view(&app).problem, Some(FriendProblem::Name));
    assert!(app.says(Messages::refused_name));
    assert_eq!(server.connections(), 0);
    type_into(&mut app, FriendField::Name, "  Anna ");
    app.press(FriendAction::Join);
    app.frames(2);
    server.offers(settings(Variant::International), None);
    app.frames(2);
    app.press(FriendAction::Join);
    app.frames(2);
    server.write(0, Fact::Created(settings(Variant::International)));
    for side in Side::BOTH {
        server.write(0, Fact::Joined(side));
    }
    let Some(ClientMessage::Hello(hello)) = server.heard() else {
        panic!("expected a hello");
    };
    assert!(matches!(hello.intent, Intent::Join { invitation: Invitation::Link { .. }, .. }));
    server.let_in(Role::Seat(Side::Black), None);
    app.frames(2);
    assert_eq!(view(&app).connection, Some(Connection::Connected));
    let asked = server.asked().map(|(_, request)| request);
    assert_eq!(asked, Some(Request::Name("Anna".to_owned())));
    assert!(!app.open().has(FRIEND));
    assert_eq!(app.resource::<FriendSettings>().name, "Anna");
}

#[test]
fn the_card_the_seats_and_the_result_name_both_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::default();
    let mut app = server.window_in(folder.path());
    begin(&mut app, &server, settings(Variant::International));
    let connected = app.message(|messages| messages.friend_is(messages.presence_connected()));
    assert!(app.says_text(&connected));
    assert!(app.says(Messages::player_friend), "{:?}", app.said());
    server.happens(0, named(Side::Black, "Ben"));
    app.frames(3);
    let ben_is = |app: &mut TestApp, presence: MessageFn| {
        app.says(|messages| messages.text_counter("Ben", presence(messages)))
    };
    assert!(ben_is(&mut app, Messages::presence_connected), "{:?}", app.said());
    assert!(app.says_text("Ben"), "the seat: {:?}", app.said());
    assert!(!app.says_text(&connected) && !app.says(Messages::player_friend));
    assert!(app.says(Messages::player_person), "the own seat: {:?}", app.said());
    server.happens(0, named(Side::White, "Anna"));
    app.frames(3);
    assert!(app.says_text("Anna") && !app.says(Messages::player_person), "{:?}", app.said());
    server.plays(Side::White, "32-28");
    let (by, offer) = (Side::Black, Offer::Pause);
    server.happens(0, Fact::Offered { by, offer });
    app.rest();
    let asks = app.says(|messages| format!("{}.", messages.named_asks_pause("Ben")));
    assert!(asks, "{:?}", app.said());
    server.company(Presence::Connected, Presence::Away, None);
    app.frames(3);
    assert!(ben_is(&mut app, Messages::presence_away), "{:?}", app.said());
    let by = Side::Black;
    let command = Command::Resign(by);
    server.happens(500, Fact::Did { by, command });
    app.rest();
    assert!(app.says_text("Anna – Ben"), "{:?}", app.said());
    let session = app.resource::<CurrentSession>();
    let game = session.all().game_of(Variant::International);
    assert_eq!(game.tags().get("White"), Some("Anna"));
    assert_eq!(game.tags().get("Black"), Some("Ben"));
    let archive = dames3d::archive::Archive::in_folder(folder.path().join("games"));
    let earlier = archive.earlier_games(10);
    assert_eq!(earlier.len(), 1);
    assert!(format!("{earlier:?}").contains("Ben"), "{earlier:?}");
}

#[test]
fn a_greeting_is_chosen_with_the_keyboard_and_what_the_friend_says_is_a_notice() {
    let server = Server::default();
    let mut app = playing(&server);
    app.press(FriendAction::Talk);
    app.frames(3);
    assert!(app.open().has(SAY));
    for greeting in Greeting::ALL {
        assert!(!app.is_disabled(FriendAction::Greet(greeting)), "{greeting:?}");
    }
    // The first greeting has the focus.
    app.key(Key::Enter, KeyCode::Enter);
    app.frames(2);
    assert!(!app.open().has(SAY), "it closes with what was said");
    let (id, request) = server.asked().expect("a request");
    assert_eq!(request, Request::Greet(Greeting::Hello));
    server.say(&ServerMessage::Done { id });
    app.press(FriendAction::Talk);
    app.frames(3);
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(!app.open().has(SAY) && server.asked().is_none());
    app.press(FriendAction::Talk);
    app.press(FriendAction::Greet(Greeting::MustGo));
    app.frames(2);
    let asked = server.asked().map(|(_, request)| request);
    assert_eq!(asked, Some(Request::Greet(Greeting::MustGo)));
    let by = Side::Black;
    let greetings: [(Greeting, MessageFn); 2] = [
        (Greeting::Oops, Messages::greeting_oops),
        (Greeting::Another, Messages::greeting_another),
    ];
    for (greeting, words) in greetings {
        server.happens(0, Fact::Greeted { by, greeting });
        app.frames(3);
        let is_told = app
            .has_notice(|messages| messages.text_counter(messages.side_black(), words(messages)));
        assert!(is_told, "{:?}", app.notices());
    }
    server.happens(0, named(by, "Ben"));
    let greeting = Greeting::Goodbye;
    server.happens(0, Fact::Greeted { by, greeting });
    app.frames(3);
    let is_told =
        app.has_notice(|messages| messages.text_counter("Ben", messages.greeting_goodbye()));
    assert!(is_told, "{:?}", app.notices());
}

fn timed() -> GameSettings {
    let clocks = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::both("300".parse().expect("a time control"))
    };
    GameSettings { pace: Pace::Clock(clocks), ..settings(Variant::International) }
}

/// The seconds on the clock of a side.
fn left(app: &TestApp, side: Side) -> u64 {
    let clock = app.game().clock().expect("clocks");
    clock.left(side).expect("a limited time").as_secs()
}

#[test]
fn time_is_given_where_there_are_clocks() {
    let server = Server::default();
    let mut app = playing(&server);
    assert!(!app.shows(FriendAction::GiveTime));
    let server = Server::default();
    let mut app = playing_with(&server, timed());
    assert!(app.shows(FriendAction::GiveTime));
    app.press(FriendAction::GiveTime);
    let (id, request) = server.asked().expect("a request");
    assert_eq!(request, Request::GiveTime);
    let by = Side::White;
    server.happens(0, Fact::GaveTime { by, milliseconds: 15_000 });
    server.say(&ServerMessage::Done { id });
    app.rest();
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (300, 315));
    let is_told = app.has_notice(|messages| messages.online_gave_time(messages.side_black(), 15));
    assert!(is_told, "{:?}", app.notices());
}

#[test]
fn a_pause_needs_the_friend_and_ends_by_the_button() {
    let server = Server::default();
    let mut app = playing_with(&server, timed());
    app.press(ClockAction::TogglePause);
    app.frames(2);
    let (id, request) = server.asked().expect("a request");
    assert_eq!(request, Request::Offer(Offer::Pause));
    server.say(&ServerMessage::Done { id });
    let (by, offer) = (Side::White, Offer::Pause);
    server.happens(0, Fact::Offered { by, offer });
    app.frames(3);
    assert!(app.says(Messages::friend_asked_pause));
    server.pass(&mut app, 5_000);
    assert_eq!(left(&app, Side::White), 295, "the clock runs on");
    let (by, accept) = (Side::Black, true);
    server.happens(5_000, Fact::Answered { by, offer, accept });
    app.rest();
    assert_eq!(view(&app).asked_by_me, []);
    server.pass(&mut app, 5_000);
    assert_eq!(left(&app, Side::White), 295, "the clocks stand");
    app.press(ClockAction::TogglePause);
    app.frames(2);
    let request = server.asked().map(|(_, request)| request);
    assert_eq!(request, Some(Request::Resume));
    server.happens(0, Fact::Resumed { by: Some(Side::White) });
    app.frames(3);
    server.pass(&mut app, 5_000);
    assert_eq!(left(&app, Side::White), 290);
}

#[test]
fn a_friend_who_comes_and_goes_is_heard() {
    let server = Server::default();
    let network = server.network();
    let mut app = TestApp::with(move |app| {
        let collect = |mut heard: ResMut<Heard>, mut sounds: MessageReader<PlaySound>| {
            heard.0.extend(sounds.read().map(|PlaySound(sound)| *sound));
        };
        app.insert_resource(network).init_resource::<Heard>().add_systems(Last, collect);
    });
    let heard = |app: &mut TestApp| {
        app.frames(3);
        let all = std::mem::take(&mut app.world().resource_mut::<Heard>().0);
        let is_presence =
            |sound: &Sound| matches!(sound, Sound::Came | Sound::Gone | Sound::Begins);
        all.into_iter().filter(is_presence).collect::<Vec<_>>()
    };
    begin(&mut app, &server, settings(Variant::International));
    assert_eq!(heard(&mut app), [Sound::Begins]);
    for (presence, sounds) in [
        (Presence::Reconnecting, &[Sound::Gone][..]),
        (Presence::Away, &[]),
        (Presence::Connected, &[Sound::Came]),
        (Presence::Connected, &[]),
    ] {
        server.company(Presence::Connected, presence, None);
        assert_eq!(heard(&mut app), sounds, "{presence:?}");
    }
}

/// The key with which the client offers a game.
fn offered_with(server: &Server) -> Option<String> {
    match server.heard() {
        Some(ClientMessage::Hello(Hello { intent: Intent::Create { key, .. }, .. })) => key,
        other => panic!("expected an offer, found {other:?}"),
    }
}

#[test]
fn a_server_that_asks_for_its_key_gets_it_and_no_other_does() {
    let server = Server::default();
    let mut app = server.window();
    app.press(NewGameAction::Open);
    app.press(NewGameAction::Choose(Choice::Opponent(Opponent::Elsewhere)));
    app.press(NewGameAction::Start);
    app.press(FriendAction::Place(FriendPlace::Link));
    app.frames(2);
    assert!(!app.shows_node("Key"), "nobody has asked for one");
    type_into(&mut app, FriendField::Server, "192.168.1.5:7171");
    app.press(FriendAction::Invite);
    app.frames(2);
    assert_eq!(offered_with(&server), None);
    server.say(&ServerMessage::Rejected(Rejection::Key));
    app.frames(4);
    assert_eq!(app.open().get(FRIEND), Some(&FriendPage::Offer));
    assert!(app.shows_node("Key"));
    type_into(&mut app, FriendField::Key, " s3cret ");
    app.press(FriendAction::Invite);
    app.frames(2);
    assert_eq!(offered_with(&server).as_deref(), Some("s3cret"));
    let kept = app.resource::<FriendSettings>().key.clone().expect("a key");
    assert_eq!((kept.server.as_str(), kept.key.as_str()), ("http://192.168.1.5:7171/", "s3cret"));
    server.say(&ServerMessage::Rejected(Rejection::Key));
    app.frames(4);
    type_into(&mut app, FriendField::Server, "10.0.0.2:7171");
    app.press(FriendAction::Invite);
    app.frames(2);
    assert_eq!(offered_with(&server), None, "it is not that server's");
}

#[test]
fn a_link_that_is_followed_stands_in_the_field() {
    let server = Server::default();
    let mut app = server.window();
    let link = "http://192.168.1.5:7171/#code=FWKQSA";
    follow(&mut app, link);
    assert_eq!(app.open().get(FRIEND), Some(&FriendPage::Join));
    let mut fields = app.world().query::<(&FriendField, &EditableText)>();
    let mut fields = fields.iter(app.world_ref());
    let field = fields.find(|(field, _)| **field == FriendField::Link);
    assert_eq!(field.map(|(_, text)| text.value().to_string()).as_deref(), Some(link));
}

#[test]
fn the_first_card_leads_to_a_game_with_a_friend() {
    let server = Server::default();
    let mut app = server.window();
    app.world().resource_mut::<OpenDialogs>().open(WELCOME, ());
    app.frames(3);
    app.press(NewGameAction::OpenForFriend);
    app.frames(2);
    assert!(app.open().has(NEW_GAME) && !app.open().has(WELCOME));
    app.press(NewGameAction::Start);
    app.frames(2);
    assert_eq!(app.open().get(FRIEND), Some(&FriendPage::Offer));
}

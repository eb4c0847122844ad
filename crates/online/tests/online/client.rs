//! The client against the simplest of servers.

use std::time::Duration;

use dames3d_online::{
    Client, ClientEvent, ClientMessage, Connection, EntryNumber, Fact, GameId, GameSettings, Input,
    Intent, Link, OfferedGame, Output, Refusal, Rejection, Request, Role, Secret, ServerMessage,
    Target, Welcome,
};
use dames3d_rules::rules::{Side, Variant};

use crate::{Table, timed};

const GAME: GameId = GameId::from_random(7);

fn seat(side: Side) -> Secret {
    Secret::from_random(1 + side as u128)
}

pub(crate) fn client(side: Side) -> Client {
    let link = Link {
        server: "http://host/".to_owned(),
        target: Target::Seat { game: GAME, secret: seat(side) },
    };
    Client::following(&link, seat(side), side as u32)
}

pub(crate) fn play(text: &str) -> Request {
    Request::Play(text.parse().expect("a move"))
}

pub(crate) fn welcome(table: &Table, side: Side, known: EntryNumber) -> ServerMessage {
    ServerMessage::Welcome(Box::new(Welcome {
        version: "test".to_owned(),
        game: GAME,
        role: Role::Seat(side),
        invitation: None,
        entries: table.log[known.0 as usize..].to_vec(),
        elapsed: 0,
    }))
}

/// The messages among the outputs.
fn sent(outputs: &[Output]) -> Vec<ClientMessage> {
    let texts = outputs.iter().filter_map(|output| match output {
        Output::Send(text) => Some(text),
        _ => None,
    });
    texts.map(|text| ClientMessage::read(text).expect("a message")).collect()
}

fn entered(table: &Table, side: Side) -> Client {
    let mut client = client(side);
    assert_eq!(client.begin(0), [Output::Connect("ws://host/socket".to_owned())]);
    let hello = sent(&client.handle(Input::Opened, 10));
    assert!(matches!(&hello[..], [ClientMessage::Hello(_)]), "{hello:?}");
    let text = welcome(table, side, EntryNumber(0)).text();
    client.handle(Input::Received(&text), 20);
    assert_eq!(client.connection(), Connection::Connected);
    client
}

fn table() -> Table {
    Table::new(GameSettings::new(Variant::International))
}

#[test]
fn a_name_is_asked_for_once_the_client_is_at_its_seat_unless_the_game_has_it() {
    let mut table = table();
    let mut client = client(Side::White);
    client.begin(0);
    assert_eq!(client.set_name("Anna".parse().expect("a name"), 0), []);
    client.handle(Input::Opened, 10);
    let text = welcome(&table, Side::White, EntryNumber(0)).text();
    let asked = sent(&client.handle(Input::Received(&text), 20));
    let name = Request::Name("Anna".to_owned());
    assert!(
        matches!(&asked[..], [ClientMessage::Ask { request, .. }] if *request == name),
        "{asked:?}"
    );
    table.ask(Role::Seat(Side::White), name).expect("a name");
    let mut again = entered(&table, Side::White);
    assert_eq!(again.set_name("Anna".parse().expect("a name"), 30), []);
    let other = sent(&again.set_name("Bea".parse().expect("a name"), 40));
    assert_eq!(other.len(), 1, "{other:?}");
}

#[test]
fn an_own_move_is_shown_at_once_and_sent_again_until_it_is_answered() {
    let table = table();
    let mut client = entered(&table, Side::White);
    let first = sent(&client.ask(play("32-28"), 100));
    let shown = client.shown(100).expect("a game");
    assert_eq!(shown.game().turns().len(), 1);
    let server = client.game().expect("a game");
    assert_eq!(server.game().turns().len(), 0, "only the server moves");
    assert_eq!(client.deadline(), Some(1_300));
    assert!(client.handle(Input::Deadline, 1_299).is_empty());
    let again = sent(&client.handle(Input::Deadline, 1_300));
    assert_eq!(again, first, "the same number");
    let [ClientMessage::Ask { id, .. }] = first[..] else {
        panic!("{first:?}");
    };
    client.handle(Input::Received(&ServerMessage::Done { id }.text()), 1_350);
    assert!(sent(&client.handle(Input::Deadline, 9_000)).is_empty());
}

#[test]
fn a_refused_move_disappears_with_the_reason() {
    let table = table();
    let mut client = entered(&table, Side::Black);
    let first = sent(&client.ask(play("19-23"), 100));
    let [ClientMessage::Ask { id, .. }] = first[..] else {
        panic!("{first:?}");
    };
    let refusal = Refusal::NotYourTurn;
    let refused = ServerMessage::Refused { id, refusal: refusal.clone() };
    let outputs = client.handle(Input::Received(&refused.text()), 200);
    let request = play("19-23");
    assert_eq!(outputs, [Output::Event(ClientEvent::Refused { request, refusal })]);
    assert_eq!(client.unanswered().count(), 0);
}

#[test]
fn a_silent_server_is_left_and_the_pauses_grow_for_ever() {
    let table = table();
    let mut client = entered(&table, Side::White);
    assert_eq!(client.deadline(), Some(9_020));
    let outputs = client.handle(Input::Deadline, 9_020);
    assert_eq!(outputs[0], Output::Close);
    assert_eq!(client.connection(), Connection::Lost);
    let mut now = 9_020;
    let mut pauses = Vec::new();
    for _ in 0..23 {
        let at = client.deadline().expect("another attempt");
        pauses.push(at - now);
        assert!(client.handle(Input::Deadline, at - 1).is_empty());
        let outputs = client.handle(Input::Deadline, at);
        assert!(matches!(outputs[0], Output::Connect(_)), "{outputs:?}");
        now = at + 5;
        client.handle(Input::Closed, now);
    }
    assert_eq!(pauses[..4], [500, 1_000, 2_000, 3_000]);
    assert_eq!(pauses[4..20], [3_000; 16]);
    assert_eq!(pauses[20..], [15_000; 3]);
    let outputs = client.handle(Input::Woken, now);
    assert!(matches!(outputs[0], Output::Connect(_)), "no pause is waited for");
}

#[test]
fn a_client_that_wakes_up_soon_knows_whether_the_server_is_there() {
    let table = table();
    let last = EntryNumber(3);
    let beat = ServerMessage::Beat { elapsed: 0, last }.text();
    let mut client = entered(&table, Side::White);
    // What came before a sleep is read after it.
    client.handle(Input::Received(&beat), 600_000);
    assert!(client.handle(Input::Woken, 600_000).is_empty());
    assert_eq!(client.deadline(), Some(604_500));
    let mut silent = client.clone();
    let outputs = silent.handle(Input::Deadline, 604_500);
    assert_eq!(outputs[0], Output::Close);
    assert_eq!(silent.connection(), Connection::Lost);
    client.handle(Input::Received(&beat), 604_000);
    assert_eq!(client.deadline(), Some(613_000));
    // After a sleep that the clock shows, there is nothing to wait for.
    let outputs = client.handle(Input::Woken, 1_200_000);
    assert!(matches!(outputs[0], Output::Connect(_)), "{outputs:?}");
}

#[test]
fn a_client_that_comes_back_gets_the_rest_and_sends_what_was_not_answered() {
    let mut table = table();
    let mut client = entered(&table, Side::White);
    let first = sent(&client.ask(play("32-28"), 100));
    // The server has carried it out, but its answer is lost.
    table.play(Side::White, "32-28").expect("legal");
    table.play(Side::Black, "19-23").expect("legal");
    client.handle(Input::Closed, 150);
    client.handle(Input::Woken, 160);
    let hello = sent(&client.handle(Input::Opened, 170));
    let [ClientMessage::Hello(hello)] = &hello[..] else {
        panic!("{hello:?}");
    };
    let known = EntryNumber(3);
    let (game, seat) = (GAME, seat(Side::White));
    assert_eq!(hello.intent, Intent::Sit { game, seat, known });
    let text = welcome(&table, Side::White, known).text();
    let outputs = client.handle(Input::Received(&text), 180);
    assert_eq!(sent(&outputs), first, "the server knows its number");
    assert_eq!(client.game(), Some(&table.game));
}

#[test]
fn after_a_gap_the_client_connects_anew() {
    let mut table = table();
    let mut client = entered(&table, Side::Black);
    table.play(Side::White, "32-28").expect("legal");
    table.play(Side::Black, "19-23").expect("legal");
    let entries = ServerMessage::Entries { entries: table.log[4..].to_vec(), elapsed: 0 };
    let outputs = client.handle(Input::Received(&entries.text()), 50);
    assert_eq!(outputs[0], Output::Close);
    assert!(matches!(outputs[1], Output::Connect(_)), "{outputs:?}");
}

#[test]
fn a_beat_after_an_entry_that_was_lost_makes_the_client_connect_anew() {
    let table = table();
    let mut client = entered(&table, Side::Black);
    let beat = |last| {
        let last = EntryNumber(last);
        ServerMessage::Beat { elapsed: 70, last }.text()
    };
    assert!(client.handle(Input::Received(&beat(3)), 50).is_empty());
    let outputs = client.handle(Input::Received(&beat(4)), 60);
    assert_eq!(outputs[0], Output::Close);
    assert!(matches!(outputs[1], Output::Connect(_)), "{outputs:?}");
}

#[test]
fn messages_that_come_late_or_twice_do_not_change_the_clocks() {
    let mut table = Table::new(timed("5"));
    let mut client = entered(&table, Side::White);
    table.play(Side::White, "32-28").expect("legal");
    let entries = |number: usize, elapsed| {
        let entries = table.log[number - 1..number].to_vec();
        ServerMessage::Entries { entries, elapsed }
    };
    let beat = |last, elapsed| {
        let last = EntryNumber(last);
        ServerMessage::Beat { elapsed, last }
    };
    let welcome_of = |entries, elapsed| {
        let ServerMessage::Welcome(welcome) = welcome(&table, Side::White, EntryNumber(0)) else {
            panic!("expected a welcome");
        };
        ServerMessage::Welcome(Box::new(Welcome { entries, elapsed, ..*welcome }))
    };
    let messages = [
        (entries(4, 0), 30_000),
        // Those that an entry has overtaken.
        (beat(3, 29_900), 30_050),
        (entries(3, 0), 30_100),
        // The same once more, and late.
        (entries(4, 0), 30_400),
        (beat(4, 1_000), 31_500),
        // A server that does not have the last entry yet.
        (welcome_of(Vec::new(), 31_000), 31_600),
    ];
    for (message, now) in messages {
        assert_eq!(sent(&client.handle(Input::Received(&message.text()), now)), []);
        let shown = client.shown(now + 1_000).expect("a game");
        let left = shown.game().clock().and_then(|clock| clock.left(Side::Black));
        let elapsed = now + 1_000 - 30_000;
        assert_eq!(left, Some(Duration::from_millis(300_000 - elapsed)), "{message:?}");
    }
    // A better one corrects what a delay has made look late.
    let text = beat(4, 10_020).text();
    client.handle(Input::Received(&text), 40_000);
    let shown = client.shown(40_000).expect("a game");
    let left = shown.game().clock().and_then(|clock| clock.left(Side::Black));
    assert_eq!(left, Some(Duration::from_millis(289_980)));
}

#[test]
fn a_hello_is_said_again_until_it_is_answered() {
    let table = table();
    let mut client = client(Side::White);
    client.begin(0);
    let first = sent(&client.handle(Input::Opened, 10));
    assert_eq!(client.deadline(), Some(1_210));
    assert!(client.handle(Input::Deadline, 1_209).is_empty());
    let again = sent(&client.handle(Input::Deadline, 1_210));
    assert_eq!(again, first);
    assert_eq!(client.deadline(), Some(2_410));
    let welcome = welcome(&table, Side::White, EntryNumber(0)).text();
    client.handle(Input::Received(&welcome), 1_300);
    assert_eq!(client.deadline(), Some(10_300));
    // Both hellos may have been answered by different servers.
    assert!(client.handle(Input::Received(&welcome), 1_310).is_empty());
    assert_eq!(client.game(), Some(&table.game));
}

#[test]
fn a_client_whose_welcome_was_lost_connects_anew_although_it_hears_the_server() {
    let table = table();
    for message in [
        ServerMessage::Company(Default::default()),
        ServerMessage::Beat { elapsed: 0, last: EntryNumber(3) },
        ServerMessage::Entries { entries: table.log[2..].to_vec(), elapsed: 0 },
    ] {
        let mut client = client(Side::White);
        client.begin(0);
        client.handle(Input::Opened, 10);
        assert!(client.handle(Input::Received(&message.text()), 20).is_empty());
        let mut late = client.clone();
        let outputs = client.handle(Input::Deadline, 1_210);
        assert_eq!(outputs[0], Output::Close);
        assert!(matches!(outputs[1], Output::Connect(_)), "{outputs:?}");
        // If it was only overtaken, nothing is lost.
        let welcome = welcome(&table, Side::White, EntryNumber(0)).text();
        late.handle(Input::Received(&welcome), 30);
        assert_eq!(late.connection(), Connection::Connected);
        assert_eq!(late.game(), Some(&table.game));
    }
}

#[test]
fn a_client_that_is_not_let_in_stays_out() {
    let mut client = client(Side::White);
    client.begin(0);
    client.handle(Input::Opened, 10);
    let rejected = ServerMessage::Rejected(Rejection::NoSuchGame);
    let outputs = client.handle(Input::Received(&rejected.text()), 20);
    let event = ClientEvent::Rejected(Rejection::NoSuchGame);
    assert!(outputs.contains(&Output::Event(event)), "{outputs:?}");
    assert_eq!(client.deadline(), None);
    assert!(client.handle(Input::Woken, 30).is_empty());
}

#[test]
fn what_is_not_understood_ends_the_client_and_is_named() {
    let table = table();
    for text in ["", "{}", "[1]", r#"{"Welcome":{}}"#, r#"{"Beat":{}}"#] {
        let mut client = entered(&table, Side::White);
        let outputs = client.handle(Input::Received(text), 50);
        let last = outputs.last();
        assert!(
            matches!(last, Some(Output::Event(ClientEvent::NotUnderstood(_)))),
            "{text}: {outputs:?}"
        );
    }
}

#[test]
fn a_rematch_leads_to_the_own_seat_in_the_next_game() {
    let mut table = table();
    let mut client = entered(&table, Side::White);
    assert_eq!(client.rematch_link(), None);
    let next = GameId::from_random(8);
    let known = EntryNumber(table.log.len() as u64);
    table.write(0, Fact::Rematch(next)).expect("an entry");
    let entries =
        ServerMessage::Entries { entries: table.log[known.0 as usize..].to_vec(), elapsed: 0 };
    client.handle(Input::Received(&entries.text()), 50);
    let target = Target::Seat { game: next, secret: seat(Side::White) };
    assert_eq!(client.rematch_link(), Some(client.link(target)));
}

#[test]
fn who_is_invited_sees_the_game_first_and_takes_the_seat_only_when_accepting() {
    let link = Link {
        server: "http://host/".to_owned(),
        target: Target::Join { game: GAME, secret: Secret::from_random(9) },
    };
    let mut client = Client::looking(&link, seat(Side::Black), 1);
    let intent = |client: &mut Client, now| {
        let hello = sent(&client.handle(Input::Opened, now)).remove(0);
        let ClientMessage::Hello(hello) = hello else {
            panic!("{hello:?}");
        };
        hello.intent
    };
    client.begin(0);
    let Intent::Look { invitation } = intent(&mut client, 10) else {
        panic!("no seat is asked for");
    };
    let offered = Box::new(OfferedGame {
        settings: GameSettings::new(Variant::Dames3d),
        host_name: Some("Anna".parse().expect("a name")),
    });
    let text = ServerMessage::Offered(offered.clone()).text();
    let outputs = client.handle(Input::Received(&text), 50);
    let event = Output::Event(ClientEvent::Offered(offered.clone()));
    assert_eq!(outputs, [Output::Close, event]);
    assert_eq!(client.offered(), Some(&*offered));
    // The player may think about it: the server has ended the connection, and no other is made.
    assert_eq!(client.deadline(), None);
    for input in [Input::Closed, Input::Woken, Input::Deadline] {
        assert_eq!(client.handle(input, 100_000), []);
    }
    let outputs = client.accept(200_000);
    let connect = Output::Connect("ws://host/socket".to_owned());
    assert_eq!(outputs, [Output::Close, connect]);
    let seat = seat(Side::Black);
    assert_eq!(intent(&mut client, 200_010), Intent::Join { invitation, seat });
    let text = welcome(&table(), Side::Black, EntryNumber(0)).text();
    client.handle(Input::Received(&text), 200_020);
    assert_eq!(client.connection(), Connection::Connected);
    assert_eq!(client.role(), Some(Role::Seat(Side::Black)));
    assert!(client.accept(200_030).is_empty(), "it is accepted once");
}

#[test]
fn a_link_to_a_seat_is_followed_without_a_question() {
    let link = Link {
        server: "http://host/".to_owned(),
        target: Target::Seat { game: GAME, secret: seat(Side::White) },
    };
    let mut looking = Client::looking(&link, seat(Side::Black), 1);
    let mut following = Client::following(&link, seat(Side::Black), 1);
    looking.begin(0);
    following.begin(0);
    let hello = looking.handle(Input::Opened, 10);
    assert_eq!(hello, following.handle(Input::Opened, 10));
}

//! Attacks that must not bring the server down, or other games out of step.

use dames3d_online::{
    Entry, EntryNumber, Fact, GameId, GameSettings, Greeting, Intent, Invitation, Offer, Refusal,
    Rejection, Request, RoomCode, Secret, ServerMessage,
};
use dames3d_rules::rules::{BySide, Side, Variant};
use dames3d_server::{
    Limits, Rate, Room, SecretHash, ServeOptions, Store, StoredEntry, StoredGame, Write,
};
use futures_util::SinkExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use super::{
    Raw, Running, create, options, pair, run, secret, sit, upgrade_status, wait_until, watch_game,
    wide_limits,
};
use crate::play;

/// The other game goes on.
async fn is_well(socket: &mut Raw) {
    let id = socket.ask(Request::Greet(Greeting::Thanks)).await;
    assert_eq!(socket.answer(id).await.0, ServerMessage::Done { id });
}

#[test]
fn pages_of_other_origins_open_no_socket() {
    let options =
        ServeOptions { public_url: Some("https://dames.example/".to_owned()), ..options() };
    let server = Running::with(&options);
    run(async {
        let own = format!("http://{}", server.address);
        for origin in [own.as_str(), "https://dames.example"] {
            let status = upgrade_status(&server, &[("Origin", origin)]).await;
            assert_eq!(status, 101, "{origin}");
        }
        assert_eq!(upgrade_status(&server, &[]).await, 101, "programs");
        let longer = format!("{own}.evil.example");
        let other_port = "http://127.0.0.1:1";
        let others = [
            "https://evil.example",
            "http://dames.example",
            "https://dames.example.evil.example",
            "https://dames.example:8443",
            "null",
            "",
            longer.as_str(),
            other_port,
        ];
        for origin in others {
            let status = upgrade_status(&server, &[("Origin", origin)]).await;
            assert_eq!(status, 403, "{origin}");
        }
        let two = [("Origin", own.as_str()), ("Origin", "https://evil.example")];
        assert_eq!(upgrade_status(&server, &two).await, 403);
    });
}

#[test]
fn what_is_no_message_ends_its_connection_only() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let texts = [
            String::new(),
            "{".to_owned(),
            "[".repeat(10_000),
            r#"{"Ask":{"id":1,"request":"Resign"}}"#.to_owned(),
            r#"{"Hello":{"protocol":1,"version":"","intent":{"Watch":{"game":"x","known":0}}}}"#
                .to_owned(),
            r#"{"Hello":{"protocol":1,"version":"","intent":"Format"}}"#.to_owned(),
        ];
        for text in texts {
            let mut raw = Raw::open(&server).await;
            raw.say_text(text.clone()).await;
            let rest = raw.rest().await;
            assert!(
                matches!(rest[..], [ServerMessage::Rejected(Rejection::Message(_))]),
                "{text}: {rest:?}"
            );
        }
        let mut raw = Raw::open(&server).await;
        let _ = raw.socket.send(Message::binary(vec![1, 2, 3])).await;
        let rest = raw.rest().await;
        assert!(matches!(rest[..], [ServerMessage::Rejected(Rejection::Message(_))]));
        // In the game, too.
        let (mut device, _) = Raw::enter(&server, sit(game, secret(1))).await;
        device.hello(watch_game(game)).await;
        let rest = device.rest().await;
        assert!(
            matches!(rest.last(), Some(ServerMessage::Rejected(Rejection::Message(_)))),
            "{rest:?}"
        );
        is_well(&mut white).await;
    });
}

#[test]
fn long_messages_end_their_connection_only() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        for length in [16 * 1024 + 1, 1 << 20, 100 << 20] {
            let mut raw = Raw::open(&server).await;
            raw.say_text("x".repeat(length)).await;
            assert_eq!(raw.rest().await, [], "{length}");
            let (mut device, _) = Raw::enter(&server, sit(game, secret(1))).await;
            device.say_text(" ".repeat(length)).await;
            let rest = device.rest().await;
            let is_rejected = |message: &ServerMessage| {
                matches!(message, ServerMessage::Rejected(_) | ServerMessage::Refused { .. })
            };
            assert!(!rest.iter().any(is_rejected), "{length}: {rest:?}");
        }
        is_well(&mut white).await;
    });
}

/// A game with a log of this number of entries, as it would be on disk.
async fn long_game(server: &Running, entries: u64) -> GameId {
    let game = GameId::from_random(77);
    let settings = GameSettings::new(Variant::International);
    let first = Room::first_entry(settings, 1_800_000_000_000).expect("valid settings");
    let mut log = vec![first];
    for number in 2..=entries {
        let fact = match number {
            2 => Fact::Joined(Side::White),
            3 => Fact::Joined(Side::Black),
            _ => Fact::Greeted { by: Side::White, greeting: Greeting::WellPlayed },
        };
        log.push(StoredEntry {
            entry: Entry { number: EntryNumber(number), waited: 0, fact },
            at: 1_800_000_000_000,
            request: None,
        });
    }
    let stored = StoredGame {
        seats: BySide {
            white: Some(SecretHash::new(&secret(1))),
            black: Some(SecretHash::new(&secret(2))),
        },
        invitation: None,
        log,
    };
    let create = Write::Create { game, stored, creator: None };
    server.store.write(vec![create]).await.expect("a store");
    game
}

#[test]
fn who_does_not_read_is_closed_and_the_other_plays_on() {
    let server = Running::new();
    run(async {
        let game = long_game(&server, 20_000).await;
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4_096).expect("a small buffer");
        let stream = socket.connect(server.address).await.expect("a connection");
        let mut slow = Raw::over(&server, stream).await;
        slow.hello(sit(game, secret(1))).await;
        // The whole log is longer than what the system keeps for a socket.
        let (mut other, _) = Raw::enter(&server, sit(game, secret(2))).await;
        let mut heard = 0;
        while heard < 20_000 {
            match other.hear().await {
                Some(ServerMessage::Entries { entries, .. }) => {
                    heard = entries.last().map_or(heard, |entry| entry.number.0);
                }
                Some(_) => {}
                None => panic!("the other player reads"),
            }
        }
        let slow_readers = "dames3d_slow_readers_total 1";
        assert!(!super::http::metrics(&server).await.contains(slow_readers));
        wait_until(|| server.hub.sockets() == 2).await;
        server.clock.advance(10_000);
        wait_until(|| server.hub.sockets() == 1).await;
        assert!(super::http::metrics(&server).await.contains(slow_readers));
        let id = other.ask(Request::Resign).await;
        assert_eq!(other.answer(id).await.0, ServerMessage::Done { id });
        drop(slow);
    });
}

#[test]
fn a_log_that_is_too_long_takes_only_what_ends_the_game() {
    let options = ServeOptions { limits: Limits { entries: 10, ..wide_limits() }, ..options() };
    let server = Running::with(&options);
    run(async {
        let game = long_game(&server, 10).await;
        let (mut white, _) = Raw::enter(&server, sit(game, secret(1))).await;
        let id = white.ask(play("32-28")).await;
        let refusal = Refusal::TooMany;
        let refused = ServerMessage::Refused { id, refusal };
        assert_eq!(white.answer(id).await.0, refused);
        let id = white.ask(Request::Resign).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
    });
}

#[test]
fn talk_and_offers_leave_half_of_the_log_to_moves() {
    let options = ServeOptions { limits: Limits { entries: 20, ..wide_limits() }, ..options() };
    let server = Running::with(&options);
    run(async {
        let game = long_game(&server, 10).await;
        let (mut white, _) = Raw::enter(&server, sit(game, secret(1))).await;
        for request in [Request::Greet(Greeting::Hello), Request::Offer(Offer::Draw)] {
            let id = white.ask(request).await;
            let refused = ServerMessage::Refused { id, refusal: Refusal::TooMany };
            assert_eq!(white.answer(id).await.0, refused);
        }
        let id = white.ask(play("32-28")).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
    });
}

#[test]
fn talk_is_throttled_and_moves_are_not() {
    let options =
        ServeOptions { limits: Limits { talk: Rate::new(3, 2_000), ..wide_limits() }, ..options() };
    let server = Running::with(&options);
    run(async {
        let settings = GameSettings::new(Variant::International);
        let (_, mut white, mut black) = pair(&server, settings).await;
        let refused = |id| {
            let refusal = Refusal::TooMany;
            ServerMessage::Refused { id, refusal }
        };
        for request in [
            Request::Greet(Greeting::Hello),
            Request::Name("Anna".to_owned()),
            Request::Greet(Greeting::GoodLuck),
        ] {
            let id = white.ask(request).await;
            assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        }
        for request in [Request::Greet(Greeting::Hello), Request::Name("Bea".to_owned())] {
            let id = white.ask(request).await;
            assert_eq!(white.answer(id).await.0, refused(id));
        }
        is_well(&mut black).await;
        let id = white.ask(play("32-28")).await;
        assert_eq!(white.answer(id).await.0, ServerMessage::Done { id });
        server.clock.advance(2_000);
        is_well(&mut white).await;
    });
}

#[test]
fn guesses_are_throttled_and_players_come_back_all_the_same() {
    let options = ServeOptions {
        limits: Limits { guesses: Rate::new(10, 6_000), ..wide_limits() },
        ..options()
    };
    let server = Running::with(&options);
    run(async {
        let settings = GameSettings::new(Variant::Dames3d);
        let (game, mut white, _black) = pair(&server, settings).await;
        let guesses = |number: u128| {
            [
                sit(game, Secret::from_random(number)),
                sit(GameId::from_random(number as u64), secret(1)),
                watch_game(GameId::from_random(number as u64)),
                Intent::Join {
                    invitation: Invitation::Code(RoomCode::from_random(number as u64)),
                    seat: secret(5),
                },
                Intent::Look { invitation: Invitation::Code(RoomCode::from_random(number as u64)) },
            ]
        };
        let mut counts = [0; 2];
        for number in 0..50 {
            for intent in guesses(number) {
                let mut raw = Raw::with(&server, intent).await;
                match raw.hear().await {
                    Some(ServerMessage::Rejected(Rejection::NoSuchGame)) => counts[0] += 1,
                    Some(ServerMessage::Rejected(Rejection::TooMany)) => counts[1] += 1,
                    other => panic!("{other:?}"),
                }
            }
        }
        assert_eq!(counts, [10, 240]);
        // The right secret of a game in memory is no guess.
        let (_, welcome) = Raw::enter(&server, sit(game, secret(2))).await;
        assert_eq!(welcome.game, game);
        server.clock.advance(6_000);
        let intents = guesses(1_000).into_iter().skip(1);
        let mut answers = Vec::new();
        for intent in intents.take(2) {
            answers.push(Raw::with(&server, intent).await.hear().await);
        }
        let rejected = |rejection| Some(ServerMessage::Rejected(rejection));
        assert_eq!(answers, [rejected(Rejection::NoSuchGame), rejected(Rejection::TooMany)]);
        is_well(&mut white).await;
    });
}

#[test]
fn a_hello_that_is_doubled_is_passed_over_and_too_many_end_the_connection() {
    let options = ServeOptions {
        limits: Limits { requests: Rate::new(5, 1_000), ..wide_limits() },
        ..options()
    };
    let server = Running::with(&options);
    run(async {
        let (game, _white, mut black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let hello = sit(game, secret(1));
        let (mut doubled, _) = Raw::enter(&server, hello.clone()).await;
        doubled.hello(hello.clone()).await;
        is_well(&mut doubled).await;
        for _ in 0..300 {
            doubled.hello(hello.clone()).await;
        }
        let rest = doubled.rest().await;
        let rejected = ServerMessage::Rejected(Rejection::TooMany);
        assert_eq!(rest.last(), Some(&rejected));
        is_well(&mut black).await;
    });
}

#[test]
fn requests_faster_than_a_persons_are_refused_and_then_end_the_connection() {
    let options = ServeOptions {
        limits: Limits { requests: Rate::new(5, 1_000), ..wide_limits() },
        ..options()
    };
    let server = Running::with(&options);
    run(async {
        let (game, mut white, mut black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let before = server.store.log(game).len();
        for _ in 0..300 {
            white.ask(Request::Greet(Greeting::Hello)).await;
        }
        let rest = white.rest().await;
        let rejected = ServerMessage::Rejected(Rejection::TooMany);
        assert_eq!(rest.last(), Some(&rejected));
        let refused = rest.iter().filter(|message| {
            let refusal = Refusal::TooMany;
            matches!(message, ServerMessage::Refused { refusal: found, .. } if *found == refusal)
        });
        assert_eq!(refused.count(), 200);
        // What the room had not answered when the connection ended is not carried out.
        let written = server.store.log(game).len() - before;
        assert!((0..=5).contains(&written), "{written}");
        is_well(&mut black).await;
        Raw::enter(&server, sit(game, secret(1))).await;
    });
}

#[test]
fn games_are_offered_by_the_key_or_as_often_as_an_address_may() {
    let limits = Limits {
        creations: Rate::new(3, 60_000),
        trusts_loopback: false,
        sockets_per_address: 4,
        ..wide_limits()
    };
    let free = Running::with(&ServeOptions { limits, ..options() });
    let with_key = Running::with(&ServeOptions {
        create_key: Some("open sesame".to_owned()),
        limits,
        ..options()
    });
    let settings = || GameSettings::new(Variant::Dames3d);
    let rejected = |rejection| Some(ServerMessage::Rejected(rejection));
    run(async {
        for number in 0..3 {
            Raw::enter(&free, create(settings(), secret(10 + number))).await;
            wait_until(|| free.hub.sockets() == 0).await;
        }
        let mut fourth = Raw::with(&free, create(settings(), secret(20))).await;
        assert_eq!(fourth.hear().await, rejected(Rejection::TooMany));
        // It was offered before.
        Raw::enter(&free, create(settings(), secret(10))).await;
        for key in [None, Some("open"), Some("Open sesame")] {
            let intent = Intent::Create {
                settings: settings(),
                seat: secret(1),
                key: key.map(str::to_owned),
            };
            let mut raw = Raw::with(&with_key, intent).await;
            assert_eq!(raw.hear().await, rejected(Rejection::Key));
            drop(raw);
        }
        wait_until(|| with_key.hub.sockets() == 0).await;
        let mut sockets = Vec::new();
        for number in 0..4 {
            let intent = Intent::Create {
                settings: settings(),
                seat: secret(30 + number),
                key: Some("open sesame".to_owned()),
            };
            sockets.push(Raw::enter(&with_key, intent).await);
        }
        assert_eq!(upgrade_status(&with_key, &[]).await, 429, "the fifth");
    });
}

#[test]
fn more_connections_than_the_server_takes_are_closed_at_once() {
    let server = Running::with(&ServeOptions {
        limits: Limits { connections: 8, ..wide_limits() },
        ..options()
    });
    run(async {
        let (_, mut white, _black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let mut half_open = Vec::new();
        for _ in 0..50 {
            half_open.push(TcpStream::connect(server.address).await.expect("a connection"));
        }
        let mut closed = 0;
        for stream in &mut half_open {
            let mut byte = [0];
            let wait = std::time::Duration::from_millis(20);
            // Those that are kept say nothing.
            if let Ok(end) = tokio::time::timeout(wait, stream.read(&mut byte)).await {
                assert!(!matches!(end, Ok(1)));
                closed += 1;
            }
        }
        assert_eq!(closed, 50 - 6);
        is_well(&mut white).await;
        drop(half_open);
        within_reach(&server).await;
    });
}

/// Somebody new can connect.
async fn within_reach(server: &Running) {
    super::within_patience(async {
        loop {
            let mut stream = TcpStream::connect(server.address).await.expect("a connection");
            let request = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
            let mut answer = String::new();
            if stream.write_all(request.as_bytes()).await.is_ok()
                && stream.read_to_string(&mut answer).await.is_ok()
                && answer.starts_with("HTTP/1.1 200")
            {
                return;
            }
        }
    })
    .await;
}

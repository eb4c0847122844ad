//! Events by the time alone: presence, silence, watchers, invitations, unused rooms.

use dames3d_online::{
    EntryNumber, GameSettings, Greeting, Intent, Invitation, Pace, Presence, Rejection, Request,
    ServerMessage,
};
use dames3d_rules::rules::{Side, Variant};

use super::{Raw, Running, create, pair, run, secret, sit, wait_until, watch_game};
use crate::{play, timed};

const DAY: u64 = 24 * 60 * 60 * 1_000;

#[test]
fn a_client_hears_a_beat_and_a_silent_one_is_given_up() {
    let server = Running::new();
    run(async {
        let (_, mut white, black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let mut beats = 0;
        let mut presence = Presence::Connected;
        // Black's socket stays open, and nobody reads it.
        for _ in 0..12 {
            server.clock.advance(3_500);
            let id = white.ask(Request::Greet(Greeting::Hello)).await;
            let (_, before) = white.answer(id).await;
            for message in before {
                match message {
                    ServerMessage::Beat { .. } => beats += 1,
                    ServerMessage::Company(company) => presence = company.players[Side::Black],
                    _ => {}
                }
            }
        }
        while presence == Presence::Connected {
            match white.hear().await {
                Some(ServerMessage::Company(company)) => presence = company.players[Side::Black],
                Some(ServerMessage::Beat { .. }) => beats += 1,
                Some(_) => {}
                None => panic!("White was attentive"),
            }
        }
        assert!(beats >= 10, "{beats} beats in 42 seconds");
        assert_ne!(presence, Presence::Connected);
        drop(black);
        while presence != Presence::Away {
            server.clock.advance(3_500);
            let id = white.ask(Request::Greet(Greeting::Hello)).await;
            let (_, before) = white.answer(id).await;
            for message in before {
                if let ServerMessage::Company(company) = message {
                    presence = company.players[Side::Black];
                }
            }
        }
    });
}

#[test]
fn a_socket_without_hello_is_closed() {
    let server = Running::new();
    run(async {
        let mut raw = Raw::open(&server).await;
        // The time begins when the server has seen the socket.
        wait_until(|| server.hub.sockets() == 1).await;
        server.clock.advance(10_000);
        assert_eq!(raw.rest().await, []);
    });
}

#[test]
fn watchers_are_one_second_behind() {
    let server = Running::new();
    run(async {
        let (game, mut white, _black) = pair(&server, GameSettings::new(Variant::Dames3d)).await;
        let (mut early, welcome) = Raw::enter(&server, watch_game(game)).await;
        assert_eq!(welcome.entries, [], "the game is younger than a second");
        server.clock.advance(1_000);
        let Some(ServerMessage::Entries { entries, elapsed }) = early.hear_news().await else {
            panic!("expected the first entries");
        };
        assert_eq!((entries.len(), elapsed), (3, 0));
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        let (mut late, welcome) = Raw::enter(&server, watch_game(game)).await;
        assert_eq!(welcome.entries.len(), 3);
        server.clock.advance(999);
        for watcher in [&mut early, &mut late] {
            let id = watcher.ask(Request::Resign).await;
            let (_, before) = watcher.answer(id).await;
            let is_entry =
                |message: &ServerMessage| matches!(message, ServerMessage::Entries { .. });
            assert!(!before.iter().any(is_entry), "{before:?}");
        }
        server.clock.advance(1);
        for watcher in [&mut early, &mut late] {
            let Some(ServerMessage::Entries { entries, .. }) = watcher.hear_news().await else {
                panic!("expected the move");
            };
            assert_eq!(entries[0].number, EntryNumber(4));
        }
    });
}

#[test]
fn an_invitation_ends_after_a_day_or_the_days_of_a_move() {
    let server = Running::new();
    run(async {
        for (pace, days) in [(Pace::Unlimited, 1_u32), (Pace::Post { days: 3 }, 3)] {
            let settings = GameSettings { pace, ..GameSettings::new(Variant::International) };
            let seat = secret(100 + u128::from(days));
            let (mut host, welcome) = Raw::enter(&server, create(settings, seat)).await;
            let invitation = welcome.invitation.expect("a free seat");
            assert_eq!(invitation.seconds, u64::from(days) * DAY / 1_000);
            let join = Intent::Join {
                invitation: Invitation::Link { game: welcome.game, secret: invitation.secret },
                seat: secret(7),
            };
            // The host gets a message, unless silence has ended the connection before.
            server.clock.advance(u64::from(days) * DAY);
            let rest = host.rest().await;
            let rejected = ServerMessage::Rejected(Rejection::NoSuchGame);
            let is_expected = |message: &ServerMessage| {
                *message == rejected
                    || matches!(message, ServerMessage::Beat { .. } | ServerMessage::Company(_))
            };
            assert!(rest.iter().all(is_expected), "{rest:?}");
            let mut late = Raw::with(&server, join).await;
            assert_eq!(late.hear().await, Some(rejected));
        }
        wait_until(|| server.store.games() == 0).await;
    });
}

#[test]
fn a_game_by_post_is_dropped_from_memory_and_comes_back() {
    let server = Running::new();
    run(async {
        let settings =
            GameSettings { pace: Pace::Post { days: 2 }, ..GameSettings::new(Variant::Dames3d) };
        let (game, mut white, black) = pair(&server, settings).await;
        let id = white.ask(play("32-28")).await;
        white.answer(id).await;
        assert_eq!(server.hub.live_games(), 1);
        drop((white, black));
        wait_until(|| server.hub.sockets() == 0).await;
        // Any message shows that the room knows of it.
        let (peek, _) = Raw::enter(&server, watch_game(game)).await;
        drop(peek);
        wait_until(|| server.hub.sockets() == 0).await;
        wait_until(|| {
            server.clock.advance(60_000);
            server.hub.live_games() == 0
        })
        .await;
        let (mut black, _) = Raw::enter(&server, sit(game, secret(2))).await;
        let id = black.ask(play("19-23")).await;
        assert_eq!(black.answer(id).await.0, ServerMessage::Done { id });
    });
}

#[test]
fn a_flag_falls_without_anybody_asking() {
    let server = Running::new();
    run(async {
        let (_, mut white, _black) = pair(&server, timed("=20")).await;
        // The delay that the first ping seems to have had is given back.
        server.clock.advance(25_000);
        loop {
            match white.hear().await {
                Some(ServerMessage::Entries { entries, .. }) => {
                    let fact = &entries.last().expect("an entry").fact;
                    if *fact == dames3d_online::Fact::TimeUp(Side::White) {
                        break;
                    }
                }
                Some(_) => {}
                None => panic!("the end comes before the socket is given up"),
            }
        }
    });
}

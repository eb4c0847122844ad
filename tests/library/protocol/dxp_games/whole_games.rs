//! Whole games and matches.

use std::net::TcpListener;
use std::thread::{self};
use std::time::Duration;

use dames3d::engine::{Limits, StopFlag};
use dames3d::protocols::dxp::{Acceptance, Address, DxpMessage, FollowerEvent, GameEnd, Listener};
use dames3d::protocols::matches::{Match, MatchConfig, MatchGameEnd, Openings, PlayerSpec};
use dames3d::rules::{Outcome, Side, Variant};

use super::{call_until, following};
use crate::patience::HANG;

/// A match against this program as a follower, which calls or is called.
#[test]
fn whole_games_are_played_to_their_end() {
    let text = "W:W31,32,33,38,43,48,K50:B3,8,12,13,16,18,K1";
    let openings = || Openings::from_list(text, Variant::International).expect("a position");
    for is_calling in [false, true] {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = Address(free.local_addr().expect("bound"));
        drop(free);
        let listener = (!is_calling).then(|| Listener::bind(address).expect("free still"));
        let other = thread::spawn(move || {
            let connection = match listener {
                Some(listener) => listener.accept(HANG, &mut || true).expect("called"),
                None => call_until(address),
            };
            following(connection, Limits::depth(3), StopFlag::new()).join()
        });
        let way = if is_calling { "listen" } else { "connect" };
        let players =
            ["self depth=3 hash=1 tables=none".to_owned(), format!("dxp {way}={address}")];
        let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
        let terms = MatchConfig { games: 2, grace: HANG, ..MatchConfig::default() };
        let endings = std::sync::Mutex::new(Vec::new());
        let result = Match::new(players, terms).play(openings(), &StopFlag::new(), &|news| {
            let ruled = match news.game.ending {
                MatchGameEnd::ByRules(outcome) => Ok(outcome),
                ref other => Err(other.to_string()),
            };
            endings.lock().expect("no panic").push(ruled);
        });
        assert!(result.error.is_none(), "{:?}", result.error);
        let (events, followed) = other.join().expect("no panic").expect("no panic");
        assert!(followed.is_ok(), "{followed:?}");
        let ends = events.iter().filter_map(|event| match event {
            FollowerEvent::GameOver { end } => Some(*end),
            _ => None,
        });
        // The follower has Black first, as the first player has White.
        let seen = [Side::Black, Side::White];
        let endings = endings.into_inner().expect("no panic");
        let expected =
            endings.into_iter().zip(seen).map(|(ending, side)| match ending.expect("to its end") {
                Outcome::Win { winner, .. } if winner == side => GameEnd::Won,
                Outcome::Win { .. } => GameEnd::Lost,
                Outcome::Draw(_) => GameEnd::Drawn,
            });
        assert_eq!(ends.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        let answers = events.iter().filter(|event| matches!(event, FollowerEvent::Violation(_)));
        assert_eq!(answers.count(), 0, "{events:?}");
    }
}

/// The follower leaves in its first game and loses it; it is called again and plays the next one.
#[test]
fn a_match_goes_on_after_a_follower_has_left() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let address = listener.address();
    let other = thread::spawn(move || {
        let mut first = listener.accept(HANG, &mut || true).expect("called");
        let request = first.receive(HANG).expect("a message").expect("in time");
        assert!(matches!(request, DxpMessage::Request(_)), "{request:?}");
        let answer = Acceptance::Accepted;
        let name = "Mortal".to_owned();
        first.send(&DxpMessage::Acceptance { name, answer }).expect("sent");
        drop(first);
        let second = listener.accept(HANG, &mut || true).expect("called again");
        following(second, Limits::depth(2), StopFlag::new()).join()
    });
    let players = ["self depth=2 hash=1 tables=none".to_owned(), format!("dxp connect={address}")];
    let terms =
        MatchConfig { games: 2, max_plies: Some(20), grace: HANG, ..MatchConfig::default() };
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let openings = Openings::random(Variant::International, 1);
    let endings = std::sync::Mutex::new(Vec::new());
    let result = Match::new(players, terms).play(openings, &StopFlag::new(), &|news| {
        endings.lock().expect("no panic").push(news.game.ending.to_string());
    });
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!(result.tally.games(), 2);
    let endings = endings.into_inner().expect("no panic");
    assert!(endings[0].ends_with("it failed: the connection was closed"), "{endings:?}");
    assert_eq!(endings[1], "draw: ply limit reached");
    other.join().expect("no panic").expect("no panic").1.expect("to the end");
}

/// A port scan calls before the right program does.
#[test]
fn an_initiator_that_listens_waits_for_a_caller_that_accepts() {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = Address(free.local_addr().expect("bound"));
    drop(free);
    let other = thread::spawn(move || {
        drop(call_until(address));
        thread::sleep(Duration::from_millis(100));
        let connection = call_until(address);
        following(connection, Limits::depth(1), StopFlag::new()).join()
    });
    let players = ["self depth=1 hash=1 tables=none".to_owned(), format!("dxp listen={address}")];
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let config =
        MatchConfig { games: 2, max_plies: Some(4), grace: HANG, ..MatchConfig::default() };
    let openings = Openings::random(Variant::International, 1);
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|_| ());
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!(result.tally.drawn, 2);
    other.join().expect("no panic").expect("no panic").1.expect("to the end");
}

#[test]
fn a_declined_game_is_not_won() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let address = listener.address();
    let other = thread::spawn(move || {
        while let Ok(mut connection) = listener.accept(Duration::from_secs(2), &mut || true) {
            while let Ok(message) = connection.receive(HANG) {
                if let Some(DxpMessage::Request(_)) = message {
                    let (name, answer) = ("Other".to_owned(), Acceptance::Declined);
                    connection.send(&DxpMessage::Acceptance { name, answer }).expect("sent");
                }
            }
        }
    });
    let players =
        ["self depth=1 hash=1 tables=none".to_owned(), format!("dxp name=Other connect={address}")];
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let openings = Openings::random(Variant::International, 1);
    let config = MatchConfig::default();
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|_| ());
    let error = result.error.expect("no game").to_string();
    assert_eq!(error, "Other declined the game");
    assert_eq!(result.tally.games(), 0);
    other.join().expect("no panic");
}

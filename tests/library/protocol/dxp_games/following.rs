//! The side that follows: it accepts games, plays them, and gives up a caller that is silent.

use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self};
use std::time::Duration;

use dames3d::engine::{Limits, SearchObserver, StopFlag};
use dames3d::notation::fen;
use dames3d::protocols::dxp::{
    Address, DxpMessage, FollowerConfig, FollowerEvent, GameEnd, GameRequest, Listener, follow,
};
use dames3d::rules::{Side, Variant};

use super::{REQUEST, Raw, TAKEN_UP, Time, engine, find, following, proposed, reply, start};
use crate::patience::{HANG, without_hanging};

#[test]
fn a_follower_accepts_a_game_and_plays_it() {
    let (mut raw, follower) = Raw::calling(Limits::depth(2));
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    raw.send("E01");
    assert_eq!(raw.receive(), "E01", "answered, and there will be no more");
    let (events, followed) = follower.join().expect("no panic");
    assert!(followed.is_ok(), "{followed:?}");
    assert_eq!(
        events.first(),
        Some(&FollowerEvent::GameStarted { initiator: "Tester".to_owned(), side: Side::Black })
    );
    assert_eq!(events.last(), Some(&FollowerEvent::GameOver { end: GameEnd::Unknown }));
    assert_eq!(events.len(), 4, "{events:?}");
}

#[test]
fn a_search_that_panics_is_done_again() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let mut raw = Raw::over(TcpStream::connect(listener.address().0).expect("listens"));
    let mut connection = listener.accept(HANG, &mut || true).expect("called");
    let follower = thread::spawn(move || {
        let has_failed = AtomicBool::new(false);
        let observer = SearchObserver::new(move |_| {
            assert!(has_failed.swap(true, Ordering::Relaxed), "as a fault would");
        });
        let config = FollowerConfig {
            name: "Follower",
            engine: &mut engine().with_observer(observer),
            limits: Some(Limits::depth(2)),
            draws: Variant::International.rule_set().draws,
            timeouts: Time::TIMEOUTS,
            stopwatch: Time::default().stopwatch(),
            stop: &StopFlag::new(),
        };
        follow(&mut connection, config, &mut |_| ())
    });
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    raw.send("E01");
    assert_eq!(raw.receive(), "E01");
    assert!(follower.join().expect("no panic").is_ok());
}

/// One game after the other, with either side and from any position.
#[test]
fn several_games_are_played_on_one_connection() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.begins("R01Tester                          W060000A");
    raw.receive_move(&mut start());
    raw.send("E30");
    assert_eq!(raw.receive(), "E00");
    let mut kings = fen::read_position("B:WK10:B5,K46", Variant::International).expect("legal");
    let request = DxpMessage::Request(GameRequest {
        name: "Tester".to_owned(),
        follower: Side::Black,
        minutes: 1.0,
        moves: 0,
        start: kings,
    });
    raw.begins(&request.encode());
    raw.receive_move(&mut kings);
    drop(raw);
    let (events, followed) = follower.join().expect("no panic");
    let error = followed.expect_err("left in the middle of a game").to_string();
    assert_eq!(error, "the connection was closed");
    assert!(events.contains(&FollowerEvent::GameOver { end: GameEnd::Lost }), "{events:?}");
}

#[test]
fn the_other_program_may_leave_between_games() {
    let (raw, follower) = Raw::calling(Limits::depth(1));
    drop(raw);
    assert!(follower.join().expect("no panic").1.is_ok());
}

/// A message a byte at a time, then three in one packet.
#[test]
fn packets_may_have_parts_of_messages_or_several() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    for byte in format!("{REQUEST}\0").into_bytes() {
        raw.bytes(&[byte]);
        thread::sleep(Duration::from_millis(1));
    }
    assert!(raw.receive().starts_with('A'));
    raw.bytes(b"Chello\0CM0000\0M0000322800\0");
    raw.receive_move(&mut start().play(find("32-28", &start())));
    raw.bytes(b"E00\0");
    assert_eq!(raw.receive(), "E00");
    drop(raw);
    let (events, followed) = follower.join().expect("no panic");
    assert!(followed.is_ok(), "{followed:?}");
    let said = ["hello", "M0000"].map(|text| FollowerEvent::Chat(text.to_owned()));
    assert_eq!(events[1..3], said);
}

/// Each is answered with a chat, and the game goes on.
#[test]
fn messages_that_make_no_sense_are_reported_and_ignored() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("M0000322800");
    assert_eq!(raw.receive(), "C32-28, but no game is being played");
    raw.send("R99Tester");
    assert!(raw.receive().ends_with(" 1"), "another version is not known");
    assert!(raw.receive().contains("expected version 01"));
    raw.begins(REQUEST);
    for (message, complaint) in [
        ("X", "C?X? cannot be read: column 1: expected one of R, A, M, E, C, B, K, found ?X?"),
        ("M0000322200", "C32-22 is not legal here"),
        (
            "M00003228",
            "C?M00003228? cannot be read: column 10: expected a number of pieces taken, found the end",
        ),
    ] {
        raw.send(message);
        assert_eq!(raw.receive(), complaint);
    }
    raw.send(REQUEST);
    assert!(raw.receive().ends_with(" 2"), "not now");
    assert_eq!(raw.receive(), "Ca game is being played already");
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    let strange = events.iter().filter(|event| matches!(event, FollowerEvent::Violation(_)));
    assert_eq!(strange.count(), 6, "{events:?}");
}

/// At the follower's turn and at the opponent's.
#[test]
fn a_game_is_taken_back_on_request() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("B001W");
    assert_eq!(raw.receive(), "K2", "no game to take back");
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    raw.send("B003W");
    assert_eq!(raw.receive(), "K2", "the game has not been there");
    raw.send("B001W");
    assert_eq!(raw.receive(), "K0");
    let mut position = start();
    raw.play("31-26", &mut position);
    raw.receive_move(&mut position);
    raw.send("B001Z");
    assert_eq!(raw.receive(), "K0");
    let mut again = start().play(find("31-26", &start()));
    raw.receive_move(&mut again);
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    assert!(
        events.contains(&FollowerEvent::TakenBack(0))
            && events.contains(&FollowerEvent::TakenBack(1)),
        "{events:?}"
    );
}

/// A chat does not disturb a search; the end of the game ends it at once.
#[test]
fn a_follower_receives_messages_while_it_searches() {
    let (mut raw, follower) = Raw::calling(Limits::default());
    raw.begins("R01Tester                          W060000A");
    raw.send("Cstill there?");
    thread::sleep(Duration::from_millis(50));
    raw.send("E01");
    assert_eq!(raw.receive(), "E01");
    let (events, _) = follower.join().expect("no panic");
    assert!(events.contains(&FollowerEvent::Chat("still there?".to_owned())));
}

#[test]
fn a_follower_leaves_when_it_is_stopped() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let stream = TcpStream::connect(listener.address().0).expect("listens");
    let connection = listener.accept(HANG, &mut || true).expect("called");
    let stop = StopFlag::new();
    let follower = following(connection, Limits::default(), stop.clone());
    let mut raw = Raw::over(stream);
    raw.begins("R01Tester                          W060000A");
    stop.set();
    let (_, followed) = without_hanging("the follower", || follower.join()).expect("no panic");
    followed.expect("left");
}

/// The last move of each player has been made: the follower, whose turn it is, ends the game.
#[test]
fn a_game_with_a_number_of_moves_ends_after_them() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.begins("R01Tester                          W060001A");
    let mut position = start();
    raw.receive_move(&mut position);
    raw.play("20-25", &mut position);
    assert_eq!(raw.receive(), "E00");
    raw.send("E01");
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    assert_eq!(events.last(), Some(&FollowerEvent::GameOver { end: GameEnd::Unknown }));
}

/// Other messages do not keep it waiting.
#[test]
fn a_caller_that_proposes_no_game_is_given_up() {
    let time = Time::default();
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), &time);
    // It waits from here on.
    raw.is_answered();
    time.pass(299);
    raw.send("Chello");
    raw.is_answered();
    time.pass(1);
    let ended = without_hanging("the follower", || follower.join());
    let (events, followed) = ended.expect("no panic");
    assert_eq!(
        followed.expect_err("no game").to_string(),
        "expected a game request, but nothing came in 0.30 s"
    );
    assert_eq!(events, [FollowerEvent::Chat("hello".to_owned())]);
}

#[test]
fn a_session_ends_if_no_other_game_is_proposed() {
    let time = Time::default();
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), &time);
    raw.begins(REQUEST);
    raw.send("E00");
    assert_eq!(raw.receive(), "E00");
    raw.is_answered();
    time.pass(299);
    raw.is_answered();
    time.pass(1);
    let ended = without_hanging("the follower", || follower.join());
    let followed = ended.expect("no panic").1;
    assert!(followed.is_ok(), "{followed:?}");
}

/// The request gives 0.6 seconds for the game.
#[test]
fn a_hung_game_ends_by_the_clock() {
    let time = Time::default();
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), &time);
    raw.begins("R01Tester                          Z.01000A");
    raw.is_answered();
    // A grace of a tenth of a second.
    time.pass(700);
    raw.is_answered();
    time.pass(1);
    assert_eq!(raw.receive(), "E01");
    let (events, followed) = follower.join().expect("no panic");
    assert_eq!(
        followed.expect_err("a hung game").to_string(),
        "expected a move, but nothing came in 0.70 s"
    );
    let end = GameEnd::Unknown;
    assert_eq!(events.last(), Some(&FollowerEvent::GameOver { end }));
}

/// An escape sequence could clear the screen or forge a line of this program's own.
#[test]
fn text_from_another_program_is_safe_to_print() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("C\u{1b}[2J\u{202e}");
    raw.send("X\u{1b}]0;forged\u{7}");
    assert!(raw.receive().starts_with("C?X"), "reported");
    raw.begins("R01\u{1b}[2JTester                      Z060000A");
    raw.send("E01");
    let (events, _) = follower.join().expect("no panic");
    let texts: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            FollowerEvent::Chat(text) | FollowerEvent::Violation(text) => Some(text),
            FollowerEvent::GameStarted { initiator, .. } => Some(initiator),
            _ => None,
        })
        .collect();
    assert_eq!(texts.len(), 3, "{events:?}");
    for text in texts {
        let is_safe = !text.contains(|c: char| c.is_control() || c == '\u{202e}');
        assert!(is_safe && text.contains("\\u{1b}"), "{text:?}");
    }
    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.send("Q\u{1b}[2J");
    let error = reply(&mut follower, 5000).expect_err("no message");
    assert!(error.contains("\\u{1b}") && !error.contains('\u{1b}'), "{error:?}");
}

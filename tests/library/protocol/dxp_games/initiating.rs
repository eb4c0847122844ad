//! The side that proposes a game.

use std::time::Duration;

use dames3d::engine::StopFlag;
use dames3d::protocols::dxp::{
    Address, Connection, DxpError, FollowerReply, GameEnd, GameRequest, Listener, RemoteFollower,
};
use dames3d::rules::Side;

use super::{Raw, TAKEN_UP, find, proposed, reply, start};
use crate::cases::rows;
use crate::patience::without_hanging;

#[test]
fn an_initiator_receives_moves_and_ends() {
    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.send("Cthinking");
    raw.send("M0000322800");
    let mv = find("32-28", &start());
    assert_eq!(reply(&mut follower, 5000), Ok(FollowerReply::Move(mv)));
    raw.send("E10");
    assert_eq!(reply(&mut follower, 5000), Ok(FollowerReply::End(GameEnd::Lost)));
    assert_eq!(raw.receive(), "E00");
}

#[test]
fn a_declined_proposal_is_an_error() {
    let (mut raw, connection) = Raw::called();
    raw.send("AOther                           2");
    let request = GameRequest {
        name: String::new(),
        follower: Side::White,
        minutes: 1.0,
        moves: 0,
        start: start(),
    };
    let error =
        RemoteFollower::new(connection, &StopFlag::new()).propose(request, &StopFlag::new());
    assert!(matches!(error, Err(DxpError::Declined)), "{error:?}");
}

#[test]
fn a_follower_that_leaves_or_hangs_or_cheats_is_an_error() {
    let (raw, mut follower) = proposed(TAKEN_UP);
    drop(raw);
    assert_eq!(reply(&mut follower, 5000), Err("the connection was closed".to_owned()));

    let (_raw, mut follower) = proposed(TAKEN_UP);
    let replied = without_hanging("the reply", move || reply(&mut follower, 300));
    let error = replied.expect_err("nothing comes");
    assert!(error.starts_with("expected a move, but nothing came in "), "{error}");

    for [message, error] in rows(
        "
        M0000322200 | played 32-22, which is not legal here
        M           | “M” cannot be read: column 2: expected seconds, found the end
        K9          | “K9” cannot be read: column 2: expected 0, 1, 2 or 3, found “9”
        AOther                           0 | expected a move, found “AOther                           0”
        ",
    ) {
        let (mut raw, mut follower) = proposed(TAKEN_UP);
        raw.send(message);
        assert_eq!(reply(&mut follower, 5000), Err(error.to_owned()));
    }

    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.bytes(&[b'C'; 10_000]);
    let error = reply(&mut follower, 5000).expect_err("no end to it");
    assert!(error.contains("at most 4096 bytes"), "{error}");
}

#[test]
fn a_program_that_does_not_read_is_not_waited_for_once_stopped() {
    let (_raw, connection) = Raw::called();
    let stop = StopFlag::new();
    stop.set();
    let mut follower = RemoteFollower::new(connection, &stop);
    // Until the buffers of both ends are full.
    let text = "x".repeat(100);
    let error = without_hanging("the sending", move || {
        (0..1_000_000).find_map(|_| follower.send_chat(&text).err())
    });
    assert!(matches!(error, Some(DxpError::Stopped)), "{error:?}");
}

#[test]
fn a_missing_program_is_an_error() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let error = listener.accept(Duration::from_millis(50), &mut || true);
    let error = error.expect_err("no caller").to_string();
    assert!(error.contains("but none did"), "{error}");
    let taken = Listener::bind(listener.address()).expect_err("taken");
    let taken = taken.to_string();
    assert!(taken.starts_with("cannot listen on 127.0.0.1:"), "{taken}");
    let address = listener.address();
    drop(listener);
    let error = Connection::connect(address).expect_err("nobody listens");
    let error = error.to_string();
    assert!(error.starts_with("no connection to 127.0.0.1:"), "{error}");
}

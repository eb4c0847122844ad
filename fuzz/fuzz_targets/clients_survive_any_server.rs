//! Whatever a server sends, the client neither panics nor waits for a time that has passed, and shows a board.
//!
//! Each line begins with a letter: `r` and a message of the server; `e` and a fact, which comes as the next entry; `a` and
//! a request of the player; `t` and milliseconds that pass; `o`, `c`, `k` and `d` for a connection that was opened or
//! closed, a program that is seen again, and the deadline.

#![no_main]

use dames3d::online::{
    Client, Connection, Entry, EntryNumber, Input, Link, Milliseconds, Output, Secret,
    ServerMessage,
};
use libfuzzer_sys::fuzz_target;

/// The most lines of an input. Further ones find nothing that these do not.
const MAX_LINES: usize = 64;
/// The longest time that passes at once.
const LONGEST: Milliseconds = 40 * 24 * 60 * 60 * 1_000;

/// Checks what the client wants done.
fn check(client: &Client, outputs: &[Output], now: Milliseconds) {
    for output in outputs {
        if let Output::Connect(address) = output {
            assert_eq!(address, "ws://127.0.0.1:7171/socket");
        }
    }
    let is_rejected = client.connection() == Connection::Rejected;
    assert_eq!(client.deadline().is_none(), is_rejected);
    if let Some(game) = client.game() {
        let shown = client.shown(now).expect("a game is shown");
        assert_eq!(shown.game().position().variant(), game.settings().variant);
        let _ = (client.post_left(now), game.time_left(), client.rematch_link());
    }
    let _ = client.own_link();
}

/// An entry as the next one of the game.
fn next_entry(client: &Client, fact: &str) -> Option<String> {
    let fact = serde_json::from_str(fact).ok()?;
    let last = client.game().map_or(EntryNumber(0), |game| game.last());
    let entry = Entry { number: last.next(), waited: 0, fact };
    let message = ServerMessage::Entries { entries: vec![entry], elapsed: 0 };
    Some(message.text())
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let link: Link =
        "http://127.0.0.1:7171/#seat=0123456789abcdef.0123456789abcdef0123456789abcdef"
            .parse()
            .expect("a link");
    let mut client = Client::following(&link, Secret::from_random(1), 1);
    let mut now = 0;
    let outputs = client.begin(now);
    check(&client, &outputs, now);
    for line in text.lines().take(MAX_LINES) {
        let rest = line.get(1..).unwrap_or_default();
        let outputs = match line.as_bytes().first() {
            Some(b'r') => client.handle(Input::Received(rest), now),
            Some(b'e') => match next_entry(&client, rest) {
                Some(message) => client.handle(Input::Received(&message), now),
                None => continue,
            },
            Some(b'a') => match serde_json::from_str(rest) {
                Ok(request) => client.ask(request, now),
                Err(_) => continue,
            },
            Some(b't') => {
                now += rest.trim().parse().unwrap_or(1).min(LONGEST);
                continue;
            }
            Some(b'o') => client.handle(Input::Opened, now),
            Some(b'c') => client.handle(Input::Closed, now),
            Some(b'k') => client.handle(Input::Woken, now),
            Some(b'd') => {
                let Some(deadline) = client.deadline() else {
                    continue;
                };
                now = now.max(deadline);
                let outputs = client.handle(Input::Deadline, now);
                assert!(client.deadline().is_none_or(|next| next > now), "{line}");
                outputs
            }
            _ => continue,
        };
        check(&client, &outputs, now);
    }
});

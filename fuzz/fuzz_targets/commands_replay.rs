//! Any recording: what is refused changes nothing, and what is carried out and written down replays to the same
//! tables, with the same events.
//!
//! A line is what a recording holds, or `~` and a sign a move: each picks one of those the position has.

#![no_main]

use std::io::{self, Write};

use dames3d::game::{Command, Event, Session, recording};
use dames3d::i18n::Language;
use dames3d::notation::MoveRequest;
use dames3d::rules::{Position, Variant};
use dames3d::terminal::{self, TerminalCaps};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let lines = data.split(|&byte| byte == b'\n').count();
    for read in recording::read(data) {
        match read {
            Ok((line, _)) => assert!((1..=lines).contains(&line)),
            Err(error) => assert!(error.to_string().starts_with("line ")),
        }
    }

    let mut session = Session::default();
    for line in data.split(|&byte| byte == b'\n') {
        if let [b'~', picks @ ..] = line {
            for &pick in picks {
                if let Some(command) = some_move(session.tables.game().position(), pick) {
                    session.carry_out(command);
                }
            }
        } else {
            for (_, command) in recording::read(line).flatten() {
                session.carry_out(command);
            }
        }
    }
    for variant in Variant::ALL {
        let game = session.tables.game_of(variant);
        assert!(game.shown() <= game.last());
        assert!(game.outcome().is_none() || game.movable().is_empty());
    }

    let mut replayed = Session::default();
    let mut events = Vec::new();
    for read in recording::read(session.recorded.as_bytes()) {
        let (line, command) = read.expect("as recorded");
        match replayed.apply(command) {
            Ok(happened) => events.extend(happened),
            Err(refused) => panic!("line {line}: {refused}\n{}", session.recorded),
        }
    }
    assert_eq!(events, session.events, "{}", session.recorded);
    assert_eq!(replayed, session.tables, "{}", session.recorded);
    let recorded = session.recorded.as_bytes();
    terminal::replay(recorded, io::sink(), Language::French, TerminalCaps::PLAIN).expect("as recorded");
    let _ = terminal::replay(data, io::sink().by_ref(), Language::English, TerminalCaps::PLAIN);
});

#[derive(Default)]
struct Session {
    tables: Session,
    events: Vec<Event>,
    recorded: String,
}

impl Session {
    fn carry_out(&mut self, command: Command) {
        let before = self.tables.clone();
        let line = recording::line(&command);
        match self.tables.apply(command) {
            Ok(events) => {
                let told = serde_json::to_string(&events).expect("no maps");
                assert_eq!(
                    serde_json::from_str::<Vec<Event>>(&told).expect("as told"),
                    events
                );
                self.events.extend(events);
                self.recorded += &line;
                self.recorded.push('\n');
            }
            Err(refused) => {
                assert!(!refused.to_string().is_empty());
                assert_eq!(self.tables, before, "{line}: {refused}");
            }
        }
    }
}

/// One of the moves that may be played, those that overlook a capture included.
fn some_move(position: &Position, pick: u8) -> Option<Command> {
    let moves = position.playable_moves();
    let mv = moves[usize::from(pick).checked_rem(moves.len())?];
    let route = position.route(mv)?;
    Some(Command::Play(MoveRequest::from_route(mv, &route)))
}

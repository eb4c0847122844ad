//! Replaying recordings: refused commands change nothing, and the recording of the others replays to the same session
//! with the same events.
//!
//! A line of the input is a line of a recording, or `~` followed by bytes that each pick a playable move.

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

    let mut recorded = RecordedSession::default();
    for line in data.split(|&byte| byte == b'\n') {
        if let [b'~', picks @ ..] = line {
            for &pick in picks {
                if let Some(command) = some_move(recorded.session.game().position(), pick) {
                    recorded.carry_out(command);
                }
            }
        } else {
            for (_, command) in recording::read(line).flatten() {
                recorded.carry_out(command);
            }
        }
    }
    for variant in Variant::ALL {
        let game = recorded.session.game_of(variant);
        assert!(game.current_ply() <= game.last_ply());
        assert!(game.outcome().is_none() || game.movable().is_empty());
    }

    let mut replayed = Session::default();
    let mut events = Vec::new();
    for read in recording::read(recorded.recorded.as_bytes()) {
        let (line, command) = read.expect("as recorded");
        match replayed.apply(command) {
            Ok(happened) => events.extend(happened),
            Err(refused) => panic!("line {line}: {refused}\n{}", recorded.recorded),
        }
    }
    assert_eq!(events, recorded.events, "{}", recorded.recorded);
    assert_eq!(replayed, recorded.session, "{}", recorded.recorded);
    let text = recorded.recorded.as_bytes();
    terminal::replay(text, io::sink(), Language::French, TerminalCaps::PLAIN).expect("as recorded");
    let _ = terminal::replay(data, io::sink().by_ref(), Language::English, TerminalCaps::PLAIN);
});

#[derive(Default)]
struct RecordedSession {
    session: Session,
    events: Vec<Event>,
    recorded: String,
}

impl RecordedSession {
    fn carry_out(&mut self, command: Command) {
        let before = self.session.clone();
        let line = recording::line(&command);
        match self.session.apply(command) {
            Ok(events) => {
                let text = serde_json::to_string(&events).expect("no maps");
                assert_eq!(serde_json::from_str::<Vec<Event>>(&text).expect("as written"), events);
                self.events.extend(events);
                self.recorded += &line;
                self.recorded.push('\n');
            }
            Err(refused) => {
                assert!(!refused.to_string().is_empty());
                assert_eq!(self.session, before, "{line}: {refused}");
            }
        }
    }
}

/// One of the playable moves, including those that ignore a capture.
fn some_move(position: &Position, pick: u8) -> Option<Command> {
    let moves = position.playable_moves();
    let mv = moves[usize::from(pick).checked_rem(moves.len())?];
    let route = position.route(mv)?;
    Some(Command::Play(MoveRequest::from_route(mv, &route)))
}

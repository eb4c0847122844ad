//! Any line, move and position of the Hub protocol: what is read is written so that it reads the same, errors point
//! into the text, only legal moves come out, and an engine that is told all of it answers in lines of the protocol.
//!
//! After the drawn position, a text a line.

#![no_main]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use dames3d::engine::EngineSettings;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::protocol::PositionError;
use dames3d::protocol::hub::{HubMove, HubLine, position_text, serve};
use dames3d::rules::{Position, Variant};
use dames3d_fuzz::{assert_points_into, drawn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = drawn(data) else {
        return;
    };
    let text = position_text::write(&position);
    assert_eq!(position_text::read(&text, position.variant()), Ok(position));
    for &mv in &*position.legal_moves() {
        let written = HubMove::from(mv);
        assert_eq!(written.to_string().parse(), Ok(written));
        assert_eq!(written.resolve(&position), Ok(mv));
    }
    for text in String::from_utf8_lossy(rest).lines() {
        line(text);
        hub_move(text, &position);
        board(text, position.variant());
    }
    session(rest);
});

fn line(text: &str) {
    match text.parse::<HubLine>() {
        Ok(line) => {
            let written = line.to_string();
            let read: HubLine = written.parse().expect("as written");
            assert_eq!(read.to_string(), written, "{text:?}");
            assert_eq!(read.command(), line.command());
        }
        Err(misread) => assert_points_into(&misread, text),
    }
}

fn hub_move(text: &str, position: &Position) {
    match text.parse::<HubMove>() {
        Ok(read) => {
            assert_eq!(read.to_string().parse(), Ok(read), "{text:?}");
            match read.resolve(position) {
                Ok(mv) => assert!(position.legal_moves().contains(&mv), "{read}: {mv:?}"),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        Err(misread) => assert_points_into(&misread, text),
    }
}

fn board(text: &str, variant: Variant) {
    match position_text::read(text, variant) {
        Ok(position) => {
            let written = position_text::write(&position);
            assert_eq!(position_text::read(&written, variant), Ok(position));
        }
        Err(PositionError::Syntax(misread)) => assert_points_into(&misread, text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Tells an engine all of it but what would take long: memory and threads without bound, and searches.
fn session(commands: &[u8]) {
    let is_quick = |line: &&[u8]| {
        let text = String::from_utf8_lossy(line);
        !["hash", "threads", "go", "init"]
            .iter()
            .any(|word| text.contains(word))
    };
    let lines = commands.split(|&byte| byte == b'\n').filter(is_quick);
    let quick = lines.collect::<Vec<_>>().join(&b'\n');
    let settings = EngineSettings {
        threads: 1,
        hash_mib: 1,
    };
    let said = Said::default();
    serve(&quick[..], said.clone(), settings, TableSource::Disabled).expect("nothing fails in memory");
    let said = said.0.lock().expect("no panic").clone();
    let said = String::from_utf8(said).expect("text");
    for answer in said.lines() {
        let answer: HubLine = answer.parse().expect("a line of the protocol");
        let known = ["id", "param", "wait", "ready", "pong", "error"];
        assert!(known.contains(&answer.command()), "{answer}");
    }
}

#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

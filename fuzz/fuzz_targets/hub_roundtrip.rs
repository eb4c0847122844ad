//! Any line, move and position of the Hub protocol round-trips, errors point into the text, only legal moves come out,
//! and an engine that reads all of it answers in lines of the protocol.
//!
//! The input is a drawn position, then lines of text.

#![no_main]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use dames3d::engine::EngineSettings;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::protocols::PositionError;
use dames3d::protocols::hub::{HubLine, HubMove, read_position, serve, write_position};
use dames3d::rules::{FewAgainstKing, Position, Variant};
use dames3d_fuzz::{assert_points_into, drawn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = drawn(data) else {
        return;
    };
    let text = write_position(&position);
    assert_eq!(read_position(&text, position.variant()), Ok(position));
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
        Err(error) => assert_points_into(&error, text),
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
        Err(error) => assert_points_into(&error, text),
    }
}

fn board(text: &str, variant: Variant) {
    match read_position(text, variant) {
        Ok(position) => {
            let written = write_position(&position);
            assert_eq!(read_position(&written, variant), Ok(position));
        }
        Err(PositionError::Syntax(error)) => assert_points_into(&error, text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Sends an engine all lines but those that take long: unlimited memory and threads, and searches.
fn session(commands: &[u8]) {
    let is_quick = |line: &&[u8]| {
        let text = String::from_utf8_lossy(line);
        !["hash", "threads", "go", "init"].iter().any(|word| text.contains(word))
    };
    let lines = commands.split(|&byte| byte == b'\n').filter(is_quick);
    let quick = lines.collect::<Vec<_>>().join(&b'\n');
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    let answers = Answers::default();
    let draws = FewAgainstKing::FEDERATION;
    serve(&quick[..], answers.clone(), settings, TableSource::Disabled, draws)
        .expect("nothing fails in memory");
    let answers = answers.0.lock().expect("no panic").clone();
    let answers = String::from_utf8(answers).expect("text");
    for answer in answers.lines() {
        let answer: HubLine = answer.parse().expect("a line of the protocol");
        let known = ["id", "param", "wait", "ready", "pong", "error"];
        assert!(known.contains(&answer.command()), "{answer}");
    }
}

#[derive(Clone, Default)]
struct Answers(Arc<Mutex<Vec<u8>>>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

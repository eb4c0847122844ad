//! This program as a Hub engine, over pipes in memory.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use dames3d::engine::EngineSettings;
use dames3d::engine::endgame_tables::TableSource;
use dames3d::protocols::hub::{HubLine, HubMove, serve};
use dames3d::rules::{FewAgainstKing, Position, Variant};

use crate::cases::rows;
use crate::patience::HANG;

/// The engine and the ends of its pipes.
struct Session {
    commands: Option<Sender<Vec<u8>>>,
    answers: Receiver<String>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

struct Commands(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Commands {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let length = buffer.len().min(self.1.len());
        buffer[..length].copy_from_slice(&self.1[..length]);
        self.1.drain(..length);
        Ok(length)
    }
}

struct Answers(Sender<String>, Vec<u8>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            match byte {
                b'\n' => {
                    let line = String::from_utf8(std::mem::take(&mut self.1)).expect("text");
                    let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
                    self.0.send(line).map_err(gone)?;
                }
                byte => self.1.push(byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Session {
    fn begin(threads: usize) -> Session {
        let (commands, read) = mpsc::channel();
        let (written, answers) = mpsc::channel();
        let settings = EngineSettings::default().with_threads(threads).with_hash_mib(1);
        let thread = thread::spawn(move || {
            let input = BufReader::new(Commands(read, Vec::new()));
            serve(
                input,
                Answers(written, Vec::new()),
                settings,
                TableSource::Disabled,
                FewAgainstKing::FEDERATION,
            )
        });
        Session { commands: Some(commands), answers, thread: Some(thread) }
    }

    fn send(&self, text: &str) {
        let commands = self.commands.as_ref().expect("not ended");
        commands.send(text.as_bytes().to_vec()).expect("is read");
    }

    /// Receives the next line that is not an `info`.
    #[track_caller]
    fn answer(&self) -> String {
        loop {
            let line = self.answers.recv_timeout(HANG);
            let line = line.expect("an answer in time");
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    /// Receives an `info` line.
    #[track_caller]
    fn info(&self) -> HubLine {
        let line = self.answers.recv_timeout(HANG);
        let line = line.expect("an info in time");
        assert!(line.starts_with("info "), "{line}");
        line.parse().expect("a line")
    }

    /// Receives everything up to `done`, and returns the last `info`.
    #[track_caller]
    fn last_info(&self) -> HubLine {
        let mut last = None;
        loop {
            let line = self.answers.recv_timeout(HANG);
            let line: HubLine = line.expect("a line in time").parse().expect("a line");
            match line.command() {
                "info" => last = Some(line),
                "done" => return last.expect("an info before the answer"),
                _ => panic!("{line}"),
            }
        }
    }

    #[track_caller]
    fn says_nothing_for(&self, time: Duration) {
        let deadline = Instant::now() + time;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left) {
                Ok(line) => assert!(line.starts_with("info "), "{line}"),
                Err(RecvTimeoutError::Timeout) => return,
                Err(error) => panic!("{error}"),
            }
        }
    }

    fn end(mut self) -> Vec<String> {
        self.commands = None;
        let thread = self.thread.take().expect("once");
        thread.join().expect("no panic").expect("all was written");
        self.answers.try_iter().collect()
    }
}

/// Returns the move of a `done`, which has to be legal.
#[track_caller]
fn legal_answer(done: &str, position: &Position) -> String {
    let line: HubLine = done.parse().expect("a line");
    assert_eq!(line.command(), "done", "{done}");
    let text = line.value("move").expect("a move");
    let mv: HubMove = text.parse().expect("a move");
    assert!(mv.resolve(position).is_ok(), "{done}");
    text.to_owned()
}

fn start() -> Position {
    Position::start(Variant::International)
}

#[test]
fn it_identifies_itself_and_gets_ready() {
    let session = Session::begin(1);
    session.send("hub\n");
    let said: Vec<String> = (0..8).map(|_| session.answer()).collect();
    assert!(said[0].starts_with("id name=\"Dames 3D\" version="));
    let variants = "param name=variant value=normal type=enum values=\"normal dames3d\"";
    assert_eq!(said[1], variants);
    let draws = "param name=draws value=federation type=enum values=\"federation sheet\"";
    assert_eq!(said[2], draws);
    assert_eq!(said[7], "wait");
    session.send("set-param name=variant value=dames3d\ninit\n");
    assert_eq!(session.answer(), "ready");
    session.send("pos moves=31-26\nlevel depth=2\ngo think\n");
    let pyramid = Position::start(Variant::Dames3d);
    let first: HubMove = "31-26".parse().expect("a move");
    let next = pyramid.play(first.resolve(&pyramid).expect("legal"));
    legal_answer(&session.answer(), &next);
}

/// Two kings win in four moves, if the rule gives them the time.
#[test]
fn the_parameter_draws_sets_the_rule_for_few_kings() {
    let session = Session::begin(1);
    let mut board = ["e"; 51];
    (board[0], board[1], board[2], board[45]) = ("W", "W", "W", "B");
    for (rule, is_won) in [("federation", true), ("sheet", false), ("federation", true)] {
        session.send(&format!("set-param name=draws value={rule}\n"));
        session.send(&format!("pos pos={}\nlevel depth=9\ngo think\n", board.concat()));
        let info = session.last_info();
        let score: f64 =
            info.value("score").and_then(|score| score.parse().ok()).expect("a number");
        assert_eq!(score > 50.0, is_won, "{rule}: {info}");
    }
    session.send("set-param name=draws value=never\n");
    let error = "error message=\"draws: expected federation or sheet, found “never”\"";
    assert_eq!(session.answer(), error);
}

#[test]
fn a_bad_line_gets_an_error_and_the_session_goes_on() {
    let session = Session::begin(1);
    for [line, error] in rows(
        "
        fly                 | unknown command “fly”
        pos pos=            | column 9: expected a value, found the end
        set-param name=book value=false | unknown parameter “book”: expected variant, draws, evaluation, threads, hash or tables
        level depth=deep    | depth: expected a whole number in its range, found “deep”
        pos moves=32-22     | moves: 32-22: 32-22 is not legal here
        go think            | expected a position before “go”, found none
        go nonsense         | go: expected think, analyze or ponder, found “nonsense”
        ",
    ) {
        session.send(&format!("{line}\n"));
        assert_eq!(session.answer(), format!("error message=\"{error}\""), "{line}");
    }
    session.send("set-param name=hash value=1048576\n");
    let error = session.answer();
    assert!(
        error.starts_with("error message=\"hash: expected at most ")
            && error.ends_with(" MiB, the memory available, found “1048576”\""),
        "{error}"
    );
    session.send("ping\npos\nlevel depth=1\ngo think\n");
    assert_eq!(session.answer(), "pong");
    legal_answer(&session.answer(), &start());
}

/// A line that a killed program has written in part is not obeyed.
#[test]
fn a_line_that_is_cut_off_is_an_error() {
    let mut session = Session::begin(1);
    session.send("pos\nlevel depth=1\ngo");
    session.commands = None;
    assert_eq!(
        session.answer(),
        "error message=\"expected the end of a line, found the end of the input\""
    );
    assert!(session.answers.recv_timeout(HANG).is_err(), "it has ended");
}

/// Several limits hold together up to the search; the next `level` replaces them.
#[test]
fn limits_add_up_to_the_search() {
    let session = Session::begin(1);
    session.send("level depth=3\nlevel move-time=100\npos\ngo think\n");
    legal_answer(&session.answer(), &start());
    session.send("level move-time=0.5\ngo think\n");
    let mut deepest = 0.0;
    loop {
        let line = session.answers.recv_timeout(HANG);
        let line: HubLine = line.expect("in time").parse().expect("a line");
        match line.value("depth") {
            Some(depth) => deepest = depth.parse::<f64>().expect("a number").max(deepest),
            None => break,
        }
    }
    assert!(deepest > 3.0, "no deeper than {deepest}");
}

#[test]
fn it_answers_during_a_search_and_stops_on_stop() {
    for threads in [1, 2] {
        let session = Session::begin(threads);
        session.send("pos\nlevel infinite\ngo think\n");
        session.info();
        session.send("ping\n");
        assert_eq!(session.answer(), "pong");
        session.says_nothing_for(Duration::from_millis(100));
        session.send("stop\n");
        legal_answer(&session.answer(), &start());
        session.send("stop\nping\n");
        assert_eq!(session.answer(), "pong", "nothing to stop");
    }
}

/// White has to capture the king. To play that takes no thought; an analysis says what comes after.
#[test]
fn an_analysis_searches_on_where_the_reply_is_forced() {
    let forced = {
        let mut letters = ['e'; 50];
        for square in [1, 2, 3, 4, 5, 9, 10] {
            letters[square - 1] = 'b';
        }
        for square in [28, 31, 32, 37, 38, 46, 47, 48, 49] {
            letters[square - 1] = 'w';
        }
        letters[22] = 'B';
        format!("pos pos=W{}\n", String::from_iter(letters))
    };
    let depth = |line: &HubLine| -> u8 {
        let depth = line.value("depth").expect("a depth");
        depth.parse().expect("a number")
    };
    let session = Session::begin(1);
    session.send(&format!("{forced}level move-time=1000\ngo analyze\n"));
    while depth(&session.info()) < 5 {}
    session.send("stop\n");
    assert!(session.answer().starts_with("done move="));
    session.send(&format!("{forced}level move-time=1000\ngo think\n"));
    assert_eq!(depth(&session.info()), 1);
    assert!(session.answer().starts_with("done move="));
}

/// Any valid command but `ping`, `ponder-hit` and `stop` ends the search, which answers first.
#[test]
fn a_new_search_ends_the_one_before() {
    let session = Session::begin(1);
    session.send("pos\nlevel infinite\ngo analyze\n");
    session.info();
    session.send("pos moves=32-28\nlevel depth=2\ngo think\n");
    legal_answer(&session.answer(), &start());
    let first: HubMove = "32-28".parse().expect("a move");
    let next = start().play(first.resolve(&start()).expect("legal"));
    legal_answer(&session.answer(), &next);
    session.says_nothing_for(Duration::from_millis(50));
}

#[test]
fn a_new_limit_ends_a_search() {
    let session = Session::begin(1);
    session.send("pos\nlevel infinite\ngo analyze\n");
    session.info();
    session.send("level depth=2\n");
    legal_answer(&session.answer(), &start());
}

#[test]
fn it_ponders_until_the_expected_move_is_played_and_then_searches_within_its_limits() {
    const NODES: u64 = 2_000;
    let nodes = |line: &HubLine| -> u64 {
        let nodes = line.value("nodes").expect("a number of nodes");
        nodes.parse().expect("a number")
    };
    let session = Session::begin(1);
    session.send(&format!("pos\nlevel nodes={NODES}\ngo ponder\n"));
    // Pondering goes on after the limit.
    while nodes(&session.info()) <= 10 * NODES {}
    session.send("ping\n");
    assert_eq!(session.answer(), "pong");
    session.send("ponder-hit\n");
    // The last line is of the search after it.
    assert!((1..=NODES).contains(&nodes(&session.last_info())));
}

/// Its time begins with the move.
#[test]
fn pondering_uses_up_none_of_the_time() {
    let session = Session::begin(1);
    session.send("pos\nlevel move-time=0.001\ngo ponder\n");
    session.info();
    session.says_nothing_for(Duration::from_millis(50));
    session.send("ponder-hit\n");
    legal_answer(&session.answer(), &start());
}

#[test]
fn pondering_ends_when_something_else_was_played() {
    let session = Session::begin(1);
    session.send("pos\nlevel move-time=100\ngo ponder\n");
    session.info();
    session.send("stop\n");
    legal_answer(&session.answer(), &start());
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    let session = Session::begin(1);
    session.send("pos\nlevel infinite\ngo think\n");
    session.info();
    let rest = session.end();
    let last = rest.last().expect("an answer");
    legal_answer(last, &start());
}

#[test]
fn it_ends_on_quit() {
    let session = Session::begin(1);
    session.send("ping\nquit\nping\n");
    assert_eq!(session.answer(), "pong");
    assert_eq!(session.end(), [""; 0], "nothing after that");
}

/// The system may cut the input anywhere; lines end with `\n` or `\r\n`.
#[test]
fn commands_may_come_in_pieces() {
    let session = Session::begin(1);
    for piece in ["pi", "ng\r", "\npos\r\nlevel dep", "th=1\ngo th", "ink\n"] {
        session.send(piece);
    }
    assert_eq!(session.answer(), "pong");
    legal_answer(&session.answer(), &start());
}

//! `dames3d dxp` against another program on a connection of this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::protocols::dxp::{
    Address, FollowerConfig, FollowerEvent, FollowerTimeouts, Listener, follow,
};

use crate::program::{Run, program, run, words_with};
use dames3d::platform::Stopwatch;
use dames3d::rules::Variant;

/// Proposes games to a program that does this with every connection.
fn propose(games: &str, on_connection: impl Fn(TcpStream) + Send + 'static) -> Run {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("bound").to_string();
    thread::spawn(move || listener.incoming().flatten().for_each(on_connection));
    run_proposer(&address, games)
}

/// Runs the program that proposes games of one move to an address.
fn run_proposer(address: &str, games: &str) -> Run {
    let options = ["--connect", address, "--propose", games];
    run(&words_with("dxp --time 0.01 --moves 1", &options))
}

#[test]
fn as_many_games_are_played_as_proposed() {
    for games in [1, 3] {
        let listener = Listener::bind(Address::local(0)).expect("a free port");
        let address = listener.address().to_string();
        let follower = thread::spawn(move || {
            let mut connection =
                listener.accept(Duration::from_secs(60), &mut || true).expect("called");
            let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
            let config = FollowerConfig {
                name: "Follower",
                engine: &mut Engine::with_evaluation(Evaluation::Material, settings),
                limits: Some(Limits::depth(1)),
                draws: Variant::International.rule_set().draws,
                timeouts: FollowerTimeouts::default(),
                stopwatch: Stopwatch::start(),
                stop: &StopFlag::new(),
            };
            let mut started = 0;
            let followed = follow(&mut connection, config, &mut |event| {
                started += i32::from(matches!(event, FollowerEvent::GameStarted { .. }));
            });
            followed.expect("to the end");
            started
        });
        let number = games.to_string();
        let run = run_proposer(&address, &number);
        run.succeeds();
        let rounds = run.out.matches("[Round ").count();
        assert_eq!(rounds, games as usize, "{run:?}");
        run.prints(&[&format!("+0 ={games} -0")]);
        assert_eq!(follower.join().expect("no panic"), games);
    }
}

/// Reads a message up to its end, or what there is of it.
fn read_message(stream: &mut TcpStream) {
    let mut byte = [0];
    while stream.read(&mut byte).is_ok_and(|read| read > 0 && byte != [0]) {}
}

#[test]
fn a_declined_game_is_an_error_and_no_win() {
    let run = propose("2", |mut stream| {
        read_message(&mut stream);
        let _ = stream.write_all(b"AOther                           2\0");
    });
    assert_eq!(run.status, Some(2), "{run:?}");
    run.reports(&[" declined the game\n"]);
    run.prints(&["+0 =0 -0"]);
}

#[test]
fn a_connection_that_is_closed_is_an_error_and_no_win() {
    let run = propose("1", drop);
    assert_eq!(run.status, Some(2), "{run:?}");
    run.reports(&["the connection was closed"]);
    run.prints(&["+0 =0 -0"]);
}

#[test]
fn a_game_that_is_broken_off_is_an_error() {
    let run = propose("1", |mut stream| {
        read_message(&mut stream);
        let _ = stream.write_all(b"AOther                           0\0");
        // The first move comes, and is not answered.
        read_message(&mut stream);
    });
    assert_eq!(run.status, Some(2), "{run:?}");
    let error = "error: game 1 was broken off: the connection was closed\n";
    assert_eq!(run.err, error, "{run:?}");
    run.prints(&["+0 =0 -0\n", "[Result \"*\"]"]);
    let termination = "[Termination \"broken off: Black failed: the connection was closed\"]";
    run.prints(&[termination]);
}

/// The program, listening; its output; and its address.
fn listening() -> (Child, impl Iterator<Item = String>, SocketAddr) {
    let mut child = program(&["dxp", "--listen", "127.0.0.1:0", "--time", "0.01"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut lines = output.lines().map(|line| line.expect("UTF-8"));
    let first = lines.next().expect("the address");
    let address = first.strip_prefix("listening on ").expect("the address");
    let address = address.parse().expect("an address");
    (child, lines, address)
}

#[test]
fn the_listener_goes_on_after_callers_that_start_no_game() {
    let (mut child, lines, address) = listening();
    drop(TcpStream::connect(address).expect("listens"));
    let mut other = TcpStream::connect(address).expect("listens");
    other.write_all(b"GET / HTTP/1.1\r\n\r\n\0").expect("sent");
    drop(other);
    let mut newer = TcpStream::connect(address).expect("listens");
    newer.write_all(b"R02Newer                          Z005075A\0").expect("sent");
    drop(newer);
    let mut last = TcpStream::connect(address).expect("still listens");
    let request = b"C\x1b[2Jhello\0R01Tester                          Z005075A\0E01\0";
    last.write_all(request).expect("sent");
    let lines: Vec<_> = lines.collect();
    assert_eq!(child.wait().expect("ends").code(), Some(0));
    let count = |text: &str| lines.iter().filter(|line| line.starts_with(text)).count();
    assert_eq!(count("connected"), 4, "{lines:?}");
    assert_eq!(count("no game began: the connection was closed; still listening"), 3);
    assert_eq!(count("said: \\u{1b}[2Jhello"), 1, "{lines:?}");
    assert_eq!(count("game with Tester, own side Black"), 1, "{lines:?}");
    assert_eq!(count("game over: Unknown"), 1, "{lines:?}");
}

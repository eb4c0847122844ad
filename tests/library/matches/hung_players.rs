//! Players that hang lose by the clock, and the match goes on.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use dames3d::engine::{Limits, StopFlag};
use dames3d::protocols::dxp::{Acceptance, Address, DxpMessage, Listener};
use dames3d::protocols::matches::{Match, MatchConfig, MatchResult, Openings, PlayerSpec};
use dames3d::rules::{Position, Side, Variant};

use crate::patience::{HANG, without_hanging};

const VARIANT: Variant = Variant::International;

/// A Hub engine that starts, then does this on `ping` and this on `go`. It appends its process number to `pids` and
/// does not end when its input does.
fn hub_engine(pids: &Path, on_ping: &str, on_go: &str) -> PlayerSpec {
    let script = format!(
        "echo $$ >> {}; \
         while :; do read -r command rest || sleep 1; case $command in \
         hub) echo id name=Fake version=1; echo wait ;; \
         init) echo ready ;; \
         ping) {on_ping} ;; \
         go) {on_go} ;; \
         esac; command=; done",
        pids.display()
    );
    spec(&format!("hub name=Fake -- sh -c '{script}'"))
}

fn spec(text: &str) -> PlayerSpec {
    text.parse().expect("a player")
}

fn fresh_file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("dames3d-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// Plays two games against the built-in engine and returns the texts of their ends.
fn play(player: PlayerSpec) -> (MatchResult, Vec<String>) {
    play_with(MatchConfig::default(), player)
}

fn play_with(config: MatchConfig, player: PlayerSpec) -> (MatchResult, Vec<String>) {
    let config = MatchConfig {
        games: 2,
        limits: Limits::time(Duration::from_millis(50)),
        grace: Duration::from_millis(250),
        ..config
    };
    let ends = Mutex::new(Vec::new());
    let players = [spec("self depth=1 hash=1 tables=none"), player];
    let openings = Openings::random(VARIANT, 1);
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|event| {
        let mut ends = ends.lock().expect("no panic");
        ends.push(event.game.ending.to_string());
    });
    (result, ends.into_inner().expect("no panic"))
}

#[track_caller]
fn loses_both_on_time(result: &MatchResult, ends: &[String]) {
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!((result.tally.won, result.tally.games()), (2, 2));
    for (end, loser) in ends.iter().zip(["Black", "White"]) {
        let expected = format!("{loser} loses: it had not moved after ");
        assert!(end.starts_with(&expected), "{end}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_hub_engine_that_hangs_loses_on_time_and_its_process_ends() {
    let pids = fresh_file("hangs.pids");
    let player = hub_engine(&pids, "echo pong", ":");
    let (result, ends) = without_hanging("the match", || play(player));
    loses_both_on_time(&result, &ends);
    let started = fs::read_to_string(&pids).expect("written by the engines");
    assert_eq!(started.lines().count(), 2, "one engine a game");
    for pid in started.lines() {
        let is_running = Path::new("/proc").join(pid).exists();
        assert!(!is_running, "process {pid} still runs");
    }
    fs::remove_file(pids).expect("removed");
}

#[test]
#[cfg(unix)]
fn a_hub_engine_that_never_answers_ping_is_reported_as_such() {
    let pids = fresh_file("ping.pids");
    let player = hub_engine(&pids, ":", "echo done move=32-28");
    let mut player =
        player.start_player(VARIANT, &VARIANT.rule_set().draws, &StopFlag::new()).expect("started");
    let failure = player.begin(&Position::start(VARIANT), Side::White, &StopFlag::new());
    let failure = failure.expect_err("no answer").to_string();
    let is_named = failure.starts_with("did not answer “ping” within ") && failure.ends_with(" s");
    assert!(is_named, "{failure}");
    fs::remove_file(pids).expect("removed");
}

#[test]
#[cfg(unix)]
fn text_of_an_engine_is_escaped_and_cut() {
    let pids = fresh_file("text.pids");
    let move_text = format!("\\033[2J{}", "x".repeat(1000));
    let player = hub_engine(&pids, "echo pong", &format!("printf \"done move={move_text}\\n\""));
    let (_, ends) = play(player);
    for end in ends {
        assert!(end.contains("move=\\u{1b}[2Jxxx"), "{end}");
        assert!(end.chars().count() < 800, "{end}");
        assert!(!end.contains(char::is_control), "{end}");
    }
    fs::remove_file(pids).expect("removed");
}

/// Accepts every game and never moves, until the match is over.
fn silent_follower(listener: &Listener, is_over: &StopFlag) {
    let mut is_expected = || !is_over.is_set();
    while let Ok(mut connection) = listener.accept(HANG, &mut is_expected) {
        while let Ok(message) = connection.receive(HANG) {
            if let Some(DxpMessage::Request(_)) = message {
                let accepted = DxpMessage::Acceptance {
                    name: "Silent".to_owned(),
                    answer: Acceptance::Accepted,
                };
                connection.send(&accepted).expect("sent");
            }
        }
    }
}

#[test]
fn a_dxp_program_that_hangs_loses_on_time() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let player = spec(&format!("dxp connect={}", listener.address()));
    let is_over = StopFlag::new();
    let end = is_over.clone();
    let follower = thread::spawn(move || silent_follower(&listener, &end));
    let (result, ends) = without_hanging("the match", || play(player));
    loses_both_on_time(&result, &ends);
    is_over.set();
    follower.join().expect("no panic");
}

/// As the other program of `dames3d dxp`: nobody has won.
#[test]
fn where_breakdowns_do_not_lose_a_game_that_is_broken_off_has_no_result() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let player = spec(&format!("dxp connect={}", listener.address()));
    let is_over = StopFlag::new();
    let end = is_over.clone();
    let follower = thread::spawn(move || silent_follower(&listener, &end));
    let config = MatchConfig { breakdowns_lose: false, ..MatchConfig::default() };
    let (result, ends) = without_hanging("the match", move || play_with(config, player));
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!(result.tally.games(), 0);
    for (end, side) in ends.iter().zip(["Black", "White"]) {
        let expected = format!("broken off: {side} had not moved after ");
        assert!(end.starts_with(&expected), "{end}");
    }
    assert_eq!(ends.len(), 2);
    is_over.set();
    follower.join().expect("no panic");
}

/// It is called, and then sends nothing at all.
#[test]
fn a_dxp_program_that_does_not_answer_a_game_request_is_reported_as_such() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let player = spec(&format!("dxp connect={}", listener.address()));
    let mut player =
        player.start_player(VARIANT, &VARIANT.rule_set().draws, &StopFlag::new()).expect("called");
    let _connection = listener.accept(HANG, &mut || true).expect("a call");
    let failure = player.begin(&Position::start(VARIANT), Side::White, &StopFlag::new());
    assert_eq!(
        failure.expect_err("no answer").to_string(),
        "did not answer the game request within 20 s"
    );
}

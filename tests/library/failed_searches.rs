//! A search that panics is reported to the player, and the game goes on.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

use dames3d::engine::{EngineSettings, SearchObserver};
use dames3d::i18n::Language;
use dames3d::players::Computer;
use dames3d::terminal::{TerminalCaps, TextBoard};

/// A computer whose first searches panic.
fn failing(times: usize) -> Computer {
    let left = AtomicUsize::new(times);
    let observer = SearchObserver::new(move |_| {
        let is_failing =
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        assert!(is_failing.is_err(), "as a fault would");
    });
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    Computer::new(settings).with_observer(observer)
}

/// The answers of the text board to typed lines, line by line.
fn play(computer: Computer, typed: &str) -> Vec<String> {
    let mut output = Vec::new();
    let mut board = TextBoard::new(&mut output, Language::English, TerminalCaps::PLAIN);
    board.use_computer(computer);
    board.play(io::Cursor::new(typed.to_owned())).expect("nothing fails in memory");
    let output = String::from_utf8(output).expect("UTF-8");
    output.lines().map(str::to_owned).collect()
}

fn count(lines: &[String], words: &str) -> usize {
    lines.iter().filter(|line| line.contains(words)).count()
}

const ONCE: &str = "The computer failed and is thinking again.";
const AGAIN: &str =
    "The computer failed again on this move. Type a move for it, or go to have it try again.";

/// The number of first and of second failures that are reported.
fn failures(said: &[String]) -> (usize, usize) {
    (count(said, ONCE), count(said, AGAIN))
}

/// Asserts that both sides have moved.
#[track_caller]
fn assert_white_is_to_move(said: &[String]) {
    let last = said.iter().rev().find(|line| line.contains("> "));
    let last = last.expect("a prompt");
    assert!(last.starts_with("White> "), "{said:#?}");
}

#[test]
fn a_computer_whose_search_panics_says_so_and_moves() {
    let said = play(failing(1), "computer black 2\n32-28\ngame\n");
    assert_eq!(failures(&said), (1, 0), "{said:#?}");
    assert_white_is_to_move(&said);
}

#[test]
fn a_computer_that_fails_twice_leaves_the_move_to_the_player() {
    let said = play(failing(2), "computer black 2\n32-28\n19-23\ngame\n");
    assert_eq!(failures(&said), (1, 1), "{said:#?}");
    assert!(count(&said, "[19-23]") > 0, "{said:#?}");
}

#[test]
fn a_computer_that_fails_twice_tries_again_on_request() {
    let said = play(failing(2), "computer black 2\n32-28\ngo\ngame\n");
    assert_eq!(failures(&said), (1, 1), "{said:#?}");
    assert_white_is_to_move(&said);
}

#[test]
fn a_hint_whose_search_panics_says_so() {
    let said = play(failing(1), "hint\nhint\n");
    assert_eq!(count(&said, "The search failed."), 1, "{said:#?}");
    assert!(count(&said, "White> ") >= 2, "{said:#?}");
}

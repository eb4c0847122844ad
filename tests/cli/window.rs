//! The program without a command on a machine without a display.

use crate::cases::rows;
use crate::program::run_with;

#[test]
fn the_text_board_starts_if_there_is_no_display() {
    let run = run_with(&[], "32-28\nquit\n");
    assert_eq!(run.status, Some(0), "{run:?}");
    let lines: Vec<_> = run.err.lines().collect();
    assert_eq!(lines.len(), 1, "{run:?}");
    assert!(lines[0].starts_with("no window: "), "{run:?}");
    run.prints(&["Dames 3D", "1. 32-28"]);
}

const GAME: &str = "[White \"Anna\"]\n[Black \"Bert\"]\n[Date \"2024.05.17\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

#[test]
fn the_text_board_opens_the_files_that_the_window_would_have_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("UTF-8").to_owned()
    };
    let one = write("one.pdn", GAME);
    let opened = run_with(&[&one], "game\nquit\n");
    assert_eq!(opened.status, Some(0), "{opened:?}");
    opened.prints(&["  1. 32-28         19-23\n  2. 28x19"]);
    // Nothing has been done yet that is worth keeping, so the file alone has the game.
    let recording = folder.path().join("session.jsonl");
    let recorded = recording.to_str().expect("UTF-8");
    run_with(&["--record", recorded, &one], "redo\nquit\n");
    let recording = std::fs::read_to_string(&recording).expect("a recording");
    for words in ["Anna", "Redo"] {
        assert!(recording.contains(words), "no “{words}” in {recording}");
    }

    let two = write("two.pdn", &format!("{GAME}\n[White \"Carl\"]\n1. 31-27 *\n"));
    let listed = run_with(&[&two], "open 2\nopen 3\nopen 1\ngame\nquit\n");
    listed.prints(&[
        "1. 2024.05.17, International draughts, Anna – Bert, *, 2 moves\n",
        "2. ?, International draughts, Carl – Black, *, 1 move\n",
        &format!("Games of {two}: 2. Open one by its number: open 2\n"),
        "  1. 31-27",
        "There is no such game",
        "  1. 32-28         19-23",
    ]);
    let both = run_with(&[&one, &two], "open 3\nquit\n");
    both.prints(&["open 3\n", "  1. 31-27"]);

    let position = write("position.fen", "W:W31,K46:B21,K5");
    let opened = run_with(&[&position], "fen\nquit\n");
    assert!(
        opened.out.contains("\nW:W31,K46:BK5,21\n") || opened.out.contains("\nW:W31,K46:B21,K5\n"),
        "{}",
        opened.out
    );

    for [name, text, words] in rows(
        "
        nothing.pdn | no game                   | nothing.pdn, line 1, column 1:
        empty.pdn   |                           | empty.pdn holds no game that Dames 3D plays.
        illegal.pdn | 1. 32-28 19-24 2. 28-50 * | illegal.pdn, line 1, column 19:
        ",
    ) {
        let path = write(name, text);
        let opened = run_with(&[&path], "quit\n");
        opened.prints(&[words]);
        assert_eq!(opened.status, Some(0));
    }
}

#[test]
fn an_engine_that_the_text_board_cannot_use_is_named() {
    let run = run_with(&["--engine", "./scan hub"], "quit\n");
    assert_eq!(run.status, Some(0), "{run:?}");
    let line = run.err.lines().nth(1).unwrap_or_default();
    assert!(line.starts_with("--engine: not used"), "{run:?}");
    assert!(line.contains("dames3d match"), "{run:?}");
}

#[test]
fn the_text_board_follows_the_link_that_the_window_would_have_followed() {
    // Nobody listens there.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let server = format!("http://{}/", listener.local_addr().expect("an address"));
    drop(listener);
    for beginning in ["", "dames3d:"] {
        let link = format!("{beginning}{server}#watch=0123456789abcdef");
        let run = run_with(&[&link], "quit\n");
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(run.err.starts_with("no window: "), "{run:?}");
        let connecting = format!("Connecting to {server}");
        run.prints(&[&connecting]);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (recording, games) = (path("session.jsonl"), path("games.pdn"));
    std::fs::write(&games, GAME).expect("a file");
    let link = format!("{server}#watch=0123456789abcdef");
    let run = run_with(&["--record", &recording, &games, &link], "quit\n");
    run.reports(&["--record: not used", "FILE: not opened"]);
    assert!(!std::path::Path::new(&recording).exists(), "{run:?}");

    run_with(&[&link, &link], "").fails_naming(&["FILE|LINK", "expected one link, found 2"]);
    let run = run_with(&["dames3d:http://host/#join=12"], "");
    run.fails_naming(&["FILE|LINK", "expected a link such as http"]);
}

//! `dames3d games`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::program::{Run, feed, program};

const GAMES: &str = "\
[White \"Anna\"]\n[Black \"Béla\"]\n[Event \"Cup\"]\n[Date \"1999.05.01\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n\
[White \"Carl\"]\n[Black \"Anna\"]\n[Date \"2005.01.01\"]\n1. 32-28 18-22 0-2\n\n\
[White \"Dora\"]\n[Black \"Emil\"]\n1. 33-29 19-24 1-1\n\n\
[White \"Dora\"]\n[Black \"Fritz\"]\n1. 33-29 19-24 1-1\n\n\
[GameType \"40\"]\n1. 32-28 *\n";

struct Shelf {
    folder: tempfile::TempDir,
    path: PathBuf,
}

impl Shelf {
    fn new() -> Shelf {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.pdn");
        fs::write(&path, GAMES).expect("written");
        Shelf { folder, path }
    }

    fn run(&self, arguments: &[&str]) -> Run {
        let path = self.path.to_str().expect("UTF-8");
        let arguments = [&["games"], arguments, &[path]].concat();
        let mut command = program(&arguments);
        command.env("DAMES3D_GAMES", self.folder.path().join("archive"));
        feed(command, b"")
    }
}

#[test]
fn index_counts_games_and_is_kept() {
    let shelf = Shelf::new();
    let first = shelf.run(&["index"]);
    assert_eq!(first.status, Some(0), "{first:?}");
    assert_eq!(first.out, "1 file, 5 games, 14 positions, 1 duplicate, 1 error\n");
    first.reports(&["5 games indexed in", "errors: 1"]);
    let again = shelf.run(&["index"]);
    assert_eq!(again.out, first.out);
    assert!(!again.err.contains("indexed"), "{}", again.err);
}

#[test]
fn list_filters_games_and_marks_duplicates() {
    let shelf = Shelf::new();
    let all = shelf.run(&["list"]);
    assert_eq!(all.out.lines().count(), 5);
    all.prints(&["2-0  Anna – Béla  Cup", "Dora – Fritz  ?  international  1  =3"]);
    let found = |arguments: &[&str]| {
        let run = shelf.run(&[&["list"], arguments, &["--json"]].concat());
        let lines = run.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.map(|game| game["game"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(found(&["--player", "anna"]), [1, 2]);
    assert_eq!(found(&["--player", "BELA"]), [1]);
    assert_eq!(found(&["--event", "cup"]), [1]);
    assert_eq!(found(&["--date", "2000.."]), [2]);
    assert_eq!(found(&["--result", "1-1"]), [3, 4]);
    assert_eq!(found(&["--result", "1-1", "--no-duplicates"]), [3]);
    assert_eq!(found(&["--variant", "dames3d"]), [] as [Value; 0]);
}

#[test]
fn search_prints_the_moves_of_a_position_with_their_scores() {
    let shelf = Shelf::new();
    let start = shelf.run(&["search"]);
    let mut lines = start.out.lines();
    assert_eq!(lines.next(), Some("3 games   50.0 %  +1 =1 -1"));
    assert_eq!(lines.next(), Some("32-28           2   66.7 %   50.0 %  +1 =0 -1  2002"));
    assert_eq!(lines.next(), Some("33-29           1   33.3 %   50.0 %  +0 =1 -0"));
    let after = shelf.run(&["search", "--moves", "32-28 19-23", "--json"]);
    let after: Value = serde_json::from_str(&after.out).expect("JSON");
    assert_eq!((&after["games"], &after["white"]), (&json!(1), &json!(1)));
    assert_eq!(after["moves"][0]["move"], json!("28x19"));
    assert_eq!(after["found"][0]["white"], json!("Anna"));
    // The position after 33-29 with the colors swapped.
    let swapped = ["search", "--fen", "W:W31-50:B1-17,19,20,22"];
    let as_it_is = shelf.run(&swapped);
    assert_eq!(as_it_is.out.lines().count(), 1, "{}", as_it_is.out);
    assert!(as_it_is.out.starts_with("0 games"), "{}", as_it_is.out);
    let mirrored = shelf.run(&[&swapped[..], &["--mirrored"]].concat());
    assert!(mirrored.out.starts_with("1 game   50.0 %"), "{}", mirrored.out);
    mirrored.prints(&["\n32-27 ", "=3  ~\n"]);
    let illegal = shelf.run(&["search", "--moves", "32-28 32-27"]);
    assert_eq!(illegal.status, Some(2));
    illegal.reports(&["error: --moves: 32-27"]);
}

#[cfg(unix)]
#[test]
fn the_first_interrupt_ends_a_list() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    let shelf = Shelf::new();
    fs::write(&shelf.path, "1. 32-28 *\n\n".repeat(5000)).expect("written");
    let mut command = program(&["games", "list", shelf.path.to_str().expect("UTF-8")]);
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    // The list is longer than the pipe, so that the program waits for its reader.
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut listed = String::new();
    output.read_line(&mut listed).expect("a line");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success());
    // A thread of its own handles the signal, so the list is read slowly.
    while output.read_line(&mut listed).expect("UTF-8") > 0 {
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(child.wait().expect("a child").code(), Some(130));
    assert!(listed.lines().count() < 5000);
}

#[test]
fn show_prints_a_game_and_numbers_beyond_the_last_are_errors() {
    let shelf = Shelf::new();
    let shown = shelf.run(&["show", "2"]);
    shown.prints(&["[White \"Carl\"]"]);
    assert!(shown.out.ends_with("1. 32-28 18-22 0-2\n"), "{}", shown.out);
    let of_another_kind = shelf.run(&["show", "5"]);
    assert_eq!((of_another_kind.status, of_another_kind.out.as_str()), (Some(2), ""));
    of_another_kind.reports(&["this is Frisian draughts"]);
    let beyond = shelf.run(&["show", "9"]);
    assert_eq!(beyond.status, Some(2));
    beyond.reports(&["expected the number of a game from 1 to 5"]);
}

#[test]
fn a_missing_file_is_an_error() {
    let mut shelf = Shelf::new();
    shelf.path = shelf.folder.path().join("missing.pdn");
    shelf.run(&["list"]).fails_naming(&["missing.pdn"]);
}

#[test]
fn one_game_is_counted_as_one_and_none_have_no_numbers() {
    let mut shelf = Shelf::new();
    fs::write(&shelf.path, "1. 32-28 *\n").expect("written");
    let indexed = shelf.run(&["index"]);
    indexed.reports(&["1 game indexed in "]);
    let beyond = shelf.run(&["show", "2"]);
    beyond.reports(&["expected the number of a game: there is only game 1, found 2"]);
    shelf.path = shelf.folder.path().join("empty.pdn");
    fs::write(&shelf.path, "").expect("written");
    let beyond = shelf.run(&["show", "1"]);
    beyond.reports(&["expected the number of a game: there are none, found 1"]);
}

//! `dames3d pdn`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::program::{run, run_with};

/// A file in a folder of its own, with its path as text.
struct GameFile {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

impl GameFile {
    fn new(text: impl AsRef<[u8]>) -> GameFile {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.pdn");
        fs::write(&path, text).expect("written");
        GameFile { _folder: folder, path }
    }

    fn name(&self) -> &str {
        self.path.to_str().expect("UTF-8")
    }
}

const GOOD: &str = "[White \"A\"]\n1. 32-28 19-23 (1... 18-23) 2. 28x19 1-0\n\n1. 33-28 *\n";
const BAD: &str =
    "1. 32-28 19-24\n2. 28-22 44-44 *\n\n[GameType \"40\"] 1. 32-28 *\n\n1. 34-30 *\n";

#[test]
fn check_prints_a_line_for_each_file_and_errors_with_their_places() {
    let (good, bad) = (GameFile::new(GOOD), GameFile::new(BAD));
    let checked = run(&["pdn", "check", good.name()]);
    checked.succeeds();
    assert_eq!(checked.out, format!("{}: 2 games, 4 moves, 0 errors\n", good.name()));
    let checked = run(&["pdn", "check", bad.name(), good.name()]);
    assert_eq!(checked.status, Some(2));
    assert_eq!(
        checked.out,
        format!(
            "{}: 3 games, 4 moves, 2 errors\n{}: 2 games, 4 moves, 0 errors\n",
            bad.name(),
            good.name()
        )
    );
    let bad = bad.name();
    assert_eq!(
        checked.err,
        format!(
            "{bad}:2:10: game 1: 44-44 is not legal: the piece on 44 belongs to the other player\n\
             {bad}:4:12: game 2: this is Frisian draughts (GameType 40), which Dames 3D does not play\n"
        )
    );
}

#[test]
fn format_prints_what_it_reads_back_unchanged() {
    let once = run_with(&["pdn", "format", "-"], GOOD);
    once.succeeds();
    assert_eq!(
        once.out,
        "[White \"A\"]\n[Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n\
         1. 32-28 19-23 (1... 18-23) 2. 28x19 2-0\n\n\
         [Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 33-28 *\n"
    );
    let twice = run_with(&["pdn", "format", "-"], &once.out);
    assert_eq!((twice.status, twice.out), (Some(0), once.out));
    // What can be read of a game with an error is printed, and a game of another variant is not.
    let bad = run_with(&["pdn", "format", "-"], BAD);
    assert_eq!((bad.status, bad.err.lines().count()), (Some(2), 2));
    bad.prints(&["1. 32-28 19-24 2. 28-22 *", "1. 34-30 *"]);
    assert_eq!(bad.out.matches("[Result").count(), 2);
}

#[test]
fn json_has_a_line_for_each_game() {
    let listed = run_with(&["pdn", "json", "-"], format!("{GOOD}{BAD}"));
    assert_eq!(listed.status, Some(2));
    let games: Vec<Value> =
        listed.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(games.len(), 5);
    let start = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    assert_eq!(
        games[0],
        json!({
            "game": 1,
            "tags": { "White": "A" },
            "variant": "international",
            "start": start,
            "moves": ["32-28", "19-23", "28x19:23"],
            "end": "B:W19,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                    B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20",
            "result": "2-0",
            "errors": [],
        })
    );
    assert_eq!(games[2]["errors"][0]["line"], 6);
    assert_eq!(games[2]["errors"][0]["column"], 10);
    assert_eq!(
        games[3],
        json!({
            "game": 4,
            "tags": { "GameType": "40" },
            "variant": null,
            "start": null,
            "moves": [],
            "end": null,
            "result": "*",
            "errors": [{
                "line": 8,
                "column": 12,
                "message": "this is Frisian draughts (GameType 40), which Dames 3D does not play",
            }],
        })
    );
}

#[test]
fn a_turn_by_hand_is_listed_as_its_position() {
    let text = "[FEN \"W:W31:B9\"] 31-26 /FEN \"B:W26:B9,10\"/ 9-13 *";
    let listed = run_with(&["pdn", "json", "-"], text);
    assert_eq!(listed.status, Some(0), "{}", listed.err);
    let game: Value = serde_json::from_str(&listed.out).expect("JSON");
    assert_eq!(game["moves"], json!(["31-26", "B:W26:B9,10", "9-13"]));
}

#[test]
fn a_file_that_cannot_be_read_is_an_error() {
    let run = run(&["pdn", "check", "no-such-file.pdn"]);
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""));
    assert!(
        run.err.starts_with("error: could not read games from no-such-file.pdn: "),
        "{}",
        run.err
    );
}

#[test]
fn a_file_of_many_games_is_read_in_little_memory_and_any_bytes_do_no_harm() {
    let noise: Vec<u8> =
        (0..200_000_u32).map(|place| (place.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let noise = GameFile::new(noise);
    let checked = run(&["pdn", "check", noise.name()]);
    assert_eq!(checked.status, Some(2));
    let many = GameFile::new(GOOD.repeat(2000));
    let checked = run(&["pdn", "check", many.name()]);
    assert_eq!(checked.out, format!("{}: 4000 games, 8000 moves, 0 errors\n", many.name()));
}

#[test]
fn a_report_judges_every_game_and_reads_back() {
    let text = "1. 32-28 18-23 2. 38-32 12-18 {Sure.} 3. 31-27 23-29 0-2\n\n\
                [GameType \"3055,W,10,10,N2,0\"] [FEN \"W:W31:B21\"] 1. 31x11 2-0\n";
    let limits = ["--nodes", "5000", "--threads", "1", "--tables", "none", "--language", "en"];
    let report = |text: &str| run_with(&[&["pdn", "report", "-"], &limits[..]].concat(), text);
    let reported = report(text);
    reported.succeeds();
    let games: Vec<&str> = reported.out.split("\n\n[").collect();
    assert_eq!(games.len(), 2, "{}", reported.out);
    for part in ["23-29?? {[%eval ", "Blunder. Better: ", "1 blunder, 0 mistakes", "Sure."] {
        let game = games[0].replace('\n', " ");
        assert!(game.contains(part), "{part}: {}", reported.out);
    }
    assert!(games[1].contains("31x11 {[%eval #"), "{}", reported.out);
    assert_eq!(report(&reported.out).out, reported.out, "a second report adds nothing");

    let failed = run_with(&["pdn", "report", "-", "--engine", "./no-such-engine hub"], text);
    assert_eq!(failed.status, Some(2), "{}", failed.err);
    let unused = ["pdn", "report", "-", "--engine", "./scan hub", "--threads", "1"];
    run(&unused).fails_naming(&["--engine", "cannot be used with", "--threads"]);
}

#[cfg(unix)]
#[test]
fn the_first_interrupt_ends_a_report_with_the_game_that_is_judged() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    use crate::patience::wait_for;
    use crate::program::program;

    let arguments = ["pdn", "report", "-", "--game-time", "600", "--hash", "1", "--tables", "none"];
    let mut child = program(&arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The pipe stays open: more games could come.
    let mut games = child.stdin.take().expect("a pipe");
    let text = format!("[Event \"No moves\"]\n*\n\n{GOOD}\n{GOOD}\n");
    games.write_all(text.as_bytes()).expect("written");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut reported = String::new();
    // A game without moves is printed at once.
    output.read_line(&mut reported).expect("a line");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success());
    let status = wait_for("the program ends", || child.try_wait().expect("a child"));
    output.read_to_string(&mut reported).expect("UTF-8");
    assert_eq!(status.code(), Some(0), "{reported}");
    assert!(reported.matches("[Result").count() <= 2, "{reported}");
}

#[test]
fn warnings_are_printed_and_are_no_errors() {
    let text = "[Event \"A\"][Event \"B\"] 1. 32-28 (18-23) 2. 38-32 *";
    let checked = run_with(&["pdn", "check", "-"], text);
    assert_eq!(checked.status, Some(0));
    assert_eq!(checked.out, "-: 1 game, 3 moves, 0 errors\n");
    assert_eq!(
        checked.err,
        "-:1:20: game 1: warning: the tag Event occurs again: kept “A”, left out “B”\n\
         -:1:34: game 1: warning: only the other side can play 18-23: read as a move of the game, without its brackets\n"
    );
    let listed = run_with(&["pdn", "json", "-"], text);
    let game: Value = serde_json::from_str(&listed.out).expect("JSON");
    assert_eq!((game["errors"].clone(), listed.status), (json!([]), Some(0)));
    assert_eq!(game["warnings"].as_array().map(Vec::len), Some(2));
    let checked = run_with(&["pdn", "check", "--json", "-"], text);
    let file: Value = serde_json::from_str(&checked.out).expect("JSON");
    assert_eq!(file["warnings"][1]["column"], 34);
}

#[test]
fn an_encoding_that_cannot_be_told_is_named() {
    let text = b"[White \"\xcc\xe8\xea\xe8\"] 1. 32-28 *";
    for (options, white) in [
        (&[][..], "Ìèêè"),
        (&["--encoding", "windows-1251"], "Мики"),
        (&["--encoding", "koi8-r"], "лХЙХ"),
    ] {
        let listed = run_with(&[&["pdn", "json", "-"], options].concat(), text);
        let game: Value = serde_json::from_str(&listed.out).expect("JSON");
        assert_eq!(game["tags"]["White"], white, "{options:?}");
    }
    let refused = run_with(&["pdn", "check", "-", "--encoding", "utf-16"], text);
    assert_eq!(refused.status, Some(2));
    refused.reports(&["expected an encoding with one byte a character"]);
}

#[test]
fn a_line_that_is_too_long_is_never_silent() {
    let file = GameFile::new("1. 32-28 * ".repeat(1_600_000));
    let name = file.name();
    for command in ["check", "format", "json"] {
        let run = run(&["pdn", command, name]);
        assert_eq!(run.status, Some(2), "{command}");
        assert!(
            run.err.contains("game 1: the line is too long: expected at most 16777216 bytes"),
            "{command}: {}",
            run.err
        );
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_read_if_a_program_writes_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    let name = pipe.to_str().expect("UTF-8");
    let refused = run(&["pdn", "check", name]);
    assert_eq!(refused.status, Some(2));
    refused.reports(&["it is a pipe that no program writes to"]);
    let writer = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::write(pipe, GOOD)
    });
    let checked = run(&["pdn", "check", name]);
    writer.join().expect("no panic").expect("written");
    assert_eq!(checked.out, format!("{name}: 2 games, 4 moves, 0 errors\n"));
    // Standard input by its name, as a shell's pipes.
    let checked = run_with(&["pdn", "check", "/dev/stdin"], GOOD);
    assert_eq!(checked.out, "/dev/stdin: 2 games, 4 moves, 0 errors\n");
}

//! The fields of the JSON that commands write are those of `docs/cli.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Run, fresh_path, run, run_with, words_with};

const GAMES: &str = "[White \"Anna\"]\n1. 32-28 19-23 2. 28x19 2-0\n\n[GameType \"40\"]\n*\n";

/// The names of all fields. Those of `tags` are the game's.
fn fields(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                names.insert(name.clone());
                if name != "tags" {
                    fields(value, names);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, names)),
        _ => (),
    }
}

/// The row of a command in the table of the document.
fn row(document: &str, command: &str) -> String {
    let start = format!("| `{command}` |");
    let json = document.split("\n## JSON\n").nth(1).expect("the chapter");
    let row = json.lines().find(|line| line.starts_with(&start));
    row.unwrap_or_else(|| panic!("no row for {command}")).to_owned()
}

#[test]
fn every_field_is_documented() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cli.md");
    let document = fs::read_to_string(document).expect("the document");
    let games = fresh_path("json.pdn");
    fs::write(&games, GAMES).expect("written");
    let games = games.to_str().expect("a path");
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().to_str().expect("a path");
    let built = run(&words_with("tables build --variant=dames3d --pieces=2 --folder", &[tables]));
    assert_eq!(built.status, Some(0), "{built:?}");
    let few = ["--fen", "W:W44:B1"];
    let check = |command: &str, options: &[&str], least: usize| {
        let words = command.split(' ').chain(options.iter().copied());
        let run = run(&words.collect::<Vec<_>>());
        check_fields(&document, command, &run, least);
    };
    check("perft", &["--json", "--depth=2"], 2);
    check("moves", &few, 1);
    check_fields(&document, "moves", &run_with(&["moves", "--stdin"], "W"), 1);
    let limits = ["--json", "--depth=2", "--threads=1", "--hash=1", "--tables"];
    check("analyze", &[&limits[..], &["none"]].concat(), 2);
    check("analyze", &[&limits[..], &[tables], &few].concat(), 1);
    check("bench", &["--json", "--depth=1"], 1);
    let player = "self hash=1 tables=none";
    let players = ["--player1", player, "--player2", player];
    let quick = ["--json", "--games=2", "--depth=1", "--longest=10"];
    check("match", &[&quick[..], &players].concat(), 1);
    check("openings show", &["--json"], 2);
    check("solve", &["wolf", "--json"], 100);
    check("tables summary", &["--json", "--variant=dames3d", "--folder", tables], 4);
    let probe = ["--json", "--variant=dames3d", "--folder", tables];
    check("tables probe", &[&probe[..], &few].concat(), 1);
    check("pdn json", &[games], 2);
    check("pdn check", &["--json", games], 1);
    check("games list", &["--json", games], 2);
    check("games search", &["--json", games], 1);
}

/// Checks that the command wrote at least this number of lines of JSON, and no field that its row does not name.
#[track_caller]
fn check_fields(document: &str, command: &str, run: &Run, least: usize) {
    let row = row(document, command);
    let mut names = BTreeSet::new();
    for line in run.out.lines() {
        let value: Value = serde_json::from_str(line).expect("JSON");
        assert!(value.is_object(), "{command}: {line}");
        fields(&value, &mut names);
    }
    let lines = run.out.lines().count();
    assert!(lines >= least, "{command}: {run:?}");
    // Fields that the row of another command has as well.
    let others = match command {
        "games search" => self::row(document, "games list"),
        "pdn check" => self::row(document, "pdn json"),
        _ => String::new(),
    };
    for name in names {
        let named = format!("`{name}`");
        let is_named = row.contains(&named) || others.contains(&named);
        assert!(is_named, "{command}: no “{name}” in {row}");
    }
}

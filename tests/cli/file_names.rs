//! Names of files and folders that are not UTF-8, as old archives have them.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use crate::program::{Run, feed, program};

const GAME: &str = "[White \"Anna\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

/// A name with an é of Latin-1, and this ending.
fn latin_1(ending: &str) -> OsString {
    let mut name = OsStr::from_bytes(b"caf\xe9").to_owned();
    name.push(ending);
    name
}

/// Runs the program in a folder with the arguments, of which `@.pdn` stands for the name with the ending `.pdn`.
fn run_in(folder: &Path, arguments: &str, input: &str) -> Run {
    let arguments = arguments.split(' ').map(|word| match word.split_once('@') {
        Some((option, ending)) => {
            let mut word = OsString::from(option);
            word.push(latin_1(ending));
            word
        }
        None => word.into(),
    });
    let mut command = program(&[]);
    command.args(arguments).current_dir(folder);
    feed(command, input.as_bytes())
}

#[test]
fn every_command_takes_names_that_are_not_utf_8() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let inside = |ending: &str| folder.join(latin_1(ending));
    fs::write(inside(".pdn"), GAME).expect("a file");
    fs::write(inside(".jsonl"), "{\"SitAt\":\"international\"}\n").expect("a file");
    fs::create_dir(inside("")).expect("a folder");
    fs::write(inside("").join("more.pdn"), GAME).expect("a file");
    for (arguments, made) in [
        ("@.pdn", None),
        ("--record @.record @.pdn", Some(".record")),
        ("pdn check @.pdn", None),
        ("pdn format @.pdn", None),
        ("pdn json @.pdn", None),
        ("pdn report --nodes 10 --threads 1 @.pdn", None),
        ("games index @.pdn @", None),
        ("games list @", None),
        ("games search @.pdn", None),
        ("games show 1 @.pdn", None),
        ("replay @.jsonl", None),
        ("picture --view diagram @.png", Some(".png")),
        ("picture --view diagram --game @.pdn @.gif", Some(".gif")),
        ("sounds @-sounds", Some("-sounds/lift.wav")),
        ("man @-man", Some("-man/dames3d.6")),
        (
            "openings grow --positions 2 --nodes 1000 --variant international @.tree",
            Some(".tree"),
        ),
        ("openings show @.tree", None),
        (
            "tables build --variant international --pieces 2 --threads 1 --folder @-tables",
            None,
        ),
        (
            "tables summary --variant international --folder @-tables",
            None,
        ),
        (
            "tables probe --variant international --fen W:W44:B1 --folder @-tables",
            None,
        ),
        (
            "analyze --variant international --fen W:W44:B1 --depth 1 --threads 1 --tables=@-tables",
            None,
        ),
        (
            "train play --variant international --batches 1 --nodes 1 @-positions",
            Some("-positions"),
        ),
        ("train fit --epochs 1 --out @.net @-positions", Some(".net")),
        (
            "train check --variant international --weights @.net @-positions",
            None,
        ),
        (
            "match --variant international --games 2 --nodes 1 --pdn @-match.pdn",
            Some("-match.pdn"),
        ),
        (
            "shots find --variant international --count 1 --nodes 1000 @.shots",
            Some(".shots"),
        ),
        (
            "shots try --variant international --nodes 1 --margin 60 @.shots",
            None,
        ),
    ] {
        let run = run_in(folder, arguments, "quit\n");
        assert_eq!(run.status, Some(0), "{arguments}: {run:?}");
        if let Some(made) = made {
            assert!(inside(made).exists(), "{arguments}: no {made}");
        }
    }
}

#[test]
fn errors_show_such_names() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in ["@.pdn", "@", "pdn check @.pdn", "picture @.gif"] {
        let run = run_in(folder.path(), arguments, "");
        run.fails_naming(&[]);
    }
    run_in(folder.path(), "pdn check @.pdn", "").fails_naming(&["caf\u{fffd}.pdn"]);
    run_in(folder.path(), "picture @.jpg", "").fails_naming(&["caf\u{fffd}.jpg", ".png or .gif"]);
}

//! Errors: what was wrong, and what was expected.

use crate::cases::rows;
use crate::program::{fresh_path, run, words, words_with};
use std::env::consts;
use std::path::Path;

#[test]
fn an_unknown_name_is_an_error_with_the_known_ones() {
    run(&["text", "--variant", "chess"]).fails_naming(&[
        "--variant",
        "unknown variant “chess”",
        "expected international, dames3d, family",
    ]);
    run(&["--language", "sv"]).fails_naming(&[
        "--language",
        "unknown language “sv”",
        "expected de, en, es, fr, it, nl, pl, pt, ru",
    ]);
    run(&["play"]).fails_naming(&["play"]);
    run(&["text", "--fan", "W:W31:B1"]).fails_naming(&["--fan", "--fen"]);
}

#[test]
fn help_and_errors_name_the_same_variants() {
    let names = dames3d::rules::Variant::ALL.map(dames3d::rules::Variant::name).join(", ");
    for command in ["text", "perft", "moves", "analyze", "match", "picture"] {
        let help = run(&[command, "--help"]).out;
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(&names), "no “{names}” in {help}");
        run(&[command, "--variant", "chess"]).fails_naming(&[&format!("expected {names}")]);
    }
    for command in [["tables", "build"], ["shots", "try"]] {
        let expected = "international or dames3d";
        let help = run(&[command[0], command[1], "--help"]).out;
        assert!(help.contains(expected), "{help}");
        run(&[command[0], command[1], "--variant", "chess"]).fails_naming(&[expected]);
    }
}

#[test]
fn an_invalid_fen_is_the_first_error() {
    let text = "error: --fen: invalid FEN: column 7: expected a square from 1 to 50, found “99”\n";
    let fen = "W:W31,99:B1";
    run(&["text", "--fen", fen]).fails_with(text);
    let perft = words_with("perft --variant dames3d --depth 3 --fen", &[fen]);
    run(&perft).fails_with(text);
    let picture = [fen, "/nowhere/at/all.png"];
    run(&words_with("picture --variant dames3d --fen", &picture)).fails_with(text);
}

#[test]
fn help_and_version_succeed() {
    let help = run(&["--help"]);
    help.succeeds();
    help.prints(&words("text perft moves picture replay Examples: --language"));
    for command in ["text", "perft", "moves", "picture", "replay"] {
        let help = run(&[command, "--help"]);
        assert_eq!(help.status, Some(0));
        help.prints(&["Usage: dames3d"]);
    }
    let name = concat!("dames3d ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&["-V"]).out, name);
    let version = run(&["--version"]).out;
    assert!(version.starts_with(name), "{version}");
    let system = format!("system: {} {}", consts::OS, consts::ARCH);
    assert!(version.contains(&system), "{version}");
    let window = cfg!(feature = "viewer");
    assert_eq!(version.contains("with: window"), window, "{version}");
    let clone = Path::new(env!("CARGO_MANIFEST_DIR")).join(".git");
    if clone.exists() {
        assert!(version.contains("\ncommit: "), "{version}");
    }
}

/// `/dev/full` fails as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    use crate::program::program;
    for arguments in [
        &["perft", "--variant", "dames3d", "--depth", "2"][..],
        &["moves", "--variant", "dames3d", "--fen", "W:W31:B1"],
        &["text"],
        &[],
        &["--help"],
        &["--version"],
        &["help", "pdn"],
        &["pdn", "check", "--help"],
        &["completions", "bash"],
    ] {
        let output = program(arguments)
            .stdin(std::process::Stdio::null())
            .stdout(full())
            .output()
            .expect("the program runs");
        let err = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {err}");
        let errors = err.lines().filter(|line| line.starts_with("error: "));
        assert!(errors.count() == 1 && !err.contains("panicked"), "{err}");
    }
}

#[cfg(target_os = "linux")]
fn full() -> std::fs::File {
    let mut options = std::fs::File::options();
    options.write(true).open("/dev/full").expect("/dev/full")
}

/// Progress, times and warnings are lost, and the results are there.
#[cfg(target_os = "linux")]
#[test]
fn standard_error_that_cannot_be_written_changes_nothing() {
    use crate::program::program;
    for (arguments, status) in [
        (&["perft", "--depth", "1"][..], 0),
        (&["bench", "--depth", "1"], 0),
        (&["solve", "wolf"], 0),
        (&["prft"], 2),
        (&["pdn", "check", "/nonexistent"], 2),
    ] {
        let output = program(arguments).stderr(full()).output();
        let output = output.expect("the program runs");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert_eq!(output.stdout.is_empty(), status != 0, "{arguments:?}");
    }
}

#[test]
fn an_existing_recording_is_not_overwritten() {
    let file = std::env::temp_dir().join(format!("dames3d-{}.jsonl", std::process::id()));
    std::fs::write(&file, "\"Undo\"\n").unwrap();
    let name = file.to_str().unwrap();
    run(&["--record", name]).fails_naming(&["could not write", name]);
    run(&["--record", name, "text"]).fails_naming(&["--record", "expected no command"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "\"Undo\"\n");
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_match_that_cannot_begin_leaves_no_file() {
    let path = fresh_path("no-games.pdn");
    let name = path.display().to_string();
    let player = "hub -- ./no-such-engine hub";
    let run = run(&["match", "--player2", player, "--pdn", &name]);
    assert_ne!(run.status, Some(0), "{run:?}");
    assert!(!path.exists());
}

#[test]
fn a_seed_is_an_error_where_the_openings_are_named() {
    run(&["match", "--openings", "positions.txt", "--seed", "2"]).fails_naming(&[
        "--openings",
        "cannot be used with",
        "--seed",
    ]);
}

#[test]
fn an_invalid_number_is_an_error_with_the_valid_ones() {
    for [command, number, found, expected] in rows(
        "
        perft   | --depth   | x       | expected a whole number from 1 to
        bench   | --depth   | 41      | expected a whole number from 1 to 40
        analyze | --time    | -1      | expected seconds, from 0.001
        analyze | --nodes   | 1e6     | expected a whole number, 1 or more
        analyze | --hash    |         | expected a whole number from 1 to
        analyze | --hash    | 1048576 | MiB, the memory available
        match   | --jobs    | 300     | expected a whole number from 1 to 255
        match   | --seed    | -4      | expected a whole number, 0 or more
        hub     | --threads | 0       | expected a whole number from 1 to
        ",
    ) {
        run(&[command, number, found]).fails_naming(&[number, &format!("'{found}'"), expected]);
    }
}

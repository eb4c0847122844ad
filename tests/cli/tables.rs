//! `dames3d tables`.

use std::fs;
use std::path::PathBuf;

use crate::cases::rows;
use crate::environment::isolated;
use crate::program::{feed, program, run, words, words_with};

/// A folder that does not exist, and its name.
pub(crate) fn fresh_folder(name: &str) -> (PathBuf, String) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removed");
    }
    let name = folder.display().to_string();
    (folder, name)
}

fn build(folder: &str) -> Vec<String> {
    let line = "tables build --pieces=2 --threads=1 --folder";
    let run = run(&words_with(line, &[folder]));
    run.succeeds();
    run.out.lines().map(str::to_owned).collect()
}

#[test]
fn tables_are_built_counted_and_probed() {
    let (_, folder) = fresh_folder("tables-built");
    let lines = build(&folder);
    assert_eq!(lines.len(), 16);
    for (line, start) in [
        (0, "international K-K, 1 of 4: "),
        (7, "international M-M as drawn at the board, 4 of 4: "),
        (11, "dames3d M-M, 4 of 4: "),
    ] {
        assert!(lines[line].starts_with(start), "no “{start}” in {lines:?}");
    }
    for line in build(&folder) {
        assert!(line.ends_with(": already built"), "{line}");
    }

    for command in ["summary", "show"] {
        let run = run(&["tables", command, "--variant=dames3d", "--folder", &folder]);
        let mut lines = run.out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        assert_eq!(lines.next().expect("a heading")[..4], ["dames3d", "won", "drawn", "lost"]);
        assert_eq!(lines.next().expect("a line"), ["K-K", "592", "1858", "0", "1", "W:WK1:BK2"]);
        assert_eq!(lines.count(), 3);
    }

    let probe = |fen: &str| {
        let variant = "--variant=dames3d";
        let options = [variant, "--fen", fen, "--folder", &folder];
        let run = run(&words_with("tables probe", &options));
        run.succeeds();
        run.out
    };
    assert_eq!(probe("W:W31:B21"), "White wins in 1 move\nBest: 31x11\n");
    assert_eq!(probe("B:W44:B1"), "A draw\nBest: 1-6 1-7\n");
    for won in ["B:W31:B", "W:W31:B"] {
        assert_eq!(probe(won), "White has won\n");
    }
}

#[test]
fn the_tables_of_one_board_are_counted_without_the_others() {
    let (path, folder) = fresh_folder("tables-of-one-board");
    build(&folder);
    fs::remove_dir_all(path.join("international")).expect("removed");
    let summary = |arguments: &[&str]| {
        let all = ["tables", "summary", "--folder", &folder];
        run(&[&all, arguments].concat())
    };
    let counted = summary(&[]);
    counted.succeeds();
    assert!(counted.out.starts_with("dames3d "), "{counted:?}");
    assert_eq!(counted.out, summary(&["--variant=dames3d"]).out);
    let none = "found no endgame tables for international";
    summary(&["--variant=international"]).fails_naming(&[none]);
    fs::remove_dir_all(path.join("dames3d")).expect("removed");
    summary(&[]).fails_naming(&[none]);
}

#[test]
#[cfg(unix)]
fn a_full_disk_is_a_failure_of_the_system() {
    let (_, folder) = fresh_folder("tables-full-disk");
    let script = r#"trap "" XFSZ; ulimit -f 0; exec "$@""#;
    let program = env!("CARGO_BIN_EXE_dames3d");
    let line = "tables build --pieces=2 --threads=1 --folder";
    let mut shell = isolated("sh", std::path::Path::new("/nonexistent"));
    let output =
        shell.args(["-c", script, "sh", program]).args(words_with(line, &[&folder])).output();
    let output = output.expect("a shell");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("cannot write: "), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
}

#[test]
fn the_engine_uses_them() {
    let (path, folder) = fresh_folder("tables-used");
    build(&folder);
    let analyze = |arguments: &[&str]| {
        let line = "analyze --variant=dames3d --fen=W:W46:B1 --depth=1";
        run(&words_with(line, arguments))
    };
    let analysis = analyze(&["--tables", &folder]).out;
    let (line, result) = analysis.trim_end().split_once('\n').expect("two lines");
    assert!(line.starts_with("  1 ") && line.contains(" = draw "), "{analysis}");
    assert_eq!(result, "by the endgame tables: a draw");

    let json = analyze(&["--json", "--tables", &folder]).out;
    assert!(json.starts_with(r#"{"known":{"result":""#), "{json}");
    assert_eq!(json.matches(r#""known""#).count(), 2, "{json}");
    let without = analyze(&["--json", "--tables=none"]).out;
    assert!(!without.contains("known"), "{without}");

    let nowhere = path.join("nowhere").display().to_string();
    analyze(&["--tables", &nowhere])
        .fails_naming(&[&nowhere, "found no endgame tables for dames3d"]);
    let file = path.join("dames3d/sheet/K-M.table");
    fs::write(&file, "").expect("written");
    let damaged = &["K-M.table", "expected a first line"];
    analyze(&["--tables", &folder]).fails_naming(damaged);
    let player = format!("self tables='{folder}'");
    run(&["match", "--variant=dames3d", "--player1", &player]).fails_naming(damaged);
}

#[test]
fn the_environment_names_the_folder() {
    let (folder, name) = fresh_folder("tables-environment");
    let mut command = program(&words("tables build --pieces 2 --variant international"));
    command.env("DAMES3D_TABLES", &name);
    assert_eq!(feed(command, b"").status, Some(0));
    assert!(folder.join("international/K-K.table").is_file());
    assert!(!folder.join("dames3d").exists());

    let (folder, name) = fresh_folder("tables-data");
    let mut command = program(&words("tables build --pieces 2 --variant international"));
    command.env_remove("DAMES3D_TABLES").env("XDG_DATA_HOME", &name);
    assert_eq!(feed(command, b"").status, Some(0));
    if cfg!(all(unix, not(target_os = "macos"))) {
        assert!(folder.join("dames3d/tables/international/K-K.table").is_file());
    }
}

#[test]
fn errors_name_the_file_or_the_argument() {
    let (path, folder) = fresh_folder("tables-wrong");
    let wrong = |arguments: &[&str], words: &[&str]| {
        run(&[&["tables"], arguments, &["--folder", &folder]].concat()).fails_naming(words);
    };
    wrong(&["summary"], &[&folder, "dames3d tables build"]);
    let unbuilt = "found no endgame tables for dames3d";
    wrong(
        &words("probe --variant=dames3d --fen=W:W31:B21"),
        &[&folder, unbuilt, "dames3d tables build"],
    );
    build(&folder);
    for [arguments, expected] in rows(
        "
        probe --variant=dames3d --fen=W:W31,32:B21 | at most 2 pieces, found 3
        probe --variant=dames3d --fen=W:W51:B21    | --fen, column 4
        probe --variant=family --fen=W:W31:B21     | international or dames3d
        build --variant=brigand                    | international or dames3d
        build --pieces=6                           | --pieces, expected a whole number from 2 to 5
        build --threads=0                          | --threads
        ",
    ) {
        let expected: Vec<_> = expected.split(", ").collect();
        wrong(&words(arguments), &expected);
    }

    let file = path.join("dames3d").join("K-M.table");
    fs::write(&file, "").expect("written");
    wrong(&["summary"], &["K-M.table", "expected a first line"]);

    let no_folder = path.join("international").join("K-K.table").display().to_string();
    let run = run(&["tables", "build", "--folder", &no_folder]);
    run.fails_naming(&[&no_folder, "cannot write"]);
}

#[test]
fn the_text_board_uses_them() {
    let (_, folder) = fresh_folder("tables-at-the-text-board");
    build(&folder);
    let analyzed = |tables: &str| {
        let fen = "W:W46:B4";
        let text = ["text", "--language=en", "--variant=dames3d", "--fen", fen];
        let mut program = program(&text);
        program.env("DAMES3D_TABLES", tables);
        feed(program, b"analyze\nquit\n").out
    };
    let is_known = |out: &str| out.contains("draw  46-41");
    assert!(is_known(&analyzed(&folder)));
    assert!(!is_known(&analyzed("/nowhere")));
}

//! A transposition table that the system refuses although the memory is free.
#![cfg(target_os = "linux")]

use std::path::Path;

use crate::environment::isolated;

/// Runs the program with these arguments in so much memory, in KiB.
fn run_within(kibibytes: u32, arguments: &str) -> (Option<i32>, String) {
    run_fed(kibibytes, arguments, "")
}

/// The same with this input.
fn run_fed(kibibytes: u32, arguments: &str, input: &str) -> (Option<i32>, String) {
    let program = env!("CARGO_BIN_EXE_dames3d");
    let command = format!("ulimit -v {kibibytes} && printf '{input}' | '{program}' {arguments}");
    let mut shell = isolated("sh", Path::new("/nonexistent"));
    let output = shell.args(["-c", &command]).output().expect("a shell");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), errors)
}

#[test]
fn a_player_without_memory_ends_a_match_as_a_failure_of_the_system() {
    let players = "--player1 'self hash=1100' --player2 'self hash=1'";
    let (status, errors) = run_within(1_000_000, &format!("match --games 2 {players}"));
    assert_eq!(status, Some(1), "{errors}");
    let error = "error: Dames 3D: could not allocate 1100 MiB of memory\n";
    assert_eq!(errors, error);
}

/// Many threads have no room for their stacks.
#[test]
fn threads_that_the_system_refuses_are_an_error_and_no_panic() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for arguments in [
        "match --games 1000 --jobs 255 --player1 'self hash=1' --player2 'self hash=1'".to_owned(),
        "perft --depth 3 --threads 255".to_owned(),
        format!("tables build --pieces 2 --threads 255 --folder '{folder}/tables-no-threads'"),
    ] {
        let (status, errors) = run_within(262_144, &arguments);
        assert_eq!(status, Some(1), "{arguments}: {errors}");
        let start = "error: could not start a thread: ";
        assert!(errors.starts_with(start), "{arguments}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{arguments}: {errors}");
    }
}

#[test]
fn a_hub_engine_with_little_memory_answers() {
    // Less than this is not enough for the program itself, with the window.
    for kibibytes in [262_144, 150_000] {
        let command = "hub --tables none --threads 2";
        let (status, errors) = run_fed(kibibytes, command, "pos\nlevel depth=2\ngo think\nquit\n");
        assert_eq!(status, Some(0), "{kibibytes}: {errors}");
    }
}

#[test]
fn a_hash_that_the_system_refuses_is_an_error_and_no_abort() {
    let command = format!(
        "ulimit -v 1000000 && exec '{}' analyze --variant international --depth 1 --threads 1 --hash 1100",
        env!("CARGO_BIN_EXE_dames3d")
    );
    let mut shell = isolated("sh", Path::new("/nonexistent"));
    let output = shell.args(["-c", &command]).output();
    let output = output.expect("a shell");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        errors.lines().next(),
        Some("error: could not allocate 1100 MiB of memory"),
        "{:?}: {errors}",
        output.status
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}

/// Memory for the program and little more: it works, or says in a line that it cannot. How much that is, differs from one
/// machine to the next, so that each limit may end either way.
#[test]
fn without_memory_or_threads_commands_fail_with_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pdn");
    std::fs::write(&file, "1. 32-28 19-23 *\n").expect("a file");
    let commands = [
        "text --variant international".to_owned(),
        "text --shots".to_owned(),
        "text --variant international --black computer:1".to_owned(),
        "analyze --depth 1 --threads 3 --hash 128".to_owned(),
        format!("games list '{}'", file.display()),
        format!("'{}'", file.display()),
        "perft --depth 1 --threads 4".to_owned(),
    ];
    let (mut worked, mut failed) = (0, 0);
    let run = |mebibytes: u32, command: &str| {
        let line = format!(
            "ulimit -v {}; echo quit | '{}' {command}",
            mebibytes << 10,
            env!("CARGO_BIN_EXE_dames3d")
        );
        let mut shell = isolated("sh", folder.path());
        shell.args(["-c", &line]).env("DAMES3D_TABLES", folder.path());
        let output = shell.output().expect("a shell");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), errors)
    };
    for mebibytes in [20, 24, 28, 32, 40, 48, 64, 96, 128, 192, 256, 512] {
        // The system cannot even load the program.
        if run(mebibytes, "--version").0 != Some(0) {
            continue;
        }
        for command in &commands {
            let (status, errors) = run(mebibytes, command);
            let context = format!("{command} with {mebibytes} MiB: {errors}");
            match status {
                Some(0) => worked += 1,
                Some(1) => {
                    failed += 1;
                    let lines = errors.lines().filter(|line| line.starts_with("error: "));
                    assert_eq!(lines.count(), 1, "{context}");
                }
                status => panic!("{context}: {status:?}"),
            }
            assert!(!errors.contains("panicked"), "{context}");
        }
    }
    assert!(worked > 0 && failed > 0, "{worked} worked, {failed} failed");
}

//! Memory for the program and little more.

use crate::environment::isolated;

/// It works, or says in a line that it cannot. How much memory that takes differs from one machine to the next, so that
/// each limit may end either way.
#[test]
fn without_memory_or_threads_a_growth_fails_with_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let tree = folder.path().join("openings.tree");
    let run = |mebibytes: u32, command: &str| {
        let line = format!("ulimit -v {}; '{}' {command}", mebibytes << 10, crate::PROGRAM);
        let mut shell = isolated("sh", folder.path());
        let output = shell.args(["-c", &line]).output().expect("a shell");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), errors)
    };
    let grow = format!("grow --jobs 3 --positions 2 --nodes 1000 '{}'", tree.display());
    let mut worked = 0;
    for mebibytes in [20, 24, 28, 32, 40, 48, 52, 56, 60, 64, 96, 128, 192, 256, 512] {
        // The system cannot even load the program.
        if run(mebibytes, "--version").0 != Some(0) {
            continue;
        }
        let (status, errors) = run(mebibytes, &grow);
        let context = format!("{mebibytes} MiB: {errors}");
        match status {
            Some(0) => worked += 1,
            Some(1) => {
                let lines = errors.lines().filter(|line| line.starts_with("error: "));
                assert_eq!(lines.count(), 1, "{context}");
            }
            status => panic!("{context}: {status:?}"),
        }
        assert!(!errors.contains("panicked"), "{context}");
    }
    assert!(worked > 0, "no limit was enough");
}

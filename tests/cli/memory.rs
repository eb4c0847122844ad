//! A transposition table that the system refuses although the memory is free.
#![cfg(target_os = "linux")]

use std::path::Path;

use crate::environment::isolated;

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

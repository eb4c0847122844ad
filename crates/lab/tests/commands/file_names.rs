//! Names of files and folders that are not UTF-8.

use crate::program::{latin_1, run_in};

#[test]
fn every_command_takes_names_that_are_not_utf_8() {
    let folder = tempfile::tempdir().expect("a folder");
    for (arguments, made) in [
        ("grow --positions 2 --nodes 1000 --variant international @.tree", Some(".tree")),
        (
            "train play --variant international --batches 1 --nodes 1 @-positions",
            Some("-positions"),
        ),
        ("train fit --epochs 1 --out @.net @-positions", Some(".net")),
        ("train check --variant international --weights @.net @-positions", None),
        ("shots find --variant international --count 1 --nodes 1000 @.shots", Some(".shots")),
    ] {
        let run = run_in(folder.path(), arguments, "");
        assert_eq!(run.status, Some(0), "{arguments}: {run:?}");
        if let Some(made) = made {
            let is_there = folder.path().join(latin_1(made)).exists();
            assert!(is_there, "{arguments}: no {made}");
        }
    }
}

//! `dames3d openings`.

use std::fs;

use crate::program::{fresh_path, run, run_with};

#[test]
fn the_moves_of_a_tree_are_shown() {
    let tree = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/small.tree");
    let shown = run(&["openings", "show", tree]);
    assert_eq!(shown.out.lines().count(), 9, "{shown:?}");
}

#[test]
fn a_file_that_is_no_tree_is_named_and_kept() {
    let path = fresh_path("no-tree");
    let name = path.display().to_string();
    fs::write(&path, "W:W31:B1\n").expect("a file");
    run(&["openings", "show", &name]).fails_naming(&[&name, "not an opening tree"]);
    assert_eq!(fs::read_to_string(&path).expect("a file"), "W:W31:B1\n");
}

#[test]
fn the_text_board_shows_the_openings_of_the_position() {
    let listed = |lines: &str| {
        let arguments = ["text", "--language", "en"];
        run_with(&arguments, lines).out
    };
    let at_start = listed("explore\nquit\n");
    assert!(at_start.contains("Openings of the computer"), "{at_start}");
    assert!(at_start.contains("31-26"), "{at_start}");
    let outside = listed("35-30\nexplore\nquit\n");
    assert!(!outside.contains("Openings of the computer"), "{outside}");
}

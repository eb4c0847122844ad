//! `dames3d openings`.

use std::fs;

use crate::program::{Run, fresh_path, run, run_with};

fn grow(name: &str, more: &[&str]) -> Run {
    run(&[&["openings", "grow", name, "--nodes=1000"], more].concat())
}

#[test]
fn a_tree_is_grown_grown_on_and_shown() {
    let path = fresh_path("small-tree");
    let name = path.display().to_string();
    let first = grow(&name, &["--positions=50"]);
    assert_eq!(first.status, Some(0), "{first:?}");
    let size = fs::metadata(&path).expect("a file").len();
    let second = grow(&name, &["--positions=300", "--jobs=2"]);
    assert_eq!(second.status, Some(0), "{second:?}");
    assert!(fs::metadata(&path).expect("a file").len() > size);
    let shown = run(&["openings", "show", &name]);
    assert_eq!(shown.out.lines().count(), 9, "{shown:?}");
}

#[test]
fn a_tree_grown_otherwise_is_not_grown_on() {
    let path = fresh_path("other-tree");
    let name = path.display().to_string();
    grow(&name, &["--positions=20"]);
    let grown = fs::read(&path).expect("a file");
    let nodes = ["openings", "grow", &name, "--nodes=2000"];
    run(&nodes).fails_naming(&[&name, "--nodes 2000", "--nodes 1000"]);
    grow(&name, &["--variant=international"]).fails_naming(&[&name, "a tree of international"]);
    assert_eq!(fs::read(&path).expect("a file"), grown);
}

#[test]
fn a_file_that_is_no_tree_is_named_and_kept() {
    let path = fresh_path("no-tree");
    let name = path.display().to_string();
    fs::write(&path, "W:W31:B1\n").expect("a file");
    for words in [["openings", "show", &name], ["openings", "grow", &name]] {
        run(&words).fails_naming(&[&name, "not an opening tree"]);
    }
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

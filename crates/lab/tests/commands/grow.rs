//! `dames3d-lab grow`.

use std::fs;

use dames3d::engine::opening_tree::OpeningTree;
use dames3d::rules::{Position, Variant};

use crate::program::{Run, fresh_path, run};

fn grow(name: &str, more: &[&str]) -> Run {
    run(&[&["grow", name, "--nodes=1000"], more].concat())
}

#[test]
fn a_tree_is_grown_and_grown_on() {
    let path = fresh_path("small-tree");
    let name = path.display().to_string();
    let first = grow(&name, &["--positions=50"]);
    assert_eq!(first.status, Some(0), "{first:?}");
    let size = fs::metadata(&path).expect("a file").len();
    let second = grow(&name, &["--positions=300", "--jobs=2"]);
    assert_eq!(second.status, Some(0), "{second:?}");
    let bytes = fs::read(&path).expect("a file");
    assert!(bytes.len() as u64 > size);
    let tree = OpeningTree::from_bytes(&bytes).expect("a tree");
    assert_eq!(tree.moves(&Position::start(Variant::Dames3d)).len(), 9);
}

#[test]
fn a_tree_grown_otherwise_is_not_grown_on() {
    let path = fresh_path("other-tree");
    let name = path.display().to_string();
    grow(&name, &["--positions=20"]);
    let grown = fs::read(&path).expect("a file");
    let nodes = ["grow", &name, "--nodes=2000"];
    run(&nodes).fails_naming(&[&name, "--nodes 2000", "--nodes 1000"]);
    grow(&name, &["--variant=international"]).fails_naming(&[&name, "a tree of international"]);
    assert_eq!(fs::read(&path).expect("a file"), grown);
}

#[test]
fn a_file_that_is_no_tree_is_named_and_kept() {
    let path = fresh_path("no-tree");
    let name = path.display().to_string();
    fs::write(&path, "W:W31:B1\n").expect("a file");
    run(&["grow", &name]).fails_naming(&[&name, "not an opening tree"]);
    assert_eq!(fs::read_to_string(&path).expect("a file"), "W:W31:B1\n");
}

/// `/dev/full` fails as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    use crate::program::program;
    let tree = fresh_path("full.tree");
    let tree = tree.to_str().expect("UTF-8");
    let mut options = fs::File::options();
    let full = options.write(true).open("/dev/full").expect("/dev/full");
    let output = program(&["grow", "--positions", "1", "--nodes", "1000", tree])
        .stdout(full)
        .output()
        .expect("the program runs");
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("error: ") && !err.contains("panicked"), "{err}");
}

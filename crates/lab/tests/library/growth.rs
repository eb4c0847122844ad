//! The growth of a tree of openings.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use dames3d::engine::StopFlag;
use dames3d::engine::opening_tree::OpeningTree;
use dames3d::rules::Variant;
use dames3d_lab::{TreeGrowth, new_tree};

/// A small tree, grown quickly.
static SMALL: LazyLock<OpeningTree> = LazyLock::new(|| grown(new_tree(VARIANT, 200), 400, 1));

const VARIANT: Variant = Variant::Dames3d;

fn grown(mut tree: OpeningTree, positions: usize, threads: usize) -> OpeningTree {
    let growth = TreeGrowth { positions, seed: 7, threads };
    growth.grow(&mut tree, &StopFlag::new(), |_| ()).expect("threads");
    tree
}

/// The tests of the program read it. `DAMES3D_TREE=renew` writes it, when weights or the search have changed.
#[test]
fn the_small_tree_of_the_tests_is_grown_like_this() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/small.tree");
    if std::env::var("DAMES3D_TREE").is_ok_and(|wish| wish == "renew") {
        fs::write(&path, SMALL.to_bytes()).expect("written");
    }
    let stored = fs::read(&path).expect("tests/data/small.tree");
    assert!(stored == SMALL.to_bytes(), "another tree");
}

#[test]
fn a_growth_on_more_threads_or_in_two_parts_yields_the_same_tree() {
    let whole = SMALL.to_bytes();
    assert!(SMALL.positions() >= 400);
    let on_three = grown(new_tree(VARIANT, 200), 400, 3);
    assert!(on_three.to_bytes() == whole, "three threads");
    let half = grown(new_tree(VARIANT, 200), 200, 1);
    let half = OpeningTree::from_bytes(&half.to_bytes()).expect("a tree");
    assert!(half.positions() < SMALL.positions());
    assert!(grown(half, 400, 2).to_bytes() == whole, "in two parts");
}

#[test]
fn a_growth_that_is_stopped_leaves_the_tree_as_it_is() {
    let (mut tree, stop) = (SMALL.clone(), StopFlag::new());
    stop.set();
    let growth = TreeGrowth { positions: 10_000, seed: 1, threads: 1 };
    growth.grow(&mut tree, &stop, |_| panic!("a round was played")).expect("threads");
    assert!(tree.to_bytes() == SMALL.to_bytes());
}

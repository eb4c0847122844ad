//! `dames3d perft`.

use crate::program::{run, words};

#[test]
fn each_depth_is_a_line_and_the_speed_follows() {
    let run = run(&["perft", "--variant", "international", "--depth", "4"]);
    assert_eq!(run.out, "1 9\n2 81\n3 658\n4 4265\n");
    let (number, unit) = run.err.trim_end().split_once(' ').expect("two words");
    assert!(number.parse::<u64>().is_ok_and(|speed| speed > 0), "{run:?}");
    assert_eq!((unit, run.status), ("nodes/s", Some(0)));
}

#[test]
fn the_sides_of_the_pyramid_are_counted() {
    let run = run(&["perft", "--variant", "dames3d", "--depth", "4"]);
    assert_eq!(run.out, "1 9\n2 81\n3 658\n4 3930\n");
}

#[test]
fn threads_hash_and_bulk_do_not_change_the_count() {
    let start = ["perft", "--variant", "dames3d", "--depth", "6"];
    let plain = run(&start).out;
    for options in [
        &["--no-bulk"][..],
        &["--threads", "2"],
        &["--hash", "1"],
        &["--threads=2", "--hash=4", "--no-bulk"],
    ] {
        assert_eq!(run(&[&start[..], options].concat()).out, plain, "{options:?}");
    }
    for wrong in ["--threads=0", "--threads=many", "--hash=0", "--hash=65537"] {
        let name = wrong.split('=').next().expect("a name");
        run(&[&start[..], &[wrong]].concat()).fails_naming(&[name]);
    }
}

#[test]
fn any_position_is_counted() {
    let run = run(&words("perft --variant dames3d --depth 2 --fen W:W31:B21"));
    assert_eq!(run.out, "1 1\n2 0\n");
}

#[test]
fn invalid_depths_and_positions_are_errors() {
    for depth in ["0", "61", "-1", "4294967296", "deep", ""] {
        run(&["perft", "--variant", "dames3d", &format!("--depth={depth}")])
            .fails_naming(&["--depth"]);
    }
    for number in ["--depth", "--threads", "--hash"] {
        run(&["perft", "--variant", "dames3d", number, "-1"]).fails_naming(&[
            number,
            "'-1'",
            "expected a whole number from 1 to ",
        ]);
    }
    run(&["perft", "--variant", "dames3d"]).fails_naming(&["--depth"]);
    assert_eq!(run(&["perft", "--depth", "1"]).status, Some(0));
    run(&["perft", "--variant", "dames3d", "--depth", "1", "--fen", "W:W1:B50"]).fails_with(
        "error: --fen: illegal position: White man on 1: a man on the promotion row must be a king\n",
    );
}

//! `dames3d perft`.

use crate::program::{run, words, words_with};

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
fn a_count_beyond_64_bits_is_an_error_after_the_depths_that_fit() {
    let kings = "perft --variant international --fen W:WK1:BK50 --depth 40 --hash 16";
    for threads in ["1", "2"] {
        let run = run(&words_with(kings, &["--threads", threads]));
        let counts: Vec<u64> = run
            .out
            .lines()
            .map(|line| line.split_once(' ').and_then(|(_, count)| count.parse().ok()))
            .map(|count| count.expect("a depth and a count"))
            .collect();
        assert!(counts.len() >= 10 && counts.is_sorted(), "{counts:?}");
        let depth = counts.len() + 1;
        let error =
            format!("error: depth {depth}: expected fewer than 18446744073709551615 positions\n");
        assert_eq!((run.status, run.err), (Some(2), error));
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

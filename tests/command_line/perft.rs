use crate::program::run;

#[test]
fn a_line_for_each_depth_then_the_speed() {
    let run = run(&["perft", "--variant", "international", "--depth", "4"]);
    assert_eq!(run.out, "1 9\n2 81\n3 658\n4 4265\n");
    let (number, unit) = run.err.trim_end().split_once(' ').expect("two words");
    assert!(
        number.parse::<u64>().is_ok_and(|speed| speed > 0),
        "{run:?}"
    );
    assert_eq!((unit, run.status), ("nodes/s", Some(0)));
}

#[test]
fn the_sides_count_on_the_pyramid() {
    let run = run(&["perft", "--variant", "dames3d", "--depth", "4"]);
    assert_eq!(run.out, "1 9\n2 81\n3 658\n4 3930\n");
}

#[test]
fn from_any_position() {
    let run = run(&[
        "perft",
        "--variant",
        "dames3d",
        "--depth",
        "2",
        "--fen",
        "W:W31:B21",
    ]);
    assert_eq!(run.out, "1 1\n2 0\n");
}

#[test]
fn depth_and_position_are_checked() {
    for depth in ["0", "61", "-1", "4294967296", "deep", ""] {
        run(&["perft", "--variant", "dames3d", &format!("--depth={depth}")])
            .fails_naming(&["--depth"]);
    }
    run(&["perft", "--variant", "dames3d"]).fails_naming(&["--depth"]);
    run(&["perft", "--depth", "1"]).fails_naming(&["--variant"]);
    run(&["perft", "--variant", "dames3d", "--depth", "1", "--fen", "W:W1:B50"]).fails_with(
        "error: --fen: the FEN gives no legal position: White man on 1: on the row where it is crowned a king was \
         expected\n",
    );
}

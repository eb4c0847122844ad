//! The program without a command on a machine without a display.

use crate::program::run_with;

#[test]
fn the_text_board_starts_if_there_is_no_display() {
    let run = run_with(&[], "32-28\nquit\n");
    assert_eq!(run.status, Some(0), "{run:?}");
    let lines: Vec<_> = run.err.lines().collect();
    assert_eq!(lines.len(), 1, "{run:?}");
    assert!(lines[0].starts_with("no window: "), "{run:?}");
    assert!(
        run.out.contains("Dames 3D") && run.out.contains("1. 32-28"),
        "{}",
        run.out
    );
}

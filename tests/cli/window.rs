use crate::program::run_with;

#[test]
fn without_a_window_there_is_the_text_board() {
    let run = run_with(&[], "32-28\nquit\n");
    assert_eq!(run.status, Some(0), "{run:?}");
    let said: Vec<_> = run.err.lines().collect();
    assert_eq!(said.len(), 1, "{run:?}");
    assert!(said[0].starts_with("no window: "), "{run:?}");
    assert!(
        run.out.contains("Dames 3D") && run.out.contains("1. 32-28"),
        "{}",
        run.out
    );
}

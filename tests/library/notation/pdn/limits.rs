//! Bounds on what is kept in memory.

use dames3d::notation::pdn::{
    MAX_COMMENT_BYTES, MAX_ERRORS, MAX_LINE_BYTES, MAX_NESTING, MAX_TAGS, MAX_TURNS, PdnProblem,
};

use super::{game, games};

#[test]
fn deep_nesting_is_reported_once_and_skipped() {
    let open = "(33-28 ".repeat(MAX_NESTING + 50);
    let text = format!("32-28 {open}{} 19-23 *", ")".repeat(MAX_NESTING + 50));
    let read = game(text);
    let problems: Vec<_> = read.errors.iter().map(|error| &error.problem).collect();
    assert_eq!(problems, [&PdnProblem::DeepNesting]);
    assert_eq!(read.tree.map(|tree| tree.main_line().len()), Some(2));
    // Without an end, and without moves.
    let read = game("(".repeat(3_000_000));
    assert_eq!(read.errors.len(), 2);
}

#[test]
fn long_comments_and_lines_are_cut() {
    let comment = "x".repeat(MAX_COMMENT_BYTES + 10);
    let read = game(format!("1. 32-28 {{{comment}}} 19-23 *"));
    assert_eq!(read.errors.len(), 1);
    assert_eq!((read.errors[0].column, &read.errors[0].problem), (10, &PdnProblem::LongComment));
    assert_eq!(read.tree.map(|tree| tree.len()), Some(2));
    let line = " ".repeat(MAX_LINE_BYTES + 1);
    let read = games(format!("32-28\n{line}33-28\n19-23 *\n\n34-30 *"));
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].errors.len(), 1);
    assert_eq!((read[0].errors[0].line, &read[0].errors[0].problem), (2, &PdnProblem::LongLine));
    assert_eq!(read[0].tree.as_ref().map(|tree| tree.len()), Some(2));
}

#[test]
fn the_numbers_of_tags_moves_and_errors_are_bounded() {
    let tags: String = (0..MAX_TAGS + 50).map(|number| format!("[T{number} \"x\"]")).collect();
    let read = game(format!("{tags} 32-28"));
    assert_eq!(read.tags.len(), MAX_TAGS);
    assert!(read.errors.iter().all(|error| error.problem == PdnProblem::ManyTags));
    let read = game("? é ".repeat(10 * MAX_ERRORS));
    assert_eq!(read.errors.len(), MAX_ERRORS + 1);
    assert_eq!(read.errors[MAX_ERRORS].problem, PdnProblem::ManyErrors);
    let dance = "1-6 50-45 6-1 45-50 ".repeat(MAX_TURNS / 4 + 10);
    let read = game(format!("[FEN \"B:WK50:BK1\"] {dance}*"));
    let problems: Vec<_> = read.errors.iter().map(|error| &error.problem).collect();
    assert_eq!(problems, [&PdnProblem::ManyTurns]);
    assert_eq!(read.tree.map(|tree| tree.len()), Some(MAX_TURNS));
}

#[test]
fn a_move_of_endless_squares_is_no_move() {
    let read = game(format!("1{} *", "x1".repeat(100_000)));
    assert!(!read.errors.is_empty() && read.errors.len() <= MAX_ERRORS + 1);
}

#[test]
fn a_line_that_is_too_long_is_an_error_even_alone() {
    let line = "1. 32-28 * ".repeat(MAX_LINE_BYTES / 11 + 1);
    for text in [
        line.clone(),
        format!("{line}\n"),
        format!("1. 32-28 *\n\n{line}"),
        format!("1. 32-28 *\n{line}\n * \n"),
    ] {
        let read = games(&text);
        let errors: Vec<_> = read.iter().flat_map(|game| &game.errors).collect();
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[0].problem, PdnProblem::LongLine);
    }
}

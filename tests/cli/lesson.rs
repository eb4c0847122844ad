//! The first lesson at the text board.

use dames3d::lessons::{Lesson, TaskGoal};
use dames3d::rules::Geometry;

use crate::program::run_with;

/// The lines that reach every goal of a lesson.
fn solution(geometry: Geometry) -> String {
    let tasks = Lesson::on(geometry)
        .stages
        .iter()
        .flat_map(|stage| stage.tasks);
    let lines = tasks.map(|task| match task.goal {
        TaskGoal::Look(face) => format!("{}\n", face_word(face)),
        _ => task.solution.join("\n") + "\n",
    });
    lines.collect()
}

const fn face_word(face: dames3d::board::Face) -> &'static str {
    use dames3d::board::Face;
    match face {
        Face::Top => "top",
        Face::SouthWest => "sw",
        Face::SouthEast => "se",
        Face::NorthEast => "ne",
        Face::NorthWest => "nw",
    }
}

#[test]
fn a_lesson_is_played_to_its_end_with_all_stars() {
    for (geometry, stars) in [(Geometry::Pyramid, 24), (Geometry::Flat, 15)] {
        let board = format!("--board={}", geometry.name());
        let run = run_with(
            &[
                "text",
                "--lesson",
                "--variant=dames3d",
                &board,
                "--language=en",
            ],
            solution(geometry),
        );
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
        let end = format!("You know the rules: {stars} of {stars} stars.");
        assert!(run.out.contains(&end), "{}", run.out);
        assert!(run.out.contains("Play a game: dames3d text"), "{}", run.out);
    }
}

#[test]
fn a_missed_task_begins_again_and_costs_a_star() {
    let typed = "38-32\n38-33\n33-29\n42-38\n38-32\n";
    let run = run_with(&["text", "--lesson", "--language=en"], typed);
    assert!(
        run.out.contains("From here the goal is out of reach."),
        "{}",
        run.out
    );
    let praise = "2 stars of 3. A failed try or a move too many costs a star.";
    assert!(run.out.contains(praise), "{}", run.out);
    assert!(
        run.out.contains("Stage 2 of 8 · 1/2: Captures"),
        "{}",
        run.out
    );
}

#[test]
fn an_illegal_move_says_why_and_other_text_what_can_be_typed() {
    let run = run_with(
        &["text", "--lesson", "--language=en"],
        "38-29\nwhat\nquit\n",
    );
    assert!(
        run.out.contains("Men move one square at a time."),
        "{}",
        run.out
    );
    for what in ["play a move", "look at a side", "begin the task again"] {
        assert!(run.out.contains(what), "{}", run.out);
    }
    assert_eq!(run.status, Some(0));
}

#[test]
fn the_french_lesson_is_played_in_french() {
    let run = run_with(&["text", "--lesson", "--language=fr"], "passer\nquitter\n");
    assert!(run.out.contains("Étape 1 sur 8"), "{}", run.out);
    assert!(run.out.contains("Étape 2 sur 8"), "{}", run.out);
}

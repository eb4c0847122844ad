//! The first lesson at the text board.

use dames3d::lessons::{Lesson, TaskGoal};
use dames3d::rules::Geometry;

use crate::program::{run_with, words_with};

/// The lines that reach every goal of a lesson.
fn solution(geometry: Geometry) -> String {
    let tasks = Lesson::on(geometry).stages.iter().flat_map(|stage| stage.tasks);
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
            &words_with("text --lesson --variant=dames3d", &[&board, "--language=en"]),
            solution(geometry),
        );
        run.succeeds();
        let end = format!("You know the rules: {stars} of {stars} stars.");
        run.prints(&[&end, "Play a game: dames3d text"]);
    }
}

#[test]
fn a_missed_task_begins_again_and_costs_a_star() {
    let typed = "38-32\n38-33\n33-29\n42-38\n38-32\n";
    let run = run_with(&["text", "--lesson", "--language=en"], typed);
    run.prints(&["From here the goal is out of reach."]);
    let praise = "2 stars of 3. A failed try or a move too many costs a star.";
    run.prints(&[praise, "Stage 2 of 8 · 1/2: Captures"]);
}

#[test]
fn an_illegal_move_says_why_and_other_text_what_can_be_typed() {
    let run = run_with(&["text", "--lesson", "--language=en"], "38-29\nwhat\nquit\n");
    run.prints(&[
        "Men move one square at a time.",
        "play a move",
        "look at a side",
        "begin the task again",
    ]);
    assert_eq!(run.status, Some(0));
}

#[test]
fn the_french_lesson_is_played_in_french() {
    let run = run_with(&["text", "--lesson", "--language=fr"], "passer\nquitter\n");
    run.prints(&["Étape 1 sur 8", "Étape 2 sur 8"]);
}

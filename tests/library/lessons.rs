//! The lessons: every task is played in all ways by the rules, to success and to failure.

use dames3d::board::Face;
use dames3d::i18n::{Language, Localizer};
use dames3d::lessons::{
    AttemptState, Lesson, LessonProgress, LessonRun, Stars, Task, TaskAttempt, TaskFailure,
    TaskGoal,
};
use dames3d::rules::{Geometry, Move, Side};

/// A task with its name for messages, and an attempt at it.
fn all_tasks() -> Vec<(String, &'static Task, TaskAttempt)> {
    let lessons = Geometry::ALL.into_iter().map(Lesson::on);
    let stages = lessons.flat_map(|lesson| lesson.stages.iter().map(move |stage| (lesson, stage)));
    let tasks = stages.flat_map(|(lesson, stage)| {
        stage.tasks.iter().enumerate().map(move |(index, task)| {
            let name = format!("{} {:?} {}", lesson.variant.name(), stage.topic, index + 1);
            let position = task.position(lesson.variant);
            let position = position.unwrap_or_else(|| panic!("{name} is a position"));
            (name, task, TaskAttempt::new(task, position))
        })
    });
    tasks.collect()
}

/// The ends of all ways to play an attempt on: the number of moves, and the state.
fn ends(attempt: &TaskAttempt) -> Vec<(usize, AttemptState)> {
    let mut found = Vec::new();
    for mv in &attempt.position().legal_moves() {
        let mut next = attempt.clone();
        let state = next.play(mv).state;
        match state {
            AttemptState::GoingOn => found.extend(ends(&next)),
            _ => found.push((usize::from(next.moves()), state)),
        }
    }
    found
}

const fn is_look(task: &Task) -> bool {
    matches!(task.goal, TaskGoal::Look(_))
}

/// The first ways to fail and to succeed that a search finds.
fn way(attempt: &TaskAttempt, wanted: fn(AttemptState) -> bool) -> Option<Vec<Move>> {
    for mv in &attempt.position().legal_moves() {
        let mut next = attempt.clone();
        let state = next.play(mv).state;
        if wanted(state) {
            return Some(vec![mv]);
        }
        if state == AttemptState::GoingOn
            && let Some(mut rest) = way(&next, wanted)
        {
            rest.insert(0, mv);
            return Some(rest);
        }
    }
    None
}

#[test]
fn every_task_can_be_reached_within_its_limit_and_can_fail() {
    for (name, task, attempt) in all_tasks() {
        assert_eq!(attempt.position().side_to_move(), Side::White, "{name}");
        if is_look(task) {
            continue;
        }
        let ends = ends(&attempt);
        let fewest = ends.iter().filter(|end| end.1 == AttemptState::Reached);
        let fewest = fewest.map(|end| end.0).min();
        assert_eq!(fewest, Some(usize::from(task.fewest_moves())), "{name}");
        let is_failure = |end: &(usize, AttemptState)| matches!(end.1, AttemptState::Failed(_));
        assert!(ends.iter().any(is_failure), "{name}");
        assert!(
            ends.iter().all(|end| end.0 <= usize::from(task.limit)),
            "{name}"
        );
    }
}

#[test]
fn every_solution_reaches_its_goal_and_begins_with_a_choice() {
    for (name, task, mut attempt) in all_tasks() {
        if is_look(task) {
            continue;
        }
        assert!(attempt.position().legal_moves().len() > 1, "{name}");
        for text in task.solution {
            assert_eq!(attempt.state(), AttemptState::GoingOn, "{name}");
            let mv = attempt.solution_move(text);
            assert_eq!(attempt.hint(), mv, "{name}");
            attempt.play(mv.unwrap_or_else(|| panic!("{name}: {text} is legal")));
        }
        assert_eq!(attempt.state(), AttemptState::Reached, "{name}");
        assert_eq!(attempt.hint(), None);
    }
}

#[test]
fn the_other_side_captures_only_where_it_must() {
    for (name, task, attempt) in all_tasks() {
        if is_look(task) {
            continue;
        }
        for mv in &attempt.position().legal_moves() {
            let mut next = attempt.clone();
            let result = next.play(mv);
            let after = attempt.position().play(mv);
            assert_eq!(result.reply.is_some(), after.must_capture(), "{name}");
            if let Some(reply) = result.reply {
                assert_eq!(*next.position(), after.play(reply), "{name}");
            } else {
                assert_eq!(*next.position(), after.null_move(), "{name}");
            }
        }
    }
}

#[test]
fn a_side_is_found_by_looking_at_it_and_missed_by_looking_elsewhere_too_often() {
    for (name, task, attempt) in all_tasks() {
        let TaskGoal::Look(face) = task.goal else {
            continue;
        };
        let mut found = attempt.clone();
        assert_eq!(found.look(face), AttemptState::Reached, "{name}");
        let mut missed = attempt;
        for look in 1..=task.limit {
            let expected = match look == task.limit {
                true => AttemptState::Failed(TaskFailure::OtherFace(face.opposite())),
                false => AttemptState::GoingOn,
            };
            assert_eq!(missed.look(face.opposite()), expected, "{name}");
        }
        // It stays failed.
        assert_eq!(missed.look(face), missed.state(), "{name}");
        assert_ne!(missed.state(), AttemptState::Reached, "{name}");
    }
}

/// Plays the solution of the task.
fn solve(run: &mut LessonRun) {
    if let Some(face) = run.side_to_look_at() {
        run.look(face);
        return;
    }
    for text in run.task().solution {
        let mv = run.attempt().solution_move(text).expect("a legal move");
        run.play(mv);
    }
}

/// Fails at the task.
fn fail(run: &mut LessonRun) {
    if let Some(face) = run.side_to_look_at() {
        for _ in 0..run.task().limit {
            run.look(face.opposite());
        }
        return;
    }
    let moves = way(run.attempt(), |state| {
        matches!(state, AttemptState::Failed(_))
    });
    for mv in moves.expect("a way to fail") {
        run.play(mv);
    }
}

#[test]
fn a_lesson_without_a_mistake_has_three_stars_for_each_stage() {
    for geometry in Geometry::ALL {
        let mut run = LessonRun::new(geometry);
        let stages = run.lesson().stages.len();
        loop {
            assert!(!run.is_finished());
            solve(&mut run);
            if run.is_finished() {
                break;
            }
            assert!(run.advance());
        }
        assert_eq!(run.progress().total(), 3 * stages);
        assert!(!run.advance());
        assert_eq!(run.stage_index(), 0);
        // The stars stay.
        assert_eq!(run.progress().total(), 3 * stages);
    }
}

#[test]
fn each_failed_attempt_costs_a_star_and_the_last_one_stays() {
    for failures in 0..5_u8 {
        let mut run = LessonRun::new(Geometry::Pyramid);
        for _ in 0..failures {
            fail(&mut run);
            assert!(matches!(run.attempt().state(), AttemptState::Failed(_)));
            run.retry();
        }
        solve(&mut run);
        assert!(run.advance());
        solve(&mut run);
        let expected = Stars::from(3 - failures.min(2));
        assert_eq!(run.progress().stars_of(0), expected, "{failures} failures");
    }
}

#[test]
fn the_first_task_of_a_stage_shows_its_move_and_the_second_only_after_failures() {
    let mut run = LessonRun::new(Geometry::Pyramid);
    assert!(run.shown_move().is_some());
    solve(&mut run);
    assert!(run.advance());
    for _ in 0..2 {
        assert_eq!(run.shown_move(), None);
        fail(&mut run);
        run.retry();
    }
    assert!(run.shown_move().is_some());
}

#[test]
fn a_lesson_is_resumed_where_it_was_left_and_a_skipped_stage_has_no_star() {
    let mut run = LessonRun::new(Geometry::Pyramid);
    assert!(run.skip_stage());
    solve(&mut run);
    assert!(run.advance());
    solve(&mut run);
    assert!(run.advance());
    let kept = serde_json::to_string(run.progress()).expect("JSON");
    let kept: LessonProgress = serde_json::from_str(&kept).expect("progress");
    let resumed = LessonRun::resume(Geometry::Pyramid, kept);
    assert_eq!(resumed.stage_index(), 2);
    assert_eq!(resumed.progress().stars_of(0), Stars::from(0));
    assert_eq!(resumed.progress().stars_of(1), Stars::from(3));
    let beyond = LessonProgress {
        stage: 80,
        ..LessonProgress::default()
    };
    assert_eq!(LessonRun::resume(Geometry::Flat, beyond).stage_index(), 0);
}

#[test]
fn the_lessons_are_as_long_as_they_promise() {
    let stages = |geometry| Lesson::on(geometry).stages.len();
    assert_eq!([stages(Geometry::Pyramid), stages(Geometry::Flat)], [8, 5]);
    let looks = all_tasks().into_iter().map(|(_, task, _)| task.goal);
    let faces: Vec<_> = looks
        .filter(|goal| matches!(goal, TaskGoal::Look(_)))
        .collect();
    assert_eq!(
        faces,
        [Face::SouthWest, Face::NorthEast].map(TaskGoal::Look)
    );
}

#[test]
fn the_two_sentences_of_a_task_have_at_most_twenty_words_in_every_language() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for geometry in Geometry::ALL {
            for stage in Lesson::on(geometry).stages {
                for task in stage.tasks {
                    let rule = localizer.stage_rule(stage.topic, geometry);
                    let goal = localizer.task_goal(task);
                    let words = format!("{rule} {goal}");
                    let count = words
                        .split_whitespace()
                        .filter(|word| word.len() > 1)
                        .count();
                    assert!(count <= 20, "{language:?}, {count} words: {words}");
                }
            }
        }
    }
}

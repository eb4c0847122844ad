//! The lessons: every task is played in all ways by the rules, to success and to failure.

use dames3d::board::Face;
use dames3d::i18n::{Language, Localizer};
use dames3d::lessons::{
    AttemptState, Lesson, LessonProgress, LessonRun, Task, TaskAttempt, TaskFailure, TaskGoal,
};
use dames3d::progress::Stars;
use dames3d::rules::{Geometry, Move, Position, Side};

use crate::drawing::square;

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
        assert!(ends.iter().all(|end| end.0 <= usize::from(task.limit)), "{name}");
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
            let expected = if look == task.limit {
                AttemptState::Failed(TaskFailure::OtherFace(face.opposite()))
            } else {
                AttemptState::GoingOn
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
    let moves = way(run.attempt(), |state| matches!(state, AttemptState::Failed(_)));
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
        let left_at_the_end = LessonRun::resume(geometry, run.progress().clone());
        assert_eq!(left_at_the_end.stage_index(), 0);
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
    let left = resumed.stages_left().map(|stage| stage.topic);
    let stages = resumed.lesson().stages.iter().map(|stage| stage.topic);
    let all: Vec<_> = stages.collect();
    assert_eq!(left.collect::<Vec<_>>(), [&all[..1], &all[2..]].concat());
    let beyond = LessonProgress { stage: 80, ..LessonProgress::default() };
    assert_eq!(LessonRun::resume(Geometry::Flat, beyond).stage_index(), 0);
}

#[test]
fn the_lessons_are_as_long_as_they_promise() {
    let stages = |geometry| Lesson::on(geometry).stages.len();
    assert_eq!([stages(Geometry::Pyramid), stages(Geometry::Flat)], [8, 5]);
    let looks = all_tasks().into_iter().map(|(_, task, _)| task.goal);
    let faces: Vec<_> = looks.filter(|goal| matches!(goal, TaskGoal::Look(_))).collect();
    assert_eq!(faces, [Face::SouthWest, Face::NorthEast].map(TaskGoal::Look));
}

#[test]
fn the_two_sentences_of_a_task_have_at_most_twenty_words_in_every_language() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for geometry in Geometry::ALL {
            for stage in Lesson::on(geometry).stages {
                for task in stage.tasks {
                    let rule = stage.topic.rule_words(geometry, &localizer);
                    let goal = task.goal_words(&localizer);
                    let words = format!("{rule} {goal}");
                    let count = words.split_whitespace().filter(|word| word.len() > 1).count();
                    assert!(count <= 20, "{language:?}, {count} words: {words}");
                }
            }
        }
    }
}

/// The attempt at a task of the lesson on the pyramid, both counted from 1.
fn attempt_at(stage: usize, task: usize) -> TaskAttempt {
    let lesson = Lesson::on(Geometry::Pyramid);
    let task = &lesson.stages[stage - 1].tasks[task - 1];
    TaskAttempt::new(task, task.position(lesson.variant).expect("a position"))
}

#[test]
fn an_attempt_fails_at_the_move_after_which_the_goal_is_out_of_reach() {
    // Either capture is legal, but only one lets the other man capture as well.
    let mut attempt = attempt_at(2, 2);
    let wrong = attempt.solution_move("27x36").expect("a legal capture");
    let result = attempt.play(wrong);
    assert_eq!(result.state, AttemptState::Failed(TaskFailure::CannotCaptureAll));
    assert_eq!(attempt.moves(), 1);
    // And for every task: as long as an attempt goes on, some way leads to its goal.
    fn check(attempt: &TaskAttempt, name: &str) {
        let reaches = way(attempt, |state| state == AttemptState::Reached);
        assert!(reaches.is_some(), "{name}: {:?}", attempt.position());
        for mv in &attempt.position().legal_moves() {
            let mut next = attempt.clone();
            if next.play(mv).state == AttemptState::GoingOn {
                check(&next, name);
            }
        }
    }
    for (name, _, attempt) in all_tasks().iter().filter(|(_, task, _)| !is_look(task)) {
        check(attempt, name);
    }
}

#[test]
fn a_failure_is_told_kindly_in_every_language() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for failure in
            [TaskFailure::NoMovesLeft, TaskFailure::CannotCaptureAll, TaskFailure::OutOfReach]
        {
            let words = failure.words(&localizer);
            assert!(words.ends_with('!'), "it says what to try: {words}");
        }
    }
}

#[test]
fn a_task_names_no_capture_that_may_be_wrong_as_an_example() {
    let attempt = attempt_at(3, 2);
    for (language, example) in
        [(Language::English, "for example"), (Language::French, "par exemple")]
    {
        let localizer = Localizer::new(language);
        let position = attempt.position();
        let refused =
            position.why_move_is_illegal(square(45), square(40)).expect("a capture is compulsory");
        let in_game = localizer.rejected_click(&refused, position, false);
        assert!(in_game.contains(example), "{in_game}");
        let in_task = localizer.rejected_click(&refused, position, true);
        assert!(!in_task.contains(example) && !in_task.contains("48x"), "{in_task}");
        assert!(in_task.contains("48"), "it still names the piece: {in_task}");
    }
}

#[test]
fn a_click_on_no_piece_or_out_of_turn_says_what_to_do() {
    let localizer = Localizer::new(Language::English);
    let position = *attempt_at(1, 1).position();
    let said = |position: &Position, from: u8| {
        let refused =
            position.why_move_is_illegal(square(from), square(28)).expect("an illegal move");
        localizer.rejected_click(&refused, position, true)
    };
    assert_eq!(said(&position, 29), "29 is empty: first click the piece that moves.");
    // After a move of White it is the other side's turn, and White's man is still White's.
    let waiting = position.null_move();
    assert_eq!(said(&waiting, 38), "Black to move: it is not the turn of the piece on 38.");
}

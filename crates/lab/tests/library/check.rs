//! The check that an exercise has one solution.

use std::fs;

use dames3d::engine::StopFlag;
use dames3d::notation::move_text;
use dames3d::rules::Variant;
use dames3d::shots::Exercise;
use dames3d_lab::mining::{CheckedExercise, ExerciseCheckConfig, ExerciseChecker};

/// Nodes of the deciding search.
const NODES: u64 = 20_000;

/// A sound exercise of the flat board. Level 2 solves it.
const SOUND: &str =
    "W:W13,26,28,44,45,46:B6,11,12,17,20,25,31,36 26x37 12-18 13x22 36-41 37-31 41-47 2";
/// The man on 44 may also go to 49 at once.
const TWO_SOLUTIONS: &str = "W:WK32:B6,11,44,K3 32-16 11-17 16-49 44-50 1";

fn read(text: &str) -> Exercise {
    Exercise::read(text, Variant::International).expect("an exercise")
}

fn check(exercise: &Exercise, stop: &StopFlag) -> Option<CheckedExercise> {
    let variant = Variant::International;
    let config = ExerciseCheckConfig {
        variant,
        draws: variant.rule_set().draws,
        nodes: NODES,
        tables: None,
    };
    ExerciseChecker::new(config, stop).check(exercise)
}

#[test]
fn an_exercise_with_one_solution_is_sound() {
    let checked = check(&read(SOUND), &StopFlag::new());
    assert_eq!(checked, Some(CheckedExercise::Sound));
}

#[test]
fn an_exercise_with_two_solutions_names_the_other_move() {
    let checked = check(&read(TWO_SOLUTIONS), &StopFlag::new());
    let Some(CheckedExercise::Unsound(flaw)) = checked else {
        panic!("{checked:?}");
    };
    let text = |mv| move_text::write(&flaw.position, mv);
    assert_eq!(
        (flaw.moves_before, text(flaw.solution), flaw.other.map(text)),
        (0, "11-17".to_owned(), Some("44-49".to_owned()))
    );
}

#[test]
fn a_line_that_goes_on_too_long_ends_before_the_move_with_a_rival() {
    let sound = read(SOUND);
    let mut line = sound.line().to_vec();
    let mut now = sound.end();
    for _ in 0..2 {
        let mv = now.legal_moves()[0];
        line.push(mv);
        now = now.play(mv);
    }
    let long = Exercise::new(*sound.before(), sound.lead_in(), line, None).expect("long enough");
    let checked = check(&long, &StopFlag::new());
    let Some(CheckedExercise::Shortened(shorter, flaw)) = checked else {
        panic!("{checked:?}");
    };
    assert_eq!(shorter, sound, "with the level that solves it");
    assert_eq!(flaw.moves_before, sound.solver_moves().count());
}

#[test]
fn a_check_that_is_stopped_says_nothing() {
    let stop = StopFlag::new();
    stop.set();
    assert_eq!(check(&read(SOUND), &stop), None);
}

/// Exercises that `dames3d-lab shots check` found and left out.
#[test]
fn the_sets_hold_no_exercise_with_a_known_second_solution() {
    let path = "../learning/assets/exercises/international.txt";
    let text = fs::read_to_string(path).expect(path);
    assert!(text.contains(SOUND));
    assert!(!text.contains(TWO_SOLUTIONS));
}

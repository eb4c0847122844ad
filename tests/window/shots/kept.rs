use std::fs;
use std::path::Path;

use dames3d::rules::Variant;
use dames3d::shots::ResultsFile;
use dames3d::viewer::features::shots::state::ExerciseResults;
use dames3d::viewer::shell::actions::PageAction;

use super::session_with;
use super::two;
use crate::test_app::TestApp;

/// A session that keeps its results in this file.
fn kept_in(file: &Path) -> TestApp {
    let file = ResultsFile::new(file.to_owned());
    let mut app = session_with(two, |app| {
        app.insert_resource(ExerciseResults::kept_in(Some(file)));
    });
    app.open_shots();
    app
}

#[test]
fn results_survive_a_restart_and_a_seen_exercise_does_not_come_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("exercises.json");
    let mut app = kept_in(&file);
    let first = app.exercise().exercise().id();
    app.solve_by_clicks();
    let rating = app.rating();
    drop(app);
    let kept = ResultsFile::new(file.clone()).load().expect("readable");
    assert_eq!(kept.on(Variant::Dames3d).solved(), 1);
    let app = kept_in(&file);
    assert_eq!(app.rating(), rating);
    assert_ne!(app.exercise().exercise().id(), first);
}

#[test]
fn the_page_of_what_there_is_to_learn_says_the_rating() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("exercises.json");
    let mut app = kept_in(&file);
    app.solve_by_clicks();
    let rating = app.rating().round();
    drop(app);
    let file = ResultsFile::new(file);
    let mut app = session_with(two, |app| {
        app.insert_resource(ExerciseResults::kept_in(Some(file)));
    });
    app.press(PageAction::ToggleLearning);
    app.wait_until(|app| app.results(Variant::Dames3d).solved() == 1);
    app.frames(2);
    let is_told = app.says(|messages| format!("{} · {rating}", messages.shots_your_rating()));
    assert!(is_told, "{:?}", app.said());
}

#[test]
fn a_wrong_move_is_kept_even_if_the_player_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("exercises.json");
    let mut app = kept_in(&file);
    app.miss();
    drop(app);
    let kept = ResultsFile::new(file).load().expect("readable");
    assert_eq!(kept.on(Variant::Dames3d).missed(), 1);
}

#[test]
fn a_damaged_file_is_put_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("exercises.json");
    fs::write(&file, "not results").expect("written");
    let mut app = kept_in(&file);
    let said = app.notices().join(" ");
    let renamed = app.message_form(|messages, any| messages.shots_file_renamed(any));
    assert!(renamed.is_in(&said), "{said}");
    assert!(said.contains("exercises.json.unread"), "{said}");
    app.solve_by_clicks();
    drop(app);
    let kept = ResultsFile::new(file).load().expect("readable");
    assert_eq!(kept.on(Variant::Dames3d).solved(), 1);
}

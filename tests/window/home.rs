//! The window reads and writes in the places it was given, and nowhere else.

use std::fs;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use dames3d::i18n::Language;
use dames3d::viewer::app::WindowOptions;
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::features::library::actions::{FileAction, GAMES};
use dames3d::viewer::features::library::games::collection::GameCollection;
use dames3d::viewer::features::share::ShareAction;
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::autosave::Autosave;
use dames3d::viewer::kernel::persistence::UserFolders;
use dames3d::viewer::kernel::settings::Localization;

use crate::environment::PlayersHome;
use crate::test_app::TestApp;

#[test]
fn the_window_lists_the_games_of_the_folder_into_which_it_files_them() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), "{}").expect("an earlier session");
    let games = folder.path().join("games");
    let options = WindowOptions {
        language: Some(Language::German),
        folders: UserFolders::In(folder.path().to_owned()),
        ..WindowOptions::default()
    };
    let mut app = TestApp::with(|app| options.add_to(app));
    assert_eq!(app.resource::<Localization>().language(), Language::German);
    let kept = app.resource::<Autosave>().archive().folder();
    assert_eq!(kept, games);
    app.chord("l", KeyCode::KeyL);
    let listed = app.resource::<GameCollection>().paths();
    assert_eq!(listed, [games]);
}

#[test]
fn a_window_without_an_archive_lists_no_games() {
    let options = WindowOptions::default();
    let mut app = TestApp::with(|app| options.add_to(app));
    assert!(!app.world_ref().contains_resource::<Autosave>());
    app.chord("l", KeyCode::KeyL);
    assert!(app.open().has(GAMES));
    assert!(app.resource::<GameCollection>().paths().is_empty());
}

/// Uses whatever keeps files, in a window that was given no folders.
#[test]
#[ignore = "run by tests_neither_touch_the_home_of_their_user_nor_speak_its_language"]
fn a_window_that_was_given_no_folders() {
    let mut app = TestApp::new();
    app.play(&["32-28", "18-23"]);
    app.press(ViewAction::ToggleNumbers);
    app.chord("l", KeyCode::KeyL);
    app.frames(20);
    app.key(Key::Escape, KeyCode::Escape);
    for action in [
        AnyAction::from(ShareAction::Open),
        ShareAction::SavePicture.into(),
        FileAction::EarlierGames.into(),
    ] {
        app.ask(&action);
        app.frames(20);
        if action != ShareAction::Open {
            app.key(Key::Escape, KeyCode::Escape);
        }
    }
    app.ask(AnalysisAction::SolveEndgames);
    app.frames(20);
    app.ask(ShotsAction::Open);
    app.frames(20);
    assert_eq!(app.resource::<Localization>().language(), Language::English);
}

#[test]
fn tests_neither_touch_the_home_of_their_user_nor_speak_its_language() {
    let home = PlayersHome::new();
    home.runs(&[
        "home::a_window_that_was_given_no_folders",
        "home::a_window_without_an_archive_lists_no_games",
        "many_games::the_key_lists_the_games_with_their_players",
    ]);
    assert_eq!(home.changes(), Vec::<std::path::PathBuf>::new());
}

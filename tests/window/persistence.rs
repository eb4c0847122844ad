//! Settings are restored when the window opens again.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::engine::Level;
use dames3d::i18n::Language;
use dames3d::players::Player;
use dames3d::preferences::PreferencesFile;
use dames3d::rules::{Side, Variant};
use dames3d::viewer::messages::Action;
use dames3d::viewer::state::camera::ProjectionMode;
use dames3d::viewer::state::localization::Localization;
use dames3d::viewer::state::persistence;
use dames3d::viewer::state::players::PlayerSeats;
use dames3d::viewer::state::settings::{AnimationSpeed, ViewerSettings};

use crate::engine_bridge::seat;
use crate::test_app::TestApp;

/// A file of this test alone, where none is yet.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("remember")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removed");
    }
    fs::create_dir_all(&folder).expect("made");
    folder.join("settings.json")
}

/// A session that remembers in this file.
fn session(file: &Path, asked: Option<Language>) -> TestApp {
    let kept = PreferencesFile::new(file.to_owned());
    TestApp::with(|app| persistence::plugin(app, kept, asked))
}

#[test]
fn the_next_session_is_as_this_one_was_left() {
    let file = fresh("next");
    let mut app = session(&file, Some(Language::French));
    assert!(!file.exists(), "nothing was chosen yet");
    for action in [
        Action::ToggleNumbers,
        Action::ToggleLines,
        Action::ToggleRelief,
        Action::CycleAnimationSpeed,
        Action::ToggleProjection,
    ] {
        app.press(action);
    }
    app.press(Action::CycleLanguage);
    seat(&mut app, Variant::International, Side::Black, 9);
    app.frames(2);
    drop(app);

    let mut app = session(&file, None);
    let expected = ViewerSettings {
        numbers: false,
        lines: false,
        sunk: true,
        analysis: false,
        analyst: None,
        animation_speed: AnimationSpeed::Slow,
    };
    assert_eq!(*app.resource::<ViewerSettings>(), expected);
    assert_eq!(
        *app.resource::<ProjectionMode>(),
        ProjectionMode::Orthographic
    );
    assert_eq!(app.resource::<Localization>().language(), Language::English);
    let players = app.resource::<PlayerSeats>().at(Variant::International);
    let level = Level::new(9).expect("a level");
    assert_eq!(players[Side::Black], Player::Computer(level));
    app.rest();
    assert_eq!(app.relief(), 0.0, "the pyramid is sunk");
    let left = fs::read_to_string(&file).expect("kept");
    drop(app);
    assert_eq!(fs::read_to_string(&file).expect("kept"), left);
}

/// Who asks for a language once does not choose it for good.
#[test]
fn a_language_asked_for_is_spoken_and_not_kept() {
    let file = fresh("language");
    for asked in Language::ALL {
        let mut app = session(&file, Some(asked));
        assert_eq!(app.resource::<Localization>().language(), asked);
        app.press(Action::CycleAnalysis);
        drop(app);
        let text = fs::read_to_string(&file).expect("kept");
        assert!(!text.contains("language"), "{text}");
    }
}

#[test]
fn a_damaged_file_is_told_in_the_window_and_not_lost() {
    let file = fresh("damaged");
    fs::write(&file, "{\"numbers\": fal").expect("written");
    let mut app = session(&file, Some(Language::French));
    assert_eq!(*app.resource::<ViewerSettings>(), ViewerSettings::default());
    let aside = file.with_file_name("settings.json.unread");
    let told = format!(
        "Réglages illisibles\u{202f}; valeurs par défaut rétablies. L’ancien fichier s’appelle maintenant {}",
        aside.display()
    );
    assert!(app.says(&told));
    let damaged = fs::read_to_string(&aside).expect("renamed");
    assert_eq!(damaged, "{\"numbers\": fal");
    app.press(Action::ToggleNumbers);
    drop(app);
    let numbers = PreferencesFile::new(file)
        .load(&[])
        .map(|preferences| preferences.numbers);
    assert!(!numbers.expect("kept"));
}

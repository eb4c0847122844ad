//! The settings are saved and restored; failures to do so are shown in the window.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::*;

use dames3d::engine::Level;
use dames3d::game::recording::Recorder;
use dames3d::i18n::Language;
use dames3d::players::Player;
use dames3d::preferences::{
    DisplayPreferences, InputPreferences, LookPreferences, PointerEntry, PreferencesFile, Quality,
    SoundPreferences, TextSize, UnfoldedPreferences,
};
use dames3d::rules::{Side, Variant};
use dames3d::themes::ThemeName;
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::applying::SessionRecorder;
use dames3d::viewer::kernel::persistence::{self, Persist};
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::{AnimationSpeed, Localization, ViewerSettings};
use dames3d::viewer::scene::camera::ProjectionMode;
use dames3d::viewer::shell::actions::SettingsAction;

use crate::engine_bridge::seat;
use crate::test_app::TestApp;

/// The path of a settings file in a new folder of this name.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("remember").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the old folder is removed");
    }
    fs::create_dir_all(&folder).expect("the folder is made");
    folder.join("settings.json")
}

/// A session with this settings file.
fn session(file: &Path, language: Option<Language>) -> TestApp {
    let file = PreferencesFile::new(file.to_owned());
    TestApp::with(|app| persistence::plugin(app, file, language))
}

#[test]
fn the_next_session_has_the_settings_of_the_last() {
    let file = fresh("next");
    let mut app = session(&file, Some(Language::French));
    assert!(!file.exists(), "nothing was chosen yet");
    for action in [
        AnyAction::from(ViewAction::ToggleNumbers),
        ViewAction::ToggleLines.into(),
        ViewAction::ToggleRelief.into(),
        ViewAction::ToggleProjection.into(),
        SettingsAction::Open.into(),
        SettingsAction::Speed(AnimationSpeed::Slow).into(),
        SettingsAction::Theme(ThemeName::Marble).into(),
        SettingsAction::Quality(Quality::Plain).into(),
        SettingsAction::ToggleHighSteps.into(),
        SettingsAction::TextSize(TextSize::Percent150).into(),
        SettingsAction::ToggleContrast.into(),
        SettingsAction::ToggleSound.into(),
        SettingsAction::Entry(PointerEntry::Drag).into(),
        SettingsAction::ToggleConfirm.into(),
        SettingsAction::Language(Language::English).into(),
    ] {
        app.press(action);
    }
    seat(&mut app, Variant::International, Side::Black, 9);
    app.frames(2);
    drop(app);

    let mut app = session(&file, None);
    let expected = ViewerSettings {
        numbers: false,
        lines: false,
        sunk: true,
        high_steps: true,
        analysis: false,
        analysis_minutes: 5,
        analyst: None,
        animation_speed: AnimationSpeed::Slow,
        unfolded: UnfoldedPreferences::default(),
        sound: SoundPreferences { muted: true, ..SoundPreferences::default() },
        display: DisplayPreferences {
            text_size: TextSize::Percent150,
            high_contrast: true,
            ..DisplayPreferences::default()
        },
        input: InputPreferences { entry: PointerEntry::Drag, confirm: true },
        look: LookPreferences { theme: ThemeName::Marble, quality: Some(Quality::Plain) },
    };
    assert_eq!(*app.resource::<ViewerSettings>(), expected);
    assert_eq!(*app.resource::<ProjectionMode>(), ProjectionMode::Orthographic);
    assert_eq!(app.resource::<Localization>().language(), Language::English);
    let players = app.resource::<PlayerSeats>().at(Variant::International);
    let level = Level::new(9).expect("a level");
    assert_eq!(players[Side::Black], Player::Computer(level));
    app.rest();
    assert_eq!(app.relief(), 0.0, "the pyramid is sunk");
    let left = fs::read_to_string(&file).expect("the saved settings");
    drop(app);
    assert_eq!(fs::read_to_string(&file).expect("the saved settings"), left);
}

#[test]
#[should_panic(expected = "the section \"view\" of the settings has two owners")]
fn a_section_of_the_settings_has_one_owner() {
    App::new().persist::<ViewerSettings>("view").persist::<ProjectionMode>("view");
}

#[test]
fn a_language_given_when_the_window_opens_is_not_saved() {
    let file = fresh("language");
    for asked in Language::ALL {
        let mut app = session(&file, Some(asked));
        assert_eq!(app.resource::<Localization>().language(), asked);
        app.press(AnalysisAction::Cycle);
        drop(app);
        let text = fs::read_to_string(&file).expect("the saved settings");
        assert!(!text.contains("language"), "{text}");
    }
}

#[test]
fn a_damaged_settings_file_is_reported_and_renamed() {
    let file = fresh("damaged");
    fs::write(&file, "{\"numbers\": fal").expect("written");
    let mut app = session(&file, Some(Language::French));
    assert_eq!(*app.resource::<ViewerSettings>(), ViewerSettings::default());
    let aside = file.with_file_name("settings.json.unread");
    assert!(app.says(|messages| messages.settings_renamed(aside.display().to_string())));
    let damaged = fs::read_to_string(&aside).expect("renamed");
    assert_eq!(damaged, "{\"numbers\": fal");
    app.press(ViewAction::ToggleNumbers);
    drop(app);
    let mut saved = PreferencesFile::new(file).load().expect("the saved settings");
    assert!(!saved.take::<ViewerSettings>("view").numbers);
}

/// The part of a message before the reason that the system gave.
fn before_reason(message: impl Fn(&io::Error) -> String) -> String {
    let text = message(&io::Error::other("REASON"));
    let (before, _) = text.split_once("REASON").expect("a reason");
    before.to_owned()
}

/// A path below a plain file can be read and written by nobody.
#[test]
fn settings_that_cannot_be_saved_are_reported_once() {
    let file = fresh("unwritable");
    fs::write(&file, "{}").expect("written");
    let mut app = session(&file.join("settings.json"), Some(Language::French));
    let localization = app.resource::<Localization>();
    let not_saved = before_reason(|error| localization.settings_not_saved(error));
    assert!(!app.mentions_text(&not_saved));
    app.press(ViewAction::ToggleNumbers);
    app.wait_until(|app| app.notices().iter().any(|text| text.contains(&not_saved)));
    assert!(app.mentions_text(&not_saved));
    let reported = app.notices().len();
    app.press(ViewAction::ToggleLines);
    std::thread::sleep(std::time::Duration::from_millis(300));
    app.frames(5);
    assert_eq!(app.notices().len(), reported);
}

/// `/dev/full` is a disk without free space.
#[cfg(target_os = "linux")]
#[test]
fn a_recording_that_fails_is_reported_and_ends() {
    let full = fs::File::options().write(true).open("/dev/full");
    let recorder = Recorder::from(full.expect("/dev/full opens"));
    let mut app = TestApp::with(|app| {
        app.insert_resource(SessionRecorder(recorder));
    });
    let localization = app.resource::<Localization>();
    let failed = before_reason(|error| localization.recording_failed(error));
    app.play(&["32-28"]);
    app.frames(2);
    assert!(app.mentions_text(&failed), "{:?}", app.said());
    assert!(!app.world().contains_resource::<SessionRecorder>());
    app.play(&["19-23"]);
    assert_eq!(app.notices().len(), 1);
}

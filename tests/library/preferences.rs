//! Preferences are kept from session to session, and nothing in their file is lost.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::engine::Level;
use dames3d::i18n::Language;
use dames3d::players::{EngineId, Player, PlayersByVariant, SavedPlayers};
use dames3d::preferences::{
    AnimationSpeed, Preferences, PreferencesErrorKind, PreferencesFile, UnfoldedPlace,
    UnfoldedPreferences,
};
use dames3d::rules::{BySide, Geometry, Variant};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The path of a file for one test, in a folder that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("preferences").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removed");
    }
    folder.join("dames3d").join("settings.json")
}

/// The same with a file of this text.
fn fresh_with(name: &str, text: &str) -> PathBuf {
    let path = fresh(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("created");
    fs::write(&path, text).expect("written");
    path
}

/// The section of one owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct View {
    numbers: bool,
    lines: bool,
    sunk: bool,
    analysis: bool,
    pace: AnimationSpeed,
    unfolded: UnfoldedPreferences,
}

impl Default for View {
    fn default() -> View {
        View {
            numbers: true,
            lines: true,
            sunk: false,
            analysis: false,
            pace: AnimationSpeed::default(),
            unfolded: UnfoldedPreferences::default(),
        }
    }
}

/// The sections of several owners.
#[derive(Clone, Debug, Default, PartialEq)]
struct Kept {
    language: Option<Language>,
    view: View,
    seats: PlayersByVariant,
    analyst: Option<String>,
}

/// A window with these other engines.
struct Window {
    file: PreferencesFile,
    preferences: Preferences,
    engines: Vec<String>,
    kept: Kept,
}

impl Window {
    /// Opens a window, whose owners read their sections.
    fn open(path: &Path, engines: &[&str]) -> Window {
        let mut file = PreferencesFile::new(path.to_owned());
        let mut preferences = file.load().expect("settings");
        let engines = names(engines);
        let seats = preferences.take::<SavedPlayers>("seats").players(&engines);
        preferences.settle("seats", &SavedPlayers::new(&seats, &engines));
        let kept = Kept {
            language: preferences.take("language"),
            view: preferences.take("view"),
            seats,
            analyst: preferences.take("analyst"),
        };
        Window { file, preferences, engines, kept }
    }

    fn save(&mut self) -> std::io::Result<()> {
        let seats = SavedPlayers::new(&self.kept.seats, &self.engines);
        self.preferences.set("language", &self.kept.language);
        self.preferences.set("view", &self.kept.view);
        self.preferences.set("seats", &seats);
        self.preferences.set("analyst", &self.kept.analyst);
        self.file.save(&self.preferences)
    }
}

fn load(path: &Path) -> Kept {
    Window::open(path, &[]).kept
}

fn json(path: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(path).expect("text")).expect("JSON")
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

const COMPUTER_PLAYS_WHITE: BySide<Player> =
    BySide { white: Player::Computer(Level::FULL), black: Player::Person };

fn unusual() -> Kept {
    let mut kept = Kept {
        language: Some(Language::French),
        view: View {
            numbers: false,
            lines: false,
            sunk: true,
            analysis: true,
            pace: AnimationSpeed::Slow,
            unfolded: UnfoldedPreferences {
                open: false,
                place: Some(UnfoldedPlace::Beside),
                width: Some(700),
            },
        },
        ..Kept::default()
    };
    for variant in [Variant::Dames3d, Variant::Brigand(Geometry::Pyramid)] {
        kept.seats.set(variant, COMPUTER_PLAYS_WHITE);
    }
    kept
}

/// Preferences that a file is to be written with.
fn unusual_preferences() -> Preferences {
    let mut preferences = Preferences::default();
    let kept = unusual();
    preferences.set("language", &kept.language);
    preferences.set("view", &kept.view);
    preferences.set("seats", &SavedPlayers::new(&kept.seats, &[]));
    preferences
}

#[test]
fn preferences_are_loaded_as_they_were_saved() {
    let path = fresh("again");
    let mut window = Window::open(&path, &[]);
    assert_eq!(window.kept, Kept::default());
    assert!(!path.exists(), "loading writes nothing");
    for kept in [unusual(), Kept::default(), unusual()] {
        window.kept = kept.clone();
        window.save().expect("saved");
        assert_eq!(load(&path), kept);
    }
    let files = fs::read_dir(path.parent().expect("a folder")).expect("there");
    assert_eq!(files.count(), 1, "no other file is left");
}

#[test]
fn values_are_saved_as_words() {
    let path = fresh("words");
    let mut window = Window::open(&path, &[]);
    window.kept = unusual();
    window.save().expect("saved");
    let text = fs::read_to_string(path).expect("text");
    for words in [
        "\"language\": \"french\"",
        "\"pace\": \"slow\"",
        "\"brigand-pyramid\": [",
        "\"computer\": 10",
        "\"person\"",
    ] {
        assert!(text.contains(words), "no {words} in {text}");
    }
}

/// So files of older and newer programs are of use.
#[test]
fn missing_settings_default_and_unknown_ones_are_ignored() {
    let text = r#"{
        "view": {"analysis": true, "comets": 3}, "moonlight": 3,
        "seats": {"chess": ["person", "person"]}
    }"#;
    let expected = Kept { view: View { analysis: true, ..View::default() }, ..Kept::default() };
    assert_eq!(load(&fresh_with("partly", text)), expected);
}

#[test]
fn an_unknown_value_does_not_discard_the_others() {
    let text = r#"{
        "view": {"numbers": false, "pace": "hurried"}, "language": "latin", "analyst": 7,
        "seats": {
            "dames3d": [{"computer": 11}, "person"],
            "international": [{"computer": 10}, "person"]
        }
    }"#;
    let path = fresh_with("unknown-value", text);
    let mut window = Window::open(&path, &[]);
    let mut expected = Kept { view: View { numbers: false, ..View::default() }, ..Kept::default() };
    expected.seats.set(Variant::International, COMPUTER_PLAYS_WHITE);
    assert_eq!(window.kept, expected);

    window.kept.view.lines = false;
    window.save().expect("saved");
    let saved = json(&path);
    assert_eq!(saved["view"]["pace"], "hurried", "left for the program that knows it");
    assert_eq!(saved["language"], "latin");
    assert_eq!(saved["analyst"], 7);
    assert_eq!(saved["seats"]["dames3d"][0]["computer"], 11);
    assert_eq!(saved["view"]["lines"], false);
}

#[test]
fn unknown_sections_and_fields_survive_a_save() {
    let text = r#"{
        "moonlight": 3, "view": {"numbers": true, "comets": 3},
        "seats": {"chess": ["queen", "queen"]}
    }"#;
    let path = fresh_with("unknown-fields", text);
    let mut window = Window::open(&path, &[]);
    window.kept.view.numbers = false;
    window.kept.seats.set(Variant::Dames3d, COMPUTER_PLAYS_WHITE);
    window.save().expect("saved");
    let saved = json(&path);
    assert_eq!(saved["moonlight"], 3);
    assert_eq!(saved["view"]["comets"], 3);
    assert_eq!(saved["seats"]["chess"][0], "queen");
    assert_eq!(saved["seats"]["dames3d"][0]["computer"], 10);
    assert_eq!(saved["view"]["numbers"], false);
}

#[test]
fn two_windows_keep_each_others_changes() {
    let path = fresh("two-windows");
    let [mut first, mut second] = [(); 2].map(|()| Window::open(&path, &[]));
    first.kept.view.sunk = true;
    first.kept.seats.set(Variant::Dames3d, COMPUTER_PLAYS_WHITE);
    first.save().expect("saved");
    second.kept.view.analysis = true;
    second.kept.seats.set(Variant::International, COMPUTER_PLAYS_WHITE);
    second.save().expect("saved");
    first.kept.seats.set(Variant::Dames3d, BySide::default());
    first.save().expect("saved");

    let mut both =
        Kept { view: View { sunk: true, analysis: true, ..View::default() }, ..Kept::default() };
    both.seats.set(Variant::International, COMPUTER_PLAYS_WHITE);
    assert_eq!(load(&path), both);
}

#[test]
fn of_the_records_of_two_windows_the_better_ones_are_kept() {
    let path = fresh("two-windows-records");
    let [mut first, mut second] = [(); 2].map(|()| {
        let mut file = PreferencesFile::new(path.clone());
        let mut preferences = file.load().expect("no file");
        preferences.keep_best("lesson");
        (file, preferences)
    });
    let save = |(file, preferences): &mut (PreferencesFile, Preferences), lesson: Value| {
        preferences.set("lesson", &lesson);
        file.save(preferences).expect("saved");
    };
    save(&mut first, json!({ "stage": 2, "stars": [3, 1] }));
    save(&mut second, json!({ "stage": 1, "stars": [2, 0, 3] }));
    assert_eq!(json(&path)["lesson"], json!({ "stage": 2, "stars": [3, 1, 3] }));
    // What no other window has changed since may become less.
    save(&mut first, json!({ "stage": 0, "stars": [3, 2] }));
    assert_eq!(json(&path)["lesson"], json!({ "stage": 0, "stars": [3, 2, 3] }));
}

#[test]
fn two_windows_with_other_engines_keep_each_others_players() {
    let path = fresh("two-windows-engines");
    let engine = |id| BySide { white: Player::Person, black: Player::Engine(EngineId(id)) };
    let mut window = Window::open(&path, &["Scan", "Kingsrow"]);
    window.kept.seats.set(Variant::International, engine(0));
    window.kept.seats.set(Variant::Dames3d, engine(1));
    window.save().expect("saved");

    // A window with only one of these engines, and one of its own.
    let mut other = Window::open(&path, &["Moby Dam", "Kingsrow"]);
    assert_eq!(other.kept.seats.at(Variant::International), BySide::default());
    assert_eq!(other.kept.seats.at(Variant::Dames3d), engine(1));
    other.kept.seats.set(Variant::Family(Geometry::Flat), engine(0));
    other.save().expect("saved");

    let seats = Window::open(&path, &["Kingsrow", "Moby Dam", "Scan"]).kept.seats;
    assert_eq!(seats.at(Variant::International), engine(2), "Scan");
    assert_eq!(seats.at(Variant::Dames3d), engine(0), "Kingsrow");
    assert_eq!(seats.at(Variant::Family(Geometry::Flat)), engine(1), "Moby Dam");
}

#[test]
fn a_damaged_file_is_renamed_and_never_overwritten() {
    let whole = serde_json::to_string(&unusual().view).expect("JSON");
    let long = " ".repeat(1 << 20);
    let damaged = [
        ("", "EOF"),
        (&whole[..whole.len() / 2], "EOF"),
        ("\u{0}\u{1}", "line 1 column 1"),
        ("7", "invalid type"),
        (&long, "expected at most 65536 bytes"),
    ];
    for (number, (text, reason)) in damaged.into_iter().enumerate() {
        let path = fresh_with(&format!("damaged-{number}"), text);
        let mut file = PreferencesFile::new(path.clone());
        let error = file.load().expect_err("damaged");
        let said = error.to_string();
        let beginning = format!("not a Dames 3D settings file: {}: ", path.display());
        assert!(said.starts_with(&beginning) && said.contains(reason), "{said}");
        assert!(!said.contains('\n'), "{said}");
        let aside = path.with_file_name("settings.json.unread");
        assert_eq!(error.moved_to.as_ref(), Some(&aside));
        assert_eq!(fs::read_to_string(&aside).expect("renamed"), text);
        assert!(!path.exists());

        file.save(&unusual_preferences()).expect("saved");
        assert_eq!(load(&path), unusual());

        fs::write(&path, "again").expect("written");
        let error = file.load().expect_err("damaged again");
        let second = path.with_file_name("settings.json.unread-2");
        assert_eq!(error.moved_to, Some(second));
        assert_eq!(fs::read_to_string(&aside).expect("still there"), text);
    }
}

#[test]
fn settings_damaged_during_a_session_are_all_written_again() {
    let path = fresh("damaged-meanwhile");
    let mut window = Window::open(&path, &[]);
    window.kept = unusual();
    window.save().expect("saved");
    fs::write(&path, "\u{0}garbage").expect("written");
    window.kept.view.sunk = false;
    window.save().expect("saved");
    assert_eq!(load(&path), window.kept);
    let aside = path.with_file_name("settings.json.unread");
    assert_eq!(fs::read_to_string(&aside).expect("kept"), "\u{0}garbage");
}

#[cfg(unix)]
#[test]
fn only_a_plain_file_is_renamed() {
    use std::os::unix::fs::FileTypeExt;
    // A socket stands for a device: both are no plain file, and a socket may be renamed without harm to the machine.
    let path = fresh("socket");
    fs::create_dir_all(path.parent().expect("a folder")).expect("created");
    let _socket = std::os::unix::net::UnixListener::bind(&path).expect("bound");
    let folder = fresh("folder");
    fs::create_dir_all(&folder).expect("created");
    for path in [&path, &folder] {
        let mut file = PreferencesFile::new(path.clone());
        let error = file.load().expect_err("no plain file");
        assert!(matches!(error.kind, PreferencesErrorKind::NotPlain), "{error}");
        assert_eq!(error.moved_to, None);
        let error = file.save(&unusual_preferences()).expect_err("no plain file");
        assert_eq!(error.to_string(), "expected a plain file");
    }
    let socket = fs::symlink_metadata(&path).expect("there");
    assert!(socket.file_type().is_socket());
    let files = fs::read_dir(path.parent().expect("a folder")).expect("there");
    assert_eq!(files.count(), 1);
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_to_the_settings_stays() {
    let target = fresh_with("linked/elsewhere", "{}");
    let link = target.with_file_name("link.json");
    std::os::unix::fs::symlink("settings.json", &link).expect("linked");
    let mut file = PreferencesFile::new(link.clone());
    file.load().expect("settings");
    file.save(&unusual_preferences()).expect("saved");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(load(&target), unusual());
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error() {
    // Below a plain file, where root cannot write either.
    let path = fresh_with("nowhere", "").join("dames3d/settings.json");
    let mut file = PreferencesFile::new(path);
    let error = file.load().expect_err("unreadable");
    assert_eq!(error.moved_to, None);
    file.save(&unusual_preferences()).expect_err("not writable");
}

#[test]
fn other_engines_are_found_again_by_their_names() {
    let path = fresh("programs");
    let mut window = Window::open(&path, &["Scan", "Kingsrow"]);
    let players = BySide { white: Player::Engine(EngineId(0)), black: Player::Engine(EngineId(1)) };
    window.kept.seats.set(Variant::International, players);
    window.kept.analyst = Some("Kingsrow".to_owned());
    window.save().expect("saved");
    assert_eq!(Window::open(&path, &["Scan", "Kingsrow"]).kept, window.kept);

    let others = Window::open(&path, &["Moby Dam", "Kingsrow"]).kept;
    let seats = others.seats.at(Variant::International);
    assert_eq!(seats.white, Player::Person, "Scan is missing");
    assert_eq!(seats.black, Player::Engine(EngineId(1)));

    let none = load(&path);
    assert_eq!(none.seats.at(Variant::International), BySide::default());
}

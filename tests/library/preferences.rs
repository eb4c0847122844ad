//! Preferences are kept from session to session, and nothing in their file is lost.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::engine::Level;
use dames3d::i18n::Language;
use dames3d::players::{EngineId, Player};
use dames3d::preferences::{
    AnimationSpeed, NetPlace, NetPreferences, Preferences, PreferencesErrorKind, PreferencesFile,
};
use dames3d::rules::{BySide, Geometry, Variant};

/// The path of a file for one test, in a folder that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("preferences")
        .join(name);
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

fn load(path: &Path) -> Preferences {
    PreferencesFile::new(path.to_owned())
        .load(&[])
        .expect("settings")
}

fn json(path: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(path).expect("text")).expect("JSON")
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

const COMPUTER_PLAYS_WHITE: BySide<Player> = BySide {
    white: Player::Computer(Level::FULL),
    black: Player::Person,
};

fn unusual() -> Preferences {
    let mut preferences = Preferences {
        language: Some(Language::French),
        numbers: false,
        lines: false,
        sunk: true,
        high_steps: true,
        mirrored: true,
        parallel: true,
        analysis: true,
        animation_speed: AnimationSpeed::Slow,
        net: NetPreferences {
            open: false,
            place: Some(NetPlace::Beside),
            width: Some(700),
        },
        ..Preferences::default()
    };
    for variant in [Variant::Dames3d, Variant::Brigand(Geometry::Pyramid)] {
        preferences.seats.set(variant, COMPUTER_PLAYS_WHITE);
    }
    preferences
}

#[test]
fn preferences_are_loaded_as_they_were_saved() {
    let path = fresh("again");
    let mut file = PreferencesFile::new(path.clone());
    assert_eq!(file.load(&[]).expect("no file"), Preferences::default());
    assert!(!path.exists(), "loading writes nothing");
    for preferences in [unusual(), Preferences::default(), unusual()] {
        file.save(&preferences).expect("saved");
        assert_eq!(load(&path), preferences);
    }
    let files = fs::read_dir(path.parent().expect("a folder")).expect("there");
    assert_eq!(files.count(), 1, "no other file is left");
}

#[test]
fn values_are_saved_as_words() {
    let path = fresh("words");
    let mut file = PreferencesFile::new(path.clone());
    file.save(&unusual()).expect("saved");
    let text = fs::read_to_string(path).expect("text");
    for words in [
        "\"language\": \"french\"",
        "\"pace\": \"slow\"",
        "\"brigand-pyramid\": {",
        "\"computer\": 10",
        "\"black\": \"person\"",
    ] {
        assert!(text.contains(words), "no {words} in {text}");
    }
}

/// So files of older and newer programs are of use.
#[test]
fn missing_settings_default_and_unknown_ones_are_ignored() {
    let text = r#"{"analysis": true, "moonlight": 3, "seats": {"chess": {"white": "person", "black": "person"}}}"#;
    let expected = Preferences {
        analysis: true,
        ..Preferences::default()
    };
    assert_eq!(load(&fresh_with("partly", text)), expected);
}

#[test]
fn an_unknown_value_does_not_discard_the_others() {
    let text = r#"{
        "numbers": false, "pace": "hurried", "language": "latin", "programs": 7,
        "seats": {
            "dames3d": {"white": {"computer": 11}, "black": "person"},
            "international": {"white": {"computer": 10}, "black": "person"}
        }
    }"#;
    let path = fresh_with("unknown-value", text);
    let mut file = PreferencesFile::new(path.clone());
    let mut preferences = file.load(&[]).expect("settings");
    let mut expected = Preferences {
        numbers: false,
        ..Preferences::default()
    };
    expected
        .seats
        .set(Variant::International, COMPUTER_PLAYS_WHITE);
    assert_eq!(preferences, expected);
    let ignored = ["language", "pace", "programs", "seats.dames3d"];
    assert_eq!(file.ignored_values(), ignored);

    preferences.lines = false;
    file.save(&preferences).expect("saved");
    let saved = json(&path);
    assert_eq!(
        saved["pace"], "hurried",
        "left for the program that knows it"
    );
    assert_eq!(saved["seats"]["dames3d"]["white"]["computer"], 11);
    assert_eq!(saved["lines"], false);
}

#[test]
fn unknown_fields_survive_a_save() {
    let text = r#"{"moonlight": 3, "numbers": true, "seats": {"chess": {"white": "queen"}}}"#;
    let path = fresh_with("unknown-fields", text);
    let mut file = PreferencesFile::new(path.clone());
    let mut preferences = file.load(&[]).expect("settings");
    preferences.numbers = false;
    preferences
        .seats
        .set(Variant::Dames3d, COMPUTER_PLAYS_WHITE);
    file.save(&preferences).expect("saved");
    let saved = json(&path);
    assert_eq!(saved["moonlight"], 3);
    assert_eq!(saved["seats"]["chess"]["white"], "queen");
    assert_eq!(saved["seats"]["dames3d"]["white"]["computer"], 10);
    assert_eq!(saved["numbers"], false);
}

#[test]
fn two_windows_keep_each_others_changes() {
    let path = fresh("two-windows");
    let mut files = [(); 2].map(|()| PreferencesFile::new(path.clone()));
    let [mut first, mut second] = files.each_mut().map(|file| file.load(&[]).expect("none"));
    first.sunk = true;
    first.seats.set(Variant::Dames3d, COMPUTER_PLAYS_WHITE);
    files[0].save(&first).expect("saved");
    second.analysis = true;
    second
        .seats
        .set(Variant::International, COMPUTER_PLAYS_WHITE);
    files[1].save(&second).expect("saved");
    first.seats.set(Variant::Dames3d, BySide::default());
    files[0].save(&first).expect("saved");

    let mut both = Preferences {
        sunk: true,
        analysis: true,
        ..Preferences::default()
    };
    both.seats.set(Variant::International, COMPUTER_PLAYS_WHITE);
    assert_eq!(load(&path), both);
}

#[test]
fn two_windows_with_other_engines_keep_each_others_players() {
    let path = fresh("two-windows-engines");
    let engine = |id| BySide {
        white: Player::Person,
        black: Player::Engine(EngineId(id)),
    };
    let programs = names(&["Scan", "Kingsrow"]);
    let mut file = PreferencesFile::new(path.clone());
    let mut preferences = file.load(&programs).expect("no file");
    preferences.seats.set(Variant::International, engine(0));
    preferences.seats.set(Variant::Dames3d, engine(1));
    file.save(&preferences).expect("saved");

    // A window with only one of these engines, and one of its own.
    let others = names(&["Moby Dam", "Kingsrow"]);
    let mut other_file = PreferencesFile::new(path.clone());
    let mut others_preferences = other_file.load(&others).expect("settings");
    assert_eq!(
        others_preferences.seats.at(Variant::International),
        BySide::default()
    );
    assert_eq!(others_preferences.seats.at(Variant::Dames3d), engine(1));
    others_preferences
        .seats
        .set(Variant::Family(Geometry::Flat), engine(0));
    other_file.save(&others_preferences).expect("saved");

    let all = names(&["Kingsrow", "Moby Dam", "Scan"]);
    let seats = PreferencesFile::new(path)
        .load(&all)
        .expect("settings")
        .seats;
    assert_eq!(seats.at(Variant::International), engine(2), "Scan");
    assert_eq!(seats.at(Variant::Dames3d), engine(0), "Kingsrow");
    assert_eq!(
        seats.at(Variant::Family(Geometry::Flat)),
        engine(1),
        "Moby Dam"
    );
}

#[test]
fn a_damaged_file_is_renamed_and_never_overwritten() {
    let whole = serde_json::to_string(&unusual()).expect("JSON");
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
        let error = file.load(&[]).expect_err("damaged");
        let said = error.to_string();
        let beginning = format!("not a Dames 3D settings file: {}: ", path.display());
        assert!(
            said.starts_with(&beginning) && said.contains(reason),
            "{said}"
        );
        assert!(!said.contains('\n'), "{said}");
        let aside = path.with_file_name("settings.json.unread");
        assert_eq!(error.moved_to.as_ref(), Some(&aside));
        assert_eq!(fs::read_to_string(&aside).expect("renamed"), text);
        assert!(!path.exists());

        file.save(&unusual()).expect("saved");
        assert_eq!(load(&path), unusual());

        fs::write(&path, "again").expect("written");
        let error = file.load(&[]).expect_err("damaged again");
        let second = path.with_file_name("settings.json.unread-2");
        assert_eq!(error.moved_to, Some(second));
        assert_eq!(fs::read_to_string(&aside).expect("still there"), text);
    }
}

#[test]
fn settings_damaged_during_a_session_are_all_written_again() {
    let path = fresh("damaged-meanwhile");
    let mut file = PreferencesFile::new(path.clone());
    file.save(&unusual()).expect("saved");
    fs::write(&path, "\u{0}garbage").expect("written");
    let mut changed = unusual();
    changed.parallel = false;
    file.save(&changed).expect("saved");
    assert_eq!(load(&path), changed);
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
        let error = file.load(&[]).expect_err("no plain file");
        assert!(
            matches!(error.kind, PreferencesErrorKind::NotPlain),
            "{error}"
        );
        assert_eq!(error.moved_to, None);
        let error = file.save(&unusual()).expect_err("no plain file");
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
    file.load(&[]).expect("settings");
    file.save(&unusual()).expect("saved");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(load(&target), unusual());
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error() {
    // Below a plain file, where root cannot write either.
    let path = fresh_with("nowhere", "").join("dames3d/settings.json");
    let mut file = PreferencesFile::new(path);
    let error = file.load(&[]).expect_err("unreadable");
    assert_eq!(error.moved_to, None);
    file.save(&unusual()).expect_err("not writable");
}

#[test]
fn other_engines_are_found_again_by_their_names() {
    let path = fresh("programs");
    let mut file = PreferencesFile::new(path.clone());
    let programs = names(&["Scan", "Kingsrow"]);
    let mut preferences = file.load(&programs).expect("no file");
    preferences.analyst = Some(EngineId(1));
    let players = BySide {
        white: Player::Engine(EngineId(0)),
        black: Player::Engine(EngineId(1)),
    };
    preferences.seats.set(Variant::International, players);
    file.save(&preferences).expect("saved");
    let load = |programs: &[String]| {
        PreferencesFile::new(path.clone())
            .load(programs)
            .expect("settings")
    };
    assert_eq!(load(&programs), preferences);

    let others = load(&names(&["Moby Dam", "Kingsrow"]));
    let seats = others.seats.at(Variant::International);
    assert_eq!(seats.white, Player::Person, "Scan is missing");
    assert_eq!(seats.black, Player::Engine(EngineId(1)));
    assert_eq!(others.analyst, Some(EngineId(1)));
    assert_eq!(others.programs, ["Moby Dam", "Kingsrow"]);

    let none = load(&[]);
    assert_eq!(none.seats.at(Variant::International), BySide::default());
    assert_eq!(none.analyst, None);
}

//! What players like is kept, and nothing that cannot be read is lost.

use std::fs;
use std::path::PathBuf;

use dames3d::engine::Level;
use dames3d::i18n::Language;
use dames3d::players::{EngineId, Player};
use dames3d::preferences::{AnimationSpeed, Preferences, PreferencesFile};
use dames3d::rules::{BySide, Geometry, Variant};

/// A file of this test alone, where none is yet.
fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("preferences")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removed");
    }
    folder.join("dames3d").join("settings.json")
}

fn unusual() -> Preferences {
    let mut preferences = Preferences {
        language: Some(Language::French),
        numbers: false,
        lines: false,
        sunk: true,
        parallel: true,
        analysis: true,
        animation_speed: AnimationSpeed::Slow,
        ..Preferences::default()
    };
    let players = BySide {
        white: Player::Computer(Level::FULL),
        black: Player::Person,
    };
    preferences.seats.set(Variant::Dames3d, players);
    preferences
        .seats
        .set(Variant::Brigand(Geometry::Pyramid), players);
    preferences
}

#[test]
fn what_is_written_is_read_again() {
    let path = fresh("again");
    let mut kept = PreferencesFile::new(path.clone());
    assert_eq!(
        kept.read().expect("no file, no trouble"),
        Preferences::default()
    );
    assert!(!path.exists(), "reading writes nothing");
    for preferences in [unusual(), Preferences::default(), unusual()] {
        kept.write(&preferences).expect("written");
        let read = PreferencesFile::new(path.clone()).read();
        assert_eq!(read.expect("as written"), preferences);
    }
    let beside = fs::read_dir(path.parent().expect("a folder")).expect("there");
    assert_eq!(beside.count(), 1, "nothing is left beside it");
}

#[test]
fn a_file_tells_what_it_keeps_in_words() {
    let path = fresh("words");
    PreferencesFile::new(path.clone())
        .write(&unusual())
        .expect("written");
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

/// So that a file of an older or a newer program is still of use.
#[test]
fn what_a_file_does_not_say_is_as_usual_and_what_nobody_knows_is_passed_over() {
    let path = fresh("partly");
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    let text = r#"{"analysis": true, "moonlight": 3, "seats": {"chess": {"white": "person", "black": "person"}}}"#;
    fs::write(&path, text).expect("written");
    let expected = Preferences {
        analysis: true,
        ..Preferences::default()
    };
    assert_eq!(PreferencesFile::new(path).read().expect("of use"), expected);
}

#[test]
fn a_damaged_file_is_told_and_put_aside() {
    let cut = serde_json::to_string(&unusual()).expect("JSON");
    let long = " ".repeat(1 << 20);
    let damaged = [
        ("", "EOF"),
        (&cut[..cut.len() / 2], "EOF"),
        ("\u{0}\u{1}", "line 1 column 1"),
        (r#"{"pace": "hurried"}"#, "unknown variant `hurried`"),
        (
            r#"{"seats": {"dames3d": {"white": {"computer": 11}, "black": "person"}}}"#,
            "11",
        ),
        ("7", "invalid type"),
        (&long, "more than 65536 bytes"),
    ];
    for (number, (text, why)) in damaged.into_iter().enumerate() {
        let path = fresh(&format!("damaged-{number}"));
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, text).expect("written");
        let mut kept = PreferencesFile::new(path.clone());
        let told = kept.read().expect_err("damaged").to_string();
        assert!(
            told.contains("settings.json: expected the settings of Dames 3D, found")
                && told.contains(why),
            "{told}"
        );
        assert!(!told.contains('\n'), "{told}");
        assert_eq!(
            fs::read_to_string(&path).expect("there"),
            text,
            "left as it is"
        );

        kept.write(&unusual()).expect("written");
        let aside = path.with_file_name("settings.json.unread");
        assert_eq!(fs::read_to_string(aside).expect("put aside"), text);
        assert_eq!(kept.read().expect("as written"), unusual());
    }
}

#[test]
fn where_nothing_can_be_written_that_is_an_error() {
    let path = fresh("nowhere");
    fs::create_dir_all(&path).expect("a folder where the file would be");
    let mut kept = PreferencesFile::new(path.join("is-no-folder"));
    kept.write(&unusual()).expect("a folder can be made");
    assert!(PreferencesFile::new(path.clone()).read().is_err());
    assert!(PreferencesFile::new(path).write(&unusual()).is_err());
}

#[test]
fn other_programs_are_found_again_by_what_they_are_called() {
    let players = BySide {
        white: Player::Engine(EngineId(0)),
        black: Player::Engine(EngineId(1)),
    };
    let mut preferences = Preferences {
        analyst: Some(EngineId(1)),
        programs: ["Scan", "Kingsrow"].map(str::to_owned).into(),
        ..Preferences::default()
    };
    preferences.seats.set(Variant::International, players);
    let path = fresh("programs");
    PreferencesFile::new(path.clone())
        .write(&preferences)
        .expect("written");
    let read = PreferencesFile::new(path).read().expect("as written");
    assert_eq!(read, preferences);

    let now: Vec<String> = ["Moby Dam", "Kingsrow"].map(str::to_owned).into();
    let among = read.clone().with_programs(now.clone());
    let seats = among.seats.at(Variant::International);
    assert_eq!(seats.white, Player::Person, "Scan is not there");
    assert_eq!(seats.black, Player::Engine(EngineId(1)));
    assert_eq!((among.analyst, &among.programs), (Some(EngineId(1)), &now));

    let alone = read.with_programs(Vec::new());
    let seats = alone.seats.at(Variant::International);
    assert_eq!(seats, BySide::default(), "people sit down");
    assert_eq!(alone.analyst, None);
}

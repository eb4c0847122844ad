//! Games kept in files of the player, among the games of others.

use std::fs;
use std::path::{Path, PathBuf};

use dames3d::archive::{
    Archive, FileContents, SaveError, SavePlace, SessionLog, append_game, place_of_game, read_file,
    replace_game,
};
use dames3d::game::{Command, Session};
use dames3d::notation::pdn::{GameResult, PdnGame, PdnReader, Tags};
use dames3d::rules::Variant;

use crate::archive::apply;

const ANNA: &[u8] = b"[White \"Anna\"]\r\n[GameType \"20\"]\r\n\r\n1. 32-28 {caf\xe9} *\r\n\r\n";
const BERTA: &[u8] = b"[White \"Berta\"]\n[GameType \"20\"]\n1. 33-29\n19-23 2-0\n\n\n";
const CLARA: &[u8] = b"[White \"Clara\"] [GameType \"20\"] 1. 34-30 *";

fn fresh() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pdn");
    (folder, path)
}

/// A game of these moves.
fn game(white: &str, moves: &[&str]) -> PdnGame {
    let mut session = Session::default();
    for text in moves {
        let command = Command::Play(text.parse().expect("a move"));
        session.apply(command).expect("legal");
    }
    PdnGame {
        tags: Tags::from_iter([("White", white)]),
        tree: session.game().tree().clone(),
        result: GameResult::Unfinished,
    }
}

/// The place of a game in a file as it is.
fn place(path: &Path, number: usize) -> SavePlace {
    let bytes = fs::read(path).expect("readable");
    let mut games = PdnReader::new(&bytes[..]);
    let game = games.nth(number - 1).expect("a game").expect("readable");
    let game = game.into_game().expect("a game of ours");
    let place = place_of_game(path, number, &game).expect("readable");
    place.expect("a game that can be replaced")
}

fn international(text: &str) -> PdnGame {
    let mut games = PdnReader::new(text.as_bytes());
    let game = games.next_game().expect("readable").expect("a game");
    game.into_game().expect("a game of ours")
}

/// The names of White in the games of a file.
fn whites(path: &Path) -> Vec<String> {
    let bytes = fs::read(path).expect("readable");
    PdnReader::new(&bytes[..])
        .map(|game| game.expect("readable"))
        .map(|game| game.tags.get("White").unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn a_game_is_replaced_and_the_bytes_of_the_others_stay() {
    for number in 1..=3 {
        let (_folder, path) = fresh();
        let games = [ANNA, BERTA, CLARA];
        fs::write(&path, games.concat()).expect("written");
        let first = ["32-28", "33-29", "34-30"][number - 1];
        let text = format!("[White \"New\"] [GameType \"20\"] 1. {first} 19-23 2. 37-32 *");
        let mut place = place(&path, number);
        let new = international(&text);
        for _ in 0..3 {
            place = replace_game(&place, &new).expect("saved");
        }
        let after = fs::read(&path).expect("readable");
        for (other, bytes) in (1..).zip(games) {
            let is_there = after.windows(bytes.len()).any(|window| window == bytes);
            assert_eq!(is_there, other != number, "{number} {other}");
        }
        let read: Vec<_> = PdnReader::new(&after[..]).map(|game| game.expect("readable")).collect();
        assert_eq!(read.len(), 3);
        assert_eq!(read[number - 1].tags.get("White"), Some("New"));
        assert_eq!(read[number - 1].tree.as_ref(), Some(&new.tree));
        assert!(read.iter().all(|game| game.errors.is_empty()));
    }
}

#[test]
fn two_games_save_themselves_in_one_file_by_turns() {
    let (_folder, path) = fresh();
    let mut first = append_game(&path, &game("Anna", &["32-28"])).expect("a new file");
    let mut second = append_game(&path, &game("Berta", &["33-29"])).expect("a file of games");
    assert_eq!((first.number, second.number), (1, 2));
    let moves = ["32-28", "19-23", "28x19", "14x23"];
    for length in 2..=moves.len() {
        first = replace_game(&first, &game("Anna", &moves[..length])).expect("saved");
        second = replace_game(&second, &game("Berta", &moves[..length])).expect("saved");
    }
    assert_eq!(whites(&path), ["Anna", "Berta"]);
    for number in 1..=2 {
        let text = fs::read(&path).expect("readable");
        let read = PdnReader::new(&text[..]).nth(number - 1).expect("a game");
        let read = read.expect("readable");
        assert_eq!(read.tree.expect("a tree").len(), moves.len());
    }
}

#[test]
fn a_game_that_another_program_has_changed_is_left_as_it_is() {
    let (_folder, path) = fresh();
    let text = |white: &str, moves: &[&str]| format!("{}\n", game(white, moves));
    let old = game("Anna", &["32-28", "19-23"]);
    let place = append_game(&path, &old).expect("a new file");
    let ours = old.to_string();
    for change in [
        // More moves, a comment, a name, fewer moves, another game, no game.
        text("Anna", &["32-28", "19-23", "28x19"]),
        ours.replace("19-23", "{solid} 19-23"),
        ours.replace("Anna", "Anne"),
        text("Anna", &["32-28"]),
        text("Clara", &["34-30"]),
        "Dear diary,\n".to_owned(),
    ] {
        fs::write(&path, &change).expect("written");
        for new in [&old, &game("Anna", &["32-28", "19-23", "28x19"])] {
            let error = replace_game(&place, new).expect_err(&change);
            assert!(matches!(error, SaveError::Changed), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("readable"), change);
        }
    }
}

#[test]
fn a_game_is_found_where_another_program_has_added_and_removed_games() {
    let (_folder, path) = fresh();
    fs::write(&path, [ANNA, BERTA].concat()).expect("written");
    let place = append_game(&path, &game("Own", &["32-28"])).expect("added");
    assert_eq!(place.number, 3);
    let own = format!("{}\n", game("Own", &["32-28"]));
    for (before, number) in [(vec![BERTA], 2), (vec![ANNA, CLARA, b"\n", BERTA], 4)] {
        let changed = [before.concat(), own.clone().into_bytes()].concat();
        fs::write(&path, &changed).expect("written");
        let moved = replace_game(&place, &game("Own", &["32-28", "19-23"])).expect("saved");
        assert_eq!(moved.number, number);
        let after = fs::read(&path).expect("readable");
        assert!(after.starts_with(&before.concat()));
        assert_eq!(whites(&path).len(), number);
        assert_eq!(whites(&path)[number - 1], "Own");
    }
    // Of two games with its text it may be either.
    fs::write(&path, [&own[..], "\n", &own[..]].concat()).expect("written");
    assert!(matches!(replace_game(&place, &game("Own", &[])), Err(SaveError::Changed)));
}

#[test]
fn nothing_is_written_where_nothing_has_changed() {
    let (_folder, path) = fresh();
    let anna = game("Anna", &["32-28"]);
    let place = append_game(&path, &anna).expect("a new file");
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let file = fs::File::options().write(true).open(&path).expect("open");
    file.set_modified(old).expect("an old file");
    let modified = || fs::metadata(&path).and_then(|file| file.modified()).expect("known");
    let same = replace_game(&place, &anna).expect("the same");
    assert_eq!((same, modified()), (place.clone(), old));
    replace_game(&place, &game("Anna", &["32-28", "19-23"])).expect("saved");
    assert_ne!(modified(), old);
}

#[test]
fn what_stands_between_games_stays() {
    let (_folder, path) = fresh();
    let before = "% made by hand\n\n[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 *\n% after A\n\n";
    fs::write(&path, before).expect("written");
    let mut place = append_game(&path, &game("Own", &["32-28"])).expect("added");
    let after = "% after the own game\n*\n\n% before C\n[White \"C\"]\n1. 33-29 *\n% the end\n";
    let mut text = fs::read_to_string(&path).expect("readable");
    text.push_str(after);
    fs::write(&path, &text).expect("written");
    let new = game("Own", &["32-28", "19-23"]);
    for _ in 0..2 {
        place = replace_game(&place, &new).expect("saved");
    }
    let expected = [before, &new.to_string(), "\n", after].concat();
    assert_eq!(fs::read_to_string(&path).expect("readable"), expected);
}

#[test]
fn a_comment_line_that_begins_with_a_percent_sign_is_part_of_its_game() {
    let (_folder, path) = fresh();
    let own = international("[GameType \"20\"] 1. 32-28 {ninety\n%b of them} *");
    let place = append_game(&path, &own).expect("a new file");
    replace_game(&place, &game("Own", &["32-28", "19-23"])).expect("saved");
    assert_eq!(whites(&path), ["Own"]);
}

#[test]
fn a_game_of_which_something_would_be_lost_has_no_place() {
    let (_folder, path) = fresh();
    for (text, is_replaceable) in [
        ("[White \"A\"]\n1. 32-28 19-23 *\n", true),
        ("[White \"A\"]\n1. 32-28 {unfinished}\n\n% note", false),
        ("[White \"A\"]\n1. 32-28\n% note\n19-23 *\n", false),
        ("[White \"A\"]\n1. 32-28 19-23 2. 28x99 14x23 *\n", false),
        ("[White \"A\"]\n1. 32-28 * [White \"B\"] 1. 33-29 *\n", false),
    ] {
        fs::write(&path, text).expect("written");
        let game = international(text);
        let place = place_of_game(&path, 1, &game).expect("readable");
        assert_eq!(place.is_some(), is_replaceable, "{text}");
        let other = international("[White \"Z\"] 1. 32-28 *");
        let place = place_of_game(&path, 1, &other).expect("readable");
        assert_eq!(place, None, "another game");
    }
}

#[test]
fn a_file_that_is_gone_is_made_again_for_its_first_game_only() {
    let (_folder, path) = fresh();
    let first = append_game(&path, &game("Anna", &["32-28"])).expect("a new file");
    let second = append_game(&path, &game("Berta", &["33-29"])).expect("added");
    fs::remove_file(&path).expect("removed");
    assert!(matches!(replace_game(&second, &game("Berta", &["33-29"])), Err(SaveError::Changed)));
    assert!(!path.exists());
    replace_game(&first, &game("Anna", &["32-28"])).expect("saved");
    assert_eq!(whites(&path), ["Anna"]);
}

#[test]
fn files_that_are_no_games_are_left_as_they_are() {
    let (_folder, path) = fresh();
    let diary = "Dear diary,\nnothing happened.\n";
    fs::write(&path, diary).expect("written");
    let anna = game("Anna", &["32-28"]);
    assert!(matches!(append_game(&path, &anna), Err(SaveError::NotPdn)));
    assert_eq!(fs::read_to_string(&path).expect("readable"), diary);
    let error = append_game(Path::new("/proc/no/such.pdn"), &anna);
    assert!(matches!(error, Err(SaveError::Io(_))));

    let shared = "1. 33-29 * [White \"A\"] 1. 32-28 *\n";
    fs::write(&path, "\n1. 33-29 *\n[White \"A\"] 1. 32-28 *\n").expect("written");
    let place = place(&path, 2);
    fs::write(&path, shared).expect("written");
    let error = replace_game(&place, &anna).expect_err("a shared line");
    assert_eq!(error.to_string(), "the game shares a line with another one");
    assert_eq!(fs::read_to_string(&path).expect("readable"), shared);
}

/// A session in which a game is saved after its first move, with what it is kept in.
struct SavedSession {
    _folder: tempfile::TempDir,
    path: PathBuf,
    archive: Archive,
    log: SessionLog,
    session: Session,
}

impl SavedSession {
    fn new() -> SavedSession {
        let (folder, path) = fresh();
        let archive = Archive::in_folder(folder.path().join("games"));
        let mut saved = SavedSession {
            _folder: folder,
            path,
            log: SessionLog::new(archive.clone()),
            archive,
            session: Session::default(),
        };
        saved.play("32-28");
        let place = append_game(&saved.path, &saved.pdn()).expect("a new file");
        saved.note(place);
        saved
    }

    fn play(&mut self, text: &str) {
        let command = Command::Play(text.parse().expect("a move"));
        apply(&mut self.log, &mut self.session, command).expect("legal");
    }

    fn pdn(&self) -> PdnGame {
        self.log.pdn(self.session.game())
    }

    fn place(&self) -> &SavePlace {
        self.log.saved(Variant::Dames3d).expect("a place")
    }

    /// Saves the game in its place.
    fn save(&mut self) -> Result<SavePlace, SaveError> {
        replace_game(self.place(), &self.pdn())
    }

    /// Notes the place in the journal.
    fn note(&mut self, place: SavePlace) {
        let id = self.log.game_id(Variant::Dames3d);
        let noted = self.log.set_saved(&self.session, id, Some(place));
        noted.expect("written");
    }

    /// Stops the program and goes on with the session.
    fn stop_and_continue(self) -> SavedSession {
        drop(self.log);
        let unfinished = self.archive.unfinished().pop().expect("the session");
        let (log, session) = unfinished.resume().expect("goes on");
        SavedSession { log, session, ..self }
    }
}

#[test]
fn a_session_that_goes_on_knows_whether_another_program_has_changed_its_file() {
    let mut saved = SavedSession::new();
    let (ours, old) = (fs::read_to_string(&saved.path), saved.place().clone());
    saved = saved.stop_and_continue();
    assert_eq!(*saved.place(), old);
    saved.save().expect("the same");
    let ours = ours.expect("readable");
    let theirs = ours.replace("32-28", "32-28 {solid} 19-23");
    fs::write(&saved.path, &theirs).expect("written");
    saved = saved.stop_and_continue();
    assert!(matches!(saved.save(), Err(SaveError::Changed)));
    saved.play("19-23");
    assert!(matches!(saved.save(), Err(SaveError::Changed)));
    assert_eq!(fs::read_to_string(&saved.path).expect("readable"), theirs);
}

#[test]
fn a_file_that_was_written_just_before_the_program_was_stopped_is_not_taken_for_changed() {
    // Of the moves, this number is written to the file, and the first `noted` of those are in the journal.
    let moves = ["19-23", "28x19", "14x23", "33-28", "23x32"];
    for written in 0..=moves.len() {
        for noted in 0..=written {
            let mut saved = SavedSession::new();
            let mut places = Vec::new();
            let first = saved.place().clone();
            for (number, text) in (1..).zip(moves) {
                saved.play(text);
                if number <= written {
                    let last = places.last().unwrap_or(&first);
                    places.push(replace_game(last, &saved.pdn()).expect("saved"));
                }
            }
            if let Some(last) = noted.checked_sub(1) {
                saved.note(places[last].clone());
            }
            saved = saved.stop_and_continue();
            let place = saved.save().expect("as it was left");
            assert_eq!(whites(&saved.path).len(), 1);
            saved.note(place);
            assert_eq!(saved.place().checksums.len(), 1);
        }
    }
}

#[test]
fn a_journal_of_an_earlier_version_goes_on_in_its_file() {
    let mut saved = SavedSession::new();
    saved.note(SavePlace { checksums: Vec::new(), ..saved.place().clone() });
    for text in ["19-23", "28x19"] {
        saved.play(text);
        let first = place(&saved.path, 1);
        replace_game(&first, &saved.pdn()).expect("saved");
    }
    saved = saved.stop_and_continue();
    saved.save().expect("as it was left");
    fs::write(&saved.path, "[White \"A\"] 1. 32-28 19-23 *").expect("written");
    saved = saved.stop_and_continue();
    assert!(matches!(saved.save(), Err(SaveError::Changed)));
}

#[test]
fn a_place_belongs_to_its_game_and_not_to_the_next_one() {
    let mut saved = SavedSession::new();
    let (first, place) = (saved.log.game_id(Variant::Dames3d), saved.place().clone());
    apply(&mut saved.log, &mut saved.session, Command::NewGame).expect("started");
    let late = saved.log.set_saved(&saved.session, first, Some(place));
    late.expect("nothing to write");
    assert_eq!(saved.log.saved(Variant::Dames3d), None);
}

#[test]
#[cfg(unix)]
fn a_place_comes_back_from_a_journal_whatever_its_file_is_called() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"dame \xff.pdn");
    for path in [PathBuf::from("dame é.pdn"), PathBuf::from(name)] {
        let place = SavePlace { path, number: 2, checksums: vec![7] };
        let text = serde_json::to_string(&place).expect("JSON");
        let read: SavePlace = serde_json::from_str(&text).expect("a place");
        assert_eq!(read, place, "{text}");
    }
    // As earlier versions wrote it.
    let read: SavePlace = serde_json::from_str(r#"{"path":"a.pdn","number":3}"#).expect("a place");
    assert_eq!((read.path, read.number), (PathBuf::from("a.pdn"), 3));
    assert_eq!(read.checksums, [] as [u32; 0]);
}

#[test]
fn a_file_is_read_as_far_as_it_takes_to_know_what_it_holds() {
    let (_folder, path) = fresh();
    let read = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        read_file(&path).expect("readable")
    };
    let FileContents::Game { game, errors } = read(ANNA) else {
        panic!("one game");
    };
    assert_eq!((game.tree.main_line().len(), errors.len()), (1, 0));
    assert!(matches!(read(&[ANNA, BERTA].concat()), FileContents::Games));
    assert!(matches!(read(b"Dear diary,\n"), FileContents::Nothing { .. }));
    assert!(matches!(read(b""), FileContents::Nothing { .. }));
    assert!(matches!(
        read(b"W:W31,K46:B21.\n"),
        FileContents::Position(fen) if fen == "W:W31,K46:B21."
    ));
    let FileContents::Game { game, errors } = read(b"[White \"A\"]\n1. 32-28 19-99 2. 28x19 *\n")
    else {
        panic!("a game up to the error");
    };
    assert_eq!(game.tree.main_line().len(), 1);
    assert_eq!((errors[0].line, errors[0].game), (2, 1));
}

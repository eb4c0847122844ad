//! Sessions on disk: journals, damaged journals, filed games.

use std::fs;
use std::path::PathBuf;

use dames3d::archive::{Archive, Damage, Entry, Journal, SessionLog, read_journal};
use dames3d::game::{Command, Game, Session};
use dames3d::notation::pdn::{GameResult, PdnReader};
use dames3d::rules::{BySide, Side, Variant};
use tempfile::TempDir;

use crate::game::random_commands::any_command;
use crate::random::{Random, amount};

fn fresh() -> (TempDir, Archive) {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = Archive::in_folder(folder.path().join("games"));
    (folder, archive)
}

fn play(log: &mut SessionLog, session: &mut Session, moves: &[&str]) {
    for text in moves {
        let command = Command::Play(text.parse().expect("a move"));
        let (events, written) = log.apply(session, command);
        events.expect("legal");
        written.expect("written");
    }
}

fn journals(archive: &Archive) -> Vec<PathBuf> {
    let entries = fs::read_dir(archive.folder())
        .into_iter()
        .flatten()
        .flatten();
    let paths = entries.map(|entry| entry.path());
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|found| found == "journal");
    paths.filter(is_journal).collect()
}

#[test]
fn every_session_comes_back_from_its_journal() {
    let mut random = Random::for_test("every_session_comes_back_from_its_journal");
    let mut resumed = 0;
    for _ in 0..amount(12) {
        let (_folder, archive) = fresh();
        let mut log = SessionLog::new(archive.clone());
        let mut session = Session::default();
        for _ in 0..150 {
            let command = any_command(&mut random, &session);
            let (_, written) = log.apply(&mut session, command);
            written.expect("written");
            if random.chance(2) && log.has_begun() {
                drop(log);
                let Some(unfinished) = archive.unfinished().pop() else {
                    let is_over = |game: &Game| {
                        !game.has_changes() || game.result() != GameResult::Unfinished
                    };
                    assert!(session.games().all(is_over));
                    log = SessionLog::new(archive.clone());
                    session = Session::default();
                    continue;
                };
                assert_eq!(unfinished.damage(), None);
                let again;
                (log, again) = unfinished.resume().expect("goes on");
                assert_eq!(again, session);
                resumed += 1;
            }
        }
    }
    assert!(resumed > 5, "{resumed}");
}

#[test]
fn a_journal_cut_off_anywhere_keeps_its_whole_lines() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23", "28x19"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let whole = fs::read(&path).expect("readable");
    let all = read_journal(&whole[..]).expect("readable");
    assert_eq!((all.damage, all.length), (None, whole.len() as u64));
    for length in 0..whole.len() {
        let part = read_journal(&whole[..length]).expect("readable");
        let lines = whole[..length]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
        assert_eq!(part.entries, all.entries[..lines], "{length}");
        let is_torn = !whole[..length].ends_with(b"\n") && length > 0;
        let torn = is_torn.then_some(Damage::TornLine { line: lines + 1 });
        assert_eq!(part.damage, torn, "{length}");
    }
}

#[test]
fn a_changed_byte_is_found_wherever_it_is() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let whole = fs::read(&journals(&archive)[0]).expect("readable");
    let all = read_journal(&whole[..]).expect("readable").entries;
    for place in 0..whole.len() {
        let mut changed = whole.clone();
        changed[place] ^= 1;
        let read = read_journal(&changed[..]).expect("readable");
        // In the checksum, upper and lower case of a digit are the same.
        if read.entries != all {
            assert!(read.damage.is_some(), "{place}");
            assert_eq!(read.entries, all[..read.entries.len()], "{place}");
        }
    }
}

#[test]
fn a_torn_line_is_cut_off_and_the_session_goes_on() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let mut torn = fs::read(&path).expect("readable");
    torn.truncate(torn.len() - 3);
    fs::write(&path, &torn).expect("written");

    let unfinished = archive.unfinished().pop().expect("the session");
    assert!(matches!(unfinished.damage(), Some(Damage::TornLine { .. })));
    let (mut log, mut session) = unfinished.resume().expect("goes on");
    assert_eq!(session.game().turns().len(), 1);
    play(&mut log, &mut session, &["20-25"]);
    drop(log);
    let again = archive.unfinished().pop().expect("the session");
    assert_eq!(again.damage(), None);
    assert_eq!(again.game().turns().len(), 2);
}

#[test]
fn lines_after_a_damage_in_the_middle_are_kept_in_a_copy() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23", "28x19"]);
    drop(log);
    let path = journals(&archive).remove(0);
    let text = fs::read_to_string(&path)
        .expect("readable")
        .replace("19-23", "19-24");
    fs::write(&path, &text).expect("written");
    let unfinished = archive.unfinished().pop().expect("the session");
    assert!(matches!(
        unfinished.damage(),
        Some(Damage::InvalidLine { .. })
    ));
    let (_log, session) = unfinished.resume().expect("goes on");
    assert_eq!(session.game().turns().len(), 1);
    let copy = fs::read_to_string(path.with_extension("damaged"));
    assert_eq!(copy.expect("a copy"), text);
}

/// The program stopped after the game was replaced, before it could be filed.
#[test]
fn a_replaced_game_that_was_not_filed_is_filed_later() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28", "19-23"]);
    log.apply(&mut session, Command::NewGame)
        .1
        .expect("written");
    drop(log);
    let filed = archive.earlier_games(2).remove(0);
    fs::remove_file(&filed.path).expect("removed");
    assert!(archive.unfinished().is_empty());
    assert_eq!(archive.earlier_games(2).remove(0).tree, filed.tree);
    assert_eq!(journals(&archive), [] as [PathBuf; 0]);
}

#[test]
fn a_session_in_use_is_not_offered() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["32-28"]);
    assert!(archive.unfinished().is_empty());
    drop(log);
    let offered = archive.unfinished();
    assert_eq!(offered.len(), 1);
    assert!(archive.unfinished().is_empty(), "reserved");
}

#[test]
fn a_finished_session_is_filed_with_its_players() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    let names = BySide {
        white: "Anna".to_owned(),
        black: "Dames 3D, level 4".to_owned(),
    };
    log.name_players(&session, Variant::Dames3d, names)
        .expect("remembered");
    play(&mut log, &mut session, &["32-28"]);
    log.apply(&mut session, Command::Resign(Side::Black))
        .1
        .expect("written");
    let path = journals(&archive).remove(0);
    log.close(&session).expect("closed");
    assert!(!path.exists());
    let games = archive.earlier_games(500);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].tags.get("White"), Some("Anna"));
    assert_eq!(games[0].tags.get("Black"), Some("Dames 3D, level 4"));
    assert_eq!(games[0].result, GameResult::Won(Side::White));
    assert_eq!(&games[0].tree, session.game().tree());
}

#[test]
fn an_opened_game_is_part_of_the_session() {
    let (_folder, archive) = fresh();
    let mut log = SessionLog::new(archive.clone());
    let mut session = Session::default();
    play(&mut log, &mut session, &["33-29"]);
    let text = "[White \"Anna\"] [GameType \"20\"] 1. 32-28! {good} 19-23 (1... 18-23) 2. 28x19 *";
    let game = PdnReader::new(text.as_bytes())
        .next_game()
        .expect("readable")
        .expect("a game");
    let game = game.into_game().expect("a game of ours");
    let (opened, written) = log.apply(&mut session, Command::from(&game));
    opened.expect("opened");
    written.expect("written");
    assert_eq!(session.game().variant(), Variant::International);
    drop(log);
    let (_log, again) = archive.unfinished().remove(0).resume().expect("goes on");
    assert_eq!(again, session);
}

#[test]
fn entries_are_appended_and_an_existing_journal_is_not_replaced() {
    let (folder, _archive) = fresh();
    let path = folder.path().join("one.journal");
    let mut journal = Journal::create(&path).expect("created");
    journal
        .append(&Entry::Command(Command::NewGame))
        .expect("written");
    assert!(
        Journal::create(&path).is_err(),
        "an existing journal is not replaced"
    );
    journal
        .append(&Entry::Command(Command::Undo))
        .expect("written");
    let contents = read_journal(fs::File::open(&path).expect("a file")).expect("readable");
    assert_eq!(contents.entries.len(), 2);
}

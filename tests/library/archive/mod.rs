//! Sessions on disk: their journals.

mod background;
mod damage;
mod kept;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use dames3d::archive::{Archive, Entry, Journal, SessionLog, read_journal};
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{AppliedCommand, Command, Game, Session};
use dames3d::notation::pdn::GameResult;
use tempfile::TempDir;

use crate::clocks::any_control;
use crate::game::random_commands::any_command;
use crate::random::{Random, amount};

fn fresh() -> (TempDir, Archive) {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = Archive::in_folder(folder.path().join("games"));
    (folder, archive)
}

/// Applies a command and records it; returns `None` if it is refused.
pub(crate) fn apply(
    log: &mut SessionLog,
    session: &mut Session,
    command: Command,
) -> Option<AppliedCommand> {
    let applied = session.apply_recorded(command).ok()?;
    log.record(session, &applied).expect("written");
    Some(applied)
}

fn play(log: &mut SessionLog, session: &mut Session, moves: &[&str]) {
    for text in moves {
        let command = Command::Play(text.parse().expect("a move"));
        apply(log, session, command).expect("legal");
    }
}

fn journals(archive: &Archive) -> Vec<PathBuf> {
    let entries = fs::read_dir(archive.folder()).into_iter().flatten().flatten();
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
            apply(&mut log, &mut session, command);
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
fn entries_are_appended_and_an_existing_journal_is_not_replaced() {
    let (folder, _archive) = fresh();
    let path = folder.path().join("one.journal");
    let mut journal = Journal::create(&path).expect("created");
    journal.append(&Entry::Command(Command::NewGame)).expect("written");
    assert!(Journal::create(&path).is_err(), "an existing journal is not replaced");
    journal.append(&Entry::Command(Command::Undo)).expect("written");
    let contents = read_journal(fs::File::open(&path).expect("a file")).expect("readable");
    assert_eq!(contents.entries.len(), 2);
}

/// Applies commands that are carried out and written.
fn carry_out(log: &mut SessionLog, session: &mut Session, commands: &[Command]) {
    for command in commands {
        apply(log, session, command.clone()).expect("possible");
    }
}

/// Ends the other threads of a test when the test ends, even by a panic.
struct EndsOthers<'a>(&'a AtomicBool);

impl Drop for EndsOthers<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One program begins sessions while another one looks for sessions that are over.
#[test]
fn a_session_that_begins_is_never_taken_for_one_that_is_over() {
    let (_folder, archive) = fresh();
    fs::create_dir_all(archive.folder()).expect("created");
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _ends = EndsOthers(&is_over);
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    drop(archive.unfinished());
                }
            });
        }
        for _ in 0..amount(100) {
            let journal = Journal::create(&archive.folder().join("00000000000001.journal"));
            // The other program may be reading the file that was there before.
            let Ok(mut journal) = journal else { continue };
            journal.append(&Entry::Command(Command::NewGame)).expect("written");
            assert!(journal.path().exists(), "the lock is that of a dead file");
            let entries = read_journal(fs::File::open(journal.path()).expect("there"));
            assert_eq!(entries.expect("readable").entries.len(), 1);
            // As a program does: only while it holds the lock.
            fs::remove_file(journal.path()).expect("removed");
        }
    });
}

/// Notes of twenty a second, which older versions wrote one a line, and the same moments in one step.
#[test]
fn time_noted_in_small_steps_comes_back_exactly() {
    let mut random = Random::for_test("time_noted_in_small_steps_comes_back_exactly");
    for _ in 0..amount(20) {
        let (_folder, archive) = fresh();
        let clock = ClockSettings {
            white: any_control(&mut random),
            black: any_control(&mut random),
            start: ClockStart::AtOnce,
        };
        let mut commands = vec![Command::SetClock(clock)];
        for text in ["32-28", "19-23", "28x19", "14x23"] {
            let step = 1 + random.below(120) as u64;
            commands.extend(vec![Command::Wait(step); random.below(200)]);
            commands.push(Command::Play(text.parse().expect("a move")));
        }
        fs::create_dir_all(archive.folder()).expect("created");
        let path = archive.folder().join("00000000000001.journal");
        let mut session = Session::default();
        let mut entries = Vec::new();
        for command in commands {
            if session.apply(command.clone()).is_ok() {
                entries.push(Entry::Command(command));
            }
        }
        let mut journal = Journal::create(&path).expect("created");
        journal.append_all(&entries).expect("written");
        drop(journal);
        if let Some(unfinished) = archive.unfinished().pop() {
            let (_log, again) = unfinished.resume().expect("goes on");
            assert_eq!(again, session);
        }
    }
}

#[test]
fn notes_of_the_time_share_a_line_for_a_second() {
    let (folder, _archive) = fresh();
    let path = folder.path().join("one.journal");
    let mut journal = Journal::create(&path).expect("created");
    let entries = || {
        let contents = read_journal(fs::File::open(&path).expect("a file")).expect("readable");
        assert_eq!(contents.damage, None);
        contents.entries
    };
    let waited = |entries: &[Entry]| -> u64 {
        let time = |entry: &Entry| match entry {
            Entry::Command(Command::Wait(time)) => *time,
            _ => 0,
        };
        entries.iter().map(time).sum()
    };
    for note in 1..=100 {
        journal.note_time(49).expect("written");
        let entries = entries();
        assert_eq!(waited(&entries), 49 * note, "each is in the file at once");
        assert!(entries.len() as u64 <= 49 * note / 1000 + 1);
    }
    journal.append(&Entry::Command(Command::PauseClock)).expect("written");
    journal.note_time(7).expect("written");
    let entries = entries();
    let last = [Command::PauseClock, Command::Wait(7)].map(Entry::Command);
    assert_eq!(entries[entries.len() - 2..], last, "a line of its own");
}

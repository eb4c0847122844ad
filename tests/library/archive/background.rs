//! Sessions that a thread writes in the background.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use dames3d::archive::{Archive, Entry, SessionLog, SharedElapsedTime, read_journal};
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{Command, Session};
use dames3d::platform::Stopwatch;
use dames3d::rules::Side;
use tempfile::TempDir;

use crate::game::random_commands::any_command;
use crate::patience::wait_until;
use crate::random::{Random, amount};

/// A session written in the background, changed as the window does: frame by frame. Its time passes on request.
struct Framed {
    log: SessionLog,
    session: Session,
    /// Milliseconds.
    now: Arc<AtomicU64>,
    time: SharedElapsedTime,
    folder: TempDir,
}

impl Framed {
    fn new() -> Framed {
        let folder = tempfile::tempdir().expect("a folder");
        let now = Arc::new(AtomicU64::new(0));
        let source = now.clone();
        let stopwatch =
            Stopwatch::with_source(move || Duration::from_millis(source.load(Ordering::Relaxed)));
        let time = SharedElapsedTime::with_stopwatch(stopwatch);
        let archive = Archive::in_folder(folder.path().join("games"));
        Framed {
            log: SessionLog::new(archive).write_in_background(time.clone(), || ()),
            session: Session::default(),
            now,
            time,
            folder,
        }
    }

    /// Lets milliseconds pass between two frames.
    fn pass(&self, time: u64) {
        self.now.fetch_add(time, Ordering::Relaxed);
    }

    /// Lets milliseconds pass between two frames, and waits until the thread has noted them, if a clock runs.
    fn pass_noted(&self, time: u64) {
        let before = waited(&self.entries());
        self.pass(time);
        if self.session.game().running_clock().is_some() {
            wait_until("the time is in the journal", || waited(&self.entries()) > before);
        }
    }

    fn archive(&self) -> Archive {
        Archive::in_folder(self.folder.path().join("games"))
    }

    /// A frame in which these commands are given. Returns those that were carried out.
    fn frame(&mut self, commands: Vec<Command>) -> Vec<Command> {
        self.time.hold();
        let is_due = !commands.is_empty();
        let passed = match self.session.game().running_clock() {
            Some(_) => self.time.take(|passed| is_due || passed >= 100),
            None => {
                self.time.skip();
                None
            }
        };
        let mut done = Vec::new();
        for command in passed.map(Command::Wait).into_iter().chain(commands) {
            let applied = super::apply(&mut self.log, &mut self.session, command);
            let commands = applied.map(|applied| applied.command);
            done.extend(commands.filter(|command| !matches!(command, Command::Wait(_))));
        }
        let is_running = self.session.game().running_clock().is_some();
        self.time.release(is_running);
        self.log.note_time(is_running);
        done
    }

    fn set_clock(&mut self, control: &str) {
        let settings = ClockSettings {
            start: ClockStart::AtOnce,
            ..ClockSettings::from_minutes(control).expect("a time control")
        };
        self.frame(vec![Command::SetClock(settings)]);
    }

    fn play(&mut self, text: &str) {
        let command = Command::Play(text.parse().expect("a move"));
        assert_eq!(self.frame(vec![command]).len(), 1, "{text} is legal");
    }

    /// The entries of the only journal, which may be written at the same time.
    fn entries(&self) -> Vec<Entry> {
        entries(&self.folder.path().join("games"))
    }
}

fn entries(games: &Path) -> Vec<Entry> {
    let files = fs::read_dir(games).into_iter().flatten().flatten();
    let mut paths = files.map(|file| file.path());
    let is_journal = |path: &Path| path.extension().is_some_and(|found| found == "journal");
    match paths.find(|path| is_journal(path)) {
        Some(path) => {
            let file = fs::File::open(path).expect("a journal");
            read_journal(file).expect("readable").entries
        }
        None => Vec::new(),
    }
}

fn waited(entries: &[Entry]) -> u64 {
    let times = entries.iter().map(|entry| match entry {
        Entry::Command(Command::Wait(time)) => *time,
        _ => 0,
    });
    times.sum()
}

#[test]
fn time_is_noted_between_frames() {
    let mut framed = Framed::new();
    framed.set_clock("5");
    framed.play("32-28");
    let _ = framed.log.wait();
    assert_eq!(waited(&framed.entries()), 0);
    // No frame comes.
    for passes in 1..=10 {
        framed.pass(60);
        wait_until("the time is in the journal", || waited(&framed.entries()) == 60 * passes);
    }
    framed.frame(vec![Command::PauseClock]);
    framed.pass(150);
    framed.play("19-23");
    let _ = framed.log.wait();
    assert_eq!(waited(&framed.entries()), 600, "the clock stands");
}

#[test]
fn a_session_comes_back_to_the_millisecond() {
    let mut random = Random::for_test("a_session_comes_back_to_the_millisecond");
    for _ in 0..amount(4) {
        let mut framed = Framed::new();
        framed.set_clock("5+3");
        framed.play("32-28");
        let mut given = 0;
        for _ in 0..60 {
            // Some frames are so slow that time is noted meanwhile.
            match random.below(40) {
                0 => framed.pass_noted(70),
                n => framed.pass([0, 1, 3, 17, 70][n % 5]),
            }
            let is_quiet = random.chance(50);
            let command = (!is_quiet).then(|| any_command(&mut random, &framed.session));
            // Time passes by itself.
            let command = command.filter(|command| !matches!(command, Command::Wait(_)));
            given += framed.frame(command.into_iter().collect()).len();
        }
        // What has passed is noted with a command.
        framed.frame(vec![Command::SetClock(ClockSettings::default())]);
        framed.frame(vec![Command::SetClock(
            ClockSettings::from_minutes("3").expect("a time control"),
        )]);
        assert!(given > 0, "{given}");
        let archive = framed.archive();
        let Framed { log, session, folder, .. } = framed;
        drop(log);
        if let Some(unfinished) = archive.unfinished().pop() {
            let (_log, again) = unfinished.resume().expect("goes on");
            assert_eq!(again, session);
        }
        drop(folder);
    }
}

#[test]
fn the_clocks_of_a_session_come_back_to_the_millisecond() {
    let mut random = Random::for_test("the_clocks_of_a_session_come_back_to_the_millisecond");
    let mut framed = Framed::new();
    framed.set_clock("5+3");
    for text in ["32-28", "19-23", "28x19", "14x23", "33-29", "20-24"] {
        framed.play(text);
        for _ in 0..3 {
            framed.pass([2, 16, 90][random.below(3)]);
            framed.frame(Vec::new());
        }
        framed.pass_noted(90);
    }
    framed.frame(vec![Command::PauseClock]);
    let archive = framed.archive();
    drop(framed.log);
    let unfinished = archive.unfinished().pop().expect("unfinished");
    let (_log, again) = unfinished.resume().expect("goes on");
    assert_eq!(again, framed.session);
}

#[test]
fn errors_come_back_and_what_was_not_written_is_written_later() {
    let mut framed = Framed::new();
    let games = framed.folder.path().join("games");
    // A file in place of the folder.
    fs::write(&games, "").expect("written");
    framed.play("32-28");
    framed.play("19-23");
    let results = framed.log.wait();
    assert_eq!(results.len(), 2);
    assert!(results.iter().all(Result::is_err), "{results:?}");
    fs::remove_file(&games).expect("removed");
    framed.play("28x19");
    let results = framed.log.wait();
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    let is_move = |entry: &&Entry| matches!(entry, Entry::Command(Command::Play(_)));
    assert_eq!(framed.entries().iter().filter(is_move).count(), 3);
}

#[test]
fn the_session_is_woken_when_a_command_is_written() {
    let woken = Arc::new(AtomicUsize::new(0));
    let mut framed = Framed::new();
    let counted = woken.clone();
    framed.log =
        SessionLog::new(framed.archive()).write_in_background(framed.time.clone(), move || {
            counted.fetch_add(1, Ordering::Relaxed);
        });
    framed.play("32-28");
    assert!(!framed.log.is_idle(), "nothing waits for the disk");
    let results = framed.log.wait();
    assert_eq!((results.len(), framed.log.is_idle()), (1, true));
    drop(framed.log);
    assert_eq!(woken.load(Ordering::Relaxed), 1);
}

/// The thread stands still after its first task, as on a disk that does not answer.
#[test]
fn no_command_waits_for_a_disk_that_does_not_answer() {
    let (release, gate) = mpsc::channel::<()>();
    let mut framed = Framed::new();
    framed.log =
        SessionLog::new(framed.archive()).write_in_background(framed.time.clone(), move || {
            // It ends at once when the other end is gone.
            let _ = gate.recv();
        });
    for text in ["32-28", "19-23", "28x19", "14x23"] {
        framed.play(text);
    }
    let carried_out = framed.frame(vec![Command::Resign(Side::White), Command::NewGame]);
    assert_eq!(carried_out.len(), 2, "the session goes on");
    assert!(!framed.log.is_idle());
    drop(release);
    let results = framed.log.wait();
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    let files = fs::read_dir(framed.archive().folder()).expect("a folder");
    let is_game = |path: &Path| path.extension().is_some_and(|found| found == "pdn");
    let filed = files.flatten().filter(|file| is_game(&file.path()));
    assert_eq!(filed.count(), 1);
}

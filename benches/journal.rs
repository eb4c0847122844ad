//! Speed of the journals of sessions: `cargo bench --profile dist --no-default-features --bench journal`.
//!
//! The time that a frame gives to the journal, written before the call returns or beside it; and the time to open five
//! sessions in which a clock ran for an hour, noted twenty times a second, as older versions wrote them, or once.

use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use dames3d::archive::{Archive, Entry, Journal, SessionLog, SharedElapsedTime, read_journal};
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{Command, Session};

fn main() -> io::Result<()> {
    // On the disk of the program, not in memory as a temporary folder may be.
    let disk = env::current_dir()?;
    for is_beside in [false, true] {
        let folder = tempfile::tempdir_in(&disk)?;
        let mut log = SessionLog::new(Archive::in_folder(folder.path().to_owned()));
        if is_beside {
            log = log.write_in_background(SharedElapsedTime::default(), || ());
        }
        print_call_times(log, is_beside)?;
    }
    for step in [50, 1000] {
        print_opening_time(step)?;
    }
    Ok(())
}

/// Prints the times of the calls that carry out 500 commands.
fn print_call_times(mut log: SessionLog, is_beside: bool) -> io::Result<()> {
    let mut session = Session::default();
    let play = Command::Play("32-28".parse().expect("a move"));
    let played = session.apply_recorded(play).expect("legal");
    let _ = log.record(&session, &played);
    let _ = log.wait();
    let mut times = Vec::new();
    for number in 0..500 {
        let command = [Command::Undo, Command::Redo][number % 2].clone();
        let start = Instant::now();
        let applied = session.apply_recorded(command).expect("legal");
        let written = log.record(&session, &applied);
        times.push(start.elapsed());
        written?;
        // A frame.
        thread::sleep(Duration::from_millis(10));
    }
    times.sort();
    let name = if is_beside { "beside" } else { "before the call returns" };
    println!(
        "written {name}: median {:?}, worst {:?} of {} commands",
        times[times.len() / 2],
        times[times.len() - 1],
        times.len()
    );
    Ok(())
}

/// Prints the time to open five sessions whose clocks were noted every `step` milliseconds, line by line and as the
/// program does.
fn print_opening_time(step: u64) -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    let archive = Archive::in_folder(folder.path().to_owned());
    let clock = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::from_minutes("90").expect("a time control")
    };
    let moves = ["32-28", "19-23", "28x19", "14x23", "33-29"];
    let mut entries = vec![Entry::Command(Command::SetClock(clock))];
    for text in moves {
        let notes = 3_600_000 / step / moves.len() as u64;
        entries.push(Entry::Command(Command::Play(text.parse().expect("a move"))));
        entries.extend((0..notes).map(|_| Entry::Command(Command::Wait(step))));
    }
    let paths: Vec<_> =
        (0..5).map(|number| archive.folder().join(format!("{number:014}.journal"))).collect();
    for path in &paths {
        Journal::create(path)?.append_all(&entries)?;
    }
    let bytes = fs::metadata(&paths[0])?.len();
    let start = Instant::now();
    for path in &paths {
        let read = read_journal(fs::File::open(path)?)?;
        let mut session = Session::default();
        for entry in read.entries {
            if let Entry::Command(command) = entry {
                session.apply(command).expect("possible");
            }
        }
    }
    let one_by_one = start.elapsed();
    let start = Instant::now();
    assert_eq!(archive.unfinished().len(), 5);
    println!(
        "a note every {step} ms, {bytes} bytes each: line by line {one_by_one:?}, now {:?}",
        start.elapsed()
    );
    Ok(())
}

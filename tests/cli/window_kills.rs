//! The clocks of a window that is killed. This needs a screen and xdotool, and takes some minutes:
//!
//! ```sh
//! xvfb-run -a -s '-screen 0 1280x800x24' cargo test --release --test cli -- window_kills --ignored --nocapture
//! ```

use std::fs;
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use dames3d::archive::{Entry, read_journal};
use dames3d::game::Command;

use crate::environment::isolated;

/// Number of windows that are killed.
const KILLS: usize = 20;
/// The longest time for a window to open, or to show a move.
const PATIENCE: Duration = Duration::from_secs(120);
/// The most time of a clock that may be lost.
const MAX_LOST: Duration = Duration::from_millis(100);

/// A window with a game on the clock.
struct Window {
    child: Child,
    folder: tempfile::TempDir,
}

impl Window {
    fn open() -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("clock.pdn");
        let game = "[GameType \"20\"]\n[TimeControl \"300\"]\n\n1. 32-28 19-23 *\n";
        fs::write(&file, game).expect("written");
        let mut command = isolated(env!("CARGO_BIN_EXE_dames3d"), folder.path());
        for name in ["DISPLAY", "XAUTHORITY"] {
            command.env(name, std::env::var_os(name).unwrap_or_default());
        }
        let child = command
            .arg(&file)
            .env("DAMES3D_GAMES", folder.path().join("games"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        Window { child, folder }
    }

    fn entries(&self) -> Vec<Entry> {
        let games = fs::read_dir(self.folder.path().join("games"));
        let files = games.into_iter().flatten().flatten();
        let is_journal = |path: &Path| path.extension().is_some_and(|found| found == "journal");
        let mut paths = files.map(|file| file.path());
        match paths.find(|path| is_journal(path)) {
            Some(path) => {
                let file = fs::File::open(path).expect("a journal");
                read_journal(file).expect("readable").entries
            }
            None => Vec::new(),
        }
    }

    /// Clicks a pixel of a window of 1280x800 until an entry of the journal says that it was a button.
    fn click(&self, (x, y): (&str, &str), is_effect: impl Fn(&Command) -> bool) {
        let has_effect = |entry: &Entry| match entry {
            Entry::Command(command) => is_effect(command),
            _ => false,
        };
        let start = Instant::now();
        let mut pressed: Option<Instant> = None;
        while !self.entries().iter().any(has_effect) {
            assert!(start.elapsed() < PATIENCE, "nothing is at {x}, {y}");
            // The window may not listen yet.
            if pressed.is_none_or(|pressed| pressed.elapsed() > Duration::from_secs(15)) {
                xdotool(&["mousemove", x, y]);
                for button in ["mousedown", "mouseup"] {
                    // Frames are slow.
                    thread::sleep(Duration::from_millis(600));
                    xdotool(&[button, "1"]);
                }
                pressed = Some(Instant::now());
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits until the game is open, goes to its end, and lets the clocks run.
    fn start_clock(&self) {
        let start = Instant::now();
        while self.entries().is_empty() {
            assert!(start.elapsed() < PATIENCE, "the game is never opened");
            thread::sleep(Duration::from_millis(50));
        }
        thread::sleep(Duration::from_secs(2));
        let (last, resume) = (("1179", "647"), ("1235", "171"));
        self.click(last, |command| matches!(command, Command::Show(_)));
        self.click(resume, |command| matches!(command, Command::ResumeClock));
    }

    /// Kills the program. Returns the time that the clock has run.
    fn kill(mut self) -> Duration {
        self.child.kill().expect("killed");
        self.child.wait().expect("an end");
        let entries = self.entries();
        let after = entries
            .iter()
            .rev()
            .take_while(|entry| !matches!(entry, Entry::Command(Command::ResumeClock)));
        let waited = after.map(|entry| match entry {
            Entry::Command(Command::Wait(time)) => *time,
            _ => 0,
        });
        Duration::from_millis(waited.sum())
    }
}

fn xdotool(arguments: &[&str]) {
    let run = Process::new("xdotool").args(arguments).output();
    let run = run.expect("xdotool is installed");
    assert!(run.status.success(), "{run:?}");
}

#[test]
#[ignore = "needs a screen"]
fn clocks_are_kept_within_a_tenth_of_a_second_of_a_kill() {
    let mut lost: Vec<Duration> = (0..KILLS)
        .map(|_| {
            let window = Window::open();
            window.start_clock();
            let start = Instant::now();
            thread::sleep(Duration::from_millis(fastrand::u64(300..2500)));
            let ran = start.elapsed();
            let lost = ran.saturating_sub(window.kill());
            println!("{lost:?} of {ran:?}");
            lost
        })
        .collect();
    lost.sort();
    println!(
        "{KILLS} kills lost {:?} to {:?} of clock, {:?} in the middle",
        lost[0],
        lost[KILLS - 1],
        lost[KILLS / 2]
    );
    assert!(lost[KILLS - 1] <= MAX_LOST, "{lost:?}");
}

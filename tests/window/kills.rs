//! The window's session survives a program that is killed: a process that runs the app without a window applies
//! commands, acknowledges each, and is killed at a random moment.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use dames3d::archive::{Archive, Damage, Entry, read_journal};
use dames3d::game::clocks::ClockSettings;
use dames3d::game::{Command, CommentPlace, Session, recording};
use dames3d::viewer::kernel::autosave::Autosave;
use dames3d::viewer::kernel::messages::GameCommand;
use dames3d::viewer::kernel::session::CurrentSession;

use crate::autosave::{files, window};
use crate::environment::isolated;
use crate::test_app::TestApp;

/// The environment variable with the folder of the process that is killed.
const FOLDER: &str = "DAMES3D_KILLED_GAMES";

/// Time between two counts of a clock, in milliseconds.
const STEP: u64 = 100;

fn script() -> Vec<Command> {
    let play = |text: &str| Command::Play(text.parse().expect("a move"));
    let clock = ClockSettings::from_minutes("5+3").expect("a time control");
    let clock = ClockSettings { start: dames3d::game::clocks::ClockStart::AtOnce, ..clock };
    vec![
        Command::SetClock(clock),
        play("32-28"),
        play("19-23"),
        play("28x19"),
        play("14x23"),
        Command::SetComment {
            node: "1".parse().expect("a path"),
            place: CommentPlace::After,
            text: "a good start".to_owned(),
        },
        Command::Undo,
        Command::Redo,
        play("33-29"),
        Command::Load("[White \"Anna\"] [GameType \"20\"] 1. 32-28 {good} 19-23 *".to_owned()),
        Command::Redo,
        play("18-23"),
    ]
}

/// The process that is killed: reads commands, and acknowledges each when its frame is over. Between commands it
/// reports how long the clock has run.
#[test]
#[ignore = "run by the test of kills"]
fn a_process_that_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let mut app = window(Path::new(&folder));
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    println!("\nready");
    let mut clock_started = None;
    loop {
        let command = match lines.recv_timeout(Duration::from_millis(2)) {
            Ok(line) => {
                let (_, command) =
                    recording::read(line.as_bytes()).next().expect("a command").expect("a command");
                app.world().write_message(GameCommand(command.clone()));
                Some(command)
            }
            Err(mpsc::RecvTimeoutError::Timeout) => None,
            Err(mpsc::RecvTimeoutError::Disconnected) => return,
        };
        let before = clock_started.map(|start: Instant| start.elapsed().as_millis());
        let mut is_drawn = app.frame();
        // A command is acknowledged by the first picture after it, unless that reports a disk that does not answer.
        while command.is_some() && !(is_drawn && is_on_disk(&mut app)) {
            thread::sleep(Duration::from_micros(200));
            is_drawn |= app.frame();
        }
        if let Some(command) = command {
            if matches!(command, Command::SetClock(_)) {
                clock_started = Some(Instant::now());
            }
            println!("\ndone");
        } else if let Some(before) = before {
            println!("\ntick {before}");
        }
        io::stdout().flush().expect("a pipe");
    }
}

/// Returns `true` unless the disk fails or has not answered for a second.
fn is_on_disk(app: &mut TestApp) -> bool {
    app.world().resource::<Autosave>().is_safe()
}

struct Killed {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    /// The last report of the clock, in milliseconds.
    last_tick: u64,
}

impl Killed {
    fn start(folder: &Path) -> Killed {
        let mut child = isolated(std::env::current_exe().expect("this program"), folder)
            .args(["--exact", "kills::a_process_that_is_killed", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut killed = Killed { child, input, output, last_tick: 0 };
        killed.wait_for("ready");
        killed
    }

    fn send(&mut self, command: &Command) {
        writeln!(self.input, "{}", recording::line(command)).expect("the program listens");
    }

    fn wait_for(&mut self, answer: &str) {
        loop {
            let patience = Duration::from_secs(120);
            let line = self.output.recv_timeout(patience).expect("an answer");
            self.read_tick(&line);
            if line == answer {
                return;
            }
        }
    }

    fn read_tick(&mut self, line: &str) {
        if let Some(tick) = line.strip_prefix("tick ") {
            self.last_tick = tick.parse().expect("milliseconds");
        }
    }

    /// Kills the program. Returns its last report of the clock.
    fn kill(mut self) -> u64 {
        self.child.kill().expect("killed");
        self.child.wait().expect("an end");
        while let Ok(line) = self.output.recv() {
            self.read_tick(&line);
        }
        self.last_tick
    }
}

/// A number below `end`.
fn below(end: usize) -> usize {
    fastrand::usize(..end)
}

#[test]
fn everything_acknowledged_survives_a_kill() {
    let script = script();
    let kills = if cfg!(debug_assertions) { 20 } else { 200 };
    let mut torn = 0;
    for _ in 0..kills {
        let folder = tempfile::tempdir().expect("a folder");
        let mut killed = Killed::start(folder.path());
        // A clock alone is not written: there is nothing to lose.
        let acknowledged = 2 + below(script.len() - 1);
        for command in &script[..acknowledged] {
            killed.send(command);
            killed.wait_for("done");
        }
        // Another command is under way when the program dies, or has just been carried out.
        if let Some(next) = script.get(acknowledged) {
            killed.send(next);
        }
        let patience = [3, 3, 3, 250][below(4)];
        thread::sleep(Duration::from_micros(below(patience * 1000) as u64));
        let clock_ran = killed.kill();

        let journal = files(folder.path(), "journal").remove(0);
        let entries =
            read_journal(fs::File::open(&journal).expect("a journal")).expect("readable").entries;
        let (mut found, mut waited) = (Vec::new(), 0);
        for entry in entries {
            match entry {
                Entry::Command(Command::Wait(milliseconds)) => waited += milliseconds,
                Entry::Command(command) => found.push(command),
                _ => {}
            }
        }
        assert!(found.len() >= acknowledged, "{} of {acknowledged}", found.len());
        assert!(found.len() <= acknowledged + 1);
        assert_eq!(found, script[..found.len()]);
        // After a move is taken back the clock stands.
        if !found.contains(&Command::Undo) {
            assert!(waited + STEP >= clock_ran, "{waited} of {clock_ran} ms");
        }

        let mut unfinished = Archive::in_folder(folder.path().to_owned()).unfinished();
        let unfinished = unfinished.remove(0);
        torn += usize::from(unfinished.damage().is_some());
        assert!(matches!(unfinished.damage(), None | Some(Damage::TornLine { .. })));
        let (_log, resumed) = unfinished.resume().expect("goes on");
        let mut expected = Session::default();
        for command in found {
            expected.apply(command).expect("carried out before");
        }
        for (game, wanted) in resumed.games().zip(expected.games()) {
            assert_eq!(game.turns().len(), wanted.turns().len());
            assert_eq!(game.position(), wanted.position());
        }
    }
    println!("{kills} kills, {torn} torn lines");
}

/// A limit on the size of files stands for a disk that fills up in the middle of a line.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_once_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = std::env::current_exe().expect("this program");
    let script = r#"trap "" XFSZ; ulimit -f 2; exec "$@""#;
    let run = isolated("sh", folder.path())
        .args(["-c", script, "sh"])
        .arg(program)
        .args(["--exact", "kills::a_game_on_a_full_disk", "--ignored", "--nocapture"])
        .env(FOLDER, folder.path())
        .output()
        .expect("the program runs");
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{out}{}", String::from_utf8_lossy(&run.stderr));
    assert!(out.contains("1 report, 84 commands"), "{out}");
    let journal = files(folder.path(), "journal").remove(0);
    let contents = read_journal(fs::File::open(journal).expect("a journal")).expect("readable");
    assert_eq!(contents.damage, None);
    assert!(contents.entries.len() > 8, "{}", contents.entries.len());
}

/// The process on the full disk.
#[test]
#[ignore = "run by the test of the full disk"]
fn a_game_on_a_full_disk() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let mut app = window(Path::new(&folder));
    let mut done = 0;
    for text in ["32-28", "19-23", "28x19", "14x23"] {
        app.command(Command::Play(text.parse().expect("a move")));
        done += 1;
    }
    for _ in 0..40 {
        app.command(Command::Undo);
        app.command(Command::Redo);
        done += 2;
    }
    app.frames(2);
    assert_eq!(app.resource::<CurrentSession>().game().turns().len(), 4);
    let reports = app.notices_of_form(|messages, any| messages.text_not_kept(any));
    println!("\n{reports} report, {done} commands");
}

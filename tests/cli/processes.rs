//! Child processes end with the program, however it ends, and the program ends by signals that are not ignored.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::patience::{wait_for, wait_until};
use crate::program::{fresh_path, program};

/// A Hub engine that hangs when it is to search, whatever it is sent. It writes its process number and that of a
/// process of its own to the file.
fn hung_engine(numbers: &Path) -> String {
    format!(
        "trap '' TERM INT HUP
         while read -r command rest; do
             case $command in
                 hub) echo 'id name=Hung'; echo wait ;;
                 init) echo ready ;;
                 ping) echo pong ;;
                 go) sleep 600 & echo \"$$ $!\" > '{}'; while :; do sleep 1; done ;;
             esac
         done",
        numbers.display()
    )
}

/// Starts a match against a hung engine; returns it with the numbers of the engine's processes once it hangs.
fn hung_match(name: &str) -> (Child, Vec<String>) {
    hung_match_by(name, |program| program)
}

/// The same, with a program that is started in another way.
fn hung_match_by(name: &str, start: impl FnOnce(Command) -> Command) -> (Child, Vec<String>) {
    let numbers = fresh_path(&format!("{name}.pid"));
    let script = fresh_path(&format!("{name}.sh"));
    fs::write(&script, hung_engine(&numbers)).expect("written");
    let player = format!("hub -- sh {}", script.display());
    let arguments = [
        "match",
        "--variant",
        "international",
        "--player1",
        &player,
        "--player2",
        "self depth=1 hash=1",
        "--time",
        "600",
    ];
    let child = start(program(&arguments))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_until("the engine hangs", || {
        fs::read_to_string(&numbers).is_ok_and(|text| text.ends_with('\n'))
    });
    let text = fs::read_to_string(&numbers).expect("written");
    (child, text.split_whitespace().map(str::to_owned).collect())
}

fn send(signal: &str, process: &Child) {
    let status = Command::new("kill")
        .args([signal, &process.id().to_string()])
        .status()
        .expect("kill is there");
    assert!(status.success());
}

/// Returns `true` if this process runs: is there, and not only waiting to be reaped.
fn runs(number: &str) -> bool {
    fs::read_to_string(format!("/proc/{number}/stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().is_some_and(|rest| rest.starts_with(" Z")))
}

#[test]
fn a_hung_engine_ends_with_a_program_that_is_terminated() {
    let (mut child, numbers) = hung_match("terminated");
    send("-TERM", &child);
    wait_until("the program ends", || child.try_wait().expect("a child").is_some());
    wait_until("the engine ends", || !numbers.iter().any(|number| runs(number)));
}

#[test]
fn a_second_interrupt_ends_the_program_and_its_engine_at_once() {
    let (mut child, numbers) = hung_match("interrupted");
    // The first lets the engine answer for some seconds. It may be handled together with one that follows at once.
    let status = wait_for("the program ends", || {
        send("-INT", &child);
        thread::sleep(Duration::from_millis(200));
        child.try_wait().expect("a child")
    });
    assert_eq!(status.code(), Some(130), "without waiting for the end of the game");
    wait_until("the engine ends", || !numbers.iter().any(|number| runs(number)));
}

/// A process that has left the engine's group and session, and whose parent is gone, ends with the engine.
#[test]
fn what_an_engine_has_started_ends_with_it_wherever_it_has_gone() {
    let (number, script) = (fresh_path("apart.pid"), fresh_path("apart.sh"));
    let engine = format!(
        "(setsid sh -c 'echo $$ > \"{number}\"; exec sleep 600' &)
         while read -r command rest; do
             case $command in
                 hub) echo 'id name=Leaves'; echo wait ;;
                 init) while [ ! -s '{number}' ]; do sleep 0.01; done; echo ready ;;
                 ping) echo pong ;;
                 go) echo 'done move=1-1' ;;
                 quit) exit ;;
             esac
         done",
        number = number.display()
    );
    fs::write(&script, engine).expect("written");
    let player = format!("hub -- sh {}", script.display());
    let other = "self depth=1 hash=1 tables=none";
    let run = program(&["match", "--variant=international", "--games=2", "--player1"])
        .args([&player, "--player2", other])
        .output()
        .expect("the program starts");
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    let number = fs::read_to_string(&number).expect("written");
    assert!(!runs(number.trim()), "process {number} still runs");
}

/// The program as `nohup` starts it.
fn by_nohup(program: Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]);
    shell.arg(program.get_program()).args(program.get_args()).env_clear();
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell
}

/// Returns `true` if a process ignores the end of its terminal.
fn ignores_hangups(process: &Child) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).expect("it runs");
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).expect("a mask");
    // The first signal has the lowest bit.
    u64::from_str_radix(ignored.trim(), 16).expect("a mask") & 1 == 1
}

#[test]
fn a_match_started_by_nohup_outlives_its_terminal() {
    let (mut child, numbers) = hung_match_by("nohup", by_nohup);
    let is_ignored = ignores_hangups(&child);
    child.kill().expect("it runs");
    child.wait().expect("killed");
    let _ = Command::new("kill").args(["-KILL", &numbers[1]]).status();
    assert!(is_ignored);
}

#[cfg(feature = "server")]
#[test]
fn a_server_started_by_nohup_outlives_its_terminal() {
    use std::io::{BufRead, BufReader};

    let data = tempfile::tempdir().expect("a folder");
    let data = data.path().to_str().expect("a path");
    let mut child = by_nohup(program(&["serve", "--listen", "0", "--data", data]))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    let is_ignored = ignores_hangups(&child);
    child.kill().expect("it runs");
    child.wait().expect("killed");
    assert!(line.starts_with("listening on "), "{line}");
    assert!(is_ignored);
}

/// The program can do nothing any more: the system ends the engine.
#[test]
fn a_hung_engine_ends_with_a_program_that_is_killed() {
    let (mut child, numbers) = hung_match("killed");
    send("-KILL", &child);
    child.wait().expect("killed");
    wait_until("the engine ends", || !runs(&numbers[0]));
    // What the engine had started is not the program's child.
    let _ = Command::new("kill").args(["-KILL", &numbers[1]]).status();
}

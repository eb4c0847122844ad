//! Games kept on disk by the text board: unfinished sessions, earlier games, and sessions that end in the middle.

use std::fs;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use dames3d::archive::{Archive, Damage, Entry, read_journal};
use dames3d::game::Command as GameCommand;
use dames3d::rules::Side;

use crate::environment::isolated;
use crate::patience::wait_until;
use crate::program::{Run, feed, fresh_path, games_folder, program};
use crate::random::Random;

/// The text board with its games in this folder.
fn board(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program(&[&["text"], arguments].concat());
    command.env("DAMES3D_GAMES", folder);
    command
}

#[track_caller]
fn play(folder: &Path, typed: &str) -> Run {
    let run = feed(board(folder, &[]), typed.as_bytes());
    run.succeeds();
    run
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|found| found == extension)).collect()
}

fn entries(journal: &Path) -> Vec<Entry> {
    let file = fs::File::open(journal).expect("a journal");
    read_journal(file).expect("readable").entries
}

#[test]
fn an_unfinished_game_is_offered_and_goes_on() {
    let folder = games_folder();
    let first = play(&folder, "32-28\n19-23\n28x19\nfen\nquit\n");
    let fen = first.out.lines().find(|line| line.contains(":W")).expect("a FEN");
    let fen = fen.trim_start_matches(|c: char| !c.is_ascii_uppercase());
    let position = fen.rsplit("> ").next().expect("the position");

    let second = play(&folder, "continue\nfen\n14x23\nquit\n");
    second.prints(&[
        "Unfinished: Dames 3D, ",
        "2 moves. Type continue to go on with it.",
        position,
    ]);

    let third = play(&folder, "continue\nmoves\nresign\nquit\n");
    third.prints(&["2 moves."]);
    assert_eq!(files(&folder, "journal"), [] as [PathBuf; 0]);
    assert_eq!(files(&folder, "pdn").len(), 1);
}

#[test]
fn a_position_being_set_up_is_offered_and_goes_on() {
    let folder = games_folder();
    // The input ends in the middle.
    play(&folder, "edit\nclear\nw 31 k7\n");
    let second = play(&folder, "continue\nb 2\ndone\nfen\nquit\n");
    let offered = "0 moves. Type continue to go on with it.\nA position that is being set up\n";
    second.prints(&[offered, "\nW:W31,K7:B2\n"]);

    // Whoever leaves finds it again.
    let folder = games_folder();
    let left = play(&folder, "edit\nclear\nw 31 k7\nquit\n");
    assert!(left.out.ends_with("> quit\nGoodbye.\n"), "{}", left.out);
    let second = play(&folder, "continue\nb 2\ndone\nfen\nquit\n");
    second.prints(&["\nW:W31,K7:B2\n"]);

    // Canceled, nothing remains of it.
    let folder = games_folder();
    play(&folder, "edit\nclear\nw 31\ncancel\nquit\n");
    assert_eq!(files(&folder, "journal"), [] as [PathBuf; 0]);
}

#[test]
fn an_unfinished_game_that_nobody_continues_is_an_earlier_game() {
    let folder = games_folder();
    play(&folder, "32-28\nquit\n");
    let second = play(&folder, "33-29\ngames\nopen 1\nmoves\nredo\n19-23\nquit\n");
    second.prints(&["1. ", "White – Black, *, 1 move\n", "1. 32-28"]);
    let third = play(&folder, "games\nquit\n");
    third.prints(&["Unfinished: Dames 3D"]);
}

#[test]
fn sessions_that_were_continued_or_opened_a_game_are_saved_whole() {
    let folder = games_folder();
    play(&folder, "32-28\n19-23\nquit\n");
    let file = fresh_path("continued.jsonl");
    let name = file.display();
    let second = play(&folder, &format!("continue\n28x19\nfen\nsave {name}\nresign\nquit\n"));
    second.prints(&["4 commands saved to "]);
    let replayed = feed(program(&["replay", &name.to_string()]), b"");
    replayed.prints(&["2. 28x19"]);

    let other = fresh_path("opened.jsonl");
    play(&folder, &format!("games\nopen 1\nredo\nsave {}\nquit\n", other.display()));
    let replayed = feed(program(&["replay", &other.display().to_string()]), b"");
    assert_eq!(replayed.status, Some(0), "{}", replayed.err);
    replayed.prints(&["B:W"]);
}

#[test]
fn a_game_that_is_replaced_is_an_earlier_game() {
    let folder = games_folder();
    let run = play(
        &folder,
        "32-28\nnew\n33-29\nresign\nboard international\n34-30\nnew\n31-27\ngames\nquit\n",
    );
    run.prints(&[
        ". 2",
        "Dames 3D, White – Black, *, 1 move",
        "Dames 3D, White – Black, 2-0, 1 move",
        "International draughts, White – Black, *, 1 move",
    ]);
    assert_eq!(files(&folder, "pdn").len(), 3);
}

#[test]
fn nothing_is_written_before_something_is_worth_keeping() {
    let folder = games_folder();
    let run = play(&folder, "moves\nboard family\ntable touch\nclock 5+3\ngames\ncontinue\nquit\n");
    run.prints(&["There are no earlier games.", "There is no unfinished game."]);
    assert!(!folder.exists());
}

#[test]
fn two_programs_at_once_leave_each_other_alone() {
    let folder = games_folder();
    let mut first = Typing::start(&folder, &[]);
    first.type_line("32-28");
    let second = play(&folder, "continue\n33-29\nquit\n");
    assert!(!second.out.contains("Unfinished"), "{}", second.out);
    first.type_line("19-23");
    first.quit();
    assert_eq!(files(&folder, "journal").len(), 2);
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_once_and_the_game_goes_on() {
    let file = games_folder();
    fs::create_dir_all(file.parent().expect("a folder")).expect("created");
    fs::write(&file, "mine").expect("written");
    let run = play(&file, "32-28\n19-23\n28x19\nfen\nquit\n");
    let reports = run.out.matches("The game cannot be written to disk: ").count();
    assert_eq!(reports, 1, "{}", run.out);
    run.prints(&["B:W19,"]);
    assert_eq!(fs::read_to_string(&file).expect("readable"), "mine");
}

#[test]
fn a_position_that_was_set_up_is_offered_again() {
    for typed in ["fen W:W31,K5:B1,2\n", "edit\nclear\nw 31 k5 b 1 2\ndone\n"] {
        let folder = games_folder();
        // The input ends, or the player quits.
        for end in ["", "quit\n"] {
            play(&folder, &format!("{typed}{end}"));
            let next = play(&folder, "continue\nfen\nquit\n");
            next.prints(&["Unfinished: ", "W:W31,K5:B1,2"]);
        }
    }
    // One that the command line sets up is there each time.
    let folder = games_folder();
    let run = feed(board(&folder, &["--fen", "W:W31,K5:B1,2"]), b"moves\nquit\n");
    assert_eq!(run.status, Some(0), "{}", run.err);
    assert!(!folder.exists());
}

/// The folder is removed while the player thinks; the board says so and writes the whole game again.
#[cfg(unix)]
#[test]
fn a_game_whose_folder_is_removed_is_written_anew_and_that_is_said() {
    let folder = games_folder();
    let mut typing = Typing::start(&folder, &[]);
    typing.type_line("32-28");
    fs::remove_dir_all(&folder).expect("removed");
    let answer = typing.type_line("19-23");
    let said = "The whole session has been written again: ";
    assert!(answer.contains(said), "{answer}");
    assert!(!typing.type_line("28x19").contains(said), "once");
    typing.kill();
    let next = play(&folder, "continue\nquit\n");
    next.prints(&["2 moves."]);
}

#[test]
fn a_damaged_journal_is_kept_and_its_place_is_said() {
    let folder = games_folder();
    play(&folder, "32-28\n19-23\n28x19\nquit\n");
    let journal = files(&folder, "journal").remove(0);
    let text = fs::read_to_string(&journal).expect("readable");
    fs::write(&journal, text.replace("19-23", "19-24")).expect("written");
    let aside = journal.with_extension("damaged");
    let name = aside.display().to_string();
    let run = play(&folder, "continue\nquit\n");
    run.prints(&["cannot be read and is left out", &name]);
    assert!(fs::read_to_string(aside).expect("kept").contains("28x19"));
    let next = play(&folder, "quit\n");
    next.prints(&["1 move."]);
    assert!(!next.out.contains("cannot be read"), "{}", next.out);

    // Without a line that can be read there is no game to go on with.
    let journal = files(&folder, "journal").remove(0);
    fs::write(&journal, "nothing\nof this program\n").expect("written");
    let run = play(&folder, "quit\n");
    assert!(!run.out.contains("Unfinished"), "{}", run.out);
    run.prints(&[&format!("{name}-2")]);
}

/// A pipe without another end: whoever opened it would wait for ever.
#[cfg(unix)]
#[test]
fn a_pipe_in_the_folder_does_not_stop_the_start() {
    let folder = games_folder();
    fs::create_dir_all(&folder).expect("created");
    for name in ["00000000000001.journal", "00000000000001-dames3d-1.pdn"] {
        let made = Command::new("mkfifo").arg(folder.join(name)).status();
        assert!(made.expect("mkfifo").success());
    }
    let run = play(&folder, "games\n32-28\nquit\n");
    run.prints(&["There are no earlier games."]);
}

/// The text board with its games in this folder. A limit on the size of files stands for a disk that fills up in the middle
/// of a line.
#[cfg(unix)]
fn board_with_full_disk(folder: &Path) -> Command {
    let mut limited = isolated("sh", Path::new("/nonexistent"));
    let script = r#"trap "" XFSZ; ulimit -f 2; exec "$@""#;
    limited.args(["-c", script, "sh"]);
    let inner = board(folder, &[]);
    limited.arg(inner.get_program()).args(inner.get_args());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    limited
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_what_was_written_stays_whole() {
    let folder = games_folder();
    fs::create_dir_all(&folder).expect("created");
    let typed =
        "32-28\n19-23\n28x19\n14x23\n".to_owned() + &"undo\nredo\n".repeat(40) + "fen\nquit\n";
    let run = feed(board_with_full_disk(&folder), typed.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.err);
    assert_eq!(run.out.matches("The game cannot be written to disk: ").count(), 1, "{}", run.out);
    let journal = files(&folder, "journal").remove(0);
    let file = fs::File::open(&journal).expect("a journal");
    let contents = read_journal(file).expect("readable");
    assert_eq!(contents.damage, None);
    assert!(contents.entries.len() > 8, "{}", contents.entries.len());
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_commands_that_were_saved_before() {
    let folder = games_folder();
    fs::create_dir_all(&folder).expect("created");
    let (first, other) = (folder.join("first.jsonl"), folder.join("other.jsonl"));
    let (save, other_save) = (first.display(), other.display());
    let more = "undo\nredo\n".repeat(200);
    let typed = format!("32-28\n19-23\nsave {save}\n{more}save {save}\nsave {other_save}\nquit\n");
    let run = feed(board_with_full_disk(&folder), typed.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.err);
    run.prints(&["3 commands saved to "]);
    let failed = run.out.matches("Could not write ").count();
    assert_eq!(failed, 2, "{}", run.out);
    let saved = fs::read_to_string(&first).expect("the file");
    assert_eq!(saved.lines().count(), 3, "{saved}");
    assert!(saved.ends_with("{\"Play\":\"32-28\"}\n{\"Play\":\"19-23\"}\n"), "{saved}");
    assert!(!other.exists(), "nothing could be written");
    let left = fs::read_dir(&folder).expect("readable").flatten();
    let names: Vec<_> = left.map(|entry| entry.file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().ends_with(".tmp")), "{names:?}");
}

/// The text board with a player who waits for each answer.
struct Typing {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Typing {
    fn start(folder: &Path, arguments: &[&str]) -> Typing {
        let mut child = board(folder, arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut typing = Typing { child, input, output };
        typing.wait_for_prompt();
        typing
    }

    /// Returns what the program prints until it waits for the next line.
    fn wait_for_prompt(&mut self) -> String {
        let mut text = Vec::new();
        while !text.ends_with(b"> ") {
            let mut byte = [0];
            self.output.read_exact(&mut byte).expect("a prompt");
            text.push(byte[0]);
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Types a line without waiting for the answer.
    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program listens");
    }

    fn type_line(&mut self, line: &str) -> String {
        self.send(line);
        self.wait_for_prompt()
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().expect("an end").success());
    }

    /// Kills the program as a power failure would, without a chance to do anything.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("an end");
    }
}

/// The commands of a journal, without the time that passes.
fn commands(journal: &Path) -> Vec<GameCommand> {
    let commands = entries(journal).into_iter().filter_map(|entry| match entry {
        Entry::Command(GameCommand::Wait(_)) => None,
        Entry::Command(command) => Some(command),
        _ => None,
    });
    commands.collect()
}

/// Kills the program at a random moment: all that it has answered is in the journal, and the next session goes on.
#[test]
fn everything_acknowledged_survives_a_kill() {
    const LINES: [&str; 8] =
        ["32-28", "19-23", "28x19", "14x23", "comment a good start", "sign !", "undo", "redo"];
    let mut random = Random::for_test("everything_acknowledged_survives_a_kill");
    let kills = if cfg!(debug_assertions) { 40 } else { 200 };
    for _ in 0..kills {
        let folder = games_folder();
        let mut typing = Typing::start(&folder, &["--clock", "5+3"]);
        let acknowledged = 1 + random.below(LINES.len());
        LINES[..acknowledged].iter().for_each(|line| drop(typing.type_line(line)));
        // Another line is under way when the program dies, or has just been carried out.
        if let Some(next) = LINES.get(acknowledged) {
            typing.send(next);
        }
        std::thread::sleep(Duration::from_micros(random.below(3000) as u64));
        typing.kill();

        let journal = files(&folder, "journal").remove(0);
        let found = commands(&journal).len() - 2;
        assert!(
            (acknowledged..=acknowledged + 1).contains(&found),
            "{acknowledged} acknowledged, {found} found"
        );
        let archive = Archive::in_folder(folder.clone());
        let unfinished = archive.unfinished().remove(0);
        assert!(matches!(unfinished.damage(), None | Some(Damage::TornLine { .. })));
        let (_log, session) = unfinished.resume().expect("goes on");
        assert_eq!(session.game().tree().main_line().len(), acknowledged.min(4).max(found.min(4)));
        fs::remove_dir_all(folder).expect("removed");
    }
}

/// The milliseconds on the clocks that a journal has.
fn waited(journal: &Path) -> u64 {
    let times = entries(journal).into_iter().map(|entry| match entry {
        Entry::Command(GameCommand::Wait(time)) => time,
        _ => 0,
    });
    times.sum()
}

/// Kills the program while it waits for a line: time has been noted meanwhile, and none that was noted is lost.
#[test]
fn the_clocks_survive_a_kill_while_the_program_waits() {
    let mut random = Random::for_test("the_clocks_survive_a_kill_while_the_program_waits");
    for _ in 0..5 {
        let folder = games_folder();
        let mut typing = Typing::start(&folder, &["--clock", "5+3"]);
        typing.type_line("32-28");
        typing.send("19-23");
        typing.wait_for_prompt();
        let journal = files(&folder, "journal").remove(0);
        let begin = waited(&journal);
        let enough = begin + 200 + random.below(600) as u64;
        wait_until("the time is noted", || waited(&journal) >= enough);
        typing.kill();

        let waited = Duration::from_millis(waited(&journal) - begin);
        let archive = Archive::in_folder(folder.clone());
        let (_log, session) = archive.unfinished().remove(0).resume().expect("goes on");
        let left = session
            .game()
            .clock()
            .and_then(|clock| clock.left(Side::White))
            .expect("a limited time");
        let counted = Duration::from_secs(300).saturating_sub(left);
        assert!(counted >= waited, "{waited:?} noted, {counted:?} counted");
        fs::remove_dir_all(folder).expect("removed");
    }
}

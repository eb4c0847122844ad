//! The sessions shown in `console` blocks, run as a reader would type them.
//!
//! Each `$` line is a command; `printf TEXT |` before it is its input. The lines below are what it writes to standard output,
//! and `? 2` is an exit status other than 0. `[..]` stands for anything within a line, and a line `...` for any lines.
//! The sessions of a document share one empty folder, so one can read what another has written.

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::filter::{Filter, FilterNewlines};

use crate::environment::isolated;
use crate::markdown::{Document, documents};

/// A command of a session and what it should come to.
struct Step {
    line: usize,
    command: String,
    output: String,
    status: i32,
}

/// The commands of a `console` block that starts at a line.
fn steps(first: usize, text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (line, text) in (first..).zip(text.lines()) {
        if let Some(command) = text.strip_prefix("$ ") {
            steps.push(Step {
                line,
                command: command.to_owned(),
                output: String::new(),
                status: 0,
            });
        } else if let Some(step) = steps.last_mut() {
            match text.strip_prefix("? ") {
                Some(status) => step.status = status.parse().expect("an exit status"),
                None => {
                    step.output += text;
                    step.output.push('\n');
                }
            }
        } else {
            panic!("line {line}: a session begins with “$ ”");
        }
    }
    steps
}

/// The arguments and the input of a command: `printf 'a\nb\n' | dames3d text` has two lines of input.
fn read_command(command: &str) -> (Vec<String>, String) {
    let words = shlex::split(command).expect("balanced quotation marks");
    let (input, words) = match words.iter().position(|word| word == "|") {
        Some(pipe) => {
            assert_eq!((words[0].as_str(), pipe), ("printf", 2), "{command}");
            (words[1].replace("\\n", "\n"), &words[pipe + 1..])
        }
        None => (String::new(), &words[..]),
    };
    assert_eq!(words[0], "dames3d", "{command}");
    (words[1..].to_vec(), input)
}

/// Runs a step in a folder. Returns what is wrong with it, if anything is.
fn run(step: &Step, folder: &Path) -> Result<(), String> {
    let (arguments, input) = read_command(&step.command);
    let mut command = isolated(env!("CARGO_BIN_EXE_dames3d"), folder);
    command
        .args(arguments)
        .current_dir(folder)
        .env("DAMES3D_TABLES", folder.join("tables"))
        .env("DAMES3D_GAMES", folder.join("games"));
    let output = snapbox::cmd::Command::from_std(command)
        .stdin(input)
        .output()
        .map_err(|error| error.to_string())?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.code() != Some(step.status) {
        return Err(format!("{}\n{errors}", output.status));
    }
    let found = FilterNewlines.filter(String::from_utf8_lossy(&output.stdout).into_owned().into());
    let expected = step.output.clone();
    snapbox::Assert::new()
        .action(snapbox::assert::Action::Verify)
        .try_eq(None, found, expected.into())
        .map_err(|error| format!("{error}\n{errors}"))
}

/// Runs the sessions of a document. Returns the number of commands and what is wrong.
fn run_sessions(document: &Document) -> (usize, Vec<String>) {
    let name = document.path.display().to_string();
    let folder =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents").join(name.replace('/', "-"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let blocks = document.blocks().into_iter();
    let sessions = blocks.filter(|block| block.language == "console");
    let (mut count, mut faults) = (0, Vec::new());
    for session in sessions {
        for step in steps(session.line, &session.text) {
            count += 1;
            if let Err(fault) = run(&step, &folder) {
                faults.push(format!("{name}:{}: $ {}\n{fault}", step.line, step.command));
            }
        }
    }
    (count, faults)
}

#[test]
fn every_session_shown_runs_as_shown() {
    let (mut count, mut faults) = (0, Vec::new());
    for document in documents() {
        let (more, wrong) = run_sessions(&document);
        count += more;
        faults.extend(wrong);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(count >= 10, "only {count} commands were run");
}

#[test]
fn wrong_sessions_are_found() {
    let faults = |session: &str| {
        let document =
            Document { path: "wrong.md".into(), text: format!("```console\n{session}```\n") };
        run_sessions(&document).1.len()
    };
    assert_eq!(faults("$ dames3d perft --variant dames3d --depth 1\n1 9\n"), 0);
    assert_eq!(faults("$ dames3d perft --variant dames3d --depth 1\n1 8\n"), 1);
    assert_eq!(faults("$ dames3d perft --variant dames3d --depht 1\n1 9\n"), 1);
    assert_eq!(faults("$ dames3d perft --variant dames3d --depth 1\n1 9\n? 2\n"), 1);
}

#[test]
fn every_block_says_what_it_is() {
    let known = ["sh", "console", "text", "json", "rust", "mermaid", "ini", "python", "toml"];
    for document in documents() {
        for block in document.blocks() {
            let (path, line) = (document.path.display(), block.line);
            assert!(known.contains(&block.language.as_str()), "{path}:{line}");
        }
    }
}

//! Runs the program as a shell would.

#[cfg(unix)]
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::environment::isolated;

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Expects the status 2, this text on standard error and nothing on standard output.
    #[track_caller]
    pub(crate) fn fails_with(&self, error: &str) {
        assert_eq!((self.status, self.out.as_str(), self.err.as_str()), (Some(2), "", error));
    }

    /// Expects the status 2 and an error with these words in it.
    #[track_caller]
    pub(crate) fn fails_naming(&self, words: &[&str]) {
        assert_eq!(self.status, Some(2), "{self:?}");
        let first = self.err.lines().next().unwrap_or_default();
        assert!(first.starts_with("error: "), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "no “{word}” in {self:?}");
        }
        assert!(!self.err.contains("panicked"), "{self:?}");
    }

    /// Expects the status 0 and nothing on standard error.
    #[track_caller]
    pub(crate) fn succeeds(&self) {
        let found = (self.status, self.err.as_str());
        assert_eq!(found, (Some(0), ""), "{}", self.out);
    }

    /// Expects these texts on standard output.
    #[track_caller]
    pub(crate) fn prints(&self, texts: &[&str]) {
        for text in texts {
            assert!(self.out.contains(text), "no “{text}” printed: {self:?}");
        }
    }

    /// Expects these texts on standard error.
    #[track_caller]
    pub(crate) fn reports(&self, texts: &[&str]) {
        for text in texts {
            assert!(self.err.contains(text), "no “{text}” reported: {self:?}");
        }
    }
}

/// The arguments in a command line of words between single spaces.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// The same, and these arguments after them.
pub(crate) fn words_with<'a>(line: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&words(line), more].concat()
}

/// The program with these arguments on a machine without a display, in English.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("home");
    let mut command = isolated(crate::PROGRAM, &home);
    command
        .args(arguments)
        .env("DAMES3D_TABLES", env!("CARGO_TARGET_TMPDIR"))
        .env("DAMES3D_GAMES", games_folder())
        .env("DAMES3D_EXERCISES", "/nonexistent/exercises.json")
        .env("DAMES3D_ENDGAMES", "/nonexistent/endgames.json");
    command
}

/// A folder for the games of one run of the program; the folder does not exist yet.
pub(crate) fn games_folder() -> PathBuf {
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let name = format!("games-{}-{run}", std::process::id());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games").join(name);
    assert!(!folder.exists(), "a number of an earlier process");
    folder
}

/// Runs a command to its end with this on standard input. The command may answer before it has read everything, and end
/// before that too.
pub(crate) fn feed(command: Command, input: &[u8]) -> Run {
    let Output { status, stdout, stderr } = assert_cmd::Command::from_std(command)
        .write_stdin(input)
        .output()
        .expect("the program starts and ends");
    Run {
        status: status.code(),
        out: String::from_utf8(stdout).expect("UTF-8"),
        err: String::from_utf8(stderr).expect("UTF-8"),
    }
}

/// Runs the program without input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    feed(program(arguments), b"")
}

/// Runs the program with this on standard input.
pub(crate) fn run_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    feed(program(arguments), input.as_ref())
}

/// A path for a file of one test, without a file.
pub(crate) fn fresh_path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{path:?}: {error}"),
        _ => path,
    }
}

/// A name with an é of Latin-1, and this ending.
#[cfg(unix)]
pub(crate) fn latin_1(ending: &str) -> OsString {
    use std::os::unix::ffi::OsStrExt;
    let mut name = OsStr::from_bytes(b"caf\xe9").to_owned();
    name.push(ending);
    name
}

/// Runs the program in a folder with the arguments, of which `@.pdn` stands for the name with the ending `.pdn`.
#[cfg(unix)]
pub(crate) fn run_in(folder: &Path, arguments: &str, input: &str) -> Run {
    let arguments = arguments.split(' ').map(|word| match word.split_once('@') {
        Some((option, ending)) => {
            let mut word = OsString::from(option);
            word.push(latin_1(ending));
            word
        }
        None => word.into(),
    });
    let mut command = program(&[]);
    command.args(arguments).current_dir(folder);
    feed(command, input.as_bytes())
}

//! Runs the program as a shell would.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The status 2, nothing but this on standard error, nothing on standard output.
    #[track_caller]
    pub(crate) fn fails_with(&self, error: &str) {
        assert_eq!(
            (self.status, self.out.as_str(), self.err.as_str()),
            (Some(2), "", error)
        );
    }

    /// The status 2, and a first line on standard error with these words in it.
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
}

/// The program with these arguments on a machine without a display, in English.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dames3d"));
    command.args(arguments);
    for name in [
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "WAYLAND_SOCKET",
        "COLUMNS",
        "NO_COLOR",
        "LC_ALL",
        "LANGUAGE",
    ] {
        command.env_remove(name);
    }
    command
        .env("DAMES3D_TABLES", env!("CARGO_TARGET_TMPDIR"))
        .env("LANG", "en_GB.UTF-8")
        .env("LC_CTYPE", "C.UTF-8");
    command
}

/// Runs it to its end with this on standard input.
pub(crate) fn feed(mut command: Command, input: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // From a thread of its own, as the program may answer before it has read all. It may also end before.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("the program ends");
    feeder.join().expect("fed");
    Run {
        status: status.code(),
        out: String::from_utf8(stdout).expect("UTF-8"),
        err: String::from_utf8(stderr).expect("UTF-8"),
    }
}

pub(crate) fn run(arguments: &[&str]) -> Run {
    feed(program(arguments), b"")
}

pub(crate) fn run_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    feed(program(arguments), input.as_ref())
}

/// A path for a file of this test, where none is yet.
pub(crate) fn fresh_path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{path:?}: {error}"),
        _ => path,
    }
}

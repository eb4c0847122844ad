//! A player at the terminal: the program, what is typed into it, and what it prints.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use tempfile::TempDir;

use crate::patience::HANG;
use crate::program::program;

/// A home for the seats of a player.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn seats(&self) -> std::path::PathBuf {
        self.0.path().join("online.json")
    }
}

/// The program of a player, which runs until it is dropped.
pub(crate) struct Player {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    /// The output that no expectation has passed yet.
    unread: String,
    /// All of it, for a failure.
    all: String,
}

impl Player {
    /// Starts `dames3d text` with these arguments, for the player of a home.
    pub(crate) fn start(home: &Home, arguments: &[&str]) -> Player {
        Player::begin(home, arguments, None)
    }

    /// The same on a machine that trusts this certificate, and no other.
    pub(crate) fn start_trusting(home: &Home, certificate: &Path, arguments: &[&str]) -> Player {
        Player::begin(home, arguments, Some(certificate))
    }

    fn begin(home: &Home, arguments: &[&str], certificate: Option<&Path>) -> Player {
        let mut command = program(&["text"]);
        if let Some(certificate) = certificate {
            command.env("SSL_CERT_FILE", certificate);
        }
        command
            .args(arguments)
            .env("DAMES3D_ONLINE", home.seats())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let mut stdout = child.stdout.take().expect("a pipe");
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let (mut bytes, mut left) = ([0; 4096], Vec::new());
            while let Ok(count) = stdout.read(&mut bytes)
                && count > 0
            {
                left.extend_from_slice(&bytes[..count]);
                let whole = match std::str::from_utf8(&left) {
                    Ok(text) => text.len(),
                    Err(error) => error.valid_up_to(),
                };
                let rest = left.split_off(whole);
                let text = String::from_utf8(std::mem::replace(&mut left, rest));
                if sender.send(text.expect("UTF-8")).is_err() {
                    return;
                }
            }
        });
        Player { child, input, output, unread: String::new(), all: String::new() }
    }

    /// Types a line.
    pub(crate) fn types(&mut self, line: &str) {
        // A program that has ended is found by what it does not print.
        let _ = writeln!(self.input, "{line}");
    }

    /// Waits until this is printed, and returns what came before it since the last expectation.
    #[track_caller]
    pub(crate) fn sees(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.unread.find(text) {
                let before = self.unread[..at].to_owned();
                self.unread.drain(..at + text.len());
                return before;
            }
            match self.output.recv_timeout(HANG) {
                Ok(more) => {
                    self.unread.push_str(&more);
                    self.all.push_str(&more);
                }
                Err(error) => panic!("no “{text}”: {error}; unread:\n{}", self.unread),
            }
        }
    }

    /// Waits until this is printed, and returns the rest of its line.
    #[track_caller]
    pub(crate) fn sees_line(&mut self, start: &str) -> String {
        self.sees(start);
        self.sees("\n")
    }

    /// Types a line, and waits until this is printed.
    #[track_caller]
    pub(crate) fn asks(&mut self, line: &str, answer: &str) -> String {
        self.types(line);
        self.sees(answer)
    }

    /// Ends the program as if the power failed.
    pub(crate) fn ends_abruptly(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Leaves, and returns the exit status and standard error.
    pub(crate) fn leaves(mut self) -> (Option<i32>, String) {
        self.types("quit");
        self.ends()
    }

    /// Waits for the end of the program, and returns the exit status and standard error.
    pub(crate) fn ends(mut self) -> (Option<i32>, String) {
        let mut error = String::new();
        let mut stderr = self.child.stderr.take().expect("a pipe");
        stderr.read_to_string(&mut error).expect("UTF-8");
        let status = self.child.wait().expect("it ends");
        (status.code(), error)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

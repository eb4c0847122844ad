//! The lines that players type, read on a thread of its own, so that time passes on the clocks while the text board waits
//! for one.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::notation::lines::{self, TextLine};
use crate::platform::thread;

/// The longest line that is read; a longer one is an error.
pub(super) const MAX_LINE_BYTES: usize = 4096;

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TypedLine {
    /// A line without its end.
    Line(String),
    /// A line that is too long.
    TooLong,
    /// The end of the input.
    End,
}

/// The input of a text board. Its thread reads a line only when it is asked for one, so that what follows the session
/// stays in the input; it ends with the input, or with the program.
pub(super) struct TypedLines {
    requests: Sender<()>,
    /// The lines, and `None` for each wake.
    lines: Receiver<Option<io::Result<TypedLine>>>,
    wakes: Sender<Option<io::Result<TypedLine>>>,
}

/// Sends the end of the input when the thread ends, even if it panics.
struct EndOfThread(Sender<Option<io::Result<TypedLine>>>);

impl Drop for EndOfThread {
    fn drop(&mut self) {
        // Nobody waits any more if it fails.
        let _ = self.0.send(Some(Ok(TypedLine::End)));
    }
}

impl TypedLines {
    pub(super) fn new(mut input: impl BufRead + Send + 'static) -> io::Result<TypedLines> {
        let (requests, asked) = mpsc::channel::<()>();
        let (sender, lines) = mpsc::channel();
        let wakes = sender.clone();
        let end = EndOfThread(sender.clone());
        thread::spawn(move || {
            let _end = end;
            let mut buffer = Vec::new();
            while asked.recv().is_ok() {
                let line = lines::read_next(&mut input, MAX_LINE_BYTES, &mut buffer);
                let line = line.map(|line| match line {
                    Some(TextLine::Whole(line)) => {
                        TypedLine::Line(String::from_utf8_lossy(line).into_owned())
                    }
                    Some(TextLine::TooLong(_)) => TypedLine::TooLong,
                    None => TypedLine::End,
                });
                if sender.send(Some(line)).is_err() {
                    return;
                }
            }
        })?;
        Ok(TypedLines {
            requests,
            lines,
            wakes,
        })
    }

    /// A function that ends the wait for a line, on any thread.
    #[cfg_attr(
        not(all(feature = "online", not(target_family = "wasm"))),
        allow(dead_code, reason = "only a game over a network wakes the board")
    )]
    pub(super) fn waker(&self) -> impl Fn() + Send + Sync + 'static {
        let wakes = self.wakes.clone();
        // It fails only when nobody waits any more.
        move || drop(wakes.send(None))
    }

    /// Asks for the next line, which [`TypedLines::wait`] returns.
    pub(super) fn ask(&self) {
        // It fails only after the thread has panicked; then there is no line to wait for.
        let _ = self.requests.send(());
    }

    /// Waits for the line asked for, at most this long if there is a limit, and until somebody wakes. Returns `None` if
    /// there is none yet.
    pub(super) fn wait(&self, limit: Option<Duration>) -> Option<io::Result<TypedLine>> {
        let received = match limit {
            Some(limit) => self.lines.recv_timeout(limit),
            None => self
                .lines
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Ok(TypedLine::End)),
        }
    }
}

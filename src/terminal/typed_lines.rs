//! Input lines, read on a separate thread so that the clocks keep running while the text board waits.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::notation::lines::{self, TextLine};
use crate::platform::thread;

/// Maximum line length; a longer line is an error.
pub(super) const MAX_LINE_BYTES: usize = 4096;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum TypedLine {
    /// A line without its newline.
    Line(String),
    TooLong,
    End,
}

/// The input of a text board. The thread reads a line only on request, so that input after the session is left unread.
/// It ends with the input or the program.
pub(super) struct TypedLines {
    requests: Sender<()>,
    /// The lines; `None` for a wake-up.
    lines: Receiver<Option<io::Result<TypedLine>>>,
    wakes: Sender<Option<io::Result<TypedLine>>>,
}

/// Sends the end of input when the thread ends, even by a panic.
struct EndOfThread(Sender<Option<io::Result<TypedLine>>>);

impl Drop for EndOfThread {
    fn drop(&mut self) {
        // Fails only if the receiver is gone.
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
        Ok(TypedLines { requests, lines, wakes })
    }

    /// Returns a function that interrupts [`TypedLines::wait`] from any thread.
    #[cfg_attr(
        not(all(feature = "online", not(target_family = "wasm"))),
        allow(dead_code, reason = "only a game over a network wakes the board")
    )]
    pub(super) fn waker(&self) -> impl Fn() + Send + Sync + 'static {
        let wakes = self.wakes.clone();
        // Fails only if the receiver is gone.
        move || drop(wakes.send(None))
    }

    /// Requests the next line, which [`TypedLines::wait`] returns.
    pub(super) fn ask(&self) {
        // Fails only if the thread panicked; then there is no line to wait for.
        let _ = self.requests.send(());
    }

    /// Waits for the requested line, until the limit if any or a wake-up. Returns `None` if there is no line yet.
    pub(super) fn wait(&self, limit: Option<Duration>) -> Option<io::Result<TypedLine>> {
        let received = match limit {
            Some(limit) => self.lines.recv_timeout(limit),
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Ok(TypedLine::End)),
        }
    }
}

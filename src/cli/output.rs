//! Standard output and standard error, with control characters escaped.
//!
//! File names, downloaded games and errors that quote them may contain escape sequences. Only the text board emits its
//! own, for colors, and escapes the text in between.
//!
//! `print!` and its relatives panic on write errors, so no command uses them.

use std::fmt::{Arguments, Display};
use std::io::{self, IsTerminal, StdoutLock, Write};
use std::sync::Mutex;
use std::time::Duration;

use crate::notation::{ControlEscaper, escape_controls};
use crate::platform::Instant;

pub fn stdout() -> ControlEscaper<StdoutLock<'static>> {
    ControlEscaper::new(io::stdout().lock())
}

/// Prints a line to standard error.
pub fn print_error(line: impl Display) {
    print_progress(format_args!("{}\n", escape_controls(&line.to_string())));
}

/// Prints progress or a timing to standard error, cursor movements included. Write errors are ignored.
pub fn print_progress(text: Arguments<'_>) {
    let _ = io::stderr().lock().write_fmt(text);
}

/// [`print_progress`] with a format string.
#[doc(hidden)]
#[macro_export]
macro_rules! progress {
    ($($text:tt)*) => {
        $crate::cli::output::print_progress(format_args!($($text)*))
    };
}
pub use progress;

/// A progress line on standard error that overwrites itself; silent unless standard error is a terminal.
pub(crate) struct ProgressLine {
    /// Time of the last update.
    written: Option<Mutex<Instant>>,
}

impl ProgressLine {
    const INTERVAL: Duration = Duration::from_millis(200);

    pub(crate) fn new() -> ProgressLine {
        let is_terminal = io::stderr().is_terminal();
        ProgressLine { written: is_terminal.then(|| Mutex::new(Instant::now())) }
    }

    /// Shows a text, unless the last one was shown a moment ago.
    pub(crate) fn show(&self, text: impl Display) {
        // If the lock is taken, another thread is printing a line just as recent.
        let Some(Ok(mut written)) = self.written.as_ref().map(Mutex::try_lock) else {
            return;
        };
        if written.elapsed() > Self::INTERVAL {
            *written = Instant::now();
            progress!("\r\x1b[K{text} ");
        }
    }

    pub(crate) fn clear(&self) {
        if self.written.is_some() {
            progress!("\r\x1b[K");
        }
    }
}

//! Standard output and standard error, with control characters escaped.
//!
//! File names, downloaded games and errors that quote them may contain escape sequences. Only the text board emits its
//! own, for colors, and escapes the text in between.
//!
//! `print!` and its relatives panic on write errors, so no command uses them.

use std::fmt::{Arguments, Display};
use std::io::{self, StdoutLock, Write};

use crate::notation::{ControlEscaper, escape_controls};

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

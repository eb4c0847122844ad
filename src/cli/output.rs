//! Standard output and standard error of the commands, to which nothing passes that a terminal obeys.
//!
//! Names of files, games of others and errors about them may hold escape sequences. Only the text board writes some of its
//! own, for its colors, and escapes the text between them itself.
//!
//! The macros of the standard library panic where they cannot write, so none is used here.

use std::fmt::{Arguments, Display};
use std::io::{self, StdoutLock, Write};

use crate::notation::{ControlEscaper, escape_controls};

/// Standard output.
pub fn stdout() -> ControlEscaper<StdoutLock<'static>> {
    ControlEscaper::new(io::stdout().lock())
}

/// Prints a line, such as a warning, to standard error.
pub fn print_error(line: impl Display) {
    print_progress(format_args!("{}\n", escape_controls(&line.to_string())));
}

/// Prints progress or a time to standard error, with what moves the cursor. That it cannot be written is no reason to fail,
/// and there is no place to report it.
pub fn print_progress(text: Arguments<'_>) {
    let _ = io::stderr().lock().write_fmt(text);
}

/// As [`print_progress`], of a format string and its arguments.
#[doc(hidden)]
#[macro_export]
macro_rules! progress {
    ($($text:tt)*) => {
        $crate::cli::output::print_progress(format_args!($($text)*))
    };
}
pub use progress;

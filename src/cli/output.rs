//! Standard output and standard error of the commands, to which nothing passes that a terminal obeys.
//!
//! Names of files, games of others and errors about them may hold escape sequences. Only the text board writes some of its
//! own, for its colors, and escapes the text between them itself.

use std::fmt::Display;
use std::io::{self, StdoutLock};

use dames3d::notation::{ControlEscaper, escape_controls};

/// Standard output.
pub(crate) fn stdout() -> ControlEscaper<StdoutLock<'static>> {
    ControlEscaper::new(io::stdout().lock())
}

/// Prints a line, such as a warning, to standard error.
pub(crate) fn print_error(line: impl Display) {
    eprintln!("{}", escape_controls(&line.to_string()));
}

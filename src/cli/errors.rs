//! Errors of the command line.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::Context;

/// Returns `true` if standard output was closed by the program that reads it, as `head` does. That is no failure.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// The error and its causes on one line. A cause that an error has in its own message is not repeated.
pub(crate) fn one_line(error: &anyhow::Error) -> String {
    let mut causes = error.chain().map(ToString::to_string);
    let first = causes.next().unwrap_or_default();
    causes.fold(first, |line, cause| {
        if line.ends_with(&cause) {
            line
        } else {
            format!("{line}: {cause}")
        }
    })
}

/// Reads a text file, of which an error says what it should contain.
pub(crate) fn read_text(path: &Path, contents: &str) -> anyhow::Result<String> {
    fs::read_to_string(path)
        .with_context(|| format!("could not read {contents} from {}", path.display()))
}

/// The error of a file that cannot be written.
pub(crate) fn could_not_write(path: &Path) -> String {
    format!("could not write {}", path.display())
}

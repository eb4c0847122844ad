//! Exit statuses and error output.

use std::error::Error;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use super::output::print_error;
use crate::archive::IndexError;
use crate::engine::endgame_tables::EndgameTableError;
use crate::notation::{escape_controls, printable};
use crate::platform::{AllocationFailed, open_input};

/// Returns `true` if the reader of standard output closed the pipe, as `head` does. That is not a failure.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// Returns `true` if a signal ended the command before it had a result.
pub(crate) fn is_interrupted(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let index = cause.downcast_ref::<IndexError>();
        matches!(index, Some(IndexError::Canceled))
    })
}

/// Returns `true` for valid input on which the system failed: disk full, out of memory, connection lost. A missing or
/// unreadable file counts as invalid input.
pub(crate) fn is_failure(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        let tables = cause.downcast_ref::<EndgameTableError>();
        io.is_some_and(|io| is_failure_of_system(io.kind()))
            || cause.is::<AllocationFailed>()
            || is_failure_of_store(cause)
            || matches!(tables, Some(EndgameTableError::Memory { .. }))
    })
}

/// Returns `true` if the games of a server could not be read or written. Their place could be opened.
#[cfg(feature = "server")]
fn is_failure_of_store(cause: &(dyn Error + 'static)) -> bool {
    cause.is::<dames3d_server::StoreError>()
}

#[cfg(not(feature = "server"))]
fn is_failure_of_store(_: &(dyn Error + 'static)) -> bool {
    false
}

fn is_failure_of_system(kind: io::ErrorKind) -> bool {
    use io::ErrorKind::*;
    !matches!(
        kind,
        NotFound
            | PermissionDenied
            | AlreadyExists
            | NotADirectory
            | IsADirectory
            | DirectoryNotEmpty
            | ReadOnlyFilesystem
            | InvalidFilename
            | InvalidInput
            | InvalidData
            | UnexpectedEof
            // Raised by this program.
            | Other
    )
}

/// Maximum length of a printed error, in characters.
const MAX_CHARS: usize = 4096;

/// Formats the error and its causes on one line, skipping a cause that the error's own message repeats.
pub(crate) fn one_line(error: &anyhow::Error) -> String {
    let mut causes = error.chain().map(ToString::to_string);
    let first = causes.next().unwrap_or_default();
    let line =
        causes.fold(
            first,
            |line, cause| {
                if line.ends_with(&cause) { line } else { format!("{line}: {cause}") }
            },
        );
    printable(&line, MAX_CHARS)
}

/// Prints a parsing error, or the requested help or version.
pub(crate) fn print_parsed(error: &clap::Error) -> anyhow::Result<ExitCode> {
    let text = error.to_string();
    if !error.use_stderr() {
        error.print().context("standard output")?;
    } else if escape_controls(&text) != text {
        // The error quotes an argument, which could hold escape sequences. Drop the colors, which would be escaped as
        // well.
        print_error(text.trim_end());
    } else {
        let _ = error.print();
    }
    Ok(ExitCode::from(error.exit_code() as u8))
}

/// Reads a text file; the error names the expected contents.
pub fn read_text(path: &Path, contents: &str) -> anyhow::Result<String> {
    let read = open_input(path).and_then(io::read_to_string);
    read.with_context(|| format!("could not read {contents} from {}", path.display()))
}

pub fn could_not_write(path: &Path) -> String {
    format!("could not write {}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_that_was_not_finished_is_interrupted_work() {
        assert!(is_interrupted(&IndexError::Canceled.into()));
        assert!(!is_interrupted(&IndexError::TooLarge.into()));
    }

    #[cfg(feature = "server")]
    #[test]
    fn a_store_that_fails_is_a_failure_and_one_that_cannot_be_opened_is_bad_input() {
        use dames3d_server::{ServeError, StoreError};
        let error = || StoreError("the disk is full".to_owned());
        assert!(is_failure(&ServeError::from(error()).into()));
        assert!(!is_failure(&ServeError::Open(error()).into()));
    }
}

//! Errors of the command line.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use super::output::print_error;
use crate::engine::endgame_tables::EndgameTableError;
use crate::notation::{escape_controls, printable};
use crate::platform::{AllocationFailed, open_input};

/// Returns `true` if standard output was closed by the program that reads it, as `head` does. That is no failure.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// Returns `true` if what was asked for is valid, but the system failed: a full disk, too little memory, a connection that
/// broke. A file that is not there or may not be read was wrongly named.
pub(crate) fn is_failure(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>();
        let tables = cause.downcast_ref::<EndgameTableError>();
        io.is_some_and(|io| is_failure_of_system(io.kind()))
            || cause.is::<AllocationFailed>()
            || matches!(tables, Some(EndgameTableError::Memory { .. }))
    })
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
            // An error of the program's own.
            | Other
    )
}

/// The longest error that is printed, in characters.
const MAX_CHARS: usize = 4096;

/// The error and its causes on one line. A cause that an error has in its own message is not repeated.
pub(crate) fn one_line(error: &anyhow::Error) -> String {
    let mut causes = error.chain().map(ToString::to_string);
    let first = causes.next().unwrap_or_default();
    let line = causes.fold(first, |line, cause| {
        if line.ends_with(&cause) {
            line
        } else {
            format!("{line}: {cause}")
        }
    });
    printable(&line, MAX_CHARS)
}

/// Prints the error of the arguments, or the help or version that they ask for.
pub(crate) fn print_parsed(error: &clap::Error) -> anyhow::Result<ExitCode> {
    let text = error.to_string();
    if !error.use_stderr() {
        error.print().context("standard output")?;
    } else if escape_controls(&text) != text {
        // An argument that the error quotes would act on the terminal. Without colors it stands out from the error.
        print_error(text.trim_end());
    } else {
        let _ = error.print();
    }
    Ok(ExitCode::from(error.exit_code() as u8))
}

/// Reads a text file, of which an error says what it should contain.
pub fn read_text(path: &Path, contents: &str) -> anyhow::Result<String> {
    let read = open_input(path).and_then(io::read_to_string);
    read.with_context(|| format!("could not read {contents} from {}", path.display()))
}

/// The error of a file that cannot be written.
pub fn could_not_write(path: &Path) -> String {
    format!("could not write {}", path.display())
}

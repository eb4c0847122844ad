//! Recordings of sessions: one command a line, in JSON.
//!
//! The window and the text board write a recording with `--record`, and `dames3d replay` plays it again. The format is
//! [JSON Lines](https://jsonlines.org) with blank lines allowed.
//!
//! ```
//! use dames3d_core::game::{Command, Session, recording};
//!
//! let text = "{\"SitAt\":\"international\"}\n{\"Play\":\"32-28\"}\n\n\"Undo\"\n";
//! let mut session = Session::default();
//! for command in recording::read(text.as_bytes()) {
//!     let (_line, command) = command?;
//!     session.apply(command)?;
//! }
//! assert_eq!(session.game().turns().len(), 1);
//! assert_eq!(recording::line(&Command::Undo), "\"Undo\"");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::io::{self, BufRead, Write};
use std::path::Path;

use super::Command;
use crate::notation::json;
use crate::notation::lines::{self, TextLine};
use crate::platform::fs::File;

#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    #[error("line {line}: expected a command such as {{\"Play\":\"32-28\"}}: {reason}")]
    Invalid {
        /// The line, counted from 1.
        line: usize,
        /// The syntax error, with its column if known.
        reason: String,
    },
    #[error("line {line}: expected at most {MAX_LINE_LENGTH} bytes")]
    TooLong {
        /// The line, counted from 1.
        line: usize,
    },
    #[error("line {line}: {error}")]
    Io {
        /// The line, counted from 1.
        line: usize,
        error: io::Error,
    },
}

/// A recording being written, one line per command.
#[derive(Debug)]
pub struct Recorder(File);

impl From<File> for Recorder {
    fn from(file: File) -> Recorder {
        Recorder(file)
    }
}

impl Recorder {
    /// Creates the file. A file that already exists is an error and stays as it is.
    pub fn create(path: &Path) -> io::Result<Recorder> {
        File::create_new(path).map(Recorder)
    }

    pub fn write(&mut self, command: &Command) -> io::Result<()> {
        writeln!(self.0, "{}", line(command))
    }
}

pub fn line(command: &Command) -> String {
    // Serialization to a string fails only for maps with keys other than strings; a command has none.
    json::to_string(command).unwrap_or_default()
}

/// Maximum length of a line in bytes: a game of a million turns fits.
const MAX_LINE_LENGTH: usize = 1 << 26;

/// Reads the commands of a recording, each with its line number. Blank lines are skipped. After an invalid line reading
/// continues with the next one; after an error of the system it ends. One line of at most 64 MiB is in memory at a
/// time.
pub fn read(
    mut input: impl BufRead,
) -> impl Iterator<Item = Result<(usize, Command), RecordingError>> {
    let mut buffer = Vec::new();
    let mut is_broken = false;
    let lines = (1..).map_while(move |line| {
        if is_broken {
            return None;
        }
        match lines::read_next(&mut input, MAX_LINE_LENGTH, &mut buffer) {
            Ok(None) => None,
            Ok(Some(TextLine::Whole(text))) => Some(read_line(line, text).transpose()),
            Ok(Some(TextLine::TooLong(_))) => Some(Some(Err(RecordingError::TooLong { line }))),
            Err(error) => {
                is_broken = true;
                Some(Some(Err(RecordingError::Io { line, error })))
            }
        }
    });
    lines.flatten()
}

/// Reads the command on a line; `None` for a blank line.
fn read_line(line: usize, text: &[u8]) -> Result<Option<(usize, Command)>, RecordingError> {
    let text = lines::decode(text).map_err(|column| RecordingError::Invalid {
        line,
        reason: format!("column {column}: expected UTF-8"),
    })?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let invalid = |error: serde_json::Error| {
        let text = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let text = text.strip_suffix(&place).unwrap_or(&text);
        RecordingError::Invalid {
            line,
            reason: match error.column() {
                0 => text.to_owned(),
                column => format!("column {column}: {text}"),
            },
        }
    };
    serde_json::from_str(text).map(|command| Some((line, command))).map_err(invalid)
}

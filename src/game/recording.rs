//! Commands as text, one a line in JSON: what a session writes down, and what replays it.
//!
//! ```
//! use dames3d::game::{Command, Session, recording};
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

use std::fs::File;
use std::io::{self, BufRead, Write};
use std::path::Path;

use super::Command;
use crate::notation::lines::{self, TextLine};

/// Why a recording gives no further command.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// The line is no command.
    #[error("line {line}: expected a command such as {{\"Play\":\"32-28\"}}: {reason}")]
    Invalid {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it, and at which column where that is known.
        reason: String,
    },
    /// The line is longer than any command.
    #[error("line {line}: expected at most {MAX_LINE_LENGTH} bytes")]
    TooLong {
        /// The line, counted from 1.
        line: usize,
    },
    /// The recording cannot be read on.
    #[error("line {line}: {error}")]
    Io {
        /// The line, counted from 1.
        line: usize,
        /// What the system says.
        error: io::Error,
    },
}

/// A file that is being recorded into, a line as soon as its command is carried out.
#[derive(Debug)]
pub struct Recorder(File);

impl Recorder {
    /// Into a new file; one that is there already is an error and stays as it is.
    pub fn create(path: &Path) -> io::Result<Recorder> {
        File::create_new(path).map(Recorder)
    }

    /// Writes one command.
    pub fn write(&mut self, command: &Command) -> io::Result<()> {
        writeln!(self.0, "{}", line(command))
    }
}

/// The line for a command, without its end.
pub fn line(command: &Command) -> String {
    // Only maps with keys that are no strings could fail, and a command has none.
    serde_json::to_string(command).unwrap_or_default()
}

/// The longest line that is read, in bytes; no command needs a tenth of it.
const MAX_LINE_LENGTH: usize = 1 << 16;

/// The commands of a recording, each with the number of its line. Blank lines are passed over; after a line that
/// is no command the recording goes on with the next one, after an error of the system it ends. One line is in memory
/// at a time, and none of more than 65536 bytes.
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

/// The command on a line; none on a blank one.
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
    serde_json::from_str(text)
        .map(|command| Some((line, command)))
        .map_err(invalid)
}

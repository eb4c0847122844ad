use std::io::{self, BufRead, Write};

use super::drawing::Signs;
use super::language::Language;
use super::screen::Screen;
use super::sheet;
use crate::board::Face;
use crate::game::{Event, RecordingError, Refused, Tables, recording};
use crate::notation::fen;

/// Why a recording was not replayed to its end.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A line is no command, or cannot be read.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// A command is refused where it stands.
    #[error("line {line}: {command} is refused: {refused}")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// The command, as recorded.
        command: String,
        /// Why.
        refused: Box<Refused>,
    },
    /// Nothing can be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Replays recorded commands without a window. Every move is written on a line with its number as it is played,
/// every other event in words; at the end come the FEN, the boards and the result. The first command that cannot be carried out
/// ends it.
pub fn replay(
    input: impl BufRead,
    mut output: impl Write,
    language: Language,
    screen: Screen,
) -> Result<(), ReplayError> {
    let mut tables = Tables::default();
    for command in recording::read(input) {
        let (line, command) = command?;
        let events = tables
            .apply(command.clone())
            .map_err(|refused| ReplayError::Refused {
                line,
                command: recording::line(&command),
                refused: Box::new(refused),
            })?;
        for event in &events {
            if let Some(text) = sheet::event(tables.game(), event, language) {
                writeln!(output, "{text}")?;
            }
        }
        let is_elsewhere = events.iter().any(|event| matches!(event, Event::Shown(_)));
        if is_elsewhere {
            writeln!(output, "{}", language.at_ply(tables.game().shown()))?;
        }
    }
    let game = tables.game();
    writeln!(output, "{}", fen::write(&game.position().setup()))?;
    let drawn = sheet::boards(game, &Signs::on(screen), Face::SouthWest, language, screen);
    write!(output, "{drawn}")?;
    output.flush()?;
    Ok(())
}

use std::io::{self, BufRead, Write};

use super::caps::TerminalCaps;
use super::layout::{self, Drawing};
use crate::board::Face;
use crate::game::{CommandError, Event, RecordingError, Session, recording};
use crate::i18n::{Language, Localizer};
use crate::notation::{fen, printable};

/// The reason why a recording was not replayed to its end.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A line cannot be read, or is not a command.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// A command was refused.
    #[error("line {line}: {command} is refused: {refused}")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// The command, as recorded.
        command: String,
        /// The reason.
        refused: Box<CommandError>,
    },
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// The most characters of a command that an error shows.
const MAX_COMMAND_CHARS: usize = 500;

/// Replays recorded commands without a window, for `dames3d replay`. Prints every move with its number and every other
/// event as text, and at the end the FEN, the boards and the result.
///
/// # Errors
/// A command cannot be read or carried out, or the output cannot be written.
pub fn replay(
    input: impl BufRead,
    mut output: impl Write,
    language: Language,
    caps: TerminalCaps,
) -> Result<(), ReplayError> {
    let localizer = Localizer::new(language);
    let mut session = Session::default();
    for command in recording::read(input) {
        let (line, command) = command?;
        let events = session
            .apply(command.clone())
            .map_err(|refused| ReplayError::Refused {
                line,
                command: printable(&recording::line(&command), MAX_COMMAND_CHARS),
                refused: Box::new(refused),
            })?;
        for event in &events {
            if let Some(text) = layout::event_text(session.game(), event, &localizer) {
                writeln!(output, "{}", caps.displayable(&text))?;
            }
        }
        let is_elsewhere = events.iter().any(|event| matches!(event, Event::Shown(_)));
        if is_elsewhere {
            let text = localizer
                .messages
                .text_at_ply(session.game().current_ply().0);
            writeln!(output, "{}", caps.displayable(&text))?;
        }
    }
    let game = session.game();
    writeln!(output, "{}", fen::write(&game.position().setup()))?;
    let drawing = Drawing::of_game(game, &localizer);
    let drawn = layout::draw_boards(&drawing, Face::SouthWest, &localizer, caps);
    write!(output, "{drawn}")?;
    output.flush()?;
    Ok(())
}

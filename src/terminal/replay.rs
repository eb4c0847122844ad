use std::io::{self, BufRead, Write};

use super::caps::TerminalCaps;
use super::layout::{self, Drawing};
use crate::board::Face;
use crate::game::{CommandError, Event, RecordingError, Session, recording};
use crate::i18n::{Language, Localizer};
use crate::notation::{fen, printable};

/// The reason why a replay stopped early.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A line is unreadable or not a command.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    #[error("line {line}: {command} is refused: {refused}")]
    Refused {
        /// Line number, from 1.
        line: usize,
        command: String,
        refused: Box<CommandError>,
    },
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Maximum number of characters of a command in an error.
const MAX_COMMAND_CHARS: usize = 500;

/// Replays recorded commands without a window, for `dames3d replay`. Prints every move with its number and every other
/// event as text, then the final FEN, boards and result.
///
/// # Errors
/// If a command cannot be read or applied, or the output fails.
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
        let events = session.apply(command.clone()).map_err(|refused| ReplayError::Refused {
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
            let text = localizer.messages.text_at_ply(session.game().current_ply().0);
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

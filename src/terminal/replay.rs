use std::io::{self, BufRead, Write};

use super::board_drawing::Glyphs;
use super::caps::TerminalCaps;
use super::layout;
use crate::board::Face;
use crate::game::{CommandError, Event, RecordingError, Session, recording};
use crate::i18n::{Language, Localizer};
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
        refused: Box<CommandError>,
    },
    /// Nothing can be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Replays recorded commands without a window. Every move is written on a line with its number as it is played,
/// every
/// other event in words; at the end come the FEN, the boards and the result. The first command that cannot be
/// carried out ends it.
pub fn replay(
    input: impl BufRead,
    mut output: impl Write,
    language: Language,
    caps: TerminalCaps,
) -> Result<(), ReplayError> {
    let words = Localizer::new(language);
    let mut session = Session::default();
    for command in recording::read(input) {
        let (line, command) = command?;
        let events = session
            .apply(command.clone())
            .map_err(|refused| ReplayError::Refused {
                line,
                command: recording::line(&command),
                refused: Box::new(refused),
            })?;
        for event in &events {
            if let Some(text) = layout::event_text(session.game(), event, &words) {
                writeln!(output, "{}", caps.displayable(&text))?;
            }
        }
        let is_elsewhere = events.iter().any(|event| matches!(event, Event::Shown(_)));
        if is_elsewhere {
            let ply = session.game().current_ply().0.into();
            let text = words.with("text-at-ply", &[("ply", ply)]);
            writeln!(output, "{}", caps.displayable(&text))?;
        }
    }
    let game = session.game();
    writeln!(output, "{}", fen::write(&game.position().setup()))?;
    let drawn = layout::draw_boards(game, &Glyphs::new(caps), Face::SouthWest, &words, caps);
    write!(output, "{drawn}")?;
    output.flush()?;
    Ok(())
}

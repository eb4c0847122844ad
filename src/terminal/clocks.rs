//! The clocks of the game at the text board.

use std::io::{self, Write};

use super::TextBoard;
use crate::game::{Command, Game};
use crate::i18n::Localizer;
use crate::rules::Side;

impl<W: Write> TextBoard<W> {
    /// Lets the time since the last reading pass on the clock that is running. Prints the end of the game if the time ran
    /// out.
    pub(super) fn pass_time(&mut self) -> io::Result<()> {
        let milliseconds = self.stopwatch.read();
        if milliseconds == 0 || self.session.game().running_clock().is_none() {
            return Ok(());
        }
        // Letting time pass is never refused.
        let events = self.apply(Command::Wait(milliseconds)).unwrap_or_default();
        self.record_last()?;
        if !events.is_empty() {
            self.draw()?;
            self.print_events(&events)?;
        }
        Ok(())
    }
}

/// The prompt for a side, with both clocks if the game has any.
pub(super) fn prompt(game: &Game, side: Side, localizer: &Localizer) -> String {
    let name = |side| localizer.side(side);
    match game.clock() {
        None => name(side),
        Some(clock) => {
            let time = |side| localizer.clock_time(clock.left(side));
            let messages = &localizer.messages;
            messages.clock_prompt(name(side), time(side), name(!side), time(!side))
        }
    }
}

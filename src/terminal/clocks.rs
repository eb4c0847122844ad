//! The clocks of the game at the text board.

use std::io::{self, Write};
use std::time::Duration;

use super::TextBoard;
use super::dialogue::Dialogue;
use super::typed_lines::{TypedLine, TypedLines};
use crate::game::{Command, Game};
use crate::i18n::Localizer;
use crate::rules::Side;

/// The time between two counts while a clock runs: a program that is killed loses no more.
const COUNT: Duration = Duration::from_millis(100);

impl<W: Write> TextBoard<W> {
    /// Waits for the line asked for. Time passes on the clock that is running; if it runs out meanwhile, the end of the game is
    /// printed at once.
    pub(super) fn wait_for_line(&mut self, input: &TypedLines) -> io::Result<TypedLine> {
        loop {
            let is_running = self.session.game().running_clock().is_some();
            if let Some(line) = input.wait(is_running.then_some(COUNT)) {
                return line;
            }
            self.pass_time()?;
            if self.session.game().outcome().is_some() {
                let prompt = self.prompt();
                self.page.prompt(&prompt)?;
            }
        }
    }

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
    let name = |side| localizer.side_of(game.variant(), side);
    match game.clock() {
        None => name(side),
        Some(clock) => {
            let time = |side| localizer.clock_time(clock.left(side));
            let messages = &localizer.messages;
            messages.clock_prompt(name(side), time(side), name(!side), time(!side))
        }
    }
}

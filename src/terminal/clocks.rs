use std::io::{self, Write};
use std::time::Duration;

use super::TextBoard;
use super::dialogue::Dialogue;
use super::typed_lines::{TypedLine, TypedLines};
use crate::game::{Command, Game};
use crate::i18n::Localizer;
use crate::rules::Side;

/// Interval at which a running clock is journaled; a killed program loses no more than this.
const COUNT: Duration = Duration::from_millis(100);

impl<W: Write> TextBoard<W> {
    /// Waits for the next line while the clock runs; a flag fall ends the game and is printed at once.
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

    /// Charges the elapsed time to the running clock; prints the end of the game on a flag fall.
    pub(super) fn pass_time(&mut self) -> io::Result<()> {
        let milliseconds = self.stopwatch.read();
        if milliseconds == 0 || self.session.game().running_clock().is_none() {
            return Ok(());
        }
        // `Wait` is never refused.
        let events = self.apply(Command::Wait(milliseconds)).unwrap_or_default();
        self.record_last()?;
        if !events.is_empty() {
            self.draw()?;
            self.print_events(&events)?;
        }
        Ok(())
    }
}

/// The prompt for a side, with both clocks if the game is timed.
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

use std::time::Duration;

use super::Localizer;
use crate::game::Game;
use crate::game::clocks::clock_text;
use crate::notation::ParseError;
use crate::rules::Side;

impl Localizer {
    /// The time on a clock: “4:58”, “9.8”; or that it is not limited.
    pub fn clock_time(&self, left: Option<Duration>) -> String {
        match left {
            Some(left) => self.language().localize(&clock_text(left)),
            None => self.messages.clock_unlimited(),
        }
    }

    /// Both clocks of a game, and why they stand still if they do; `None` for a game without clocks.
    pub fn clocks(&self, game: &Game) -> Option<String> {
        let clock = game.clock()?;
        let [white, black] = Side::BOTH.map(|side| self.clock_time(clock.left(side)));
        let messages = &self.messages;
        let times = messages.clock_times(white, black);
        Some(if game.outcome().is_some() {
            times
        } else if clock.is_paused() {
            messages.clock_paused(times)
        } else if !clock.has_started() {
            messages.clock_waiting(times)
        } else {
            times
        })
    }

    /// A syntax error in a time control: the column, what was expected there and what was found.
    pub fn clock_parse_error(&self, error: &ParseError) -> String {
        self.messages
            .clock_misread(error.column, self.expected(error), self.found(error))
    }
}

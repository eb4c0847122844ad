use std::time::Duration;

use super::{Bonus, TimeControl, clock_text};
use crate::game::Game;
use crate::i18n::Localizer;
use crate::notation::ParseError;
use crate::rules::{FigureSet, Side};

impl Localizer {
    /// The time on a clock: “4:58”, “9.8”; or that it is not limited.
    pub fn clock_time(&self, left: Option<Duration>) -> String {
        match left {
            Some(left) => self.language().localize(&clock_text(left)),
            None => self.messages.clock_unlimited(),
        }
    }

    /// A time in seconds: “3”, “0.5”.
    pub(in crate::game) fn seconds(&self, time: Duration) -> String {
        let decimals = match time.subsec_millis() {
            0 => 0,
            millis if millis % 100 == 0 => 1,
            millis if millis % 10 == 0 => 2,
            _ => 3,
        };
        self.language().decimal(time.as_secs_f64(), decimals)
    }

    /// Both clocks of a game, and why they are stopped if they are; `None` for a game without clocks.
    pub fn clocks(&self, game: &Game) -> Option<String> {
        let clock = game.clock()?;
        let [white, black] = Side::BOTH.map(|side| self.clock_time(clock.left(side)));
        let messages = &self.messages;
        let times = match game.variant().figures() {
            FigureSet::Draughtsmen => messages.clock_times(white, black),
            FigureSet::WolfAndSheep => messages.clock_times_wolf(white, black),
        };
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

    /// The time control of a side as it stands: the period, the moves left in it, the time for each move. Empty where
    /// the time left is enough, and for a game without clocks.
    pub fn clock_details(&self, game: &Game, side: Side) -> String {
        let Some(clock) = game.clock() else {
            return String::new();
        };
        let messages = &self.messages;
        let periods = match clock.settings().control(side) {
            TimeControl::Unlimited | TimeControl::Unknown => return String::new(),
            TimeControl::Hourglass(_) => return messages.clock_hourglass(),
            TimeControl::PerMove(_) => return messages.clock_per_move(),
            TimeControl::Periods(periods) => periods,
        };
        let index = clock.state().sides[side].period();
        let number = (periods.len() > 1).then(|| messages.clock_period(index + 1));
        let moves = clock.upcoming(side).and_then(|time| time.moves);
        let moves = moves.map(|moves| messages.clock_moves_left(moves));
        let bonus = periods.get(index).or(periods.last()).map(|period| period.bonus);
        let bonus = bonus.and_then(|bonus| match bonus {
            Bonus::None => None,
            Bonus::Increment(time) => Some(messages.clock_increment(self.seconds(time))),
            Bonus::Bronstein(time) => Some(messages.clock_bronstein(self.seconds(time))),
            Bonus::Delay(time) => Some(messages.clock_delay(self.seconds(time))),
        });
        let parts: Vec<String> = [number, moves, bonus].into_iter().flatten().collect();
        parts.join(" · ")
    }

    /// A syntax error in a time control: the column, what was expected there and what was found.
    pub fn clock_parse_error(&self, error: &ParseError) -> String {
        self.messages.clock_misread(error.column, self.expected(error), self.found(error))
    }
}

//! The time that passes on the clocks of the current game.
//!
//! The session counts it as [`Command::Wait`]: before each other command, so that a move is timed exactly, and every
//! tenth of a second while a clock runs, so that the journal of a program that is killed has the clocks as they stood.
//! The clocks run on under every dialog, as at a club; whoever must leave the table pauses them.

use bevy::prelude::*;

use crate::game::{Command, Game};
use crate::platform::Stopwatch;

/// The longest time between two counts, in milliseconds.
const STEP: u64 = 100;

/// Measures the time between two counts.
#[derive(Resource, Debug, Default)]
pub struct GameTime {
    stopwatch: Stopwatch,
    /// Milliseconds read but not counted yet.
    uncounted: u64,
}

impl GameTime {
    /// Measures time with this stopwatch.
    pub fn with_stopwatch(stopwatch: Stopwatch) -> GameTime {
        GameTime {
            stopwatch,
            uncounted: 0,
        }
    }

    /// Takes the command that counts the time since the last count, if that is due: before other commands, after a tenth
    /// of a second, and when the time of a clock is over. Time that passes while no clock runs does not count.
    pub(super) fn take(&mut self, game: &Game, is_before_commands: bool) -> Option<Command> {
        self.uncounted += self.stopwatch.read();
        let Some(side) = game.running_clock() else {
            self.uncounted = 0;
            return None;
        };
        let left = game.clock().and_then(|clock| clock.upcoming(side));
        let is_over = left.is_some_and(|time| u128::from(self.uncounted) >= time.left.as_millis());
        let is_due = is_before_commands || is_over || self.uncounted >= STEP;
        (is_due && self.uncounted > 0).then(|| Command::Wait(std::mem::take(&mut self.uncounted)))
    }
}

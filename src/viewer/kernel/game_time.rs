//! The time that passes on the clocks of the current game.
//!
//! The session counts it as [`Command::Wait`]: before each other command, so that a move is timed exactly, and every
//! tenth of a second while a clock runs. Between frames, which may be slow, the thread that writes the journal notes it,
//! so that a program that is killed leaves the clocks as they stood. The clocks run on under every dialog, as at a club;
//! whoever must leave the table pauses them. Only the rules, which show other positions on the board, let them wait.

use bevy::prelude::*;

use crate::archive::PassingTime;
use crate::game::{Command, Game};
use crate::platform::Stopwatch;

/// The longest time between two counts, in milliseconds.
const STEP: u64 = 100;

/// Measures the time between two counts.
#[derive(Resource, Debug, Default)]
pub struct GameTime(PassingTime);

impl GameTime {
    /// Measures time with this stopwatch.
    pub fn with_stopwatch(stopwatch: Stopwatch) -> GameTime {
        GameTime(PassingTime::with_stopwatch(stopwatch))
    }

    /// The time, to be noted in the journal as well.
    pub(super) fn passing(&self) -> &PassingTime {
        &self.0
    }

    /// Takes the command that counts the time since the last count, if that is due: before other commands, after a tenth
    /// of a second, and when the time of a clock is over. Time that passes while no clock runs, or while the game waits,
    /// does not count.
    pub(super) fn take(
        &self,
        game: &Game,
        is_waiting: bool,
        is_before_commands: bool,
    ) -> Option<Command> {
        let Some(side) = game.running_clock().filter(|_| !is_waiting) else {
            self.0.skip();
            return None;
        };
        let left = game.clock().and_then(|clock| clock.upcoming(side));
        let passed = self.0.take(|uncounted| {
            let is_over = left.is_some_and(|time| u128::from(uncounted) >= time.left.as_millis());
            is_before_commands || is_over || uncounted >= STEP
        });
        passed.map(Command::Wait)
    }
}

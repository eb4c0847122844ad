//! The session in the window, and the time that passes on its clocks. [`applying`] and [`practice`] are the only places
//! that change it.

pub mod applying;
pub mod autosave;
pub mod clock_ticks;
pub mod engine_bridge;
pub mod game_actions;
pub mod mode;
pub mod practice;
pub mod seats;

use bevy::prelude::*;

use crate::archive::PassingTime;
use crate::game::{Command, Game, Session};
use crate::platform::Stopwatch;

/// The games of the session and the current one. A practice game may stand in for the current one; the games of the
/// session and their clocks wait meanwhile.
#[derive(Resource, Default)]
pub struct CurrentSession {
    session: Session,
    practice: Option<Session>,
}

impl CurrentSession {
    /// The game on the board: the practice game or, without one, the current game.
    pub fn game(&self) -> &Game {
        self.practice.as_ref().unwrap_or(&self.session).game()
    }

    /// The games of all variants, without the practice game.
    pub fn all(&self) -> &Session {
        &self.session
    }

    /// Returns `true` while a practice game stands in for the current game.
    pub fn is_practicing(&self) -> bool {
        self.practice.is_some()
    }

    pub(super) fn all_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The session of the practice game, if there is one.
    pub(super) fn practice_mut(&mut self) -> Option<&mut Session> {
        self.practice.as_mut()
    }

    /// Lets another practice game stand in for the current game, or none.
    pub(super) fn set_practice(&mut self, game: Option<Game>) {
        self.practice = game.map(Session::from);
    }
}

/// Returns `true` if leaving the game would lose it where games are not kept on disk: it was changed and is not over.
pub fn is_in_progress(game: &Game) -> bool {
    game.has_changes() && game.outcome().is_none()
}

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

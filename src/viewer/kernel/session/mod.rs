//! The session in the window, and the time that passes on its clocks. [`applying`], [`practice`] and [`remote`] are the only
//! places that change it.

pub mod applying;
pub mod autosave;
pub mod clock_ticks;
pub mod engine_bridge;
pub mod game_actions;
pub mod mode;
pub mod practice;
pub mod remote;
mod remote_game;
pub mod seats;

use bevy::prelude::*;
use remote_game::RemoteGame;

use crate::archive::PassingTime;
use crate::game::{Command, Game, Session};
use crate::platform::Stopwatch;
use crate::rules::{Side, Variant};

/// The games of the session and the current one. A practice game, or the game with a player elsewhere, may stand in for
/// the current one; the games of the session and their clocks wait meanwhile.
#[derive(Resource, Default)]
pub struct CurrentSession {
    session: Session,
    practice: Option<Session>,
    remote: Option<RemoteGame>,
    /// The table of the last game with a player elsewhere that is over, and the side of the player here.
    remote_end: Option<(Variant, Side)>,
}

impl CurrentSession {
    /// The game on the board: the practice game, else the game with a player elsewhere, else the current game.
    pub fn game(&self) -> &Game {
        match (&self.practice, &self.remote) {
            (Some(practice), _) => practice.game(),
            (None, Some(remote)) => remote.game(),
            (None, None) => self.session.game(),
        }
    }

    /// The games of all variants, without those that stand in for the current one.
    pub fn all(&self) -> &Session {
        &self.session
    }

    /// Returns `true` while a practice game stands in for the current game.
    pub fn is_practicing(&self) -> bool {
        self.practice.is_some()
    }

    /// Returns `true` while the game with a player elsewhere is on the board: nobody helps in it.
    pub fn is_remote(&self) -> bool {
        self.practice.is_none() && self.remote.is_some()
    }

    /// The side of the player here, if the game on the board was played with a player elsewhere and is over.
    pub fn own_side_in_finished(&self) -> Option<Side> {
        let (variant, own) = self.remote_end?;
        let is_on_board = self.practice.is_none() && self.remote.is_none();
        let is_it = is_on_board && self.session.game().variant() == variant;
        (is_it && self.game().final_outcome().is_some()).then_some(own)
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

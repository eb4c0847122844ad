//! The window's session and its game time. Only [`applying`], [`practice`] and [`remote`] change it.

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

use crate::archive::SharedElapsedTime;
use crate::game::{Command, Game, Session};
use crate::platform::Stopwatch;
use crate::rules::{Side, Variant};

/// The session's games and the current one. A practice or online game may replace it, and the others then wait.
#[derive(Resource, Default)]
pub struct CurrentSession {
    session: Session,
    practice: Option<Session>,
    remote: Option<RemoteGame>,
    /// The table of the last finished online game, and the local player's side.
    remote_end: Option<(Variant, Side)>,
}

impl CurrentSession {
    /// The game on the board: the practice game, else the online game, else the current game.
    pub fn game(&self) -> &Game {
        match (&self.practice, &self.remote) {
            (Some(practice), _) => practice.game(),
            (None, Some(remote)) => remote.game(),
            (None, None) => self.session.game(),
        }
    }

    /// The games of all variants, ignoring any replacement.
    pub fn all(&self) -> &Session {
        &self.session
    }

    /// Returns `true` while a practice game replaces the current game.
    pub fn is_practicing(&self) -> bool {
        self.practice.is_some()
    }

    /// Returns `true` while an online game is on the board, in which nobody helps.
    pub fn is_remote(&self) -> bool {
        self.practice.is_none() && self.remote.is_some()
    }

    /// The local player's side, if the game on the board is a finished online game.
    pub fn own_side_in_finished(&self) -> Option<Side> {
        let (variant, own) = self.remote_end?;
        let is_on_board = self.practice.is_none() && self.remote.is_none();
        let is_it = is_on_board && self.session.game().variant() == variant;
        (is_it && self.game().final_outcome().is_some()).then_some(own)
    }

    pub(super) fn all_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The practice game's session, if any.
    pub(super) fn practice_mut(&mut self) -> Option<&mut Session> {
        self.practice.as_mut()
    }

    /// Replaces the current game by a practice game, or restores it.
    pub(super) fn set_practice(&mut self, game: Option<Game>) {
        self.practice = game.map(Session::from);
    }
}

/// Returns `true` if leaving the game without autosave would lose it: it was changed and is not over.
pub fn is_in_progress(game: &Game) -> bool {
    game.has_changes() && game.outcome().is_none()
}

/// Maximum interval between two counts, in milliseconds.
const TICK_MS: u64 = 100;

#[derive(Resource, Debug, Default)]
pub struct GameTime(SharedElapsedTime);

impl GameTime {
    pub fn with_stopwatch(stopwatch: Stopwatch) -> GameTime {
        GameTime(SharedElapsedTime::with_stopwatch(stopwatch))
    }

    /// The time, shared with the journal.
    pub(super) fn passing(&self) -> &SharedElapsedTime {
        &self.0
    }

    /// Takes the command that advances the clocks, if due: before other commands, every tenth of a second, and on a
    /// flag fall. Time without a running clock, or while the game waits, does not count.
    pub(super) fn tick_command(
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
            is_before_commands || is_over || uncounted >= TICK_MS
        });
        passed.map(Command::Wait)
    }
}

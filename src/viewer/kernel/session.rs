//! The session in the window. `applying` and `practice` are the only places that change it.

use bevy::prelude::*;

use crate::game::{Game, Session};

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

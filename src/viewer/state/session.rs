//! The session in the window. `applying` is the only place that changes it.

use bevy::prelude::*;

use crate::game::{Game, Session};

/// The games of the session and the current one.
#[derive(Resource, Default)]
pub struct CurrentSession(Session);

impl CurrentSession {
    /// The current game.
    pub fn game(&self) -> &Game {
        self.0.game()
    }

    /// The games of all variants.
    pub fn all(&self) -> &Session {
        &self.0
    }

    pub(super) fn all_mut(&mut self) -> &mut Session {
        &mut self.0
    }
}

/// Returns `true` if leaving the game would lose it where games are not kept on disk: it was changed and is not over.
pub fn is_in_progress(game: &Game) -> bool {
    game.has_changes() && game.outcome().is_none()
}

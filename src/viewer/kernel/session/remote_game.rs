//! The online game on the board, at its end or at an earlier position.

use crate::game::{Command, Event, Game, Session};
use crate::rules::Ply;

#[derive(Clone, Debug)]
pub(super) struct RemoteGame {
    session: Session,
    /// The earlier position shown; `None` at the end of the game.
    looks_at: Option<Ply>,
}

impl RemoteGame {
    /// The game at its end.
    pub(super) const fn new(session: Session) -> RemoteGame {
        RemoteGame { session, looks_at: None }
    }

    /// The game with the position shown.
    pub(super) fn game(&self) -> &Game {
        self.session.game()
    }

    /// The earlier position shown.
    pub(super) const fn looks_at(&self) -> Option<Ply> {
        self.looks_at
    }

    /// Shows another position while the game goes on; returns the event.
    pub(super) fn look_at(&mut self, ply: Ply) -> Vec<Event> {
        let shown = self.session.apply(Command::Show(ply)).unwrap_or_default();
        self.looks_at = (!self.game().is_live()).then_some(ply);
        shown
    }

    /// Applies a navigation command; returns `None` for any other command.
    pub(super) fn look_around(&mut self, command: &Command) -> Option<Vec<Event>> {
        let (shown, last) = (self.game().current_ply(), self.game().last_ply());
        let ply = match command {
            Command::Undo | Command::TakeBack => Ply(shown.0.saturating_sub(1)),
            Command::Redo => Ply((shown.0 + 1).min(last.0)),
            Command::Show(ply) => *ply,
            Command::GoTo(path) => {
                let shown = self.session.apply(Command::GoTo(path.clone()));
                let ply = self.game().current_ply();
                self.looks_at = (!self.game().is_live()).then_some(ply);
                return Some(shown.unwrap_or_default());
            }
            Command::PlayOn => last,
            _ => return None,
        };
        Some(if ply == shown { Vec::new() } else { self.look_at(ply) })
    }
}

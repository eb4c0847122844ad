//! Undo, redo, and showing an earlier position of a game.

use super::hand_turn::HandTurn;
use super::{CommandError, Event, Game};
use crate::rules::Ply;

impl Game {
    /// Takes back the termination if there is one, otherwise one move.
    pub(super) fn undo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        if self.termination().is_some() {
            self.termination = None;
            return Ok(self.go_to(self.current_ply()));
        }
        let before = self
            .current_ply()
            .0
            .checked_sub(1)
            .ok_or(CommandError::NothingToUndo)?;
        Ok(self.go_to(Ply(before)))
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        match self.current_ply().next() {
            next if next <= self.last_ply() => Ok(self.go_to(next)),
            _ => Err(CommandError::NothingToRedo),
        }
    }

    pub(super) fn show(&mut self, asked: Ply) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        match self.last_ply() {
            last if asked > last => Err(CommandError::NoSuchPly { asked, last }),
            _ => Ok(self.go_to(asked)),
        }
    }

    fn go_to(&mut self, ply: Ply) -> Vec<Event> {
        self.record.go_to(ply);
        self.hand_turn = HandTurn::default();
        let declined = self.draw_offer.take().map(|_| Event::DrawDeclined);
        declined
            .into_iter()
            .chain([Event::Shown(self.current_ply())])
            .chain(self.end_event())
            .collect()
    }
}

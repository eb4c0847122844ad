//! Going back and forth in a game.

use super::Game;
use super::command::{Event, Refused};
use super::manners::Hands;
use crate::rules::Ply;

impl Game {
    pub(super) fn undo(&mut self) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        if self.declared().is_some() {
            self.declared = None;
            return Ok(self.turn_to(self.shown()));
        }
        let before = self
            .shown()
            .0
            .checked_sub(1)
            .ok_or(Refused::NothingToUndo)?;
        Ok(self.turn_to(Ply(before)))
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        match self.shown().next() {
            next if next <= self.last() => Ok(self.turn_to(next)),
            _ => Err(Refused::NothingToRedo),
        }
    }

    pub(super) fn show(&mut self, asked: Ply) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        match self.last() {
            last if asked > last => Err(Refused::NoSuchPly { asked, last }),
            _ => Ok(self.turn_to(asked)),
        }
    }

    fn turn_to(&mut self, ply: Ply) -> Vec<Event> {
        self.record.show(ply);
        self.hands = Hands::default();
        let declined = self.draw_offer.take().map(|_| Event::DrawDeclined);
        declined
            .into_iter()
            .chain([Event::Shown(self.shown())])
            .chain(self.ended())
            .collect()
    }
}

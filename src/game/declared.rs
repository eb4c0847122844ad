//! Ends of a game that are not on the board: a draw agreed, a side that gives up, a flag that falls.

use super::Game;
use super::command::{Event, Refused};
use super::manners::Hands;
use crate::rules::{DrawReason, Outcome, Ply, Side, WinReason};

/// An end by agreement, resignation or time, and the plies after which it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    after: Ply,
    outcome: Outcome,
}

impl Game {
    /// Who has offered a draw that is not answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// How the game was ended in the position shown by agreement, resignation or time, if it was.
    pub fn declared(&self) -> Option<Outcome> {
        self.declared
            .filter(|declared| declared.after == self.shown())
            .map(|declared| declared.outcome)
    }

    pub(super) fn offer_draw(&mut self) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if self.draw_offer.is_some() {
            return Err(Refused::OfferStands);
        }
        let by = self.position().side_to_move();
        self.draw_offer = Some(by);
        Ok(vec![Event::DrawOffered(by)])
    }

    pub(super) fn answer_draw(&mut self, accept: bool) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        self.draw_offer.take().ok_or(Refused::NoOffer)?;
        Ok(match accept {
            true => self.declare(Outcome::Draw(DrawReason::Agreement)),
            false => vec![Event::DrawDeclined],
        })
    }

    /// A side loses otherwise than on the board.
    pub(super) fn lose(&mut self, side: Side, reason: WinReason) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        Ok(self.declare(Outcome::Win {
            winner: !side,
            reason,
        }))
    }

    /// Ends the game in the position shown, to which what hands have begun is put back. Moves taken back stay where
    /// they are.
    fn declare(&mut self, outcome: Outcome) -> Vec<Event> {
        let put_back = (!self.deeds().is_empty()).then_some(Event::PutBack);
        self.hands = Hands::default();
        self.draw_offer = None;
        self.declared = Some(Declared {
            after: self.shown(),
            outcome,
        });
        put_back
            .into_iter()
            .chain([Event::Ended(outcome)])
            .collect()
    }
}

//! Ends of a game that are not on the board: a draw agreed, a side that gives up, a flag that falls.

use super::Game;
use super::command::{CommandError, Event};
use super::over_the_board::HandTurn;
use crate::rules::{DrawReason, Outcome, Ply, Side, WinReason};

/// An end by agreement, resignation or time, and the plies after which it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Termination {
    after: Ply,
    outcome: Outcome,
}

impl Game {
    /// Who has offered a draw that is not answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// How the game was ended in the position shown by agreement, resignation or time, if it was.
    pub fn termination(&self) -> Option<Outcome> {
        self.termination
            .filter(|termination| termination.after == self.current_ply())
            .map(|termination| termination.outcome)
    }

    pub(super) fn offer_draw(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if self.draw_offer.is_some() {
            return Err(CommandError::AlreadyOffered);
        }
        let by = self.position().side_to_move();
        self.draw_offer = Some(by);
        Ok(vec![Event::DrawOffered(by)])
    }

    pub(super) fn answer_draw(&mut self, accept: bool) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        self.draw_offer.take().ok_or(CommandError::NoOffer)?;
        Ok(match accept {
            true => self.terminate(Outcome::Draw(DrawReason::Agreement)),
            false => vec![Event::DrawDeclined],
        })
    }

    /// A side loses otherwise than on the board.
    pub(super) fn lose(
        &mut self,
        side: Side,
        reason: WinReason,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        Ok(self.terminate(Outcome::Win {
            winner: !side,
            reason,
        }))
    }

    /// Ends the game in the position shown, to which what hands have begun is put back. Moves taken back stay where
    /// they are.
    fn terminate(&mut self, outcome: Outcome) -> Vec<Event> {
        let put_back = (!self.hand_actions().is_empty()).then_some(Event::PutBack);
        self.hand_turn = HandTurn::default();
        self.draw_offer = None;
        self.termination = Some(Termination {
            after: self.current_ply(),
            outcome,
        });
        put_back
            .into_iter()
            .chain([Event::Ended(outcome)])
            .collect()
    }
}

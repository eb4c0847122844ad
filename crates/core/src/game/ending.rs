//! Ends of a game that the position does not show: agreement, resignation, time. Offers of a draw.

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::game_tree::NodeId;
use crate::rules::{DrawReason, Outcome, Position, Side, WinReason};

impl Game {
    /// The side whose offer of a draw is open.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// The outcome by agreement, resignation or time, if the game ended so in the position shown.
    pub fn termination(&self) -> Option<Outcome> {
        self.shown_node().ending()
    }

    /// The outcome at the end of the main line, whatever position is shown.
    pub fn main_line_outcome(&self) -> Option<Outcome> {
        let tree = self.tree();
        let last = tree.main_line().last().copied().unwrap_or_else(|| tree.root());
        self.outcome_at(last)
    }

    /// The outcome at the end of the game: in the position shown if play continues from there, otherwise at the end of
    /// the line shown.
    pub fn final_outcome(&self) -> Option<Outcome> {
        match self.line().last() {
            Some(&last) if !self.is_live() => self.outcome_at(last),
            _ => self.outcome(),
        }
    }

    /// The position at the end of the game: the one shown if play continues from there, otherwise the last one of the
    /// line shown.
    pub fn final_position(&self) -> &Position {
        if self.is_live() {
            self.position()
        } else {
            self.position_at(self.last_ply()).unwrap_or_else(|| self.position())
        }
    }

    fn outcome_at(&self, node: NodeId) -> Option<Outcome> {
        let tree = self.tree();
        let ending = tree.node(node).ending();
        let history = || tree.history(node).with_draw_rules(self.rules.draws);
        ending.or_else(|| history().outcome())
    }

    /// Offers a draw on behalf of this side, or of the side to move.
    pub(super) fn offer_draw(&mut self, by: Option<Side>) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if self.draw_offer.is_some() {
            return Err(CommandError::AlreadyOffered);
        }
        let by = by.unwrap_or_else(|| self.position().side_to_move());
        self.draw_offer = Some(by);
        Ok(vec![Event::DrawOffered(by)])
    }

    pub(super) fn answer_draw(&mut self, accept: bool) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        self.draw_offer.take().ok_or(CommandError::NoOffer)?;
        Ok(if accept {
            self.terminate(Outcome::Draw(DrawReason::Agreement))
        } else {
            vec![Event::DrawDeclined]
        })
    }

    pub(super) fn resign(&mut self, side: Side) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        Ok(self.terminate(Outcome::Win { winner: !side, reason: WinReason::Resignation }))
    }

    /// Ends the game because this side's time has run out: with its loss, or with a draw if the other side cannot win
    /// in any way (`rules.md` §5.4).
    pub(super) fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Event>, CommandError> {
        self.require_not_over()?;
        Ok(self.end_by_time(side))
    }

    /// Ends the game as [`Game::run_out_of_time`] does, even while an irregularity is unresolved.
    pub(super) fn end_by_time(&mut self, side: Side) -> Vec<Event> {
        let outcome = if self.history().can_win(!side) {
            Outcome::Win { winner: !side, reason: WinReason::Time }
        } else {
            Outcome::Draw(DrawReason::OutOfTime(side))
        };
        self.terminate(outcome)
    }

    /// Ends the game in the position shown. Pieces moved by hand are put back.
    fn terminate(&mut self, outcome: Outcome) -> Vec<Event> {
        let put_back = (!self.hand_actions().is_empty()).then_some(Event::PutBack);
        self.hand_turn = HandTurn::default();
        self.draw_offer = None;
        self.record.end(outcome);
        put_back.into_iter().chain([Event::Ended(outcome)]).collect()
    }
}

//! Undo, redo, and showing another position of a game.

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::game_tree::NodeId;
use crate::rules::Ply;

impl Game {
    /// Takes back the termination if there is one, otherwise one move.
    pub(super) fn undo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        if self.termination().is_some() {
            self.record.reopen();
            return Ok(self.go_to(self.current_node()));
        }
        let before = self.shown_node().parent();
        Ok(self.go_to(before.ok_or(CommandError::NothingToUndo)?))
    }

    /// Takes back a move, so that the next turn begins the main line anew, unless the line has a result.
    pub(super) fn take_back(&mut self) -> Result<Vec<Event>, CommandError> {
        let events = self.undo()?;
        self.goes_on = self.final_outcome().is_none();
        Ok(events)
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let next = self.line().get(usize::from(self.current_ply().0)).copied();
        let goes_on = self.goes_on;
        let events = self.go_to(next.ok_or(CommandError::NothingToRedo)?);
        self.goes_on = goes_on;
        Ok(events)
    }

    pub(super) fn show(&mut self, asked: Ply) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let last = self.last_ply();
        let node = self.record.node_at(asked);
        Ok(self.go_to(node.ok_or(CommandError::NoSuchPly { asked, last })?))
    }

    /// Lets the game go on from the position shown. The turns that follow it are kept; another turn makes them a
    /// variation, unless they have a result. A game that is over in this position is refused.
    pub(super) fn play_on(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        self.goes_on = self.final_outcome().is_none();
        self.record.go_on();
        Ok(vec![Event::Shown(self.current_ply())])
    }

    /// Shows a node of the tree.
    pub(super) fn go_to(&mut self, node: NodeId) -> Vec<Event> {
        let from = self.current_node();
        self.goes_on = false;
        self.record.show(node);
        self.leave(from)
    }

    /// Leaves the turn of a node, after another one has been shown.
    pub(super) fn leave(&mut self, from: NodeId) -> Vec<Event> {
        self.follow_on_clock(from);
        self.hand_turn = HandTurn::default();
        let declined = self.draw_offer.take().map(|_| Event::DrawDeclined);
        declined
            .into_iter()
            .chain([Event::Shown(self.current_ply())])
            .chain(self.end_event())
            .collect()
    }
}

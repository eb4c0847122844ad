//! Playing a move.

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::game_tree::Turn;
use crate::notation::MoveRequest;
use crate::rules::{Move, Ply, Route, Side};

impl Game {
    pub(super) fn play(&mut self, request: &MoveRequest) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.hand_actions().is_empty() {
            return Err(CommandError::HandTurnUnfinished);
        }
        self.require_ply_left()?;
        let (mv, route) = request.resolve(self.position())?;
        self.require_touched_piece(mv.from())?;
        Ok(self.play_move(mv, route, false))
    }

    /// Refuses another turn when the plies can no longer be numbered.
    pub(super) fn require_ply_left(&self) -> Result<(), CommandError> {
        match self.current_ply() {
            Ply(u16::MAX) => Err(CommandError::TooManyPlies),
            _ => Ok(()),
        }
    }

    /// Plays a playable move of the position shown.
    pub(super) fn play_move(&mut self, mv: Move, route: Route, by_hand: bool) -> Vec<Event> {
        let by = self.position().side_to_move();
        let ply = self.current_ply().next();
        let played = match by_hand {
            true => Event::PlayedByHand { ply },
            false => Event::Played {
                ply,
                route: route.clone(),
            },
        };
        self.record_turn(Turn::Move { mv, route });
        self.finish_turn(by, played)
    }

    /// Adds a turn to the record. Where the game goes on from an earlier position, it becomes the main line.
    pub(super) fn record_turn(&mut self, turn: Turn) {
        self.record.play(turn);
        if std::mem::take(&mut self.goes_on) {
            self.continue_main_line();
        }
    }

    /// Resets the state of the turn that this side has just played, and returns all its events.
    pub(super) fn finish_turn(&mut self, by: Side, played: Event) -> Vec<Event> {
        self.hand_turn = HandTurn::default();
        self.finish_turn_on_clock(by);
        let mut events = vec![played];
        if self
            .draw_offer
            .take_if(|offered_by| *offered_by != by)
            .is_some()
        {
            events.push(Event::DrawDeclined);
        }
        if let Some(end_event) = self.end_event() {
            self.draw_offer = None;
            events.push(end_event);
        }
        events
    }
}

//! Playing a move, and what becomes of it.

use super::command::{Event, Refused};
use super::manners::Hands;
use super::{Game, Turn};
use crate::notation::{MoveRequest, move_text};
use crate::rules::{Move, Position, Route};

impl Game {
    pub(super) fn play(&mut self, request: &MoveRequest) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if !self.deeds().is_empty() {
            return Err(Refused::HandsAtWork);
        }
        let (mv, route) = request.resolve(self.position())?;
        self.only_this(mv.from())?;
        Ok(self.play_move(mv, route, false))
    }

    /// Plays a move of the position shown.
    pub(super) fn play_move(&mut self, mv: Move, route: Route, by_hand: bool) -> Vec<Event> {
        let text = move_text::write_with_moves(self.legal_moves(), self.position(), mv);
        let next = self.position().play(mv);
        self.write_down(Turn::Move { mv, route }, text, next, by_hand)
    }

    /// Writes down a turn and goes on from the position it leads to.
    pub(super) fn write_down(
        &mut self,
        turn: Turn,
        text: String,
        position: Position,
        by_hand: bool,
    ) -> Vec<Event> {
        let by = self.position().side_to_move();
        let ply = self.shown().next();
        let happened = match &turn {
            Turn::Move { route, .. } if !by_hand => Event::Played {
                ply,
                route: route.clone(),
            },
            _ => Event::PlayedByHand { ply },
        };
        self.record.write_down(turn, text, position);
        self.hands = Hands::default();
        self.declared = None;
        let mut events = vec![happened];
        if self
            .draw_offer
            .take_if(|offered_by| *offered_by != by)
            .is_some()
        {
            events.push(Event::DrawDeclined);
        }
        if let Some(ended) = self.ended() {
            self.draw_offer = None;
            events.push(ended);
        }
        events
    }
}

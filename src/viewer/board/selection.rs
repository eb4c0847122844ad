//! The selection: the hovered square, the piece selected, and the move being entered.

use bevy::prelude::*;

use super::input::free_hand::FreeHand;
use crate::board::{Square, SquareSet};
use crate::game::{Command, InputResult, MoveInput};
use crate::rules::{IllegalMove, Move, Position, Route};

/// The hovered square and the move being entered.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Selection {
    pub(super) hovered: Option<Square>,
    pub(super) move_input: Option<MoveInput>,
    pub(super) is_dragging: bool,
    pub(super) free_hand: FreeHand,
    pub(super) walker: Option<Square>,
    pub(super) typed: SquareSet,
}

impl Selection {
    /// The square under the pointer.
    pub fn hovered(&self) -> Option<Square> {
        self.hovered
    }

    /// The square of the keyboard, while it walks over the squares.
    pub fn walker(&self) -> Option<Square> {
        self.walker
    }

    /// The squares of the pieces whose moves begin like the one being typed.
    pub fn typed(&self) -> SquareSet {
        self.typed
    }

    /// Shows the moves that begin like the one being typed.
    pub fn preview_typed(&mut self, position: &Position, fitting: Vec<(Move, Route)>) {
        self.typed = fitting.iter().map(|(mv, _)| mv.from()).collect();
        self.move_input = MoveInput::from_candidates(position, fitting);
    }

    /// The move being entered.
    pub fn move_input(&self) -> Option<&MoveInput> {
        self.move_input.as_ref()
    }

    /// Returns `true` while a piece is selected or held.
    pub fn has_piece(&self) -> bool {
        self.move_input.is_some() || self.free_hand.from.is_some()
    }

    /// The square of the piece being dragged.
    pub fn dragged_from(&self) -> Option<Square> {
        let by_hand = self.free_hand.from.filter(|_| self.free_hand.is_dragging);
        let by_rules = self.move_input().filter(|_| self.is_dragging);
        by_hand.or(by_rules.map(MoveInput::from))
    }

    /// The square of the piece held by a free hand.
    pub fn held(&self) -> Option<Square> {
        self.free_hand.from
    }

    /// Takes in the result of a click or a drop. Returns the command that plays the move, if it is complete.
    pub(super) fn take(&mut self, result: InputResult) -> Result<Option<Command>, IllegalMove> {
        match result {
            InputResult::Selected(input) | InputResult::Narrowed(input) => {
                self.move_input = Some(input);
            }
            InputResult::Deselected => self.move_input = None,
            InputResult::Rejected(reason) => return Err(reason),
            InputResult::Complete(request) => {
                self.move_input = None;
                return Ok(Some(Command::Play(request)));
            }
        }
        Ok(None)
    }
}

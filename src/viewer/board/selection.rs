//! The selection: the hovered square, the selected piece, the move being entered, and the piece held by a free hand.

use bevy::prelude::*;

use crate::board::{Square, SquareSet};
use crate::game::{Command, Game, InputResult, MoveInput};
use crate::rules::{HandAction, IllegalMove, Move, Position, Route};
use crate::viewer::kernel::messages::{BoardInput, DropPlace};

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
    pub fn hovered(&self) -> Option<Square> {
        self.hovered
    }

    /// The keyboard's square during a walk over the squares.
    pub fn walker(&self) -> Option<Square> {
        self.walker
    }

    /// The squares of the pieces with moves that match the typed text.
    pub fn typed(&self) -> SquareSet {
        self.typed
    }

    /// Shows the moves that match the typed text.
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

    pub fn dragged_from(&self) -> Option<Square> {
        let by_hand = self.free_hand.from.filter(|_| self.free_hand.is_dragging);
        let by_rules = self.move_input().filter(|_| self.is_dragging);
        by_hand.or(by_rules.map(MoveInput::from))
    }

    /// The square of the piece held by a free hand.
    pub fn held(&self) -> Option<Square> {
        self.free_hand.from
    }

    /// Handles the result of a click or drop; returns the command for a complete move.
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

/// A piece held by a free hand: carried to any empty square or removed, as on a real board (`rules.md` §5), or moved
/// ahead of the turn. Dropped off the board it is removed; dropped on a light cube it returns.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FreeHand {
    pub(super) from: Option<Square>,
    pub(super) is_dragging: bool,
}

impl FreeHand {
    /// Handles pointer input; returns the resulting command, if any.
    pub(super) fn handle(&mut self, input: BoardInput, game: &Game) -> Option<Command> {
        let is_empty = |square| game.current_setup().piece_at(square).is_none();
        match input {
            BoardInput::Hover(_) | BoardInput::Walk(_) | BoardInput::ClickOther(_) => return None,
            BoardInput::PickUp(square) => {
                *self = FreeHand {
                    from: Some(square).filter(|&square| !is_empty(square)),
                    is_dragging: true,
                };
                return None;
            }
            BoardInput::Cancel => {
                *self = FreeHand::default();
                return None;
            }
            BoardInput::Drop(_) | BoardInput::Click(_) => {}
        }
        let from = self.from;
        let was_dragging = std::mem::take(&mut self.is_dragging);
        match (from, input) {
            (Some(from), BoardInput::Drop(DropPlace::Square(to)) | BoardInput::Click(to))
                if is_empty(to) =>
            {
                self.from = None;
                Some(Command::Hand(HandAction::Carry { from, to }))
            }
            (Some(from), BoardInput::Drop(DropPlace::Beside)) if was_dragging => {
                self.from = None;
                Some(Command::Hand(HandAction::Remove(from)))
            }
            (None, BoardInput::Click(square)) if is_empty(square) => None,
            (held, BoardInput::Click(square)) => {
                self.from = Some(square).filter(|square| held != Some(*square));
                None
            }
            _ => {
                self.from = None;
                None
            }
        }
    }
}

//! The selection: the hovered square, the piece selected, the move being entered, and the piece held by a free hand.

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

/// The piece held by a free hand: it is carried to any empty square, or removed, as on a real board (`rules.md` §5), or
/// its move is entered ahead of the turn.
///
/// A piece is dragged, or clicked and then its destination clicked. A piece dropped beside the board is removed; one
/// dropped on a light cube goes back.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FreeHand {
    /// The square of the piece held.
    pub(super) from: Option<Square>,
    /// `true` while the piece is dragged.
    pub(super) is_dragging: bool,
}

impl FreeHand {
    /// Takes in what the pointer does. Returns the command that follows, if one does.
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

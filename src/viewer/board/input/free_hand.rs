//! Moving pieces by hand: a piece is carried to any empty square, or removed, as on a real board (`rules.md` §5).
//!
//! A piece is dragged, or clicked and then its destination clicked. A piece dropped beside the board is removed; one
//! dropped on a light cube goes back.

use crate::board::Square;
use crate::game::{Command, Game};
use crate::rules::HandAction;
use crate::viewer::kernel::messages::{BoardInput, DropPlace};

/// The piece held by a free hand.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::viewer::board) struct FreeHand {
    /// The square of the piece held.
    pub(in crate::viewer::board) from: Option<Square>,
    /// `true` while the piece is dragged.
    pub(in crate::viewer::board) is_dragging: bool,
}

impl FreeHand {
    /// Takes in what the pointer does. Returns the command that follows, if one does.
    pub(in crate::viewer::board) fn handle(
        &mut self,
        input: BoardInput,
        game: &Game,
    ) -> Option<Command> {
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

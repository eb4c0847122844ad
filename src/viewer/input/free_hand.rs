//! Hands that may do anything: pieces are carried anywhere and taken off, as on a real board (`rules.md` §5).
//!
//! A piece is dragged, or clicked and then the empty square it goes to. Let go beside the board it is taken off.

use crate::board::Square;
use crate::game::{Command, Game};
use crate::rules::HandAction;
use crate::viewer::input::selection::BoardInput;

/// The piece a free hand holds.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FreeHand {
    pub(crate) from: Option<Square>,
    pub(crate) carries: bool,
}

impl FreeHand {
    /// What a touch comes to, if to anything.
    pub(crate) fn touch(&mut self, touch: BoardInput, game: &Game) -> Option<Command> {
        let is_free = |square| game.current_setup().piece_at(square).is_none();
        match touch {
            BoardInput::Hover(_) => return None,
            BoardInput::PickUp(square) => {
                *self = FreeHand {
                    from: Some(square).filter(|&square| !is_free(square)),
                    carries: true,
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
        let was_carried = std::mem::take(&mut self.carries);
        match (from, touch) {
            (Some(from), BoardInput::Drop(Some(to)) | BoardInput::Click(to)) if is_free(to) => {
                self.from = None;
                Some(Command::Hand(HandAction::Carry { from, to }))
            }
            (Some(from), BoardInput::Drop(None)) if was_carried => {
                self.from = None;
                Some(Command::Hand(HandAction::Remove(from)))
            }
            (None, BoardInput::Click(square)) if is_free(square) => None,
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

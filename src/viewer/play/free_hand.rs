//! Hands that may do anything: pieces are carried anywhere and taken off, as on a real board (`rules.md` §5).
//!
//! A piece is dragged, or clicked and then the empty square it goes to. Let go beside the board it is taken off.

use super::hand::Touch;
use crate::board::Square;
use crate::game::{Command, Game};
use crate::rules::HandAction;

/// The piece a free hand holds.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) from: Option<Square>,
    pub(super) carries: bool,
}

impl Held {
    /// What a touch comes to, if to anything.
    pub(super) fn touch(&mut self, touch: Touch, game: &Game) -> Option<Command> {
        let is_free = |square| game.current_setup().piece_at(square).is_none();
        match touch {
            Touch::Over(_) => return None,
            Touch::Lift(square) => {
                *self = Held {
                    from: Some(square).filter(|&square| !is_free(square)),
                    carries: true,
                };
                return None;
            }
            Touch::Cancel => {
                *self = Held::default();
                return None;
            }
            Touch::Put(_) | Touch::Click(_) => {}
        }
        let from = self.from;
        let was_carried = std::mem::take(&mut self.carries);
        match (from, touch) {
            (Some(from), Touch::Put(Some(to)) | Touch::Click(to)) if is_free(to) => {
                self.from = None;
                Some(Command::Hand(HandAction::Carry { from, to }))
            }
            (Some(from), Touch::Put(None)) if was_carried => {
                self.from = None;
                Some(Command::Hand(HandAction::Remove(from)))
            }
            (None, Touch::Click(square)) if is_free(square) => None,
            (held, Touch::Click(square)) => {
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

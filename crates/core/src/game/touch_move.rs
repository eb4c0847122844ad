//! Touch-move: a touched piece that can move must be moved, unless “j’adoube” was announced (`rules.md` §5).

use super::{CommandError, Event, Game};
use crate::board::Square;

impl Game {
    /// The touched piece that must be played.
    pub fn touched_piece(&self) -> Option<Square> {
        self.hand_turn.touched_piece
    }

    /// Returns `true` while the side to move adjusts pieces (“j’adoube”).
    pub fn is_adjusting(&self) -> bool {
        self.hand_turn.adjusting
    }

    pub(super) fn touch(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        self.require_touched_piece(square)?;
        let is_free = !self.table_rules.touch_move || self.hand_turn.adjusting;
        if is_free
            || self.hand_turn.touched_piece.is_some()
            || self.position().why_piece_cannot_move(square).is_some()
        {
            return Ok(Vec::new());
        }
        self.hand_turn.touched_piece = Some(square);
        Ok(vec![Event::Touched(square)])
    }

    /// Refuses to play another piece than the touched one.
    pub(super) fn require_touched_piece(&self, from: Square) -> Result<(), CommandError> {
        match self.hand_turn.touched_piece {
            Some(touched) if touched != from => Err(CommandError::TouchedPiece(touched)),
            _ => Ok(()),
        }
    }

    pub(super) fn adjust(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.touch_move {
            return Err(CommandError::NoTouchMove);
        }
        self.hand_turn.adjusting = !self.hand_turn.adjusting;
        Ok(vec![Event::Adjusting(self.hand_turn.adjusting)])
    }
}

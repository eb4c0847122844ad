use crate::notation::{MoveError, MoveRequest};
use crate::rules::{Move, Position};

/// An attempt at a task on the board, in which the learner plays moves.
pub trait Attempt {
    /// The position after the moves played so far.
    fn position(&self) -> Position;

    /// Returns `true` while a move of the learner is awaited.
    fn is_open(&self) -> bool;

    /// The legal move that was requested; `None` if no move is awaited.
    ///
    /// # Errors
    /// If the move is not legal in the position.
    fn requested_move(&self, request: &MoveRequest) -> Result<Option<Move>, MoveError> {
        if !self.is_open() {
            return Ok(None);
        }
        let (mv, _) = request.resolve(&self.position())?;
        Ok(Some(mv))
    }
}

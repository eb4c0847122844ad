//! The actions of the trainer of board vision.

use crate::board::Face;
use crate::board_vision::QuestionKind;
use crate::rules::Geometry;

/// An action of the trainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrainerAction {
    /// Open the trainer, or close it.
    Toggle,
    /// Train on this kind of board.
    Board(Geometry),
    /// Begin a round of these questions.
    Begin(QuestionKind),
    /// Begin another round of the same questions.
    Again,
    /// Leave the round for the start page.
    LeaveRound,
    /// Type a digit of a square's number.
    Digit(u8),
    /// Remove the digit that was typed.
    Erase,
    /// Give the number that is typed.
    Submit,
    /// Name a side.
    Side(Face),
}

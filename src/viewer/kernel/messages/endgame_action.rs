//! The actions of the practice of endgames.

use crate::engine::endgame_practice::PracticeLength;
use crate::engine::endgame_tables::Material;
use crate::rules::Geometry;

/// An action of the practice of endgames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndgameAction {
    /// Begin to practise on the board in use.
    Open,
    /// Practise on this kind of board.
    Board(Geometry),
    /// Practise wins of this length.
    Length(PracticeLength),
    /// Practise this ending; `None` for any.
    Ending(Option<Material>),
    /// Begin the endgame again.
    Again,
    /// Take back the move that threw the win away.
    TakeBack,
    /// Show the best move.
    ShowBest,
    /// Begin another endgame.
    Next,
    /// Leave for the game.
    Leave,
}

use crate::board::{Face, Square, SquareSet};
use crate::notation::fen;
use crate::rules::{Position, Variant};

/// The goal of a task, for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskGoal {
    /// Stand on each of these squares, in any order.
    Visit(&'static [u8]),
    /// Capture all pieces of the other side.
    CaptureAll,
    /// Capture, and leave the other side nothing to capture.
    CaptureSafely,
    /// Get a king.
    Crown,
    /// Look at this side of the pyramid.
    Look(Face),
}

/// A position with a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The position, as FEN, White to move.
    pub fen: &'static str,
    /// The goal.
    pub goal: TaskGoal,
    /// The number of moves, or of sides looked at, in which it must be reached.
    pub limit: u8,
    /// White's moves that reach the goal soonest; none for a side to look at.
    pub solution: &'static [&'static str],
}

impl Task {
    /// The position; `None` if the variant does not allow it.
    pub fn position(&self, variant: Variant) -> Option<Position> {
        fen::read_position(self.fen, variant).ok()
    }

    /// The squares that the goal names.
    pub fn target_squares(&self) -> SquareSet {
        match self.goal {
            TaskGoal::Visit(squares) => squares
                .iter()
                .copied()
                .filter_map(Square::from_number)
                .collect(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The least number of moves, or of sides looked at.
    pub fn fewest_moves(&self) -> u8 {
        u8::try_from(self.solution.len().max(1)).unwrap_or(u8::MAX)
    }
}

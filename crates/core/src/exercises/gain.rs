//! The gain of an exercise's line.

use super::exercise::Exercise;
use super::theme::makes_a_king;

/// The gain of an exercise's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineGain {
    /// Number of pieces that the solver captures.
    pub captured: usize,
    /// Number of pieces that the opponent captures.
    pub given: usize,
    /// Number of the solver's pieces after the line.
    pub own: usize,
    /// Number of the opponent's pieces after the line.
    pub other: usize,
    /// `true` if a man of the solver becomes a king.
    pub crowns: bool,
    /// `true` if the opponent has no move after the line.
    pub ends_the_game: bool,
}

impl LineGain {
    /// Returns the gain of this exercise's line.
    pub fn of(exercise: &Exercise) -> LineGain {
        let (start, end) = (exercise.position(), exercise.end());
        let solver = exercise.solver();
        let lost = |side| start.pieces(side).len() - end.pieces(side).len();
        LineGain {
            captured: lost(!solver),
            given: lost(solver),
            own: end.pieces(solver).len(),
            other: end.pieces(!solver).len(),
            crowns: makes_a_king(exercise),
            ends_the_game: end.legal_moves().is_empty(),
        }
    }
}

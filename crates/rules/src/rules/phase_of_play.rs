//! Phases of play, in which few kings are not drawn yet (`rules.md` §3.8).

use super::{Position, generator};

impl Position {
    /// Returns `true` if a phase of play is in progress: the side to move captures now, can force a capture with its next
    /// move, or cannot prevent one by the opponent (`rules.md` §3.8).
    pub fn is_in_phase_of_play(&self) -> bool {
        self.must_capture() || self.cannot_prevent_capture() || self.can_force_capture()
    }

    /// Returns `true` if the opponent captures next whatever the side to move plays.
    fn cannot_prevent_capture(&self) -> bool {
        let mut has_moves = false;
        let has_safe_move = generator::any_legal(self, |mv| {
            has_moves = true;
            !self.play(mv).must_capture()
        });
        has_moves && !has_safe_move
    }

    /// Returns `true` if the side to move has a move after which it captures next whatever the opponent replies.
    fn can_force_capture(&self) -> bool {
        generator::any_legal(self, |mv| self.play(mv).cannot_prevent_capture())
    }
}

//! The symmetry of the rules: the same position with the colors swapped, as the other player sees it.
//!
//! Half a turn of the board maps White's side onto Black's, and the pyramid onto itself. Of the other turns and
//! reflections of the board none keeps the rules: those between left and right map dark squares onto light ones, and
//! those along the long diagonals turn a man's steps forward into steps aside.

use super::{Goal, Move, Position, Setup, Side, Variant};

impl Variant {
    /// Returns `true` if both sides play by the same rules, so that every position has a [mirror
    /// image](Position::mirrored). In wolf and sheep they do not.
    pub const fn has_mirror(self) -> bool {
        !matches!(self.rule_set().goal, Goal::GetBehind)
    }
}

impl Position {
    /// The position after half a turn of the board with the colors and the side to move swapped. Its legal moves are
    /// the [mirrored](Move::mirrored) moves of this position. `None` if the sides play by different rules.
    pub fn mirrored(&self) -> Option<Position> {
        if !self.variant().has_mirror() {
            return None;
        }
        let pieces = |side| self.pieces(side).rotate_180();
        let setup = Setup::from_sets(
            pieces(Side::Black),
            pieces(Side::White),
            self.kings().rotate_180(),
            !self.side_to_move(),
        );
        setup.position(self.variant()).ok()
    }
}

impl Move {
    /// The move after half a turn of the board.
    #[must_use]
    pub fn mirrored(self) -> Move {
        let (from, to) = (self.from().rotate_180(), self.to().rotate_180());
        match self.is_capture() {
            true => Move::capture(from, to, self.captured().rotate_180()),
            false => Move::quiet(from, to),
        }
    }
}

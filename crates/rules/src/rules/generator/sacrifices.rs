//! Men's steps that offer a capture, for the search of sacrifices.

use super::{Generator, MoveSink, Mover};
use crate::board::{Direction, SquareSet};

impl<T: Mover> Generator<'_, T> {
    /// Emits the steps of men that offer a capture to the opponent, in a position without kings or captures.
    #[inline(always)]
    pub(super) fn sacrifices(self, sink: &mut impl MoveSink) {
        // A man that steps onto `exposed` can be captured; one that leaves `opening` exposes the man behind it.
        let (mut exposed, mut opening) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &direction in T::DIRECTIONS {
            let beside_enemy = self.beside_enemy(direction);
            exposed |= beside_enemy & self.empty.shift_unmasked(direction.opposite());
            opening |= (self.men & beside_enemy).shift_unmasked(direction) & self.men;
        }
        for &direction in T::MAN_STEPS {
            // The square just vacated is empty behind the man.
            let at_risk = exposed | self.beside_enemy(direction.opposite());
            let stepped = self.men.shift_into(direction, self.empty) & at_risk;
            let opened = opening.shift_into(direction, self.empty);
            sink.add_steps(direction, stepped | opened);
        }
    }

    /// The squares next to the enemy in this direction: those it would jump over.
    #[inline(always)]
    fn beside_enemy(&self, direction: Direction) -> SquareSet {
        let beside = self.enemy.shift_unmasked(direction);
        if direction.is_top_diagonal() {
            beside
        } else {
            beside & self.board.jumped_squares(direction)
        }
    }
}

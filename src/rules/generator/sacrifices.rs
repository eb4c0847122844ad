use super::{Generator, MoveSink, Mover};
use crate::board::{Direction, SquareSet};

impl<T: Mover> Generator<'_, T> {
    /// The steps of men that give the other side a capture, where it has none and there are no kings.
    #[inline(always)]
    pub(super) fn sacrifices(self, sink: &mut impl MoveSink) {
        // A piece that comes to stand here can be taken; one that leaves from here lets its neighbour be taken.
        let (mut exposed, mut opening) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &direction in T::DIRECTIONS {
            let beside_enemy = self.beside_enemy(direction);
            exposed |= beside_enemy & self.empty.shift_unmasked(direction.opposite());
            opening |= (self.men & beside_enemy).shift_unmasked(direction) & self.men;
        }
        for &direction in T::MAN_STEPS {
            // The square just left is empty behind it.
            let at_risk = exposed | self.beside_enemy(direction.opposite());
            let stepped = self.men.shift_into(direction, self.empty) & at_risk;
            let opened = opening.shift_into(direction, self.empty);
            sink.add_steps(direction, stepped | opened);
        }
    }

    /// The squares that the enemy would jump over, going in this direction.
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

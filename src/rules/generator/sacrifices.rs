use super::{Generator, Sink, Turn};
use crate::board::{Direction, SquareSet};

impl<T: Turn> Generator<'_, T> {
    /// The steps of men that give the other side a capture, where it has none and there are no kings.
    #[inline(always)]
    pub(super) fn sacrifices(self, sink: &mut impl Sink) {
        // A piece that comes to stand here can be taken; one that leaves from here lets its neighbour be taken.
        let (mut exposed, mut opening) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &direction in T::DIRECTIONS {
            let beside_enemy = self.beside_enemy(direction);
            exposed |= beside_enemy & self.empty.slid(direction.opposite());
            opening |= (self.men & beside_enemy).slid(direction) & self.men;
        }
        for &direction in T::MAN_STEPS {
            // The square just left is empty behind it.
            let at_risk = exposed | self.beside_enemy(direction.opposite());
            let stepped = self.empty.stepped_to(direction, self.men) & at_risk;
            let opened = self.empty.stepped_to(direction, opening);
            sink.steps(direction, stepped | opened);
        }
    }

    /// The squares that the enemy would jump over, going in this direction.
    #[inline(always)]
    fn beside_enemy(&self, direction: Direction) -> SquareSet {
        let beside = self.enemy.slid(direction);
        if direction.is_top() {
            beside
        } else {
            beside & self.board.middles(direction)
        }
    }
}

use super::super::{Move, MoveList};
use super::Jumps;
use crate::board::{Direction, SquareSet};

/// Who is told the legal moves, in bulk: it may write them down, count them, or play each at once.
pub(in crate::rules) trait Sink {
    /// A man steps in this direction onto each of these squares.
    fn steps(&mut self, direction: Direction, reached: SquareSet);

    /// A king goes from this single square to each of those.
    fn slides(&mut self, from: SquareSet, reached: SquareSet);

    /// Men take one piece each.
    fn jumps(&mut self, jumps: &Jumps);

    /// The piece on this single square captures: it ends on any of these squares, having taken these pieces.
    fn captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet);
}

/// Writes the moves down.
impl Sink for MoveList {
    #[inline]
    fn steps(&mut self, direction: Direction, reached: SquareSet) {
        for to in reached.singles() {
            let from = to.stepped(direction.opposite());
            self.push(Move::quiet(from.single(), to.single()));
        }
    }

    #[inline]
    fn slides(&mut self, from: SquareSet, reached: SquareSet) {
        let from = from.single();
        for to in reached {
            self.push(Move::quiet(from, to));
        }
    }

    #[inline]
    fn jumps(&mut self, jumps: &Jumps) {
        for direction in Direction::ALL {
            let back = direction.opposite();
            for to in jumps.landed(direction).singles() {
                let (from, captured) = (to.jumped(back), to.stepped(back));
                self.push(Move::capture(from.single(), to.single(), captured));
            }
        }
    }

    #[inline]
    fn captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet) {
        let from = from.single();
        for to in ends {
            self.push(Move::capture(from, to, captured));
        }
    }
}

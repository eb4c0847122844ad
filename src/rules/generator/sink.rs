use super::super::{Move, MoveList};
use crate::board::{Direction, SquareSet};

/// Who is told the legal moves, in bulk: it may write them down, count them, or play each at once.
pub(in crate::rules) trait Sink {
    /// A man steps in this direction onto each of these squares.
    fn steps(&mut self, direction: Direction, reached: SquareSet);

    /// A king goes from this single square to each of those.
    fn slides(&mut self, from: SquareSet, reached: SquareSet);

    /// A man takes a piece in each of these directions, one after the other, and ends on each of these squares.
    fn jumps(&mut self, way: &[Direction], landed: SquareSet);

    /// Where to gather captures that must be held against each other. What it has is left alone.
    fn gathering(&mut self) -> &mut MoveList;

    /// The captures gathered from this place on are legal moves.
    fn gathered(&mut self, first: usize);
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
    fn jumps(&mut self, way: &[Direction], landed: SquareSet) {
        for to in landed.singles() {
            let (from, captured) = way_back(way, to);
            self.push(Move::capture(from.single(), to.single(), captured));
        }
    }

    fn gathering(&mut self) -> &mut MoveList {
        self
    }

    fn gathered(&mut self, _first: usize) {}
}

/// The square a man came from that jumped this way to a single square, and the pieces it took.
#[inline(always)]
pub(in crate::rules) fn way_back(way: &[Direction], to: SquareSet) -> (SquareSet, SquareSet) {
    let mut from = to;
    let mut captured = SquareSet::EMPTY;
    for direction in way.iter().rev() {
        let back = direction.opposite();
        captured |= from.stepped(back);
        from = from.jumped(back);
    }
    (from, captured)
}

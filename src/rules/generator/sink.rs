use super::super::{Move, MoveList};
use super::Jumps;
use crate::board::{Direction, SquareSet};

/// Who is told the legal moves, in bulk: it may write them down, count them, or play each at once.
pub(in crate::rules) trait Sink {
    /// A man steps in this direction onto each of these squares.
    fn steps(&mut self, direction: Direction, reached: SquareSet);

    /// A king goes from this single square to each of those, by direction.
    fn slides(&mut self, from: SquareSet, reached: [SquareSet; 8]);

    /// Men take one piece each.
    fn jumps(&mut self, jumps: &Jumps);

    /// A man goes from this single square to that one and takes these pieces.
    fn capture(&mut self, from: SquareSet, to: SquareSet, captured: SquareSet);

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
    fn slides(&mut self, from: SquareSet, reached: [SquareSet; 8]) {
        let from = from.single();
        for line in reached {
            for to in line {
                self.push(Move::quiet(from, to));
            }
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
    fn capture(&mut self, from: SquareSet, to: SquareSet, captured: SquareSet) {
        self.push(Move::capture(from.single(), to.single(), captured));
    }

    fn gathering(&mut self) -> &mut MoveList {
        self
    }

    fn gathered(&mut self, _first: usize) {}
}

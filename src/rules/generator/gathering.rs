use std::collections::HashSet;

use super::super::{CaptureRule, Move, MoveList};
use crate::board::{Square, SquareSet};

/// How many ways of capturing may part before those taken are remembered.
///
/// In games it is below 2000. In made-up positions ways can be millions, most of them to a square already
/// reached with the same pieces taken. Remembering them is the one thing in the generator that allocates.
const MANY: u32 = 5_000;

/// Captures held against each other: those of most pieces stay, if the rules have it so, and each but once.
pub(super) struct Gathering<'a> {
    moves: &'a mut MoveList,
    rule: CaptureRule,
    /// The place in `moves` of the first capture.
    start: usize,
    /// Most pieces taken by any capture so far.
    most: usize,
    /// The square the capturing piece came from.
    from: Square,
    /// How often ways parted so far.
    ways: u32,
    /// Those taken, once there are [`MANY`].
    taken: Option<Box<Taken>>,
}

/// Ways taken so far.
struct Taken {
    /// Squares pieces came from and through, and what they had captured by then.
    through: HashSet<(Square, SquareSet, SquareSet)>,
    /// Captures recorded.
    recorded: HashSet<Move>,
}

impl<'a> Gathering<'a> {
    /// Where some capture takes so many pieces.
    pub(super) fn new(moves: &'a mut MoveList, rule: CaptureRule, most: usize) -> Gathering<'a> {
        Gathering {
            start: moves.len(),
            moves,
            rule,
            most,
            from: Square::from_index(0),
            ways: 0,
            taken: None,
        }
    }

    /// The next captures are by the piece on this single square.
    #[inline]
    pub(super) fn begin(&mut self, from: SquareSet) {
        self.from = from.single();
    }

    /// Whether all that follows from here is known; notes it down where ways are many.
    #[inline]
    pub(super) fn has_explored(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        self.ways += 1;
        self.ways > MANY && !self.note(at, captured)
    }

    #[cold]
    fn note(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        let recorded = &self.moves[self.start..];
        let taken = self.taken.get_or_insert_with(|| {
            Box::new(Taken {
                through: HashSet::new(),
                recorded: recorded.iter().copied().collect(),
            })
        });
        taken.through.insert((self.from, at, captured))
    }

    /// Keeps finished captures of so many pieces, ending on any of these squares, if the rules allow them, each once:
    /// two ways with the same start, end and captured set are one move (`rules.md` §3.7).
    #[inline]
    pub(super) fn record(&mut self, ends: SquareSet, captured: SquareSet, taken: usize) {
        if self.rule == CaptureRule::Most {
            if taken < self.most {
                return;
            }
            if taken > self.most {
                self.moves.truncate(self.start);
                self.most = taken;
            }
        }
        for to in ends {
            let mv = Move::capture(self.from, to, captured);
            // There is but one way to take one piece.
            let is_new = taken == 1
                || match &mut self.taken {
                    None => !self.moves[self.start..].contains(&mv),
                    Some(taken) => taken.recorded.insert(mv),
                };
            if is_new {
                self.moves.push(mv);
            }
        }
    }
}

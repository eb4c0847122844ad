use std::collections::HashSet;

use super::super::{CaptureRule, Move, MoveList};
use crate::board::{Square, SquareSet};

/// How many squares a capturing piece may come through before those it has been on are remembered.
///
/// In games it is below 2000. In made-up positions paths can be millions, most of them to a square already
/// reached with the same pieces taken. Remembering them is the one thing in the generator that allocates.
const MANY: u32 = 5_000;

/// Captures held against each other: those of most pieces stay, if the rules have it so, and each but once.
pub(super) struct Gathering<'a> {
    moves: &'a mut MoveList,
    rule: CaptureRule,
    /// The place in `moves` of the first capture.
    start: usize,
    /// The place in `moves` of the first capture by the piece now capturing.
    first: usize,
    /// Most pieces taken by any capture so far.
    most: usize,
    /// The square the capturing piece came from.
    from: Square,
    /// Squares it came through so far.
    passed: u32,
    /// Squares it came through and the pieces taken by then, once there are [`MANY`].
    explored: Option<HashSet<(SquareSet, SquareSet)>>,
}

impl<'a> Gathering<'a> {
    /// Where some capture takes so many pieces.
    pub(super) fn new(moves: &'a mut MoveList, rule: CaptureRule, most: usize) -> Gathering<'a> {
        Gathering {
            start: moves.len(),
            first: moves.len(),
            moves,
            rule,
            most,
            from: Square::from_index(0),
            passed: 0,
            explored: None,
        }
    }

    /// The next piece captures, from this single square.
    pub(super) fn begin(&mut self, from: SquareSet) {
        self.first = self.moves.len();
        self.from = from.single();
        self.passed = 0;
        self.explored = None;
    }

    /// Whether all that follows from here is known; notes it down where paths are many.
    #[inline]
    pub(super) fn has_explored(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        self.passed += 1;
        self.passed > MANY && !self.note(at, captured)
    }

    #[cold]
    fn note(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        let recorded = &self.moves[self.first..];
        let ends = || recorded.iter().map(|mv| (mv.to().into(), mv.captured()));
        self.explored
            .get_or_insert_with(|| ends().collect())
            .insert((at, captured))
    }

    /// Keeps a finished capture if the rules allow it, once: two ways with the same start, end and captured set
    /// are one move (`rules.md` §3.7).
    #[inline]
    pub(super) fn record(&mut self, to: SquareSet, captured: SquareSet) {
        let taken = captured.len();
        if self.rule == CaptureRule::Most {
            if taken < self.most {
                return;
            }
            if taken > self.most {
                self.moves.truncate(self.start);
                self.first = self.start;
                self.most = taken;
            }
        }
        let mv = Move::capture(self.from, to.single(), captured);
        // There is but one way to take one piece, and once ends are remembered none comes up twice.
        if taken == 1 || self.explored.is_some() || !self.moves[self.first..].contains(&mv) {
            self.moves.push(mv);
        }
    }
}

use std::collections::{HashMap, HashSet};

use smallvec::SmallVec;

use super::super::CaptureRule;
use super::MoveSink;
use crate::board::SquareSet;

/// How many ways of capturing may part before those taken are remembered.
///
/// In games it is below 2000. In made-up positions ways can be millions, most of them to a square already
/// reached with the same pieces taken. Remembering them is one of two things in the generator that allocate.
const BRANCHES_BEFORE_MEMO: u32 = 5_000;

/// How many captures there is room for without allocating, those of one piece that take the same counted once.
const INLINE_GROUPS: usize = 64;

/// Captures held against each other: those of most pieces stay, if the rules have it so, and each but once.
pub(super) struct CaptureCollector {
    groups: SmallVec<[CaptureGroup; INLINE_GROUPS]>,
    rule: CaptureRule,
    /// Most pieces taken by any capture so far.
    max_taken: usize,
    /// The single square the capturing piece came from.
    from: SquareSet,
    /// How often ways parted so far.
    branches: u32,
    /// Those taken, once there are [`BRANCHES_BEFORE_MEMO`].
    explored: Option<Box<ExploredStates>>,
}

/// Captures of one piece that take the same.
struct CaptureGroup {
    /// The single square the piece came from.
    from: SquareSet,
    /// Where it may end.
    ends: SquareSet,
    captured: SquareSet,
}

/// Ways taken so far.
struct ExploredStates {
    /// Squares pieces came from and through, and what they had captured by then.
    states: HashSet<(SquareSet, SquareSet, SquareSet)>,
    /// Where in those found stand the captures of the piece from here that take these. Of those given up, which took
    /// fewer, none comes again.
    group_index: HashMap<(SquareSet, SquareSet), usize>,
}

impl CaptureCollector {
    /// Where some capture takes so many pieces.
    #[inline(always)]
    pub(super) fn new(rule: CaptureRule, max_taken: usize) -> CaptureCollector {
        CaptureCollector {
            groups: SmallVec::new(),
            rule,
            max_taken,
            from: SquareSet::EMPTY,
            branches: 0,
            explored: None,
        }
    }

    /// Tells of the captures that stay, and whether there are any.
    #[inline(always)]
    pub(super) fn emit(&self, sink: &mut impl MoveSink) -> bool {
        for found in &self.groups {
            sink.add_captures(found.from, found.ends, found.captured);
        }
        !self.groups.is_empty()
    }

    /// The next captures are by the piece on this single square.
    #[inline]
    pub(super) fn start_from(&mut self, from: SquareSet) {
        self.from = from;
    }

    /// Whether all that follows from here is known; notes it down where ways are many.
    #[inline]
    pub(super) fn has_explored(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        self.branches += 1;
        self.branches > BRANCHES_BEFORE_MEMO && !self.mark_explored(at, captured)
    }

    #[cold]
    fn mark_explored(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        let groups = &self.groups;
        let explored = self.explored.get_or_insert_with(|| {
            let named =
                |(place, found): (usize, &CaptureGroup)| ((found.from, found.captured), place);
            Box::new(ExploredStates {
                states: HashSet::new(),
                group_index: groups.iter().enumerate().map(named).collect(),
            })
        });
        explored.states.insert((self.from, at, captured))
    }

    /// Keeps finished captures of so many pieces, ending on any of these squares, if the rules allow them, each once:
    /// two ways with the same start, end and captured set are one move (`rules.md` §3.7).
    #[inline]
    pub(super) fn record(&mut self, ends: SquareSet, captured: SquareSet, taken: usize) {
        if self.rule == CaptureRule::Majority {
            if taken < self.max_taken {
                return;
            }
            if taken > self.max_taken {
                self.groups.clear();
                self.max_taken = taken;
            }
        }
        // There is but one way to take one piece.
        let place = if taken == 1 {
            None
        } else {
            self.group_of(captured)
        };
        match place {
            Some(place) => self.groups[place].ends |= ends,
            None => self.groups.push(CaptureGroup {
                from: self.from,
                ends,
                captured,
            }),
        }
    }

    /// Where the captures of this piece that take these stand, if there are some. Those about to be found are noted
    /// where ways are many.
    #[inline]
    fn group_of(&mut self, captured: SquareSet) -> Option<usize> {
        let (from, next) = (self.from, self.groups.len());
        match &mut self.explored {
            None => {
                let is_same =
                    |found: &CaptureGroup| found.from == from && found.captured == captured;
                self.groups.iter().position(is_same)
            }
            Some(explored) => {
                let place = *explored.group_index.entry((from, captured)).or_insert(next);
                (place < next).then_some(place)
            }
        }
    }
}

//! Receivers of generated moves, and the collector of captures: it applies the majority rule (`rules.md` §3.5) and
//! removes duplicates.

use std::collections::{HashMap, HashSet};

use smallvec::SmallVec;

use super::super::{CaptureRule, Move, MoveList};
use super::ManJumps;
use crate::board::{Direction, SquareSet};

/// Receives legal moves in bulk, to store, count or play them.
pub(in crate::rules) trait MoveSink {
    /// Adds a man's step in this direction onto each of these squares.
    fn add_steps(&mut self, direction: Direction, reached: SquareSet);

    /// Adds a king's slide from a singleton to each of these squares.
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet);

    /// Adds captures by men that take one piece each.
    fn add_jumps(&mut self, jumps: &ManJumps);

    /// Adds the captures by the piece on the singleton `from` that end on any of `ends` and take the pieces on
    /// `captured`.
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet);
}

/// Takes legal moves one by one.
pub(in crate::rules) trait MoveTaker {
    fn push(&mut self, mv: Move);
}

impl MoveTaker for MoveList {
    #[inline]
    fn push(&mut self, mv: Move) {
        MoveList::push(self, mv);
    }
}

/// Finds out whether any move has a property, without storing the moves.
pub(in crate::rules) struct AnyMove<F> {
    has_property: F,
    found: bool,
}

impl<F: FnMut(Move) -> bool> AnyMove<F> {
    pub(in crate::rules) fn new(has_property: F) -> AnyMove<F> {
        let found = false;
        AnyMove { has_property, found }
    }

    pub(in crate::rules) fn found(&self) -> bool {
        self.found
    }
}

impl<F: FnMut(Move) -> bool> MoveTaker for AnyMove<F> {
    fn push(&mut self, mv: Move) {
        self.found = self.found || (self.has_property)(mv);
    }
}

impl<T: MoveTaker> MoveSink for T {
    #[inline]
    fn add_steps(&mut self, direction: Direction, reached: SquareSet) {
        for to in reached.singletons() {
            let from = to.shift_on_board(direction.opposite());
            self.push(Move::quiet(from.only(), to.only()));
        }
    }

    #[inline]
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet) {
        let from = from.only();
        for to in reached {
            self.push(Move::quiet(from, to));
        }
    }

    #[inline]
    fn add_jumps(&mut self, jumps: &ManJumps) {
        for direction in Direction::ALL {
            let back = direction.opposite();
            for to in jumps.landings(direction).singletons() {
                let (from, captured) = (to.shift_twice(back), to.shift_on_board(back));
                self.push(Move::capture(from.only(), to.only(), captured));
            }
        }
    }

    #[inline]
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet) {
        let from = from.only();
        for to in ends {
            self.push(Move::capture(from, to, captured));
        }
    }
}

/// Number of branchings in the search for captures after which explored states are remembered.
///
/// Games stay below 2000. Constructed positions can have millions of paths, most of which reach a square already
/// reached with the same pieces taken. This memo is one of only two allocations in the generator.
const BRANCHES_BEFORE_MEMO: u32 = 5_000;

/// Groups of captures that fit without allocating. Captures of one piece that take the same pieces form one group.
const INLINE_GROUPS: usize = 64;

/// Captures found so far. Under the majority rule only those that take the most pieces are kept; each is kept once.
pub(super) struct CaptureCollector {
    groups: SmallVec<[CaptureGroup; INLINE_GROUPS]>,
    rule: CaptureRule,
    /// Maximum number of pieces taken by any capture so far.
    max_taken: usize,
    /// The origin of the capturing piece, as a singleton.
    from: SquareSet,
    /// Number of branchings so far.
    branches: u32,
    /// Explored states, recorded once there are [`BRANCHES_BEFORE_MEMO`] branchings.
    explored: Option<Box<ExploredStates>>,
}

/// Captures by one piece that take the same pieces.
struct CaptureGroup {
    /// The origin of the piece, as a singleton.
    from: SquareSet,
    /// The squares on which it may end.
    ends: SquareSet,
    captured: SquareSet,
}

/// States that the search has already entered.
struct ExploredStates {
    /// Origin, current square and captured pieces of each state.
    states: HashSet<(SquareSet, SquareSet, SquareSet)>,
    /// The index in `groups` of the captures from this origin that take these pieces. A group dropped because it took
    /// fewer pieces is never looked up again.
    group_index: HashMap<(SquareSet, SquareSet), usize>,
}

impl CaptureCollector {
    /// Creates a collector for positions in which some capture takes at least `max_taken` pieces.
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

    /// Emits the captures kept; returns `true` if there are any.
    #[inline(always)]
    pub(super) fn emit(&self, sink: &mut impl MoveSink) -> bool {
        for found in &self.groups {
            sink.add_captures(found.from, found.ends, found.captured);
        }
        !self.groups.is_empty()
    }

    /// Sets the origin, a singleton, of the captures recorded next.
    #[inline(always)]
    pub(super) fn start_from(&mut self, from: SquareSet) {
        self.from = from;
    }

    /// Returns `true` if this state has been explored before. Records the state once there are many branchings.
    #[inline(always)]
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

    /// Records captures that take `taken` pieces and end on any of `ends`, unless the majority rule excludes them.
    /// Captures with the same start, end and captured pieces are one move (`rules.md` §3.7).
    #[inline(always)]
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
        // A capture of one piece has a single path, so it cannot be in a group yet.
        let place = if taken == 1 { None } else { self.group_of(captured) };
        match place {
            Some(place) => self.groups[place].ends |= ends,
            None => self.groups.push(CaptureGroup { from: self.from, ends, captured }),
        }
    }

    /// The group of captures from the current origin that take these pieces, if it exists. With a memo, the group about
    /// to be added is indexed.
    #[inline(always)]
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

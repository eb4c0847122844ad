use std::collections::{HashMap, HashSet};

use smallvec::SmallVec;

use super::super::CaptureRule;
use super::Sink;
use crate::board::SquareSet;

/// How many ways of capturing may part before those taken are remembered.
///
/// In games it is below 2000. In made-up positions ways can be millions, most of them to a square already
/// reached with the same pieces taken. Remembering them is one of two things in the generator that allocate.
const MANY: u32 = 5_000;

/// How many captures there is room for without allocating, those of one piece that take the same counted once.
const ROOM: usize = 64;

/// Captures held against each other: those of most pieces stay, if the rules have it so, and each but once.
pub(super) struct Gathering {
    found: SmallVec<[Captures; ROOM]>,
    rule: CaptureRule,
    /// Most pieces taken by any capture so far.
    most: usize,
    /// The single square the capturing piece came from.
    from: SquareSet,
    /// How often ways parted so far.
    ways: u32,
    /// Those taken, once there are [`MANY`].
    taken: Option<Box<Taken>>,
}

/// Captures of one piece that take the same.
struct Captures {
    /// The single square the piece came from.
    from: SquareSet,
    /// Where it may end.
    ends: SquareSet,
    captured: SquareSet,
}

/// Ways taken so far.
struct Taken {
    /// Squares pieces came from and through, and what they had captured by then.
    through: HashSet<(SquareSet, SquareSet, SquareSet)>,
    /// Where in those found stand the captures of the piece from here that take these. Of those given up, which took
    /// fewer, none comes again.
    places: HashMap<(SquareSet, SquareSet), usize>,
}

impl Gathering {
    /// Where some capture takes so many pieces.
    #[inline(always)]
    pub(super) fn new(rule: CaptureRule, most: usize) -> Gathering {
        Gathering {
            found: SmallVec::new(),
            rule,
            most,
            from: SquareSet::EMPTY,
            ways: 0,
            taken: None,
        }
    }

    /// Tells of the captures that stay, and whether there are any.
    #[inline(always)]
    pub(super) fn tell(&self, sink: &mut impl Sink) -> bool {
        for found in &self.found {
            sink.captures(found.from, found.ends, found.captured);
        }
        !self.found.is_empty()
    }

    /// The next captures are by the piece on this single square.
    #[inline]
    pub(super) fn begin(&mut self, from: SquareSet) {
        self.from = from;
    }

    /// Whether all that follows from here is known; notes it down where ways are many.
    #[inline]
    pub(super) fn has_explored(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        self.ways += 1;
        self.ways > MANY && !self.note(at, captured)
    }

    #[cold]
    fn note(&mut self, at: SquareSet, captured: SquareSet) -> bool {
        let found = &self.found;
        let taken = self.taken.get_or_insert_with(|| {
            let named = |(place, found): (usize, &Captures)| ((found.from, found.captured), place);
            Box::new(Taken {
                through: HashSet::new(),
                places: found.iter().enumerate().map(named).collect(),
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
                self.found.clear();
                self.most = taken;
            }
        }
        // There is but one way to take one piece.
        let place = if taken == 1 {
            None
        } else {
            self.place(captured)
        };
        match place {
            Some(place) => self.found[place].ends |= ends,
            None => self.found.push(Captures {
                from: self.from,
                ends,
                captured,
            }),
        }
    }

    /// Where the captures of this piece that take these stand, if there are some. Those about to be found are noted
    /// where ways are many.
    #[inline]
    fn place(&mut self, captured: SquareSet) -> Option<usize> {
        let (from, next) = (self.from, self.found.len());
        match &mut self.taken {
            None => {
                let is_same = |found: &Captures| found.from == from && found.captured == captured;
                self.found.iter().position(is_same)
            }
            Some(taken) => {
                let place = *taken.places.entry((from, captured)).or_insert(next);
                (place < next).then_some(place)
            }
        }
    }
}

use super::{Gathering, Generator, Hops, Sink, Turn};
use crate::board::{Direction, SquareSet};

/// Kings whose slides are found before those of the first are told: what is done with them holds up the processor, and
/// it would begin with each king anew.
const AT_ONCE: usize = 8;

/// The empty squares from which a king captures, by direction: over empty squares up to one from where a man would
/// jump.
pub(super) struct Reach([SquareSet; 8]);

impl Reach {
    /// The squares from which a king that has captured in this direction captures again, were nothing else to change.
    #[inline(always)]
    fn onward<T: Turn>(&self, direction: Direction) -> SquareSet {
        let mut onward = SquareSet::EMPTY;
        for &next in T::DIRECTIONS {
            if next != direction.opposite() {
                onward |= self.0[next.index()];
            }
        }
        onward
    }
}

impl<T: Turn> Generator<'_, T> {
    #[inline(always)]
    pub(super) fn kings_slides(self, sink: &mut impl Sink) {
        let mut kings = self.kings.singles();
        let mut slides = [(SquareSet::EMPTY, SquareSet::EMPTY); AT_ONCE];
        let mut found = AT_ONCE;
        while found == AT_ONCE {
            found = 0;
            for (slide, from) in slides.iter_mut().zip(&mut kings) {
                *slide = (from, self.slides(from));
                found += 1;
            }
            for &(from, reached) in &slides[..found] {
                sink.slides(from, reached);
            }
        }
    }

    /// Where a king goes from this single square.
    #[inline(always)]
    pub(super) fn slides(self, from: SquareSet) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            let ray = self.board.ray(from, direction);
            reached |= ray.open(direction, !self.empty);
        }
        reached
    }

    /// Where kings go in this direction of the flat board. No two of them to the same square: one would be in the
    /// other's way.
    #[inline(always)]
    pub(super) fn slid_onto(self, direction: Direction) -> SquareSet {
        let open = self.empty;
        let open_twice = open & open.stepped(direction);
        // One step, one more, two more, four more, and the last: as far as a line goes.
        let mut onto = open.stepped_to(direction, self.kings);
        onto |= open.stepped_to(direction, onto);
        onto |= onto.jumped(direction) & open_twice;
        onto |=
            onto.jumped(direction).jumped(direction) & open_twice & open_twice.jumped(direction);
        onto | open.stepped_to(direction, onto)
    }

    /// The kings that capture, by direction; on the pyramid, where a line may end before the piece in sight, perhaps
    /// more.
    #[inline(always)]
    pub(super) fn capturing_kings(self, hops: &Hops, reach: &Reach) -> [SquareSet; 8] {
        let mut kings = [SquareSet::EMPTY; 8];
        if T::RULES.captures() {
            for &direction in T::DIRECTIONS {
                let reach = reach.0[direction.index()];
                let beside = self.kings.stepped_to(direction.opposite(), reach);
                kings[direction.index()] = beside | (self.kings & hops.towards(direction));
            }
        }
        kings
    }

    #[inline(always)]
    pub(super) fn reach(self, hops: &Hops) -> Reach {
        let mut reach = Reach([SquareSet::EMPTY; 8]);
        for &direction in T::DIRECTIONS {
            reach.0[direction.index()] = self.reach_towards(hops, direction);
        }
        reach
    }

    #[inline(always)]
    fn reach_towards(self, hops: &Hops, direction: Direction) -> SquareSet {
        let back = direction.opposite();
        let mut reach = hops.towards(direction) & self.empty;
        let mut open = self.empty;
        if !direction.is_top() {
            open &= self.board.steps(direction);
        }
        // One step, two more, four more: as far as a line goes.
        let mut far = reach.stepped(back) & open;
        reach |= far;
        let open_twice = open & open.stepped(back);
        far = reach.jumped(back) & open_twice;
        reach |= far;
        reach |= reach.jumped(back).jumped(back) & open_twice & open_twice.jumped(back);
        reach
    }

    /// The captures of kings that begin in these directions.
    #[inline(always)]
    pub(super) fn kings_jump(
        self,
        kings: [SquareSet; 8],
        reach: &Reach,
        gathering: &mut Gathering,
    ) {
        for &direction in T::DIRECTIONS {
            for from in kings[direction.index()].singles() {
                let Some((victim, landings)) = self.king_hop(from, direction, self.enemy) else {
                    continue;
                };
                gathering.begin(from);
                // So soon the square it left is in no line but the one it came by.
                let onward = reach.onward::<T>(direction) & landings;
                if onward != landings {
                    gathering.record(landings.less(onward), victim, 1);
                }
                if !onward.is_empty() {
                    self.king_jumps_on(from, onward, victim, gathering);
                }
            }
        }
    }

    /// Goes on with the captures of a king that came from here to any of these squares.
    #[inline(never)]
    fn king_jumps_on(
        &self,
        from: SquareSet,
        landings: SquareSet,
        captured: SquareSet,
        gathering: &mut Gathering,
    ) {
        let lifted = self.lifted(from);
        let reach = lifted.reach(&Hops::of(lifted));
        for at in landings.singles() {
            lifted.king_jumps(&reach, at, captured, 1, gathering);
        }
    }

    /// Goes on with a king's capture as long as it can. From outside what it reaches it does not capture.
    fn king_jumps(
        &self,
        reach: &Reach,
        at: SquareSet,
        captured: SquareSet,
        taken: usize,
        gathering: &mut Gathering,
    ) {
        if gathering.has_explored(at, captured) {
            return;
        }
        let mut goes_on = false;
        for &direction in T::DIRECTIONS {
            if (at & reach.0[direction.index()]).is_empty() {
                continue;
            }
            let hop = self.king_hop(at, direction, self.enemy ^ captured);
            if let Some((victim, landings)) = hop {
                goes_on = true;
                let captured = captured | victim;
                let onward = reach.onward::<T>(direction) & landings;
                if onward != landings {
                    gathering.record(landings.less(onward), captured, taken + 1);
                }
                for landing in onward.singles() {
                    self.king_jumps(reach, landing, captured, taken + 1, gathering);
                }
            }
        }
        if !goes_on {
            gathering.record(at, captured, taken);
        }
    }

    /// The first piece in this direction, if it is one of `victims` with an empty square behind, and the squares
    /// a king may land on.
    #[inline(always)]
    pub(super) fn king_hop(
        self,
        at: SquareSet,
        direction: Direction,
        victims: SquareSet,
    ) -> Option<(SquareSet, SquareSet)> {
        let ray = self.board.ray(at, direction);
        let victim = ray.less(self.empty).nearest(direction) & victims;
        let landings = ray.beyond(victim, direction).open(direction, !self.empty);
        (!victim.is_empty() && !landings.is_empty()).then_some((victim, landings))
    }
}

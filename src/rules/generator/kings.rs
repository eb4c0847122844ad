use super::{Gathering, Generator, Hops, Sink, Turn};
use crate::board::{Direction, SquareSet};

/// The squares from which a king might capture.
pub(super) struct Reaches {
    /// In this direction.
    towards: [SquareSet; 8],
    /// Having captured in this direction, in any but back.
    onward: [SquareSet; 8],
}

impl<T: Turn> Generator<'_, T> {
    #[inline(always)]
    pub(super) fn kings_slides(self, sink: &mut impl Sink) {
        for from in self.kings.singles() {
            sink.slides(from, self.slides(from));
        }
    }

    /// Where a king goes from this single square, by direction.
    #[inline(always)]
    pub(super) fn slides(self, from: SquareSet) -> [SquareSet; 8] {
        let mut reached = [SquareSet::EMPTY; 8];
        for &direction in T::DIRECTIONS {
            let ray = self.board.ray(from, direction);
            reached[direction.index()] = ray.open(direction, !self.empty);
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

    /// The kings that capture; on the pyramid, where a line may end before the piece in sight, perhaps more.
    #[inline(always)]
    pub(super) fn capturing_kings(self, hops: &Hops) -> SquareSet {
        let mut kings = SquareSet::EMPTY;
        if T::RULES.captures() {
            for &direction in T::DIRECTIONS {
                let reached = self.reach(hops, direction);
                let beside = self.kings.stepped_to(direction.opposite(), reached);
                kings |= beside | (self.kings & hops.towards(direction));
            }
        }
        kings
    }

    /// The empty squares from which a king might capture in this direction: over empty squares up to one from where
    /// a man would jump.
    #[inline(always)]
    fn reach(self, hops: &Hops, direction: Direction) -> SquareSet {
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

    #[inline(always)]
    pub(super) fn reaches(self) -> Reaches {
        let hops = Hops::of(self);
        let mut reaches = Reaches {
            towards: [SquareSet::EMPTY; 8],
            onward: [SquareSet::EMPTY; 8],
        };
        for &direction in T::DIRECTIONS {
            reaches.towards[direction.index()] = self.reach(&hops, direction);
        }
        for &direction in T::DIRECTIONS {
            for &next in T::DIRECTIONS {
                if next != direction.opposite() {
                    reaches.onward[direction.index()] |= reaches.towards[next.index()];
                }
            }
        }
        reaches
    }

    /// Goes on with a king's capture as long as it can. From outside what it reaches it does not capture.
    pub(super) fn king_jumps(
        self,
        reaches: &Reaches,
        at: SquareSet,
        captured: SquareSet,
        taken: usize,
        gathering: &mut Gathering<'_>,
    ) {
        if gathering.has_explored(at, captured) {
            return;
        }
        let mut goes_on = false;
        for &direction in T::DIRECTIONS {
            if (at & reaches.towards[direction.index()]).is_empty() {
                continue;
            }
            let hop = self.king_hop(at, direction, self.enemy ^ captured);
            if let Some((victim, landings)) = hop {
                goes_on = true;
                let captured = captured | victim;
                let onward = reaches.onward[direction.index()] & landings;
                if onward.is_empty() {
                    gathering.record(landings, captured, taken + 1);
                    continue;
                }
                for landing in landings.singles() {
                    if (landing & onward).is_empty() {
                        gathering.record(landing, captured, taken + 1);
                    } else {
                        self.king_jumps(reaches, landing, captured, taken + 1, gathering);
                    }
                }
            }
        }
        if !goes_on && taken > 0 {
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

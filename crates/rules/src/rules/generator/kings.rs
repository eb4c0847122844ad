//! Moves of kings: slides, and captures found from sets of squares from which a king can capture.

use super::{CaptureCollector, Generator, JumpOrigins, MoveSink, Mover};
use crate::board::{Direction, SquareSet};

/// Number of kings whose slides are computed before the first of them are emitted. The sink's work on a move stalls the
/// processor, which would otherwise recur for every king.
const BATCH: usize = 8;

/// The empty squares from which a king can capture, by direction: those from which it reaches, over empty squares, a
/// square from which a man could jump.
pub(super) struct CaptureReach([SquareSet; 8]);

impl CaptureReach {
    /// The squares from which a king that has just captured in this direction can capture again, if nothing else
    /// changes.
    #[inline(always)]
    fn onward<T: Mover>(&self, direction: Direction) -> SquareSet {
        let mut onward = SquareSet::EMPTY;
        for &next in T::DIRECTIONS {
            if next != direction.opposite() {
                onward |= self.0[next.index()];
            }
        }
        onward
    }
}

impl<T: Mover> Generator<'_, T> {
    #[inline(always)]
    pub(super) fn emit_king_slides(self, sink: &mut impl MoveSink) {
        let mut kings = self.kings.singletons();
        let mut slides = [(SquareSet::EMPTY, SquareSet::EMPTY); BATCH];
        let mut found = BATCH;
        while found == BATCH {
            found = 0;
            for (slide, from) in slides.iter_mut().zip(&mut kings) {
                *slide = (from, self.king_destinations(from));
                found += 1;
            }
            for &(from, reached) in &slides[..found] {
                sink.add_slides(from, reached);
            }
        }
    }

    /// The destinations of a king on this singleton.
    #[inline(always)]
    pub(super) fn king_destinations(self, from: SquareSet) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for &direction in T::DIRECTIONS {
            let ray = self.board.ray(from, direction);
            reached |= ray.until_blocked(direction, !self.empty);
        }
        reached
    }

    /// The destinations of all kings in one direction of the flat board. No two kings share a destination, because one
    /// would block the other.
    #[inline(always)]
    pub(super) fn king_destinations_toward(self, direction: Direction) -> SquareSet {
        let open = self.empty;
        let open_twice = open & open.shift_on_board(direction);
        // One step, one more, two more, four more, and one more: the longest line has nine.
        let mut onto = self.kings.shift_into(direction, open);
        onto |= onto.shift_into(direction, open);
        onto |= onto.shift_twice(direction) & open_twice;
        onto |= onto.shift_twice(direction).shift_twice(direction)
            & open_twice
            & open_twice.shift_twice(direction);
        onto | onto.shift_into(direction, open)
    }

    /// The kings that capture, by direction. On the pyramid this may include kings that do not, because a line can end
    /// before the piece.
    #[inline(always)]
    pub(super) fn capturing_kings(
        self,
        origins: &JumpOrigins,
        reach: &CaptureReach,
    ) -> [SquareSet; 8] {
        let mut kings = [SquareSet::EMPTY; 8];
        if T::RULES.has_captures() {
            for &direction in T::DIRECTIONS {
                let reach = reach.0[direction.index()];
                let beside = reach.shift_into(direction.opposite(), self.kings);
                kings[direction.index()] = beside | (self.kings & origins.toward(direction));
            }
        }
        kings
    }

    #[inline(always)]
    pub(super) fn reach(self, origins: &JumpOrigins) -> CaptureReach {
        let mut reach = CaptureReach([SquareSet::EMPTY; 8]);
        for &direction in T::DIRECTIONS {
            reach.0[direction.index()] = self.reach_toward(origins, direction);
        }
        reach
    }

    #[inline(always)]
    fn reach_toward(self, origins: &JumpOrigins, direction: Direction) -> SquareSet {
        let back = direction.opposite();
        let mut reach = origins.toward(direction) & self.empty;
        let mut open = self.empty;
        if !direction.is_top_diagonal() {
            open &= self.board.step_origins(direction);
        }
        // One step, two more, four more: the maximum distance to a square from which to jump.
        let mut far = reach.shift_on_board(back) & open;
        reach |= far;
        let open_twice = open & open.shift_on_board(back);
        far = reach.shift_twice(back) & open_twice;
        reach |= far;
        reach |=
            reach.shift_twice(back).shift_twice(back) & open_twice & open_twice.shift_twice(back);
        reach
    }

    /// Collects the captures of these kings that begin in these directions.
    #[inline(always)]
    pub(super) fn explore_kings(
        self,
        kings: [SquareSet; 8],
        reach: &CaptureReach,
        collector: &mut CaptureCollector,
    ) {
        for &direction in T::DIRECTIONS {
            for from in kings[direction.index()].singletons() {
                let Some((victim, landings)) = self.king_jump(from, direction, self.enemy) else {
                    continue;
                };
                collector.start_from(from);
                // After one capture the vacated origin lies on no line except the one just traveled.
                let onward = reach.onward::<T>(direction) & landings;
                if onward != landings {
                    collector.record(landings.difference(onward), victim, 1);
                }
                if !onward.is_empty() {
                    self.explore_king_landings(from, onward, victim, collector);
                }
            }
        }
    }

    /// Continues the captures of a king from `from` that has landed on any of these squares.
    #[inline(never)]
    fn explore_king_landings(
        &self,
        from: SquareSet,
        landings: SquareSet,
        captured: SquareSet,
        collector: &mut CaptureCollector,
    ) {
        let vacated = self.vacating(from);
        let reach = vacated.reach(&JumpOrigins::new(vacated));
        for at in landings.singletons() {
            vacated.explore_king(&reach, at, captured, 1, collector);
        }
    }

    /// Continues a king's capture as long as possible. A king outside `reach` cannot capture.
    fn explore_king(
        &self,
        reach: &CaptureReach,
        at: SquareSet,
        captured: SquareSet,
        taken: usize,
        collector: &mut CaptureCollector,
    ) {
        if collector.has_explored(at, captured) {
            return;
        }
        let mut goes_on = false;
        for &direction in T::DIRECTIONS {
            if (at & reach.0[direction.index()]).is_empty() {
                continue;
            }
            let jump = self.king_jump(at, direction, self.enemy ^ captured);
            if let Some((victim, landings)) = jump {
                goes_on = true;
                let captured = captured | victim;
                let onward = reach.onward::<T>(direction) & landings;
                if onward != landings {
                    collector.record(landings.difference(onward), captured, taken + 1);
                }
                for landing in onward.singletons() {
                    self.explore_king(reach, landing, captured, taken + 1, collector);
                }
            }
        }
        if !goes_on {
            collector.record(at, captured, taken);
        }
    }

    /// The jump of a king in this direction: the first piece, if it is one of `victims` with an empty square behind it,
    /// and the landing squares.
    #[inline(always)]
    pub(super) fn king_jump(
        self,
        at: SquareSet,
        direction: Direction,
        victims: SquareSet,
    ) -> Option<(SquareSet, SquareSet)> {
        let ray = self.board.ray(at, direction);
        let victim = ray.difference(self.empty).nearest(direction) & victims;
        let landings = ray.beyond(victim, direction).until_blocked(direction, !self.empty);
        (!victim.is_empty() && !landings.is_empty()).then_some((victim, landings))
    }
}

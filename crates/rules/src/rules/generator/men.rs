//! Moves of men: steps and captures, and the steps that offer a capture, for the search of sacrifices.

use super::super::CaptureRule;
use super::{CaptureCollector, Generator, JumpOrigins, MoveSink, Mover, Pieces};
use crate::board::{Board, Direction, SquareSet};

impl<T: Mover> Generator<'_, T> {
    #[inline(always)]
    pub(super) fn emit_man_steps(self, sink: &mut impl MoveSink) {
        for &direction in T::MAN_STEPS {
            sink.add_steps(direction, self.men.shift_into(direction, self.empty));
        }
    }

    /// Emits the captures in a position without kings. Most captures take one piece, and men that jump in the same
    /// direction are handled together.
    #[inline(always)]
    pub(super) fn emit_man_captures(self, origins: &JumpOrigins, sink: &mut impl MoveSink) {
        let jumps = origins.jumps::<T>(self.men);
        // A man continues if it lands where it could jump: after one jump, neither its origin nor its victim can
        // matter.
        let continuing = jumps.any & origins.any;
        if continuing.is_empty() {
            sink.add_jumps(&jumps);
        } else {
            let landings = match T::RULES.capture {
                CaptureRule::Majority => continuing,
                CaptureRule::Free | CaptureRule::Never => jumps.any,
            };
            let jumpers = self.men & origins.any;
            Self::continue_man_captures(self.board, self.men, self.enemy, jumpers, landings, sink);
        }
    }

    #[inline(never)]
    fn continue_man_captures(
        board: &Board,
        own: SquareSet,
        enemy: SquareSet,
        jumpers: SquareSet,
        landings: SquareSet,
        sink: &mut impl MoveSink,
    ) {
        let kings = SquareSet::EMPTY;
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        match this.forced_capture(jumpers, landings) {
            Some((from, to, captured)) => sink.add_captures(from, to, captured),
            None => this.collect_man_captures(jumpers, landings, sink),
        }
    }

    /// Emits the captures of these men, some of which land on `landings` and jump again.
    #[inline(never)]
    pub(super) fn collect_man_captures(
        &self,
        jumpers: SquareSet,
        landings: SquareSet,
        sink: &mut impl MoveSink,
    ) {
        let mut collector = CaptureCollector::new(T::RULES.capture, 2);
        self.explore_men(jumpers, landings, &mut collector);
        collector.emit(sink);
    }

    /// The only capture, if a single man has jumped and its path never branches. This is the most frequent case.
    #[inline(always)]
    pub(super) fn forced_capture(
        self,
        jumpers: SquareSet,
        landings: SquareSet,
    ) -> Option<(SquareSet, SquareSet, SquareSet)> {
        landings.is_singleton().then_some(())?;
        let mut first_jumps = self.jumps_onto(landings, jumpers);
        let (from, captured) = first_jumps.next()?;
        first_jumps.next().is_none().then_some(())?;
        let (to, captured) = self.capturing_man(from).only_path(landings, captured)?;
        Some((from, to, captured))
    }

    /// The jumpers that land on this singleton by one jump, each with its victim.
    #[inline(always)]
    fn jumps_onto(
        self,
        landing: SquareSet,
        jumpers: SquareSet,
    ) -> impl Iterator<Item = (SquareSet, SquareSet)> {
        let near = self.board.jump_targets(landing) & jumpers;
        near.singletons().filter_map(move |from| {
            let victim = from.midpoint(landing) & self.enemy;
            (!victim.is_empty()).then_some((from, victim))
        })
    }

    /// Continues the captures of men that have made their first jump onto these squares.
    #[inline(always)]
    pub(super) fn explore_men(
        self,
        jumpers: SquareSet,
        landings: SquareSet,
        collector: &mut CaptureCollector,
    ) {
        for at in landings.singletons() {
            for (from, captured) in self.jumps_onto(at, jumpers) {
                self.explore_man(from, at, captured, collector);
            }
        }
    }

    #[inline(never)]
    fn explore_man(
        &self,
        from: SquareSet,
        at: SquareSet,
        captured: SquareSet,
        collector: &mut CaptureCollector,
    ) {
        collector.start_from(from);
        self.capturing_man(from).explore(at, captured, 1, collector);
    }

    #[inline(always)]
    fn capturing_man(&self, from: SquareSet) -> CapturingMan<'_> {
        let vacated = self.vacating(from);
        CapturingMan { board: self.board, jumpable: vacated.jumpable(), empty: vacated.empty }
    }

    /// The enemy pieces between two empty squares of a line.
    #[inline(always)]
    fn jumpable(self) -> SquareSet {
        let mut jumpable = SquareSet::EMPTY;
        let (one_way, _) = T::DIRECTIONS.split_at(T::DIRECTIONS.len() / 2);
        for &direction in one_way {
            jumpable |= self.jumpable_toward(direction) & self.empty.shift_unmasked(direction);
        }
        jumpable
    }
}

/// The board as seen by a man that has left its square to capture.
struct CapturingMan<'a> {
    board: &'a Board,
    jumpable: SquareSet,
    empty: SquareSet,
}

impl CapturingMan<'_> {
    /// The next jumps: each landing square, with all pieces captured so far.
    #[inline(always)]
    fn next_jumps(
        &self,
        at: SquareSet,
        captured: SquareSet,
    ) -> impl Iterator<Item = (SquareSet, SquareSet)> {
        let victims = (self.board.jumpable_neighbors(at) & self.jumpable).difference(captured);
        victims.singletons().filter_map(move |victim| {
            let landing = at.jump_over(victim) & self.empty;
            (!landing.is_empty()).then_some((landing, captured | victim))
        })
    }

    /// The end of a capture and the captured pieces, or `None` if its path branches.
    #[inline(always)]
    fn only_path(
        &self,
        mut at: SquareSet,
        mut captured: SquareSet,
    ) -> Option<(SquareSet, SquareSet)> {
        loop {
            let mut jumps = self.next_jumps(at, captured);
            let Some(jump) = jumps.next() else {
                return Some((at, captured));
            };
            if jumps.next().is_some() {
                return None;
            }
            (at, captured) = jump;
        }
    }

    /// Continues a capture of `taken` pieces as long as possible.
    #[inline(always)]
    fn explore(
        &self,
        mut at: SquareSet,
        mut captured: SquareSet,
        mut taken: usize,
        collector: &mut CaptureCollector,
    ) {
        loop {
            let mut jumps = self.next_jumps(at, captured);
            let Some(jump) = jumps.next() else {
                collector.record(at, captured, taken);
                return;
            };
            for (at, captured) in jumps {
                self.explore_branch(at, captured, taken + 1, collector);
            }
            (at, captured) = jump;
            taken += 1;
        }
    }

    #[inline(never)]
    fn explore_branch(
        &self,
        at: SquareSet,
        captured: SquareSet,
        taken: usize,
        collector: &mut CaptureCollector,
    ) {
        if !collector.has_explored(at, captured) {
            self.explore(at, captured, taken, collector);
        }
    }
}

impl<T: Mover> Generator<'_, T> {
    /// Emits the steps of men that offer a capture to the opponent, in a position without kings or captures.
    #[inline(always)]
    pub(super) fn sacrifices(self, sink: &mut impl MoveSink) {
        // A man that steps onto `exposed` can be captured; one that leaves `opening` exposes the man behind it.
        let (mut exposed, mut opening) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for &direction in T::DIRECTIONS {
            let beside_enemy = self.beside_enemy(direction);
            exposed |= beside_enemy & self.empty.shift_unmasked(direction.opposite());
            opening |= (self.men & beside_enemy).shift_unmasked(direction) & self.men;
        }
        for &direction in T::MAN_STEPS {
            // The square just vacated is empty behind the man.
            let at_risk = exposed | self.beside_enemy(direction.opposite());
            let stepped = self.men.shift_into(direction, self.empty) & at_risk;
            let opened = opening.shift_into(direction, self.empty);
            sink.add_steps(direction, stepped | opened);
        }
    }

    /// The squares next to the enemy in this direction: those it would jump over.
    #[inline(always)]
    fn beside_enemy(&self, direction: Direction) -> SquareSet {
        let beside = self.enemy.shift_unmasked(direction);
        if direction.is_top_diagonal() {
            beside
        } else {
            beside & self.board.jumped_squares(direction)
        }
    }
}

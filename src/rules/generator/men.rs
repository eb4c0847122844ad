use super::super::CaptureRule;
use super::{Gathering, Generator, Hops, Pieces, Sink, Turn};
use crate::board::{Board, SquareSet};

impl<T: Turn> Generator<'_, T> {
    #[inline(always)]
    pub(super) fn men_steps(self, sink: &mut impl Sink) {
        for &direction in T::MAN_STEPS {
            sink.steps(direction, self.empty.stepped_to(direction, self.men));
        }
    }

    /// All captures by men, where there are no kings. Most take one piece each; men who jump alike are moved together.
    #[inline(always)]
    pub(super) fn captures_by_men(self, hops: &Hops, sink: &mut impl Sink) {
        let jumps = hops.jumps::<T>(self.men);
        // A man that lands where it could jump goes on: so soon nothing it left or took is in its way.
        let going_on = jumps.anywhere & hops.anywhere;
        if going_on.is_empty() {
            sink.jumps(&jumps);
        } else {
            let landings = match T::RULES.capture {
                CaptureRule::Most => going_on,
                CaptureRule::Free | CaptureRule::Never => jumps.anywhere,
            };
            let jumpers = self.men & hops.anywhere;
            Self::gather_by_men(self.board, self.men, self.enemy, jumpers, landings, sink);
        }
    }

    #[inline(never)]
    fn gather_by_men(
        board: &Board,
        own: SquareSet,
        enemy: SquareSet,
        jumpers: SquareSet,
        landings: SquareSet,
        sink: &mut impl Sink,
    ) {
        let kings = SquareSet::EMPTY;
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        match this.only_capture(jumpers, landings) {
            Some((from, to, captured)) => sink.captures(from, to, captured),
            None => this.gather_men(jumpers, landings, sink),
        }
    }

    /// The captures of men of which some land on these squares and jump on.
    #[inline(never)]
    pub(super) fn gather_men(&self, jumpers: SquareSet, landings: SquareSet, sink: &mut impl Sink) {
        let mut gathering = Gathering::new(T::RULES.capture, 2);
        self.men_jump_on(jumpers, landings, &mut gathering);
        gathering.tell(sink);
    }

    /// The whole capture, where but one man has begun and there is but one way on: so it is most often.
    #[inline(always)]
    pub(super) fn only_capture(
        self,
        jumpers: SquareSet,
        landings: SquareSet,
    ) -> Option<(SquareSet, SquareSet, SquareSet)> {
        landings.is_one().then_some(())?;
        let mut begun = self.jumps_onto(landings, jumpers);
        let (from, captured) = begun.next()?;
        begun.next().is_none().then_some(())?;
        let (to, captured) = self.jumper(from).only_way(landings, captured)?;
        Some((from, to, captured))
    }

    /// Those of the jumpers that land on this single square by one jump, and what each takes.
    #[inline(always)]
    fn jumps_onto(
        self,
        landing: SquareSet,
        jumpers: SquareSet,
    ) -> impl Iterator<Item = (SquareSet, SquareSet)> {
        let near = self.board.leaps(landing) & jumpers;
        near.singles().filter_map(move |from| {
            let victim = from.midway(landing) & self.enemy;
            (!victim.is_empty()).then_some((from, victim))
        })
    }

    /// Goes on with the captures of men that have landed on these squares by their first jump.
    #[inline(always)]
    pub(super) fn men_jump_on(
        self,
        jumpers: SquareSet,
        landings: SquareSet,
        gathering: &mut Gathering,
    ) {
        for at in landings.singles() {
            for (from, captured) in self.jumps_onto(at, jumpers) {
                self.man_jumps_on(from, at, captured, gathering);
            }
        }
    }

    #[inline(never)]
    fn man_jumps_on(
        &self,
        from: SquareSet,
        at: SquareSet,
        captured: SquareSet,
        gathering: &mut Gathering,
    ) {
        gathering.begin(from);
        self.jumper(from).jumps_on(at, captured, 1, gathering);
    }

    #[inline(always)]
    fn jumper(&self, from: SquareSet) -> Jumper<'_> {
        let lifted = self.lifted(from);
        Jumper {
            board: self.board,
            jumpable: lifted.jumpable(),
            empty: lifted.empty,
        }
    }

    /// The enemy pieces between two empty squares of a line.
    #[inline(always)]
    fn jumpable(self) -> SquareSet {
        let mut jumpable = SquareSet::EMPTY;
        let (one_way, _) = T::DIRECTIONS.split_at(T::DIRECTIONS.len() / 2);
        for &direction in one_way {
            jumpable |= self.over(direction) & self.empty.slid(direction);
        }
        jumpable
    }
}

/// What a man sees that has left its square to capture.
struct Jumper<'a> {
    board: &'a Board,
    jumpable: SquareSet,
    empty: SquareSet,
}

impl Jumper<'_> {
    /// Where the next jumps end, and what has been taken by then.
    #[inline(always)]
    fn ways(
        &self,
        at: SquareSet,
        captured: SquareSet,
    ) -> impl Iterator<Item = (SquareSet, SquareSet)> {
        let victims = (self.board.beside(at) & self.jumpable).less(captured);
        victims.singles().filter_map(move |victim| {
            let landing = at.over(victim) & self.empty;
            (!landing.is_empty()).then_some((landing, captured | victim))
        })
    }

    /// The end of a capture and what it takes, unless ways part.
    #[inline(always)]
    fn only_way(
        &self,
        mut at: SquareSet,
        mut captured: SquareSet,
    ) -> Option<(SquareSet, SquareSet)> {
        loop {
            let mut ways = self.ways(at, captured);
            let Some(way) = ways.next() else {
                return Some((at, captured));
            };
            if ways.next().is_some() {
                return None;
            }
            (at, captured) = way;
        }
    }

    /// Goes on with a capture of so many pieces as long as it can.
    #[inline(always)]
    fn jumps_on(
        &self,
        mut at: SquareSet,
        mut captured: SquareSet,
        mut taken: usize,
        gathering: &mut Gathering,
    ) {
        loop {
            let mut ways = self.ways(at, captured);
            let Some(way) = ways.next() else {
                gathering.record(at, captured, taken);
                return;
            };
            for (at, captured) in ways {
                self.jumps_on_elsewhere(at, captured, taken + 1, gathering);
            }
            (at, captured) = way;
            taken += 1;
        }
    }

    #[inline(never)]
    fn jumps_on_elsewhere(
        &self,
        at: SquareSet,
        captured: SquareSet,
        taken: usize,
        gathering: &mut Gathering,
    ) {
        if !gathering.has_explored(at, captured) {
            self.jumps_on(at, captured, taken, gathering);
        }
    }
}

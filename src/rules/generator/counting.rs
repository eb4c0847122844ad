use super::super::CaptureRule;
use super::{Generator, Hops, Jumps, Pieces, Sink, Turn};
use crate::board::{Board, Direction, SquareSet};

impl<T: Turn> Generator<'_, T> {
    /// How many legal moves there are.
    #[inline(always)]
    pub(in crate::rules) fn count(self) -> usize {
        let told = !self.kings.is_empty() || T::RULES.capture != CaptureRule::Most;
        if told {
            let Generator {
                men, kings, enemy, ..
            } = self;
            return Self::count_as_told(self.board, men | kings, enemy, kings);
        }
        let hops = Hops::of(self);
        let jumpers = self.men & hops.anywhere;
        if jumpers.is_empty() {
            return self.count_steps();
        }
        let jumps = hops.jumps::<T>(self.men);
        let going_on = jumps.anywhere & hops.anywhere;
        if going_on.is_empty() {
            jumps.len()
        } else {
            Self::count_going_on(self.board, self.men, self.enemy, jumpers, going_on)
        }
    }

    #[inline(always)]
    fn count_steps(self) -> usize {
        let reached = |&direction| self.empty.stepped_to(direction, self.men).len();
        T::MAN_STEPS.iter().map(reached).sum()
    }

    /// How many captures there are, where there are no kings and some men jump on from where their first jump ends.
    #[inline(never)]
    fn count_going_on(
        board: &Board,
        own: SquareSet,
        enemy: SquareSet,
        jumpers: SquareSet,
        landings: SquareSet,
    ) -> usize {
        let kings = SquareSet::EMPTY;
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        if this.only_capture(jumpers, landings).is_some() {
            return 1;
        }
        let mut count = Count { moves: 0 };
        this.gather_men(jumpers, landings, &mut count);
        count.moves
    }

    /// Counts the moves one hears of.
    #[inline(never)]
    fn count_as_told(board: &Board, own: SquareSet, enemy: SquareSet, kings: SquareSet) -> usize {
        let mut count = Count { moves: 0 };
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        if kings.is_empty() {
            this.moves_by_men(&mut count);
        } else if !this.captures_with_kings(&mut count) {
            this.men_steps(&mut count);
            if T::VARIANT.has_sides() {
                this.kings_slides(&mut count);
            } else {
                let reached = |&direction| this.slid_onto(direction).len();
                count.moves += T::DIRECTIONS.iter().map(reached).sum::<usize>();
            }
        }
        count.moves
    }
}

/// Counts the moves it is told.
struct Count {
    moves: usize,
}

impl Sink for Count {
    #[inline(always)]
    fn steps(&mut self, _direction: Direction, reached: SquareSet) {
        self.moves += reached.len();
    }

    #[inline(always)]
    fn slides(&mut self, _from: SquareSet, reached: SquareSet) {
        self.moves += reached.len();
    }

    #[inline(always)]
    fn jumps(&mut self, jumps: &Jumps) {
        self.moves += jumps.len();
    }

    #[inline(always)]
    fn captures(&mut self, _from: SquareSet, ends: SquareSet, _captured: SquareSet) {
        self.moves += ends.len();
    }
}

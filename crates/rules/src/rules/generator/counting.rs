//! Counts legal moves without listing them, for the last ply of perft (bulk counting).

use super::super::CaptureRule;
use super::{Generator, JumpOrigins, ManJumps, MoveSink, Mover, Pieces};
use crate::board::{Board, Direction, SquareSet};

impl<T: Mover> Generator<'_, T> {
    #[inline(always)]
    pub(in crate::rules) fn count(self) -> usize {
        let must_emit = !self.kings.is_empty() || T::RULES.capture != CaptureRule::Majority;
        if must_emit {
            let Generator { men, kings, enemy, .. } = self;
            return Self::count_emitted(self.board, men | kings, enemy, kings);
        }
        let origins = JumpOrigins::new(self);
        let jumpers = self.men & origins.any;
        if jumpers.is_empty() {
            return self.count_steps();
        }
        let jumps = origins.jumps::<T>(self.men);
        let continuing = jumps.any & origins.any;
        if continuing.is_empty() {
            jumps.len()
        } else {
            Self::count_continued_captures(self.board, self.men, self.enemy, jumpers, continuing)
        }
    }

    #[inline(always)]
    fn count_steps(self) -> usize {
        let reached = |&direction| self.men.shift_into(direction, self.empty).len();
        T::MAN_STEPS.iter().map(reached).sum()
    }

    /// Counts the captures in a position without kings in which some man continues beyond its first jump.
    #[inline(never)]
    fn count_continued_captures(
        board: &Board,
        own: SquareSet,
        enemy: SquareSet,
        jumpers: SquareSet,
        landings: SquareSet,
    ) -> usize {
        let kings = SquareSet::EMPTY;
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        if this.forced_capture(jumpers, landings).is_some() {
            return 1;
        }
        let mut count = MoveCounter { moves: 0 };
        this.collect_man_captures(jumpers, landings, &mut count);
        count.moves
    }

    #[inline(never)]
    fn count_emitted(board: &Board, own: SquareSet, enemy: SquareSet, kings: SquareSet) -> usize {
        let mut count = MoveCounter { moves: 0 };
        let this = Generator::<T>::new(board, Pieces { own, enemy, kings });
        if kings.is_empty() {
            this.moves_by_men(&mut count);
        } else if !this.captures_with_kings(&mut count) {
            this.emit_man_steps(&mut count);
            if T::VARIANT.has_sides() {
                this.emit_king_slides(&mut count);
            } else {
                let reached = |&direction| this.king_destinations_toward(direction).len();
                count.moves += T::DIRECTIONS.iter().map(reached).sum::<usize>();
            }
        }
        count.moves
    }
}

struct MoveCounter {
    moves: usize,
}

impl MoveSink for MoveCounter {
    #[inline(always)]
    fn add_steps(&mut self, _direction: Direction, reached: SquareSet) {
        self.moves += reached.len();
    }

    #[inline(always)]
    fn add_slides(&mut self, _from: SquareSet, reached: SquareSet) {
        self.moves += reached.len();
    }

    #[inline(always)]
    fn add_jumps(&mut self, jumps: &ManJumps) {
        self.moves += jumps.len();
    }

    #[inline(always)]
    fn add_captures(&mut self, _from: SquareSet, ends: SquareSet, _captured: SquareSet) {
        self.moves += ends.len();
    }
}

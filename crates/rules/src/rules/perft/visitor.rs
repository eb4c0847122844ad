//! Plays the moves that the generator emits.

use std::hint::black_box;
use std::marker::PhantomData;

use super::super::generator::{ManJumps, MoveSink, Mover, Pieces};
use crate::board::{Direction, SquareSet};

/// Receives moves as sets of landing squares with a function that plays them.
pub(super) trait MoveVisitor {
    fn visit_each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces);
}

/// Plays and counts each move of the last ply.
pub(super) struct LastPlyCounter {
    pub(super) pieces: Pieces,
    pub(super) moves: u64,
}

impl MoveVisitor for LastPlyCounter {
    #[inline(always)]
    fn visit_each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces) {
        let pieces = self.pieces;
        let mut moves = 0;
        for to in ends.singletons() {
            // Keeps the compiler from removing the move.
            black_box(play(pieces, to));
            moves += 1;
        }
        self.moves += moves;
    }
}

/// Passes each move to a visitor, with a function that plays it.
pub(super) struct PlayMoves<'a, T, P> {
    visitor: &'a mut P,
    mover: PhantomData<T>,
}

impl<'a, T, P> PlayMoves<'a, T, P> {
    #[inline(always)]
    pub(super) fn new(visitor: &'a mut P) -> Self {
        PlayMoves {
            visitor,
            mover: PhantomData,
        }
    }
}

impl<T: Mover, P: MoveVisitor> MoveSink for PlayMoves<'_, T, P> {
    #[inline(always)]
    fn add_steps(&mut self, direction: Direction, reached: SquareSet) {
        self.visitor.visit_each(reached, |pieces, to| {
            let from = to.shift_on_board(direction.opposite());
            pieces.after_man_move(from, to, SquareSet::EMPTY, T::PROMOTION_ROW)
        });
    }

    #[inline(always)]
    fn add_slides(&mut self, from: SquareSet, reached: SquareSet) {
        self.visitor.visit_each(reached, |pieces, to| {
            pieces.after_king_move(from, to, SquareSet::EMPTY)
        });
    }

    #[inline(always)]
    fn add_jumps(&mut self, jumps: &ManJumps) {
        for &direction in T::DIRECTIONS {
            let back = direction.opposite();
            self.visitor
                .visit_each(jumps.landings(direction), |pieces, to| {
                    pieces.after_man_move(
                        to.shift_twice(back),
                        to,
                        to.shift_on_board(back),
                        T::PROMOTION_ROW,
                    )
                });
        }
    }

    #[inline(always)]
    fn add_captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet) {
        self.visitor.visit_each(ends, |pieces, to| {
            if (pieces.kings & from).is_empty() {
                pieces.after_man_move(from, to, captured, T::PROMOTION_ROW)
            } else {
                pieces.after_king_move(from, to, captured)
            }
        });
    }
}

//! What perft does with the moves it hears of.

use std::hint::black_box;
use std::marker::PhantomData;

use super::super::generator::{Jumps, Pieces, Sink, Turn};
use crate::board::{Direction, SquareSet};

/// What is done with moves, given by the single squares they end on and a way to play them.
pub(super) trait Player {
    fn each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces);
}

/// Plays each move of the last ply and counts it.
pub(super) struct LastPly {
    pub(super) pieces: Pieces,
    pub(super) moves: u64,
}

impl Player for LastPly {
    #[inline(always)]
    fn each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces) {
        let pieces = self.pieces;
        let mut moves = 0;
        for to in ends.singles() {
            // So that the compiler really plays it.
            black_box(play(pieces, to));
            moves += 1;
        }
        self.moves += moves;
    }
}

/// Hears of moves and tells a player how each is played.
pub(super) struct Playing<'a, T, P> {
    player: &'a mut P,
    turn: PhantomData<T>,
}

impl<'a, T, P> Playing<'a, T, P> {
    #[inline(always)]
    pub(super) fn new(player: &'a mut P) -> Self {
        Playing {
            player,
            turn: PhantomData,
        }
    }
}

impl<T: Turn, P: Player> Sink for Playing<'_, T, P> {
    #[inline(always)]
    fn steps(&mut self, direction: Direction, reached: SquareSet) {
        self.player.each(reached, |pieces, to| {
            let from = to.stepped(direction.opposite());
            pieces.after_man(from, to, SquareSet::EMPTY, T::CROWNING)
        });
    }

    #[inline(always)]
    fn slides(&mut self, from: SquareSet, reached: SquareSet) {
        self.player.each(reached, |pieces, to| {
            pieces.after_king(from, to, SquareSet::EMPTY)
        });
    }

    #[inline(always)]
    fn jumps(&mut self, jumps: &Jumps) {
        for &direction in T::DIRECTIONS {
            let back = direction.opposite();
            self.player.each(jumps.landed(direction), |pieces, to| {
                pieces.after_man(to.jumped(back), to, to.stepped(back), T::CROWNING)
            });
        }
    }

    #[inline(always)]
    fn captures(&mut self, from: SquareSet, ends: SquareSet, captured: SquareSet) {
        self.player.each(ends, |pieces, to| {
            if (pieces.kings & from).is_empty() {
                pieces.after_man(from, to, captured, T::CROWNING)
            } else {
                pieces.after_king(from, to, captured)
            }
        });
    }
}

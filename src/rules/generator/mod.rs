//! The one move generator, for every board and rule set.
//!
//! It tells the legal moves to a [`Sink`], many at a time: a list that writes them down, perft that counts or
//! plays them. What differs between games is a [`Turn`], which it is compiled for; lines it reads from the board's
//! tables.

mod counting;
mod gathering;
mod hops;
mod kings;
mod men;
mod pieces;
mod sacrifices;
mod sink;
mod turn;

use std::marker::PhantomData;

use super::{MoveList, Position};
use crate::board::{Board, SquareSet};

use gathering::Gathering;
use hops::Hops;
pub(super) use hops::Jumps;
pub(super) use pieces::Pieces;
pub(super) use sink::Sink;
pub(super) use turn::{Black, Turn, White, by_turn};

/// Appends the legal moves of a position.
pub(super) fn generate(position: &Position, moves: &mut MoveList) {
    by_turn!(position, T => Generator::<T>::of(position).legal_moves(moves));
}

/// Appends the plain moves, whether or not a capture is due.
pub(super) fn generate_plain(position: &Position, moves: &mut MoveList) {
    by_turn!(position, T => Generator::<T>::of(position).quiet_moves(moves));
}

/// Appends the steps of men that give the other side a capture, where it has none and there are no kings.
pub(super) fn generate_sacrifices(position: &Position, moves: &mut MoveList) {
    by_turn!(position, T => Generator::<T>::of(position).sacrifices(moves));
}

/// Whether the side to move has a capture.
pub(super) fn must_capture(position: &Position) -> bool {
    by_turn!(position, T => Generator::<T>::of(position).must_capture())
}

/// Whether the side to move has a plain move.
pub(super) fn can_step(position: &Position) -> bool {
    by_turn!(position, T => Generator::<T>::of(position).can_step())
}

/// One side's pieces about to move.
#[derive(Clone, Copy)]
pub(super) struct Generator<'a, T> {
    board: &'a Board,
    men: SquareSet,
    kings: SquareSet,
    enemy: SquareSet,
    empty: SquareSet,
    turn: PhantomData<T>,
}

impl<'a, T: Turn> Generator<'a, T> {
    fn of(position: &Position) -> Self {
        Generator::new(position.board(), Pieces::of(position))
    }

    #[inline(always)]
    pub(super) fn new(board: &'a Board, pieces: Pieces) -> Self {
        Generator {
            board,
            men: pieces.own.less(pieces.kings),
            kings: pieces.own & pieces.kings,
            enemy: pieces.enemy,
            empty: !(pieces.own | pieces.enemy),
            turn: PhantomData,
        }
    }

    /// Captures are compulsory: plain moves only where there is none (`rules.md` §3.3).
    #[inline(always)]
    pub(super) fn legal_moves(self, sink: &mut impl Sink) {
        if self.kings.is_empty() {
            self.moves_by_men(sink);
        } else {
            let (men, kings) = (self.men, self.kings);
            Self::moves_with_kings_apart(self.board, men, kings, self.enemy, sink);
        }
    }

    /// All moves, where there are no kings.
    #[inline(always)]
    fn moves_by_men(self, sink: &mut impl Sink) {
        let hops = Hops::of(self);
        if (self.men & hops.anywhere).is_empty() {
            self.men_steps(sink);
        } else {
            self.captures_by_men(&hops, sink);
        }
    }

    /// Out of the way of positions without kings.
    #[inline(never)]
    fn moves_with_kings_apart(
        board: &Board,
        men: SquareSet,
        kings: SquareSet,
        enemy: SquareSet,
        sink: &mut impl Sink,
    ) {
        let own = men | kings;
        Generator::<T>::new(board, Pieces { own, enemy, kings }).moves_with_kings(sink);
    }

    #[inline(always)]
    fn moves_with_kings(self, sink: &mut impl Sink) {
        if !self.captures_with_kings(sink) {
            self.quiet_moves(sink);
        }
    }

    /// All captures, where there may be kings. Tells whether there are any.
    #[inline(always)]
    fn captures_with_kings(self, sink: &mut impl Sink) -> bool {
        let hops = Hops::of(self);
        let reach = self.reach(&hops);
        let kings = self.capturing_kings(&hops, &reach);
        let jumpers = self.men & hops.anywhere;
        if (jumpers | SquareSet::union(kings)).is_empty() {
            return false;
        }
        let mut gathering = Gathering::new(T::RULES.capture, 1);
        self.men_jump_on(jumpers, hops.jumps::<T>(jumpers).anywhere, &mut gathering);
        self.kings_jump(kings, &reach, &mut gathering);
        gathering.tell(sink)
    }

    /// Whether there is a capture.
    fn must_capture(self) -> bool {
        let hops = Hops::of(self);
        if !(self.men & hops.anywhere).is_empty() {
            return true;
        }
        if self.kings.is_empty() {
            return false;
        }
        let kings = self.capturing_kings(&hops, &self.reach(&hops));
        T::DIRECTIONS.iter().any(|&direction| {
            let hop = |from| self.king_hop(from, direction, self.enemy);
            kings[direction.index()]
                .singles()
                .any(|from| hop(from).is_some())
        })
    }

    /// Whether there is a plain move.
    fn can_step(self) -> bool {
        let has_room = |&direction| !self.empty.stepped_to(direction, self.men).is_empty();
        let can_slide = |from| !self.slides(from).is_empty();
        T::MAN_STEPS.iter().any(has_room) || self.kings.singles().any(can_slide)
    }

    #[inline(always)]
    fn quiet_moves(self, sink: &mut impl Sink) {
        self.men_steps(sink);
        self.kings_slides(sink);
    }

    /// The same with the square empty that the capturing piece leaves.
    #[inline(always)]
    fn lifted(self, from: SquareSet) -> Self {
        Generator {
            empty: self.empty | from,
            ..self
        }
    }
}

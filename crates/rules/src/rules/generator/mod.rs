//! The move generator for every board and rule set.
//!
//! It works on bitboards ([`SquareSet`]) and emits legal moves to a [`MoveSink`], many at a time: a [`MoveList`] stores
//! them, perft counts or plays them. The code is compiled once for each [`Mover`], so that the differences between the
//! games cost nothing at run time; lines come from the tables of the [`Board`].

mod counting;
mod kings;
mod man_jumps;
mod men;
mod move_sink;
mod mover;

use std::marker::PhantomData;

use super::{Move, MoveList, Position};
use crate::board::{Board, SquareSet};

use man_jumps::JumpOrigins;
pub(super) use man_jumps::ManJumps;
pub(super) use move_sink::MoveSink;
use move_sink::{AnyMove, CaptureCollector};
pub(super) use mover::{Black, Mover, Pieces, White, with_mover};

pub(super) fn generate_legal(position: &Position, moves: &mut MoveList) {
    with_mover!(position, T => Generator::<T>::from_position(position).legal_moves(moves));
}

/// Returns `true` if any legal move has this property. Stores no moves.
pub(super) fn any_legal(position: &Position, has_property: impl FnMut(Move) -> bool) -> bool {
    let mut any = AnyMove::new(has_property);
    with_mover!(position, T => Generator::<T>::from_position(position).legal_moves(&mut any));
    any.found()
}

/// Appends the quiet moves, whether or not a capture is possible.
pub(super) fn generate_quiet(position: &Position, moves: &mut MoveList) {
    with_mover!(position, T => Generator::<T>::from_position(position).quiet_moves(moves));
}

/// Appends the steps of men that offer a capture to the opponent. Only for positions without kings or captures.
pub(super) fn generate_sacrifices(position: &Position, moves: &mut MoveList) {
    with_mover!(position, T => Generator::<T>::from_position(position).sacrifices(moves));
}

pub(super) fn must_capture(position: &Position) -> bool {
    with_mover!(position, T => Generator::<T>::from_position(position).must_capture())
}

pub(super) fn has_quiet_move(position: &Position) -> bool {
    with_mover!(position, T => Generator::<T>::from_position(position).has_quiet_move())
}

/// The pieces of a position from the side to move's point of view.
#[derive(Clone, Copy)]
pub(super) struct Generator<'a, T> {
    board: &'a Board,
    men: SquareSet,
    kings: SquareSet,
    enemy: SquareSet,
    empty: SquareSet,
    mover: PhantomData<T>,
}

impl<'a, T: Mover> Generator<'a, T> {
    #[inline(always)]
    fn from_position(position: &Position) -> Self {
        Generator::new(position.board(), position.pieces_by_mover())
    }

    #[inline(always)]
    pub(super) fn new(board: &'a Board, pieces: Pieces) -> Self {
        Generator {
            board,
            men: pieces.own.difference(pieces.kings),
            kings: pieces.own & pieces.kings,
            enemy: pieces.enemy,
            empty: !(pieces.own | pieces.enemy),
            mover: PhantomData,
        }
    }

    /// Emits the legal moves. Captures are compulsory: quiet moves are legal only if there is no capture (`rules.md`
    /// §3.3).
    #[inline(always)]
    pub(super) fn legal_moves(self, sink: &mut impl MoveSink) {
        if self.kings.is_empty() {
            self.moves_by_men(sink);
        } else {
            let (men, kings) = (self.men, self.kings);
            Self::moves_with_kings_out_of_line(self.board, men, kings, self.enemy, sink);
        }
    }

    /// Emits the legal moves of a position without kings.
    #[inline(always)]
    fn moves_by_men(self, sink: &mut impl MoveSink) {
        let origins = JumpOrigins::new(self);
        if (self.men & origins.any).is_empty() {
            self.emit_man_steps(sink);
        } else {
            self.emit_man_captures(&origins, sink);
        }
    }

    /// Kept out of line so that positions without kings stay fast.
    #[inline(never)]
    fn moves_with_kings_out_of_line(
        board: &Board,
        men: SquareSet,
        kings: SquareSet,
        enemy: SquareSet,
        sink: &mut impl MoveSink,
    ) {
        let own = men | kings;
        Generator::<T>::new(board, Pieces { own, enemy, kings }).moves_with_kings(sink);
    }

    #[inline(always)]
    fn moves_with_kings(self, sink: &mut impl MoveSink) {
        if !self.captures_with_kings(sink) {
            self.quiet_moves(sink);
        }
    }

    /// Emits the captures of a position that may have kings; returns `true` if there are any.
    #[inline(always)]
    fn captures_with_kings(self, sink: &mut impl MoveSink) -> bool {
        let origins = JumpOrigins::new(self);
        let reach = self.reach(&origins);
        let kings = self.capturing_kings(&origins, &reach);
        let jumpers = self.men & origins.any;
        if (jumpers | SquareSet::union(kings)).is_empty() {
            return false;
        }
        let mut collector = CaptureCollector::new(T::RULES.capture, 1);
        self.explore_men(jumpers, origins.jumps::<T>(jumpers).any, &mut collector);
        self.explore_kings(kings, &reach, &mut collector);
        collector.emit(sink)
    }

    fn must_capture(self) -> bool {
        let origins = JumpOrigins::new(self);
        if !(self.men & origins.any).is_empty() {
            return true;
        }
        if self.kings.is_empty() {
            return false;
        }
        let kings = self.capturing_kings(&origins, &self.reach(&origins));
        T::DIRECTIONS.iter().any(|&direction| {
            let jump = |from| self.king_jump(from, direction, self.enemy);
            kings[direction.index()].singletons().any(|from| jump(from).is_some())
        })
    }

    fn has_quiet_move(self) -> bool {
        let has_room = |&direction| !self.men.shift_into(direction, self.empty).is_empty();
        let can_slide = |from| !self.king_destinations(from).is_empty();
        T::MAN_STEPS.iter().any(has_room) || self.kings.singletons().any(can_slide)
    }

    #[inline(always)]
    fn quiet_moves(self, sink: &mut impl MoveSink) {
        self.emit_man_steps(sink);
        self.emit_king_slides(sink);
    }

    /// The same position with the origin of the capturing piece empty.
    #[inline(always)]
    fn vacating(self, from: SquareSet) -> Self {
        Generator { empty: self.empty | from, ..self }
    }
}

use super::generator::{Generator, Pieces, Sink, Turn, by_turn, way_back};
use super::{MoveList, Position};
use crate::board::{Board, Direction, SquareSet};
use std::hint::black_box;

/// The number of ways to play on from a position for so many plies, the last one counted without being played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    Perft::new(depth).count(position, depth)
}

/// Counts again and again without allocating.
#[derive(Clone, Debug)]
pub struct Perft {
    captures: MoveList,
    bulk: bool,
}

impl Perft {
    /// For counts up to this depth.
    pub fn new(_depth: u32) -> Perft {
        Perft {
            captures: MoveList::new(),
            bulk: true,
        }
    }

    /// no bulk
    pub fn without_bulk(self) -> Perft {
        Perft {
            bulk: false,
            ..self
        }
    }

    /// As [`perft`]. Panics beyond the depth made for.
    pub fn count(&mut self, position: &Position, depth: u32) -> u64 {
        let mut counter = Counter {
            board: position.board(),
            captures: &mut self.captures,
        };
        let pieces = Pieces::of(position);
        if self.bulk && depth > 0 {
            by_turn!(position, T => counter.descend::<T, true>(pieces, depth))
        } else {
            by_turn!(position, T => counter.descend::<T, false>(pieces, depth))
        }
    }
}

struct Counter<'a> {
    board: &'static Board,
    captures: &'a mut MoveList,
}

impl Counter<'_> {
    #[inline(always)]
    fn descend<T: Turn, const BULK: bool>(&mut self, pieces: Pieces, depth: u32) -> u64 {
        if BULK && depth == 1 {
            let mut count = Count {
                moves: 0,
                captures: self.captures,
            };
            Generator::<T>::new(self.board, pieces).legal_moves(&mut count);
            count.moves
        } else if !BULK && depth == 0 {
            black_box(&pieces);
            1
        } else {
            self.visit_moves::<T, BULK>(pieces, depth)
        }
    }

    #[inline(never)]
    fn visit_moves<T: Turn, const BULK: bool>(&mut self, pieces: Pieces, depth: u32) -> u64 {
        let mut visit = Visit::<T, BULK> {
            pieces,
            depth: depth - 1,
            nodes: 0,
            counter: self,
            turn: std::marker::PhantomData,
        };
        Generator::<T>::new(visit.counter.board, pieces).legal_moves(&mut visit);
        visit.nodes
    }
}

struct Count<'a> {
    moves: u64,
    captures: &'a mut MoveList,
}

impl Sink for Count<'_> {
    #[inline(always)]
    fn steps(&mut self, _direction: Direction, reached: SquareSet) {
        self.moves += reached.len() as u64;
    }

    #[inline(always)]
    fn slides(&mut self, _from: SquareSet, reached: SquareSet) {
        self.moves += reached.len() as u64;
    }

    #[inline(always)]
    fn jumps(&mut self, _way: &[Direction], landed: SquareSet) {
        self.moves += landed.len() as u64;
    }

    fn gathering(&mut self) -> &mut MoveList {
        self.captures
    }

    fn gathered(&mut self, first: usize) {
        self.moves += (self.captures.len() - first) as u64;
        self.captures.truncate(first);
    }
}

struct Visit<'a, 'b, T, const BULK: bool> {
    pieces: Pieces,
    depth: u32,
    nodes: u64,
    counter: &'a mut Counter<'b>,
    turn: std::marker::PhantomData<T>,
}

impl<T: Turn, const BULK: bool> Visit<'_, '_, T, BULK> {
    #[inline(always)]
    fn visit(&mut self, next: Pieces) {
        self.nodes += self.counter.descend::<T::Next, BULK>(next, self.depth);
    }
}

impl<T: Turn, const BULK: bool> Sink for Visit<'_, '_, T, BULK> {
    #[inline(always)]
    fn steps(&mut self, direction: Direction, reached: SquareSet) {
        for to in reached.singles() {
            let from = to.stepped(direction.opposite());
            self.visit(
                self.pieces
                    .after_man(from, to, SquareSet::EMPTY, T::CROWNING),
            );
        }
    }

    #[inline(always)]
    fn slides(&mut self, from: SquareSet, reached: SquareSet) {
        for to in reached.singles() {
            self.visit(self.pieces.after_king(from, to, SquareSet::EMPTY));
        }
    }

    #[inline(always)]
    fn jumps(&mut self, way: &[Direction], landed: SquareSet) {
        for to in landed.singles() {
            let (from, captured) = way_back(way, to);
            self.visit(self.pieces.after_man(from, to, captured, T::CROWNING));
        }
    }

    fn gathering(&mut self) -> &mut MoveList {
        self.counter.captures
    }

    fn gathered(&mut self, first: usize) {
        for place in first..self.counter.captures.len() {
            let mv = self.counter.captures[place];
            let (from, to) = (SquareSet::of(mv.from()), SquareSet::of(mv.to()));
            let next = if (from & self.pieces.kings).is_empty() {
                self.pieces.after_man(from, to, mv.captured(), T::CROWNING)
            } else {
                self.pieces.after_king(from, to, mv.captured())
            };
            self.visit(next);
        }
        self.counter.captures.truncate(first);
    }
}

//! Counting the ways to play on, to check the move generator and to time it.

mod table;
mod visitor;

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use super::Position;
use super::generator::{Generator, Mover, Pieces, with_mover};
use crate::board::{Board, SquareSet};

use table::PerftTable;
use visitor::{LastPlyCounter, MoveVisitor, PlayMoves};

/// The number of ways to play on from a position for so many plies, the last one counted without being played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    Perft::new().count(position, depth)
}

/// How the ways to play on are counted. Whichever way, the counts are the same.
#[derive(Debug)]
pub struct Perft {
    bulk: bool,
    threads: usize,
    table: Option<PerftTable>,
}

/// How far a count has come.
#[derive(Clone, Copy, Debug)]
pub struct PerftProgress {
    /// How many of the parts it was split into are done.
    pub done: usize,
    /// How many there are.
    pub parts: usize,
    /// The ways counted so far.
    pub nodes: u64,
}

/// The least depth at which a position is looked up in the table: below, counting is as fast.
const MIN_TABLE_DEPTH: u32 = 3;

impl Default for Perft {
    fn default() -> Perft {
        Perft::new()
    }
}

impl Perft {
    /// On one thread, without a table, the last ply counted without being played.
    pub fn new() -> Perft {
        Perft {
            bulk: true,
            threads: 1,
            table: None,
        }
    }

    /// Plays every move, those of the last ply too.
    pub fn without_bulk(self) -> Perft {
        Perft {
            bulk: false,
            ..self
        }
    }

    /// Splits the work between so many threads.
    pub fn with_threads(self, threads: usize) -> Perft {
        Perft { threads, ..self }
    }

    /// Keeps the counts of positions met, which many ways lead to, in a table of so many mebibytes.
    ///
    /// Positions are told apart by 64 bits, so a count could be wrong; the odds are one in billions.
    pub fn with_table(self, mebibytes: usize) -> Perft {
        Perft {
            table: Some(PerftTable::new(mebibytes)),
            ..self
        }
    }

    /// The number of ways to play on from a position for so many plies.
    pub fn count(&self, position: &Position, depth: u32) -> u64 {
        self.count_with_progress(position, depth, |_| ())
    }

    /// As [`Perft::count`]; tells whenever a part is done, from the thread that did it.
    pub fn count_with_progress(
        &self,
        position: &Position,
        depth: u32,
        report: impl Fn(PerftProgress) + Sync,
    ) -> u64 {
        // The first plies are parted; equal positions are found by the table.
        let split = depth.saturating_sub(5).min(3);
        let parts = positions_after(position, split);
        let (next, done, nodes) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicU64::new(0));
        let work = || {
            let mut worker = PerftWorker {
                board: position.board(),
                table: self.table.as_ref(),
            };
            while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                let count = worker.count(part, depth - split, self.bulk);
                let nodes = nodes.fetch_add(count, Ordering::Relaxed) + count;
                report(PerftProgress {
                    done: done.fetch_add(1, Ordering::Relaxed) + 1,
                    parts: parts.len(),
                    nodes,
                });
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        nodes.into_inner()
    }
}

/// The positions so many plies later, one for each way to play.
fn positions_after(position: &Position, plies: u32) -> Vec<Position> {
    let mut positions = vec![*position];
    for _ in 0..plies {
        positions = positions
            .iter()
            .flat_map(|position| {
                let moves = position.legal_moves();
                let nexts = moves.into_iter().map(|mv| position.play(mv));
                nexts.collect::<Vec<_>>()
            })
            .collect();
    }
    positions
}

/// What one thread counts with.
struct PerftWorker<'a> {
    board: &'static Board,
    table: Option<&'a PerftTable>,
}

impl PerftWorker<'_> {
    fn count(&mut self, position: &Position, depth: u32, bulk: bool) -> u64 {
        let pieces = Pieces::from_position(position);
        match (depth, bulk) {
            (0, _) => 1,
            (_, true) => with_mover!(position, T => self.descend::<T, true>(pieces, depth)),
            (_, false) => with_mover!(position, T => self.descend::<T, false>(pieces, depth)),
        }
    }

    /// Counts from a position with at least one ply to go.
    #[inline(always)]
    fn descend<T: Mover, const BULK: bool>(&mut self, pieces: Pieces, depth: u32) -> u64 {
        if depth == 1 {
            let generator = Generator::<T>::new(self.board, pieces);
            if BULK {
                generator.count() as u64
            } else {
                let mut last = LastPlyCounter { pieces, moves: 0 };
                generator.legal_moves(&mut PlayMoves::<T, _>::new(&mut last));
                last.moves
            }
        } else {
            let Pieces { own, enemy, kings } = pieces;
            self.probe_or_visit::<T, BULK>(own, enemy, kings, depth)
        }
    }

    /// Takes the pieces apart, to get them in registers: written to memory just before, they are slow to read.
    #[inline(never)]
    fn probe_or_visit<T: Mover, const BULK: bool>(
        &mut self,
        own: SquareSet,
        enemy: SquareSet,
        kings: SquareSet,
        depth: u32,
    ) -> u64 {
        let pieces = Pieces { own, enemy, kings };
        let Some(table) = self.table.filter(|_| depth >= MIN_TABLE_DEPTH) else {
            return self.visit_moves::<T, BULK>(pieces, depth);
        };
        let key = table::key(pieces.key(T::VARIANT, T::SIDE), depth);
        table.probe(key).unwrap_or_else(|| {
            let count = self.visit_moves::<T, BULK>(pieces, depth);
            table.store(key, count);
            count
        })
    }

    #[inline(always)]
    fn visit_moves<T: Mover, const BULK: bool>(&mut self, pieces: Pieces, depth: u32) -> u64 {
        let board = self.board;
        let mut visit = VisitChildren::<T, BULK> {
            pieces,
            depth: depth - 1,
            nodes: 0,
            worker: self,
            mover: PhantomData,
        };
        Generator::<T>::new(board, pieces).legal_moves(&mut PlayMoves::<T, _>::new(&mut visit));
        visit.nodes
    }
}

/// Plays each move and counts the ways to play on.
struct VisitChildren<'a, 'b, T, const BULK: bool> {
    pieces: Pieces,
    /// Plies left after the move.
    depth: u32,
    nodes: u64,
    worker: &'a mut PerftWorker<'b>,
    mover: PhantomData<T>,
}

impl<T: Mover, const BULK: bool> MoveVisitor for VisitChildren<'_, '_, T, BULK> {
    #[inline(always)]
    fn visit_each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces) {
        let (pieces, depth) = (self.pieces, self.depth);
        let mut nodes = 0;
        for to in ends.singletons() {
            let next = play(pieces, to);
            nodes += self.worker.descend::<T::Next, BULK>(next, depth);
        }
        self.nodes += nodes;
    }
}

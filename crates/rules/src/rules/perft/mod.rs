//! Perft: counts the paths of legal moves of a given length, to verify the move generator and to measure its speed
//! (chessprogramming wiki, "Perft"). The command `dames3d perft`, the tests and the benchmark call it.

mod table;
mod visitor;

pub use table::{PerftBucket, PerftTable};

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::Position;
use super::generator::{Generator, Mover, Pieces, with_mover};
use crate::board::{Board, SquareSet};

use visitor::{LastPlyCounter, MoveVisitor, PlayMoves};

/// Returns the number of paths of `depth` legal moves from a position. The last ply is counted in bulk.
pub fn perft(position: &Position, depth: u32) -> u64 {
    Perft::new().count(position, depth)
}

/// Options of a perft run. The counts do not depend on them.
#[derive(Debug)]
pub struct Perft {
    bulk: bool,
    table: Option<PerftTable>,
}

/// Progress of a perft run.
#[derive(Clone, Copy, Debug)]
pub struct PerftProgress {
    /// Number of parts finished.
    pub done: usize,
    /// Number of parts in all.
    pub parts: usize,
    /// Number of paths counted so far.
    pub nodes: u64,
}

/// Smallest depth at which the table is probed; below it, counting is as fast.
const MIN_TABLE_DEPTH: u32 = 3;

impl Default for Perft {
    fn default() -> Perft {
        Perft::new()
    }
}

impl Perft {
    /// No table, bulk counting.
    pub fn new() -> Perft {
        Perft {
            bulk: true,
            table: None,
        }
    }

    /// Plays every move of the last ply instead of counting in bulk.
    pub fn without_bulk(self) -> Perft {
        Perft {
            bulk: false,
            ..self
        }
    }

    /// Uses a table for the counts of positions, which recur by transposition.
    ///
    /// Positions are identified by 64-bit keys, so a count could be wrong, with a probability of about one in billions.
    pub fn with_table(self, table: PerftTable) -> Perft {
        Perft {
            table: Some(table),
            ..self
        }
    }

    /// Returns the number of paths of `depth` legal moves from a position.
    pub fn count(&self, position: &Position, depth: u32) -> u64 {
        let run = self.start(position, depth);
        run.work(|_| ());
        run.nodes()
    }

    /// Divides the paths of `depth` legal moves from a position into parts, which [`PerftRun::work`] counts.
    pub fn start(&self, position: &Position, depth: u32) -> PerftRun<'_> {
        // The parts are the paths of the first plies; transpositions among them are found by the table.
        let split = depth.saturating_sub(5).min(3);
        PerftRun {
            perft: self,
            parts: positions_after(position, split),
            depth: depth - split,
            next: AtomicUsize::new(0),
            done: AtomicUsize::new(0),
            nodes: AtomicU64::new(0),
        }
    }
}

/// A perft run, which several threads may work on at once:
///
/// ```
/// use std::thread;
/// use dames3d_rules::rules::{Perft, Position, Variant};
///
/// let perft = Perft::new();
/// let run = perft.start(&Position::start(Variant::International), 6);
/// thread::scope(|scope| {
///     for _ in 0..2 {
///         scope.spawn(|| run.work(|_| ()));
///     }
/// });
/// assert_eq!(run.nodes(), 167_140);
/// ```
#[derive(Debug)]
pub struct PerftRun<'a> {
    perft: &'a Perft,
    parts: Vec<Position>,
    /// The plies left in each part.
    depth: u32,
    next: AtomicUsize,
    done: AtomicUsize,
    nodes: AtomicU64,
}

impl PerftRun<'_> {
    /// Counts one part after another until no part is left; calls `report` after each.
    pub fn work(&self, report: impl Fn(PerftProgress)) {
        while let Some(part) = self.parts.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let mut worker = PerftWorker {
                board: part.board(),
                table: self.perft.table.as_ref(),
                table_depth: match self.perft.table {
                    Some(_) => MIN_TABLE_DEPTH,
                    None => u32::MAX,
                },
            };
            let count = worker.count(part, self.depth, self.perft.bulk);
            let nodes = self.nodes.fetch_add(count, Ordering::Relaxed) + count;
            report(PerftProgress {
                done: self.done.fetch_add(1, Ordering::Relaxed) + 1,
                parts: self.parts.len(),
                nodes,
            });
        }
    }

    /// Returns the number of paths in the parts counted so far: in all of them when every call of [`PerftRun::work`] has
    /// returned.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// The positions at the end of every path of this length.
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

/// The state of one count.
struct PerftWorker<'a> {
    board: &'static Board,
    table: Option<&'a PerftTable>,
    /// The smallest depth at which the table is probed; without one, greater than any. One comparison for each node.
    table_depth: u32,
}

impl PerftWorker<'_> {
    fn count(&mut self, position: &Position, depth: u32, bulk: bool) -> u64 {
        let pieces = position.pieces_by_mover();
        match (depth, bulk) {
            (0, _) => 1,
            (_, true) => with_mover!(position, T => self.descend::<T, true>(pieces, depth)),
            (_, false) => with_mover!(position, T => self.descend::<T, false>(pieces, depth)),
        }
    }

    /// Counts the paths from a position, with at least one ply left.
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

    /// Takes the fields separately, so that they arrive in registers: a struct just written to memory is slow to read.
    #[inline(never)]
    fn probe_or_visit<T: Mover, const BULK: bool>(
        &mut self,
        own: SquareSet,
        enemy: SquareSet,
        kings: SquareSet,
        depth: u32,
    ) -> u64 {
        let pieces = Pieces { own, enemy, kings };
        if depth < self.table_depth {
            return self.visit_moves::<T, BULK>(pieces, depth);
        }
        let table = self.table.expect("a table for this depth");
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

/// Plays each move and counts the paths after it.
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

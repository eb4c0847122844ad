//! Perft: counts the paths of legal moves of a given length, to verify the move generator and to measure its speed
//! (chessprogramming wiki, "Perft").

use std::array;
use std::hint::black_box;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::Position;
use super::generator::{Generator, ManJumps, MoveSink, Mover, Pieces, with_mover};
use crate::board::{Board, Direction, SquareSet};

/// Returns the number of paths of `depth` legal moves from a position, or `u64::MAX` if there are more. The last ply is
/// counted in bulk.
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
    /// Number of paths counted so far, or `u64::MAX` if there are more.
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
        Perft { bulk: true, table: None }
    }

    /// Plays every move of the last ply instead of counting in bulk.
    pub fn without_bulk(self) -> Perft {
        Perft { bulk: false, ..self }
    }

    /// Uses a table for the counts of positions, which recur by transposition.
    ///
    /// Positions are identified by 64-bit keys, so a count could be wrong, with a probability of about one in billions.
    pub fn with_table(self, table: PerftTable) -> Perft {
        Perft { table: Some(table), ..self }
    }

    /// Returns the number of paths of `depth` legal moves from a position, or `u64::MAX` if there are more.
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
            let add = |nodes: u64| nodes.saturating_add(count);
            let before = self.nodes.update(Ordering::Relaxed, Ordering::Relaxed, add);
            report(PerftProgress {
                done: self.done.fetch_add(1, Ordering::Relaxed) + 1,
                parts: self.parts.len(),
                nodes: before.saturating_add(count),
            });
        }
    }

    /// Returns the number of paths in the parts counted so far, or `u64::MAX` if there are more: in all of them when
    /// every call of [`PerftRun::work`] has returned.
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
            (_, true) => with_mover!(position, T => self.descend::<T, true>(0, pieces, depth)),
            (_, false) => with_mover!(position, T => self.descend::<T, false>(0, pieces, depth)),
        }
    }

    /// Adds the paths from a position, with at least one ply left, to `nodes`: the paths from its siblings before it.
    ///
    /// Only paths of several plies can be too many for a `u64`, so the last ply is added without a check.
    #[inline(always)]
    fn descend<T: Mover, const BULK: bool>(
        &mut self,
        nodes: u64,
        pieces: Pieces,
        depth: u32,
    ) -> u64 {
        if depth == 1 {
            let generator = Generator::<T>::new(self.board, pieces);
            if BULK {
                nodes + generator.count() as u64
            } else {
                let mut last = LastPlyCounter { pieces, moves: 0 };
                generator.legal_moves(&mut PlayMoves::<T, _>::new(&mut last));
                nodes + last.moves
            }
        } else {
            let Pieces { own, enemy, kings } = pieces;
            nodes.saturating_add(self.probe_or_visit::<T, BULK>(own, enemy, kings, depth))
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
        let key = table_key(pieces.key(T::VARIANT, T::SIDE), depth);
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
            nodes = self.worker.descend::<T::Next, BULK>(nodes, next, depth);
        }
        self.nodes = self.nodes.saturating_add(nodes);
    }
}

/// A hash table of counts, shared by threads without locks.
///
/// Lock-free: stores `key ^ count` beside `count`, so an entry torn by two writers fails the key check (Hyatt and Mann,
/// "A lock-less transposition table implementation for parallel search", 2002).
pub struct PerftTable {
    buckets: Vec<PerftBucket>,
}

/// The entries of a [`PerftTable`] in one cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
pub struct PerftBucket([PerftEntry; 4]);

#[derive(Debug, Default)]
struct PerftEntry {
    key_and_count: AtomicU64,
    count: AtomicU64,
}

/// The key of a position with this number of plies left.
fn table_key(position: u64, depth: u32) -> u64 {
    position ^ u64::from(depth).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl PerftEntry {
    fn read(&self) -> (u64, u64) {
        let count = self.count.load(Ordering::Relaxed);
        (self.key_and_count.load(Ordering::Relaxed) ^ count, count)
    }
}

impl PerftTable {
    /// A table of this size in mebibytes, but of one bucket at least.
    pub fn new(mebibytes: usize) -> PerftTable {
        let mut buckets = Vec::new();
        buckets.resize_with(PerftTable::buckets(mebibytes), PerftBucket::default);
        PerftTable::from(buckets)
    }

    /// Returns the number of buckets in a table of this size in mebibytes, at least 1.
    pub fn buckets(mebibytes: usize) -> usize {
        ((mebibytes << 20) / size_of::<PerftBucket>()).max(1)
    }

    fn bucket(&self, key: u64) -> &PerftBucket {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }

    fn probe(&self, key: u64) -> Option<u64> {
        let mut entries = self.bucket(key).0.iter().map(PerftEntry::read);
        entries.find(|&(found, _)| found == key).map(|(_, count)| count)
    }

    /// Replaces the entry with the smallest count in the bucket.
    fn store(&self, key: u64, count: u64) {
        let bucket = &self.bucket(key).0;
        let counts: [u64; 4] = array::from_fn(|place| bucket[place].read().1);
        let least = (0..counts.len()).min_by_key(|&place| counts[place]);
        let entry = &bucket[least.unwrap_or_default()];
        entry.count.store(count, Ordering::Relaxed);
        entry.key_and_count.store(key ^ count, Ordering::Relaxed);
    }
}

impl From<Vec<PerftBucket>> for PerftTable {
    /// A table in memory that the caller allocated, for example in large pages.
    ///
    /// # Panics
    ///
    /// Panics without a bucket.
    fn from(buckets: Vec<PerftBucket>) -> PerftTable {
        assert!(!buckets.is_empty(), "expected a bucket");
        PerftTable { buckets }
    }
}

impl std::fmt::Debug for PerftTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PerftTable").field("buckets", &self.buckets.len()).finish()
    }
}

/// Receives moves as sets of landing squares with a function that plays them.
trait MoveVisitor {
    fn visit_each(&mut self, ends: SquareSet, play: impl Fn(Pieces, SquareSet) -> Pieces);
}

struct LastPlyCounter {
    pieces: Pieces,
    moves: u64,
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
struct PlayMoves<'a, T, P> {
    visitor: &'a mut P,
    mover: PhantomData<T>,
}

impl<'a, T, P> PlayMoves<'a, T, P> {
    #[inline(always)]
    fn new(visitor: &'a mut P) -> Self {
        PlayMoves { visitor, mover: PhantomData }
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
        self.visitor
            .visit_each(reached, |pieces, to| pieces.after_king_move(from, to, SquareSet::EMPTY));
    }

    #[inline(always)]
    fn add_jumps(&mut self, jumps: &ManJumps) {
        for &direction in T::DIRECTIONS {
            let back = direction.opposite();
            self.visitor.visit_each(jumps.landings(direction), |pieces, to| {
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

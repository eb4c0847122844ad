//! The transposition table: search results by position, shared by all threads without locks.
//!
//! Each entry stores `key ^ data` beside `data`, so that an entry torn by two threads fails the key check ("Shared Hash
//! Table" on chessprogramming.org). Four entries share a cache line; a new one replaces the same position or else the
//! oldest and shallowest of the four. Emptying the table begins another generation instead of writing to it: an entry
//! of an earlier one counts as an empty slot.

use std::array;
use std::fmt;
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Score;
use crate::platform::{AllocationFailed, check_memory, large_table, prefetch};

/// A hash table of search results.
pub(super) struct TranspositionTable {
    clusters: Vec<Cluster>,
    /// Number of searches modulo 256: the entries of earlier ones are replaced first.
    age: u8,
    /// Marks the entries of the current generation: [`PRESENT`], with the number of the generation below it.
    generation: u16,
}

/// The bit of [`TranspositionTable::generation`] that is set in every entry.
const PRESENT: u16 = 1 << 15;

/// The entries of one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

#[derive(Default)]
struct Slot {
    key_xor_data: AtomicU64,
    data: AtomicU64,
}

/// The relation of an entry's score to the true score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Upper,
    Lower,
    Exact,
}

impl Bound {
    /// The bound that a search with this window has proved.
    pub(super) fn from_window(score: Score, alpha: Score, beta: Score) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// The result of a search of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    /// A win or a loss is counted from this position, not from the root.
    pub(super) score: Score,
    pub(super) bound: Bound,
    /// Depth of the search in plies.
    pub(super) depth: u8,
    /// Index of the best move in the list of legal moves.
    pub(super) best: Option<u8>,
}

const NO_MOVE: u8 = u8::MAX;

impl TtEntry {
    /// Returns the score, counted from the root, if the entry is deep enough and settles the search of this window.
    pub(super) fn cutoff(
        &self,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        let score = self.score.to_root_relative(ply);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        (settles && i32::from(self.depth) >= depth).then_some(score)
    }

    fn pack(self, age: u8, generation: u16) -> u64 {
        let score = self.score.hundredths() as i16 as u16;
        u64::from(score)
            | u64::from(self.best.unwrap_or(NO_MOVE)) << 16
            | u64::from(self.depth) << 24
            | (self.bound as u64) << 32
            | u64::from(age) << 40
            | u64::from(generation) << 48
    }

    fn unpack(packed: u64) -> TtEntry {
        let best = (packed >> 16) as u8;
        TtEntry {
            score: Score::raw(i32::from(packed as u16 as i16)),
            bound: [Bound::Upper, Bound::Lower, Bound::Exact, Bound::Exact]
                [(packed >> 32 & 3) as usize],
            depth: (packed >> 24) as u8,
            best: (best != NO_MOVE).then_some(best),
        }
    }
}

fn age_of(packed: u64) -> u8 {
    (packed >> 40) as u8
}

fn generation_of(packed: u64) -> u16 {
    (packed >> 48) as u16
}

fn depth_of(packed: u64) -> u8 {
    (packed >> 24) as u8
}

impl Slot {
    /// Returns the key and the data; both are 0 in an empty slot.
    fn read(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.key_xor_data.load(Ordering::Relaxed) ^ data, data)
    }
}

impl TranspositionTable {
    /// Allocates a table of this size, at least one cache line.
    pub(super) fn new(mebibytes: usize) -> Result<TranspositionTable, AllocationFailed> {
        let clusters = mebibytes.saturating_mul(1 << 20) / size_of::<Cluster>();
        Ok(TranspositionTable {
            clusters: large_table(clusters.max(1))?,
            age: 0,
            generation: PRESENT,
        })
    }

    /// Allocates a table of this size, or the largest of a half, a quarter and so on that the system grants.
    pub(super) fn new_or_smaller(mebibytes: usize) -> TranspositionTable {
        let halved = iter::successors(Some(mebibytes), |mib| (*mib > 0).then_some(mib / 2));
        let smaller = halved.skip(1).filter(|&mib| check_memory(mib).is_ok());
        iter::once(mebibytes)
            .chain(smaller)
            .find_map(|mib| TranspositionTable::new(mib).ok())
            .unwrap_or_else(|| TranspositionTable {
                clusters: vec![Cluster::default()],
                age: 0,
                generation: PRESENT,
            })
    }

    /// Begins another search, whose entries replace the older ones.
    pub(super) fn new_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn clear(&mut self) {
        self.age = 0;
        self.generation = self.generation.wrapping_add(1) | PRESENT;
        // The entries of the first generation would come back.
        if self.generation == PRESENT {
            self.clusters.fill_with(Cluster::default);
        }
    }

    fn cluster(&self, key: u64) -> &[Slot; 4] {
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize].0
    }

    /// Loads the entries of a position into the cache.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch(self.cluster(key));
    }

    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<TtEntry> {
        let mut slots = self.cluster(key).iter().map(Slot::read);
        slots
            .find(|&(stored_key, data)| stored_key == key && generation_of(data) == self.generation)
            .map(|(_, data)| TtEntry::unpack(data))
    }

    /// Stores an entry in place of the position's old one, or else of the least valuable one of its cluster.
    #[inline]
    pub(super) fn store(&self, key: u64, entry: TtEntry) {
        let cluster = self.cluster(key);
        let slots: [(u64, u64); 4] = array::from_fn(|index| match cluster[index].read() {
            (_, data) if generation_of(data) != self.generation => (0, 0),
            slot => slot,
        });
        let value = |&(_, packed): &(u64, u64)| {
            if packed == 0 {
                return i32::MIN;
            }
            let age = i32::from(self.age.wrapping_sub(age_of(packed)));
            i32::from(depth_of(packed)) - 8 * age
        };
        let least = (0..slots.len()).min_by_key(|&index| value(&slots[index]));
        let same = slots.iter().position(|&(stored_key, _)| stored_key == key);
        let slot = &cluster[same.or(least).unwrap_or_default()];
        let packed = entry.pack(self.age, self.generation);
        slot.data.store(packed, Ordering::Relaxed);
        slot.key_xor_data.store(key ^ packed, Ordering::Relaxed);
    }
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("clusters", &self.clusters.len())
            .field("age", &self.age)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> TtEntry {
        TtEntry { score: Score::DRAW, bound: Bound::Exact, depth, best: Some(3) }
    }

    /// More generations than can be numbered, so that the numbers come again.
    #[test]
    fn a_cleared_table_has_no_entries_and_is_filled_like_a_new_one() {
        let mut table = TranspositionTable::new(0).expect("a cache line");
        for generation in 0..40_000_u32 {
            let depth = (generation % 100) as u8;
            assert!((0..5).all(|key| table.probe(key + 1).is_none()));
            (0..4).for_each(|key| table.store(key + 1, entry(depth + key as u8)));
            assert!((0..4).all(|key| table.probe(key + 1) == Some(entry(depth + key as u8))));
            table.store(5, entry(depth));
            assert_eq!(table.probe(1), None, "the shallowest is replaced");
            table.clear();
        }
    }
}

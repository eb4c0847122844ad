use std::array;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Score;
use crate::platform::{large_table, prefetch};

/// What searches have found out about positions, shared by threads without locks.
///
/// A finding is kept beside its key exclusive-or the finding, so that halves of two entries written at once match no
/// key.
pub(super) struct TranspositionTable {
    clusters: Vec<Cluster>,
    /// Counts searches, so that findings of earlier ones give way.
    age: u8,
}

/// What one cache line holds.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

#[derive(Default)]
struct Slot {
    key_and_finding: AtomicU64,
    entry: AtomicU64,
}

/// On which side of a score the true one may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Upper,
    Lower,
    Exact,
}

impl Bound {
    /// Of a score found between these.
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

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    pub(super) score: Score,
    pub(super) bound: Bound,
    /// Plies searched to find it.
    pub(super) depth: u8,
    /// The best move's place in the list of legal moves.
    pub(super) best: Option<u8>,
}

const NO_MOVE: u8 = u8::MAX;

impl TtEntry {
    /// The score, if it was found by a search as deep and decides between these bounds.
    pub(super) fn cutoff(
        &self,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        let score = self.score.to_root_relative(ply);
        let cutoff = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        (cutoff && i32::from(self.depth) >= depth).then_some(score)
    }

    fn pack(self, age: u8) -> u64 {
        let score = self.score.hundredths() as i16 as u16;
        u64::from(score)
            | u64::from(self.best.unwrap_or(NO_MOVE)) << 16
            | u64::from(self.depth) << 24
            | (self.bound as u64) << 32
            | u64::from(age) << 40
            | 1 << 63
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

fn depth_of(packed: u64) -> u8 {
    (packed >> 24) as u8
}

impl Slot {
    fn read(&self) -> (u64, u64) {
        let entry = self.entry.load(Ordering::Relaxed);
        (self.key_and_finding.load(Ordering::Relaxed) ^ entry, entry)
    }
}

impl TranspositionTable {
    /// So many MiB, at least one cache line.
    pub(super) fn new(mebibytes: usize) -> TranspositionTable {
        let clusters = (mebibytes << 20) / size_of::<Cluster>();
        TranspositionTable {
            clusters: large_table(clusters.max(1)).unwrap_or_else(|error| panic!("{error}")),
            age: 0,
        }
    }

    /// Another search begins.
    pub(super) fn new_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.clusters.fill_with(Cluster::default);
        self.age = 0;
    }

    fn cluster(&self, key: u64) -> &[Slot; 4] {
        let place = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[place as usize].0
    }

    /// What is known of the position will be asked for soon.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch(self.cluster(key));
    }

    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<TtEntry> {
        let mut entries = self.cluster(key).iter().map(Slot::read);
        entries
            .find(|&(found, entry)| found == key && entry != 0)
            .map(|(_, entry)| TtEntry::unpack(entry))
    }

    /// In place of what was known of the position or, beside it, of what is worth least: old and shallow.
    #[inline]
    pub(super) fn store(&self, key: u64, entry: TtEntry) {
        let cluster = self.cluster(key);
        let entries: [(u64, u64); 4] = array::from_fn(|place| cluster[place].read());
        let worth = |&(_, packed): &(u64, u64)| {
            if packed == 0 {
                return i32::MIN;
            }
            let age = i32::from(self.age.wrapping_sub(age_of(packed)));
            i32::from(depth_of(packed)) - 8 * age
        };
        let least = (0..entries.len()).min_by_key(|&place| worth(&entries[place]));
        let same = entries.iter().position(|&(found, _)| found == key);
        let slot = &cluster[same.or(least).unwrap_or_default()];
        let packed = entry.pack(self.age);
        slot.entry.store(packed, Ordering::Relaxed);
        slot.key_and_finding.store(key ^ packed, Ordering::Relaxed);
    }
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Transpositions")
            .field("clusters", &self.clusters.len())
            .field("age", &self.age)
            .finish()
    }
}

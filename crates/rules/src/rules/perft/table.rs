use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

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
pub(super) fn key(position: u64, depth: u32) -> u64 {
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

    pub(super) fn probe(&self, key: u64) -> Option<u64> {
        let mut entries = self.bucket(key).0.iter().map(PerftEntry::read);
        entries
            .find(|&(found, _)| found == key)
            .map(|(_, count)| count)
    }

    /// Replaces the entry with the smallest count in the bucket.
    pub(super) fn store(&self, key: u64, count: u64) {
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
        f.debug_struct("PerftTable")
            .field("buckets", &self.buckets.len())
            .finish()
    }
}

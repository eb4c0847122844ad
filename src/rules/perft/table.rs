use std::array;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::platform::large_table;

/// A hash table of counts, shared by threads without locks.
///
/// Lock-free: stores `key ^ count` beside `count`, so an entry torn by two writers fails the key check (Hyatt and Mann,
/// "A lock-less transposition table implementation for parallel search", 2002).
pub(super) struct PerftTable {
    buckets: Vec<Bucket>,
}

/// The entries of one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([PerftEntry; 4]);

#[derive(Default)]
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
    pub(super) fn new(mebibytes: usize) -> PerftTable {
        let buckets = (mebibytes << 20) / size_of::<Bucket>();
        PerftTable {
            buckets: large_table(buckets.max(1)).unwrap_or_else(|error| panic!("{error}")),
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
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

impl std::fmt::Debug for PerftTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PerftTable")
            .field("buckets", &self.buckets.len())
            .finish()
    }
}

//! The positions of all games, sorted by key.

use std::io;
use std::ops::Range;
use std::sync::Mutex;

use super::encoding::{ByteReader, ByteWriter, MoveCode};
use crate::platform::thread;

/// A position of a game, with the move played in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PositionEntry {
    pub(super) key: u64,
    pub(super) game: u32,
    pub(super) next: MoveCode,
}

/// The positions of all games, ten bytes each, sorted by their keys and then by game.
///
/// A directory leads from the first bits of a key to its entries, which hold the next 32 bits; it grows with the table.
/// About one search in thirty million confuses two positions.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct PositionTable {
    directory_bits: u32,
    /// The first entry of each value of the first bits, and the number of entries.
    directory: Vec<u32>,
    /// The parts of the keys, then the games, then the moves, all little-endian.
    columns: Vec<u8>,
}

const BUCKET_BITS: u32 = 8;
/// Entries for each value of the directory bits, as a power of two.
const ENTRIES_BITS: u32 = 7;
const MAX_DIRECTORY_BITS: u32 = 24;
const ENTRY_BYTES: usize = 10;

impl PositionTable {
    pub(super) fn len(&self) -> usize {
        self.columns.len() / ENTRY_BYTES
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        self.columns.len() + 4 * self.directory.len()
    }

    /// The games with a position of this key, in order, and the moves played in it.
    pub(super) fn find(&self, key: u64) -> impl Iterator<Item = (u32, MoveCode)> {
        let tail = tail_of(key, self.directory_bits);
        let bucket = bucket_of(key, self.directory_bits);
        let all = match self.directory.get(bucket..bucket + 2) {
            Some(&[start, end]) => start as usize..end as usize,
            _ => 0..0,
        };
        let start = self.partition(all.clone(), |other| other < tail);
        let end = self.partition(start..all.end, |other| other <= tail);
        (start..end).map(|index| (self.game(index), self.next(index)))
    }

    /// The first entry in this range for which the condition does not hold.
    fn partition(&self, range: Range<usize>, is_before: impl Fn(u32) -> bool) -> usize {
        let (mut low, mut high) = (range.start, range.end);
        while low < high {
            let middle = low + (high - low) / 2;
            if is_before(self.word(4 * middle)) { low = middle + 1 } else { high = middle }
        }
        low
    }

    fn word(&self, at: usize) -> u32 {
        let bytes = self.columns.get(at..).and_then(<[u8]>::first_chunk);
        bytes.map_or(0, |bytes| u32::from_le_bytes(*bytes))
    }

    fn game(&self, index: usize) -> u32 {
        self.word(4 * (self.len() + index))
    }

    fn next(&self, index: usize) -> MoveCode {
        let at = 8 * self.len() + 2 * index;
        let bytes = self.columns.get(at..).and_then(<[u8]>::first_chunk);
        bytes.map_or(MoveCode::NONE, |bytes| MoveCode(u16::from_le_bytes(*bytes)))
    }

    pub(super) fn write_directory(&self, output: &mut ByteWriter) {
        output.u32(self.directory_bits);
        output.words(&self.directory);
    }

    pub(super) fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// The table of this directory and these entries; `None` if they are invalid.
    pub(super) fn read(directory: &mut ByteReader<'_>, columns: Vec<u8>) -> Option<PositionTable> {
        let table = PositionTable {
            directory_bits: directory.u32()?,
            directory: directory.words()?,
            columns,
        };
        let is_valid = table.directory_bits <= MAX_DIRECTORY_BITS
            && table.columns.len().is_multiple_of(ENTRY_BYTES)
            && table.directory.len() == (1 << table.directory_bits) + 1
            && table.directory.is_sorted()
            && table.directory.last().map(|&last| last as usize) == Some(table.len());
        is_valid.then_some(table)
    }
}

fn bucket_of(key: u64, bits: u32) -> usize {
    match bits {
        0 => 0,
        bits => (key >> (64 - bits)) as usize,
    }
}

fn tail_of(key: u64, bits: u32) -> u32 {
    ((key << bits) >> 32) as u32
}

#[derive(Debug)]
pub(super) struct PositionTableBuilder {
    /// The entries by the first bits of their keys, so that threads can sort them.
    buckets: Vec<Vec<PositionEntry>>,
}

impl PositionTableBuilder {
    pub(super) fn new() -> PositionTableBuilder {
        PositionTableBuilder { buckets: vec![Vec::new(); 1 << BUCKET_BITS] }
    }

    pub(super) fn push(&mut self, entry: PositionEntry) {
        self.buckets[bucket_of(entry.key, BUCKET_BITS)].push(entry);
    }

    /// Sorts the entries on this number of threads.
    pub(super) fn finish(mut self, threads: usize) -> io::Result<PositionTable> {
        let unsorted = Mutex::new(self.buckets.iter_mut());
        thread::on_threads(threads, || {
            let next = || unsorted.lock().ok().and_then(|mut left| left.next());
            while let Some(bucket) = next() {
                bucket.sort_unstable();
            }
        })?;
        let count: usize = self.buckets.iter().map(Vec::len).sum();
        let directory_bits = count.max(1).ilog2().saturating_sub(ENTRIES_BITS);
        let directory_bits = directory_bits.min(MAX_DIRECTORY_BITS);
        let mut directory = vec![0; (1 << directory_bits) + 1];
        let mut columns = vec![0; ENTRY_BYTES * count];
        let (tails, rest) = columns.split_at_mut(4 * count);
        let (games, moves) = rest.split_at_mut(4 * count);
        let entries = self.buckets.into_iter().flatten();
        for (index, entry) in entries.enumerate() {
            let tail = tail_of(entry.key, directory_bits);
            tails[4 * index..][..4].copy_from_slice(&tail.to_le_bytes());
            games[4 * index..][..4].copy_from_slice(&entry.game.to_le_bytes());
            moves[2 * index..][..2].copy_from_slice(&entry.next.0.to_le_bytes());
            directory[bucket_of(entry.key, directory_bits) + 1] = index as u32 + 1;
        }
        let mut last = 0;
        for first in &mut directory {
            last = last.max(*first);
            *first = last;
        }
        Ok(PositionTable { directory_bits, directory, columns })
    }
}

//! The table of one material: compressed blocks of results, and its statistics.

use std::io;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::material::{FewKingsRule, Material, PositionIndex};
use crate::evaluation::features::Perspective;
use crate::platform::thread;
use crate::rules::{Ply, Variant};
use crate::table_result::TableResult;

/// Number of positions in a block.
const BLOCK_LEN: usize = 1 << 16;

/// Deflate's compression level, of 10. Higher levels hardly make these files smaller.
const COMPRESSION: u8 = 6;

/// Statistics of one table: the results of all positions of a material for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// The variant played.
    pub variant: Variant,
    /// The rule for two kings or one against one king.
    #[serde(rename = "endings")]
    pub few_kings_rule: FewKingsRule,
    /// The material of the positions.
    pub material: Material,
    /// Number of positions that the side to move wins.
    pub won: u64,
    /// Number of drawn positions.
    pub drawn: u64,
    /// Number of positions that the side to move loses.
    pub lost: u64,
    /// Plies of the longest win, if there is one.
    pub longest_win: Option<Ply>,
    /// Plies of the longest loss, if there is one.
    pub longest_loss: Option<Ply>,
}

impl TableSummary {
    fn empty(variant: Variant, few_kings_rule: FewKingsRule, material: Material) -> TableSummary {
        TableSummary {
            variant,
            few_kings_rule,
            material,
            won: 0,
            drawn: 0,
            lost: 0,
            longest_win: None,
            longest_loss: None,
        }
    }

    /// The statistics of the positions of both summaries.
    fn merge(self, other: TableSummary) -> TableSummary {
        TableSummary {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
            longest_win: self.longest_win.max(other.longest_win),
            longest_loss: self.longest_loss.max(other.longest_loss),
            ..self
        }
    }

    fn count(&mut self, result: TableResult) {
        match result {
            TableResult::Win(plies) => {
                self.won += 1;
                self.longest_win = self.longest_win.max(Some(plies));
            }
            TableResult::Draw => self.drawn += 1,
            TableResult::Loss(plies) => {
                self.lost += 1;
                self.longest_loss = self.longest_loss.max(Some(plies));
            }
        }
    }
}

/// The results of all positions of one material, in compressed blocks, each decompressed when it is first probed.
#[derive(Debug)]
pub(super) struct EndgameTable {
    pub(super) summary: TableSummary,
    position_index: PositionIndex,
    blocks: Vec<Block>,
}

#[derive(Debug)]
struct Block {
    compressed: Box<[u8]>,
    results: OnceLock<Box<[u8]>>,
}

impl Block {
    fn new(compressed: &[u8]) -> Block {
        Block { compressed: compressed.into(), results: OnceLock::new() }
    }

    /// The packed results by index. Empty if the block does not decompress: as the file's checksum was right, another
    /// program must have written it.
    fn results(&self) -> &[u8] {
        let decompress =
            || decompress_to_vec_with_limit(&self.compressed, BLOCK_LEN).unwrap_or_default();
        self.results.get_or_init(|| decompress().into())
    }
}

impl EndgameTable {
    /// Packs results into a table, on this number of threads. `result_at` returns the result at an index; it is not
    /// called for an index without a position. Fails if the system refuses the threads.
    pub(super) fn pack(
        variant: Variant,
        few_kings_rule: FewKingsRule,
        material: Material,
        threads: usize,
        result_at: impl Fn(usize) -> PackedResult + Sync,
    ) -> io::Result<EndgameTable> {
        let position_index = PositionIndex::new(material);
        let empty = TableSummary::empty(variant, few_kings_rule, material);
        let len = position_index.len();
        let blocks: Vec<(Range<usize>, OnceLock<(Block, TableSummary)>)> = (0..len)
            .step_by(BLOCK_LEN)
            .map(|first| (first..len.min(first + BLOCK_LEN), OnceLock::new()))
            .collect();
        let next = AtomicUsize::new(0);
        thread::on_threads(threads, || {
            while let Some((indices, block)) = blocks.get(next.fetch_add(1, Relaxed)) {
                block.get_or_init(|| {
                    pack_block(&position_index, indices.clone(), empty, &result_at)
                });
            }
        })?;
        let (blocks, summaries): (_, Vec<TableSummary>) =
            blocks.into_iter().filter_map(|(_, block)| block.into_inner()).unzip();
        Ok(EndgameTable {
            summary: summaries.into_iter().fold(empty, TableSummary::merge),
            position_index,
            blocks,
        })
    }

    /// Builds a table from [`EndgameTable::compressed_blocks`].
    pub(super) fn from_compressed<'a>(
        summary: TableSummary,
        blocks: impl IntoIterator<Item = &'a [u8]>,
    ) -> EndgameTable {
        EndgameTable {
            summary,
            position_index: PositionIndex::new(summary.material),
            blocks: blocks.into_iter().map(Block::new).collect(),
        }
    }

    pub(super) fn compressed_blocks(&self) -> impl Iterator<Item = &[u8]> {
        self.blocks.iter().map(|block| &*block.compressed)
    }

    /// Returns `true` if the blocks hold a result for every index. Decompresses them all.
    pub(super) fn is_intact(&self) -> bool {
        let mut left = self.position_index.len();
        for block in &self.blocks {
            if block.results().len() != left.min(BLOCK_LEN) {
                return false;
            }
            left -= block.results().len();
        }
        left == 0
    }

    /// The result of a position of this material, in the perspective of the side to move.
    #[inline]
    pub(super) fn probe(&self, perspective: &Perspective) -> Option<TableResult> {
        let index = self.position_index.index(perspective);
        let results = self.blocks.get(index / BLOCK_LEN)?.results();
        results.get(index % BLOCK_LEN).map(|&byte| PackedResult::from_byte(byte).unpack())
    }

    /// Every position, in the perspective of the side to move, with its result.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Perspective, TableResult)> {
        let results = self.blocks.iter().flat_map(|block| block.results());
        results.enumerate().filter_map(|(index, &byte)| {
            Some((
                self.position_index.perspective_at(index)?,
                PackedResult::from_byte(byte).unpack(),
            ))
        })
    }
}

/// Packs the results at these indices and counts them in the summary.
fn pack_block(
    position_index: &PositionIndex,
    indices: Range<usize>,
    mut summary: TableSummary,
    result_at: impl Fn(usize) -> PackedResult,
) -> (Block, TableSummary) {
    let mut previous = PackedResult::DRAW;
    let mut byte = |index| {
        if position_index.perspective_at(index).is_some() {
            previous = result_at(index);
            summary.count(previous.unpack());
        }
        // Repeating the previous result at an index without a position compresses best.
        previous.byte()
    };
    let bytes: Vec<u8> = indices.map(&mut byte).collect();
    (Block::new(&compress_to_vec(&bytes, COMPRESSION)), summary)
}

/// A result in one byte: 0 for a draw, otherwise the plies plus one. The winner makes the last ply, so an odd number of
/// plies is a win and an even one a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedResult(u8);

impl PackedResult {
    pub(super) const DRAW: PackedResult = PackedResult(0);

    /// The maximum number of plies that can be stored. The longest win with five pieces takes 93.
    const MAX_PLIES: Ply = Ply(u8::MAX as u16 - 1);

    /// The result of a position decided in this number of plies, up to [`PackedResult::MAX_PLIES`].
    pub(super) const fn decided_in(plies: Ply) -> PackedResult {
        assert!(plies.0 <= PackedResult::MAX_PLIES.0);
        PackedResult(plies.0 as u8 + 1)
    }

    pub(super) const fn byte(self) -> u8 {
        self.0
    }

    const fn from_byte(byte: u8) -> PackedResult {
        PackedResult(byte)
    }

    #[inline]
    const fn unpack(self) -> TableResult {
        match self.0.checked_sub(1) {
            None => TableResult::Draw,
            Some(plies) if plies % 2 == 0 => TableResult::Loss(Ply(plies as u16)),
            Some(plies) => TableResult::Win(Ply(plies as u16)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_header_keeps_its_keys() {
        let material = "KM-K".parse().expect("material");
        let summary = TableSummary::empty(Variant::Dames3d, FewKingsRule::PlayedOut, material);
        assert_eq!(
            serde_json::to_string(&summary).expect("a header"),
            r#"{"variant":"dames3d","endings":"PlayedOut","material":"KM-K","won":0,"drawn":0,"lost":0,"longest_win":null,"longest_loss":null}"#
        );
    }
}

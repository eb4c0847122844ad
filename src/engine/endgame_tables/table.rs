use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::material::Material;
use super::packed_result::PackedResult;
use super::position_index::PositionIndex;
use super::threads::on_threads;
use super::{FewKingsRule, TableFileError};
use crate::engine::TableResult;
use crate::engine::evaluation::perspective::Perspective;
use crate::rules::{Ply, Variant};

/// Positions in a block.
const BLOCK_LEN: usize = 1 << 16;

/// Of deflate's ten, beyond which nothing gets much smaller here.
const COMPRESSION: u8 = 6;

/// How the positions of one material come out, the side to move winning, drawing or losing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// What is played.
    pub variant: Variant,
    /// What two kings or one against one king come to.
    #[serde(rename = "endings")]
    pub few_kings_rule: FewKingsRule,
    /// What the positions have.
    pub material: Material,
    /// How many the side to move wins.
    pub won: u64,
    /// How many are drawn.
    pub drawn: u64,
    /// How many the side to move loses.
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

    /// With what comes out in others.
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

    fn count(&mut self, verdict: TableResult) {
        match verdict {
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

/// The verdicts on all positions of one material, packed in blocks that are unpacked when first looked into.
#[derive(Debug)]
pub(super) struct EndgameTable {
    pub(super) summary: TableSummary,
    position_index: PositionIndex,
    blocks: Vec<Block>,
}

#[derive(Debug)]
struct Block {
    packed: Box<[u8]>,
    results: OnceLock<Box<[u8]>>,
}

impl Block {
    fn packed(packed: &[u8]) -> Block {
        Block {
            packed: packed.into(),
            results: OnceLock::new(),
        }
    }

    fn results(&self) -> &[u8] {
        // Nothing is in a block that does not unpack: its checksum was right, so it was packed by another program.
        let unpack = || decompress_to_vec_with_limit(&self.packed, BLOCK_LEN).unwrap_or_default();
        self.results.get_or_init(|| unpack().into())
    }
}

impl EndgameTable {
    /// Packs the verdicts, told by number, on so many threads; those of numbers that stand for no position are passed
    /// over.
    pub(super) fn pack(
        variant: Variant,
        few_kings_rule: FewKingsRule,
        material: Material,
        threads: usize,
        result_at: impl Fn(usize) -> PackedResult + Sync,
    ) -> EndgameTable {
        let position_index = PositionIndex::new(material);
        let none = TableSummary::empty(variant, few_kings_rule, material);
        let all = position_index.len();
        let blocks: Vec<(Range<usize>, OnceLock<(Block, TableSummary)>)> = (0..all)
            .step_by(BLOCK_LEN)
            .map(|first| (first..all.min(first + BLOCK_LEN), OnceLock::new()))
            .collect();
        let next = AtomicUsize::new(0);
        on_threads(threads, || {
            while let Some((numbers, packed)) = blocks.get(next.fetch_add(1, Relaxed)) {
                packed
                    .get_or_init(|| pack_block(&position_index, numbers.clone(), none, &result_at));
            }
        });
        let packed = blocks.into_iter();
        let (blocks, summaries): (_, Vec<TableSummary>) =
            packed.filter_map(|(_, packed)| packed.into_inner()).unzip();
        EndgameTable {
            summary: summaries.into_iter().fold(none, TableSummary::merge),
            position_index,
            blocks,
        }
    }

    /// From what [`EndgameTable::packed_blocks`] gave.
    pub(super) fn from_packed<'a>(
        summary: TableSummary,
        blocks: impl IntoIterator<Item = &'a [u8]>,
    ) -> EndgameTable {
        EndgameTable {
            summary,
            position_index: PositionIndex::new(summary.material),
            blocks: blocks.into_iter().map(Block::packed).collect(),
        }
    }

    pub(super) fn packed_blocks(&self) -> impl Iterator<Item = &[u8]> {
        self.blocks.iter().map(|block| &*block.packed)
    }

    /// Whether every position is there; unpacks them all.
    pub(super) fn verify(&self) -> Result<(), TableFileError> {
        let mut left = self.position_index.len();
        for (place, block) in self.blocks.iter().enumerate() {
            if block.results().len() != left.min(BLOCK_LEN) {
                return Err(TableFileError::Block(place));
            }
            left -= block.results().len();
        }
        match left {
            0 => Ok(()),
            _ => Err(TableFileError::Block(self.blocks.len())),
        }
    }

    /// The verdict on a position of this material, seen by the side to move.
    #[inline]
    pub(super) fn probe(&self, perspective: &Perspective) -> Option<TableResult> {
        let number = self.position_index.index(perspective);
        let results = self.blocks.get(number / BLOCK_LEN)?.results();
        results
            .get(number % BLOCK_LEN)
            .map(|&byte| PackedResult::from_byte(byte).unpack())
    }

    /// Every position, seen by the side to move, with its verdict.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Perspective, TableResult)> {
        let results = self.blocks.iter().flat_map(|block| block.results());
        results.enumerate().filter_map(|(number, &byte)| {
            Some((
                self.position_index.perspective_at(number)?,
                PackedResult::from_byte(byte).unpack(),
            ))
        })
    }
}

/// Packs the verdicts on positions of these numbers, told by number, and adds them to the summary.
fn pack_block(
    position_index: &PositionIndex,
    numbers: Range<usize>,
    mut summary: TableSummary,
    result_at: impl Fn(usize) -> PackedResult,
) -> (Block, TableSummary) {
    let mut before = PackedResult::DRAW;
    let mut byte = |number| {
        if position_index.perspective_at(number).is_some() {
            before = result_at(number);
            summary.count(before.unpack());
        }
        // Where there is no position, the same again packs best.
        before.byte()
    };
    let bytes: Vec<u8> = numbers.map(&mut byte).collect();
    (
        Block::packed(&compress_to_vec(&bytes, COMPRESSION)),
        summary,
    )
}

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::code::Code;
use super::material::Material;
use super::numbering::Numbering;
use super::threads::on_threads;
use super::{Endings, FileError};
use crate::engine::TableResult;
use crate::engine::evaluation::view::View;
use crate::rules::{Ply, Variant};

/// Positions in a block.
const BLOCK: usize = 1 << 16;

/// Of deflate's ten, beyond which nothing gets much smaller here.
const COMPRESSION: u8 = 6;

/// How the positions of one material come out, the side to move winning, drawing or losing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// What is played.
    pub variant: Variant,
    /// What two kings or one against one king come to.
    pub endings: Endings,
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

impl Summary {
    fn of_none(variant: Variant, endings: Endings, material: Material) -> Summary {
        Summary {
            variant,
            endings,
            material,
            won: 0,
            drawn: 0,
            lost: 0,
            longest_win: None,
            longest_loss: None,
        }
    }

    /// With what comes out in others.
    fn and(self, others: Summary) -> Summary {
        Summary {
            won: self.won + others.won,
            drawn: self.drawn + others.drawn,
            lost: self.lost + others.lost,
            longest_win: self.longest_win.max(others.longest_win),
            longest_loss: self.longest_loss.max(others.longest_loss),
            ..self
        }
    }

    fn add(&mut self, verdict: TableResult) {
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
pub(super) struct Table {
    pub(super) summary: Summary,
    numbering: Numbering,
    blocks: Vec<Block>,
}

#[derive(Debug)]
struct Block {
    packed: Box<[u8]>,
    codes: OnceLock<Box<[u8]>>,
}

impl Block {
    fn packed(packed: &[u8]) -> Block {
        Block {
            packed: packed.into(),
            codes: OnceLock::new(),
        }
    }

    fn codes(&self) -> &[u8] {
        // Nothing is in a block that does not unpack: its checksum was right, so it was packed by another program.
        let unpack = || decompress_to_vec_with_limit(&self.packed, BLOCK).unwrap_or_default();
        self.codes.get_or_init(|| unpack().into())
    }
}

impl Table {
    /// Packs the verdicts, told by number, on so many threads; those of numbers that stand for no position are passed
    /// over.
    pub(super) fn of(
        variant: Variant,
        endings: Endings,
        material: Material,
        threads: usize,
        code: impl Fn(usize) -> Code + Sync,
    ) -> Table {
        let numbering = Numbering::of(material);
        let none = Summary::of_none(variant, endings, material);
        let all = numbering.len();
        let blocks: Vec<(Range<usize>, OnceLock<(Block, Summary)>)> = (0..all)
            .step_by(BLOCK)
            .map(|first| (first..all.min(first + BLOCK), OnceLock::new()))
            .collect();
        let next = AtomicUsize::new(0);
        on_threads(threads, || {
            while let Some((numbers, packed)) = blocks.get(next.fetch_add(1, Relaxed)) {
                packed.get_or_init(|| pack(&numbering, numbers.clone(), none, &code));
            }
        });
        let packed = blocks.into_iter();
        let (blocks, summaries): (_, Vec<Summary>) =
            packed.filter_map(|(_, packed)| packed.into_inner()).unzip();
        Table {
            summary: summaries.into_iter().fold(none, Summary::and),
            numbering,
            blocks,
        }
    }

    /// From what [`Table::packed_blocks`] gave.
    pub(super) fn from_packed<'a>(
        summary: Summary,
        blocks: impl IntoIterator<Item = &'a [u8]>,
    ) -> Table {
        Table {
            summary,
            numbering: Numbering::of(summary.material),
            blocks: blocks.into_iter().map(Block::packed).collect(),
        }
    }

    pub(super) fn packed_blocks(&self) -> impl Iterator<Item = &[u8]> {
        self.blocks.iter().map(|block| &*block.packed)
    }

    /// Whether every position is there; unpacks them all.
    pub(super) fn unpacked(&self) -> Result<(), FileError> {
        let mut left = self.numbering.len();
        for (place, block) in self.blocks.iter().enumerate() {
            if block.codes().len() != left.min(BLOCK) {
                return Err(FileError::Block(place));
            }
            left -= block.codes().len();
        }
        match left {
            0 => Ok(()),
            _ => Err(FileError::Block(self.blocks.len())),
        }
    }

    /// The verdict on a position of this material, seen by the side to move.
    #[inline]
    pub(super) fn verdict(&self, view: &View) -> Option<TableResult> {
        let number = self.numbering.number(view);
        let codes = self.blocks.get(number / BLOCK)?.codes();
        codes
            .get(number % BLOCK)
            .map(|&byte| Code::from_byte(byte).verdict())
    }

    /// Every position, seen by the side to move, with its verdict.
    pub(super) fn entries(&self) -> impl Iterator<Item = (View, TableResult)> {
        let codes = self.blocks.iter().flat_map(|block| block.codes());
        codes.enumerate().filter_map(|(number, &byte)| {
            Some((
                self.numbering.view(number)?,
                Code::from_byte(byte).verdict(),
            ))
        })
    }
}

/// Packs the verdicts on positions of these numbers, told by number, and adds them to the summary.
fn pack(
    numbering: &Numbering,
    numbers: Range<usize>,
    mut summary: Summary,
    code: impl Fn(usize) -> Code,
) -> (Block, Summary) {
    let mut before = Code::DRAW;
    let mut byte = |number| {
        if numbering.view(number).is_some() {
            before = code(number);
            summary.add(before.verdict());
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

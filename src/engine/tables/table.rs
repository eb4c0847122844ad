use std::sync::OnceLock;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::code::Code;
use super::material::Material;
use super::numbering::Numbering;
use super::{Endings, FileError};
use crate::engine::Verdict;
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

    fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Win(plies) => {
                self.won += 1;
                self.longest_win = self.longest_win.max(Some(plies));
            }
            Verdict::Draw => self.drawn += 1,
            Verdict::Loss(plies) => {
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
    /// Packs the verdicts, by number; those of numbers that stand for no position are passed over.
    pub(super) fn of(
        variant: Variant,
        endings: Endings,
        material: Material,
        mut codes: Vec<Code>,
    ) -> Table {
        let numbering = Numbering::of(material);
        let mut summary = Summary::of_none(variant, endings, material);
        let mut before = Code::DRAW;
        for (number, code) in codes.iter_mut().enumerate() {
            if numbering.view(number).is_some() {
                summary.add(code.verdict());
                before = *code;
            } else {
                // What packs best.
                *code = before;
            }
        }
        let bytes: Vec<u8> = codes.into_iter().map(Code::byte).collect();
        let packed = bytes
            .chunks(BLOCK)
            .map(|block| compress_to_vec(block, COMPRESSION));
        Table {
            summary,
            numbering,
            blocks: packed.map(|packed| Block::packed(&packed)).collect(),
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
    pub(super) fn verdict(&self, view: &View) -> Option<Verdict> {
        let number = self.numbering.number(view);
        let codes = self.blocks.get(number / BLOCK)?.codes();
        codes
            .get(number % BLOCK)
            .map(|&byte| Code::from_byte(byte).verdict())
    }

    /// Every position, seen by the side to move, with its verdict.
    pub(super) fn entries(&self) -> impl Iterator<Item = (View, Verdict)> {
        let codes = self.blocks.iter().flat_map(|block| block.codes());
        codes.enumerate().filter_map(|(number, &byte)| {
            Some((
                self.numbering.view(number)?,
                Code::from_byte(byte).verdict(),
            ))
        })
    }
}

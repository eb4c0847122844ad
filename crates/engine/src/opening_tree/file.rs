//! The file format of an opening tree.
//!
//! The rules imply the positions: the file only has the score of each and a bit for expanded ones, in breadth-first
//! order from the start. All numbers are little-endian:
//!
//! | bytes | contents |
//! |---|---|
//! | 8 | `D3DOPENS` |
//! | 4 | version |
//! | 1 + n | length and name of the variant |
//! | 8 | nodes of the search of each position |
//! | 4 | number of positions |
//! | 2 each | score for the side to move, in hundredths of a man; wins and losses as in [`Score::hundredths`] |
//! | 1 for each 8 | bits of the positions that are expanded, the lowest bit first |
//! | 4 | CRC-32 of all bytes before |

use std::sync::{Arc, LazyLock};

use super::super::Score;
use super::tree::{OpeningTree, moves_from};
use crate::rules::{Ply, Variant};

const MAGIC: &[u8; 8] = b"D3DOPENS";
const VERSION: u32 = 1;

impl OpeningTree {
    /// The bytes of a file that holds the tree.
    pub fn to_bytes(&self) -> Vec<u8> {
        let order = self.breadth_first();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        let name = self.variant().name();
        bytes.push(name.len() as u8);
        bytes.extend(name.as_bytes());
        bytes.extend(self.search_nodes().to_le_bytes());
        bytes.extend((order.len() as u32).to_le_bytes());
        for &index in &order {
            let score = self.nodes[index].searched.hundredths() as i16;
            bytes.extend(score.to_le_bytes());
        }
        for eight in order.chunks(8) {
            let bits = eight
                .iter()
                .enumerate()
                .map(|(bit, &index)| u8::from(self.nodes[index].is_expanded()) << bit);
            bytes.push(bits.sum());
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a tree from the bytes of a file.
    ///
    /// # Errors
    /// If the bytes are not a tree that [`OpeningTree::to_bytes`] has written.
    pub fn from_bytes(bytes: &[u8]) -> Result<OpeningTree, OpeningTreeError> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take(MAGIC.len(), "a magic number").ok() != Some(MAGIC) {
            return Err(OpeningTreeError::WrongMagic);
        }
        let found = u32::from_le_bytes(reader.array("the version")?);
        if found != VERSION {
            let expected = VERSION;
            return Err(OpeningTreeError::WrongVersion { expected, found });
        }
        let [length] = reader.array("the length of the variant's name")?;
        let name = reader.take(length.into(), "the variant's name")?;
        let search_nodes = u64::from_le_bytes(reader.array("the nodes of a search")?);
        let positions = u32::from_le_bytes(reader.array("the number of positions")?) as usize;
        let scores = reader.take(positions.saturating_mul(2), "scores")?;
        let expanded = reader.take(positions.div_ceil(8), "bits of positions")?;
        let found = crc32fast::hash(&bytes[..reader.at]);
        let expected = u32::from_le_bytes(reader.array("the checksum")?);
        if found != expected {
            return Err(OpeningTreeError::WrongChecksum { expected, found });
        }
        if reader.at != bytes.len() {
            return Err(OpeningTreeError::TooLong { at: reader.at });
        }
        let mut known = Variant::STANDARD.into_iter();
        let variant = known.find(|variant| variant.name().as_bytes() == name);
        let unknown = || OpeningTreeError::UnknownVariant(String::from_utf8_lossy(name).into());
        let contents = Contents {
            variant: variant.ok_or_else(unknown)?,
            search_nodes,
            scores: scores.as_chunks().0,
            expanded,
        };
        contents.tree()
    }

    /// The indices of the positions in breadth-first order.
    fn breadth_first(&self) -> Vec<usize> {
        let mut is_found = vec![false; self.nodes.len()];
        is_found[0] = true;
        let (mut order, mut next) = (vec![0], 0);
        while let Some(&index) = order.get(next) {
            next += 1;
            for &(_, to) in &self.nodes[index].moves {
                if !std::mem::replace(&mut is_found[to], true) {
                    order.push(to);
                }
            }
        }
        order
    }
}

struct Contents<'a> {
    variant: Variant,
    search_nodes: u64,
    scores: &'a [[u8; 2]],
    expanded: &'a [u8],
}

impl Contents<'_> {
    fn tree(&self) -> Result<OpeningTree, OpeningTreeError> {
        let mut tree = OpeningTree::with_start(self.variant, self.search_nodes, self.score(0)?);
        let mut index = 0;
        while index < tree.nodes.len() {
            if self.is_expanded(index) {
                let moves = moves_from(&tree.nodes[index].position);
                if moves.is_empty() {
                    return Err(self.error(index, "a position with moves, which is expanded"));
                }
                for (_, normal) in moves {
                    if tree.index_of(&normal).is_none() {
                        let score = self.score(tree.nodes.len())?;
                        tree.insert(normal, score);
                    }
                }
                tree.link(index);
            }
            index += 1;
        }
        if index < self.scores.len() {
            return Err(self.error(index, "a position that an expanded one leads to"));
        }
        tree.back_up();
        Ok(tree)
    }

    fn score(&self, index: usize) -> Result<Score, OpeningTreeError> {
        let Some(&score) = self.scores.get(index) else {
            return Err(self.error(index, "a score"));
        };
        let score = Score::raw(i16::from_le_bytes(score).into());
        if score.is_decided() || score == Score::estimate(score.hundredths()) {
            Ok(score)
        } else {
            Err(self.error(index, "a score that is an estimate, a win or a loss"))
        }
    }

    fn is_expanded(&self, index: usize) -> bool {
        let bits = self.expanded.get(index / 8).copied().unwrap_or_default();
        bits >> (index % 8) & 1 == 1
    }

    fn error(&self, index: usize, expected: &'static str) -> OpeningTreeError {
        OpeningTreeError::WrongTree { index, positions: self.scores.len(), expected }
    }
}

/// Reads consecutive parts of a byte slice.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(
        &mut self,
        length: usize,
        expected: &'static str,
    ) -> Result<&'a [u8], OpeningTreeError> {
        let at = self.at;
        let part = self.bytes.get(at..).and_then(|rest| rest.get(..length));
        self.at += part.map_or(0, <[u8]>::len);
        part.ok_or(OpeningTreeError::TooShort { at, expected })
    }

    fn array<const N: usize>(
        &mut self,
        expected: &'static str,
    ) -> Result<[u8; N], OpeningTreeError> {
        let at = self.at;
        let part = self.take(N, expected)?.first_chunk().copied();
        part.ok_or(OpeningTreeError::TooShort { at, expected })
    }
}

// A win in no ply is the maximum score, and fits.
const _: () = assert!(Score::won_in(Ply(0)).hundredths() <= i16::MAX as i32);

/// The reason why bytes are not an opening tree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningTreeError {
    /// The first bytes are not those of an opening tree.
    #[error("not an opening tree of Dames 3D: expected it to begin with “D3DOPENS”")]
    WrongMagic,
    /// The file has another format.
    #[error("byte 8: expected an opening tree of version {expected}, found version {found}")]
    WrongVersion {
        /// The version that this program reads.
        expected: u32,
        /// The version of the file.
        found: u32,
    },
    /// The file ends too early.
    #[error("byte {at}: expected {expected}, found the end of the file")]
    TooShort {
        /// The number of bytes of the file before the missing part.
        at: usize,
        /// The missing part.
        expected: &'static str,
    },
    /// The file has bytes after its end.
    #[error("byte {at}: expected the end of the file")]
    TooLong {
        /// The number of bytes of the tree.
        at: usize,
    },
    /// The bytes were altered.
    #[error("the file is damaged: expected checksum {expected:08x}, found {found:08x}")]
    WrongChecksum {
        /// The checksum in the file.
        expected: u32,
        /// The checksum of its bytes.
        found: u32,
    },
    /// No variant that openings are grown for has this name.
    #[error("byte 13: expected international or dames3d, found “{0}”")]
    UnknownVariant(String),
    /// The tree does not fit the rules of its variant.
    #[error("position {index} of {positions}: expected {expected}")]
    WrongTree {
        /// The number of the position, from 0.
        index: usize,
        /// Number of positions of the file.
        positions: usize,
        /// The expectation that is not met.
        expected: &'static str,
    },
}

const DAMES3D_BYTES: &[u8] = include_bytes!("../../assets/openings/dames3d.tree");

static DAMES3D: LazyLock<Option<Arc<OpeningTree>>> =
    LazyLock::new(|| OpeningTree::from_bytes(DAMES3D_BYTES).ok().map(Arc::new));

impl OpeningTree {
    /// The embedded tree of this variant, if there is one.
    pub fn built_in(variant: Variant) -> Option<Arc<OpeningTree>> {
        match variant {
            Variant::Dames3d => DAMES3D.clone(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_of_dames_3d_is_whole() {
        let tree = OpeningTree::from_bytes(DAMES3D_BYTES).expect("a tree");
        assert_eq!(tree.variant(), Variant::Dames3d);
        assert!(tree.positions() >= 20_000, "{}", tree.positions());
    }
}

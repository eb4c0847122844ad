//! Numbers, texts and moves as bytes, little-endian, and back. Reading never panics, whatever the bytes.

use crate::rules::{Move, Position};

#[derive(Debug, Default)]
pub(super) struct ByteWriter(pub(super) Vec<u8>);

impl ByteWriter {
    pub(super) fn u32(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn u64(&mut self, value: u64) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    /// Appends bytes, preceded by their number.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.u64(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    /// Appends numbers, preceded by how many there are.
    pub(super) fn words(&mut self, words: &[u32]) {
        self.u64(4 * words.len() as u64);
        words.iter().for_each(|&word| self.u32(word));
    }
}

/// Reads values from bytes; `None` at their end.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByteReader<'a>(pub(super) &'a [u8]);

impl<'a> ByteReader<'a> {
    fn chunk<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (chunk, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*chunk)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.chunk().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Option<u64> {
        self.chunk().map(u64::from_le_bytes)
    }

    pub(super) fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.u64()?).ok()?;
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(super) fn text(&mut self) -> Option<String> {
        str::from_utf8(self.bytes()?).ok().map(str::to_owned)
    }

    pub(super) fn words(&mut self) -> Option<Vec<u32>> {
        let (words, rest) = self.bytes()?.as_chunks();
        let words = words.iter().map(|&word| u32::from_le_bytes(word));
        rest.is_empty().then(|| words.collect())
    }
}

/// Start, end, and the rank among the playable moves that share both, by their captured pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct MoveCode(pub(super) u16);

const SQUARE_BITS: u32 = 6;
const SQUARE_MASK: u16 = (1 << SQUARE_BITS) - 1;
const LARGEST_RANK: usize = 15;

impl MoveCode {
    /// No move: the game ends here, or continues with a turn that is not a move.
    pub(super) const NONE: MoveCode = MoveCode(u16::MAX);

    pub(super) fn new(position: &Position, mv: Move) -> MoveCode {
        let has_rivals = mv.is_capture() || position.variant().rule_set().huffing;
        let rank = if has_rivals {
            let rivals = with_ends(position, index(mv.from()), index(mv.to()));
            rivals.iter().position(|&rival| rival == mv)
        } else {
            Some(0)
        };
        match rank {
            Some(rank @ ..=LARGEST_RANK) => MoveCode(
                (rank as u16) << (2 * SQUARE_BITS)
                    | index(mv.to()) << SQUARE_BITS
                    | index(mv.from()),
            ),
            _ => MoveCode::NONE,
        }
    }

    /// The move; `None` if the position has none of this code.
    pub(super) fn decode(self, position: &Position) -> Option<Move> {
        let (from, to) = (self.0 & SQUARE_MASK, self.0 >> SQUARE_BITS & SQUARE_MASK);
        let rank = usize::from(self.0 >> (2 * SQUARE_BITS));
        with_ends(position, from, to).get(rank).copied()
    }
}

fn index(square: crate::board::Square) -> u16 {
    square.index() as u16
}

/// The playable moves between squares of these indexes, sorted.
fn with_ends(position: &Position, from: u16, to: u16) -> Vec<Move> {
    let mut moves = position.playable_moves();
    moves.retain(|mv| index(mv.from()) == from && index(mv.to()) == to);
    moves.sort();
    moves
}

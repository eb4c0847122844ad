use std::fs;
use std::io;
use std::path::Path;

use super::super::Score;
use super::super::evaluation::perspective::Perspective;
use super::write_whole;
use crate::board::SquareSet;
use crate::rules::{Position, Setup, Side, Variant};

/// A quiet position from a game: what a search thought of it, and how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// White's pieces, Black's, and the kings among them.
    sets: [SquareSet; 3],
    side_to_move: Side,
    /// For the side to move, in hundredths of a man.
    pub score: i16,
    /// For the side to move: 0 lost, 1 drawn, 2 won.
    pub result: u8,
}

impl Sample {
    const BYTES: usize = 3 * 8 + 2 + 2;

    pub(super) fn new(position: &Position, score: Score, winner: Option<Side>) -> Sample {
        let side = position.side_to_move();
        Sample {
            sets: [
                position.pieces(Side::White),
                position.pieces(Side::Black),
                position.kings(),
            ],
            side_to_move: side,
            score: score.hundredths() as i16,
            result: match winner {
                None => 1,
                Some(winner) => 2 * u8::from(winner == side),
            },
        }
    }

    /// The pieces as the side to move sees them, and as the other does.
    pub(super) fn perspectives(&self) -> [Perspective; 2] {
        let [white, black, kings] = self.sets;
        [self.side_to_move, !self.side_to_move]
            .map(|side| Perspective::from_sets(white, black, kings, side))
    }

    pub(super) fn pieces(&self) -> usize {
        (self.sets[0] | self.sets[1]).len()
    }

    /// The position it is of; `None` if the variant has no such position.
    pub(super) fn position(&self, variant: Variant) -> Option<Position> {
        let [white, black, kings] = self.sets;
        let setup = Setup::from_sets(white, black, kings, self.side_to_move);
        setup.position(variant).ok()
    }

    fn to_bytes(self) -> [u8; Sample::BYTES] {
        let mut bytes = [0; Sample::BYTES];
        for (place, set) in self.sets.iter().enumerate() {
            bytes[8 * place..8 * place + 8].copy_from_slice(&set.bits().to_le_bytes());
        }
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = self.side_to_move as u8;
        bytes[27] = self.result;
        bytes
    }

    fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Sample {
        let set = |place: usize| {
            let bits = std::array::from_fn(|byte| bytes[8 * place + byte]);
            SquareSet::from_bits(u64::from_le_bytes(bits))
        };
        Sample {
            sets: [set(0), set(1), set(2)],
            score: i16::from_le_bytes([bytes[24], bytes[25]]),
            side_to_move: [Side::White, Side::Black][usize::from(bytes[26] & 1)],
            result: bytes[27].min(2),
        }
    }
}

/// Writes samples in place of what the file held, all of them or none.
pub(super) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let bytes: Vec<u8> = samples
        .iter()
        .flat_map(|sample| sample.to_bytes())
        .collect();
    write_whole(path, &bytes)
}

/// Reads samples.
pub(super) fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let bytes = fs::read(path)?;
    let (samples, rest) = bytes.as_chunks();
    if !rest.is_empty() {
        return Err(io::Error::other(format!(
            "{}: expected a multiple of {} bytes, found {}",
            path.display(),
            Sample::BYTES,
            bytes.len()
        )));
    }
    Ok(samples.iter().map(Sample::from_bytes).collect())
}

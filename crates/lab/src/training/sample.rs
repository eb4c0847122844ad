//! Training samples: positions, and their files, 28 bytes a sample.

use std::io;
use std::path::{Path, PathBuf};

use crate::board::SquareSet;
use crate::engine::Score;
use crate::engine::evaluation::features::Perspective;
use crate::platform::{fs, read_plain_file, write_file};
use crate::rules::{Position, Setup, Side, Variant};

/// A quiet position with the search's score and, if it occurred in a game, the game's result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// White's pieces, Black's pieces, and the kings of both.
    sets: [SquareSet; 3],
    side_to_move: Side,
    /// Score for the side to move, in hundredths of a man.
    pub score: i16,
    /// Result for the side to move, from 0 for a loss to 1 for a win; `None` off a game.
    pub result: Option<f32>,
}

impl Sample {
    const BYTES: usize = 3 * 8 + 2 + 2;

    /// A position that has no result.
    pub(super) fn new(position: &Position, score: Score) -> Sample {
        Sample {
            sets: [position.pieces(Side::White), position.pieces(Side::Black), position.kings()],
            side_to_move: position.side_to_move(),
            score: score.hundredths() as i16,
            result: None,
        }
    }

    /// The same position in a game with this winner, or none if it was drawn.
    pub(super) fn with_winner(self, winner: Option<Side>) -> Sample {
        let result = winner.map_or(0.5, |winner| f32::from(winner == self.side_to_move));
        Sample { result: Some(result), ..self }
    }

    /// The perspectives of the side to move and of its opponent.
    pub(super) fn perspectives(&self) -> [Perspective; 2] {
        let [white, black, kings] = self.sets;
        [self.side_to_move, !self.side_to_move]
            .map(|side| Perspective::from_sets(white, black, kings, side))
    }

    pub(super) fn pieces(&self) -> usize {
        (self.sets[0] | self.sets[1]).len()
    }

    /// The position; `None` if the variant has no such position.
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
        bytes[27] = self.result.map_or(NO_RESULT, |result| (2.0 * result) as u8);
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
            result: (bytes[27] < NO_RESULT).then(|| f32::from(bytes[27]) / 2.0),
        }
    }
}

/// In a file, the result of a position that did not occur in a game. The others are 0, 1 and 2.
const NO_RESULT: u8 = 3;

pub(super) const SAMPLE_EXTENSION: &str = "samples";

/// Writes samples atomically, replacing the file if there is one.
pub(super) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
    write_file(path, bytes)
}

/// Reads all samples in these folders, in the order of the file names.
pub fn read_samples(folders: &[PathBuf]) -> io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
        let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
        paths
            .retain(|path| path.extension().is_some_and(|extension| extension == SAMPLE_EXTENSION));
        paths.sort();
        for path in paths {
            samples.extend(read(&path)?);
        }
    }
    Ok(samples)
}

fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let bytes = read_plain_file(path)?;
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

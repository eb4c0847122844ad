use std::fmt;

use super::patterns::PATTERN_COUNT;
use super::perspective::FEATURE_COUNT;

/// Sums kept for each of the two views.
pub(in crate::engine) const HIDDEN_SIZE: usize = 64;
/// The game is cut into so many stages by the number of pieces, each with its own last layer.
pub(in crate::engine) const OUTPUT_BUCKETS: usize = 8;
/// A sum of 1, in the units it is kept in.
pub(in crate::engine) const QA: i32 = 255;
/// A weight of 1 in the last layer.
pub(in crate::engine) const QB: i32 = 64;
/// A weight of 1 of a pattern.
pub(in crate::engine) const QP: i32 = 1024;
/// Hundredths of a man to an output of 1.
pub(in crate::engine) const SCALE: i32 = 100;

/// The most pieces of a game.
pub(in crate::engine) const START_PIECES: i32 = 40;

const MAGIC: &[u8; 8] = b"dames3d2";

/// Weights learned from games.
///
/// A small network: sums over the pieces as each side sees them, cut off below 0 and above 1, and a weighted sum of
/// these for the side to move. To that comes a weight for the way men stand in each part of the board.
pub struct Network {
    pub(in crate::engine) features: Vec<[i16; HIDDEN_SIZE]>,
    pub(in crate::engine) biases: [i16; HIDDEN_SIZE],
    pub(in crate::engine) output_layers: Vec<OutputLayer>,
    /// For each pattern its weight with all pieces on the board and with none; between, in proportion.
    pub(in crate::engine) patterns: Vec<[i16; 2]>,
}

/// The last layer at one stage of the game.
#[derive(Clone, Copy)]
pub(in crate::engine) struct OutputLayer {
    /// For the view of the side to move, then of the other.
    pub(in crate::engine) weights: [[i16; HIDDEN_SIZE]; 2],
    pub(in crate::engine) bias: i32,
}

/// Why weights cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// Something else.
    #[error("these are no weights of this program: expected them to begin with “dames3d2”")]
    WrongMagic,
    /// Another network's.
    #[error("expected {expected} bytes of weights, found {found}")]
    WrongLength {
        /// What this network takes.
        expected: usize,
        /// What there was.
        found: usize,
    },
}

/// The stage of a game with so many pieces on the board.
pub(in crate::engine) fn output_bucket(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / 5).min(OUTPUT_BUCKETS - 1)
}

impl Network {
    const BYTES: usize = MAGIC.len()
        + 2 * HIDDEN_SIZE * (FEATURE_COUNT + 1)
        + OUTPUT_BUCKETS * (2 * 2 * HIDDEN_SIZE + 4)
        + 2 * 2 * PATTERN_COUNT;

    /// Reads what [`Network::to_bytes`] has written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let weights = bytes.strip_prefix(MAGIC).ok_or(NetworkError::WrongMagic)?;
        if bytes.len() != Network::BYTES {
            return Err(NetworkError::WrongLength {
                expected: Network::BYTES,
                found: bytes.len(),
            });
        }
        let mut rest = weights;
        let rest = &mut rest;
        Ok(Network {
            features: (0..FEATURE_COUNT).map(|_| read_row(rest)).collect(),
            biases: read_row(rest),
            output_layers: (0..OUTPUT_BUCKETS)
                .map(|_| OutputLayer {
                    weights: [read_row(rest), read_row(rest)],
                    bias: i32::from_le_bytes(read_bytes(rest)),
                })
                .collect(),
            patterns: (0..PATTERN_COUNT).map(|_| read_row(rest)).collect(),
        })
    }

    /// The weights, for [`Network::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for row in self.features.iter().chain([&self.biases]) {
            write_row(&mut bytes, row);
        }
        for output in &self.output_layers {
            for row in &output.weights {
                write_row(&mut bytes, row);
            }
            bytes.extend(output.bias.to_le_bytes());
        }
        for pair in &self.patterns {
            write_row(&mut bytes, pair);
        }
        bytes
    }
}

fn write_row(bytes: &mut Vec<u8>, row: &[i16]) {
    bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
}

fn read_bytes<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    let (first, rest) = bytes.split_first_chunk().unwrap_or((&[0; N], &[]));
    *bytes = rest;
    *first
}

fn read_row<const N: usize>(bytes: &mut &[u8]) -> [i16; N] {
    std::array::from_fn(|_| i16::from_le_bytes(read_bytes(bytes)))
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

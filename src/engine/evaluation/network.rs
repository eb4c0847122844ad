use std::fmt;

use super::patterns::PATTERNS;
use super::view::FEATURES;

/// Sums kept for each of the two views.
pub(in crate::engine) const WIDTH: usize = 64;
/// The game is cut into so many stages by the number of pieces, each with its own last layer.
pub(in crate::engine) const STAGES: usize = 8;
/// A sum of 1, in the units it is kept in.
pub(in crate::engine) const UNIT: i32 = 255;
/// A weight of 1 in the last layer.
pub(in crate::engine) const OUTPUT_UNIT: i32 = 64;
/// A weight of 1 of a pattern.
pub(in crate::engine) const PATTERN_UNIT: i32 = 1024;
/// Hundredths of a man to an output of 1.
pub(in crate::engine) const SCALE: i32 = 100;

/// The most pieces of a game.
pub(in crate::engine) const ALL_PIECES: i32 = 40;

const MAGIC: &[u8; 8] = b"dames3d2";

/// Weights learned from games.
///
/// A small network: sums over the pieces as each side sees them, cut off below 0 and above 1, and a weighted sum of
/// these for the side to move. To that comes a weight for the way men stand in each part of the board.
pub struct Network {
    pub(in crate::engine) features: Vec<[i16; WIDTH]>,
    pub(in crate::engine) biases: [i16; WIDTH],
    pub(in crate::engine) outputs: Vec<Output>,
    /// For each pattern its weight with all pieces on the board and with none; between, in proportion.
    pub(in crate::engine) patterns: Vec<[i16; 2]>,
}

/// The last layer at one stage of the game.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Output {
    /// For the view of the side to move, then of the other.
    pub(in crate::engine) weights: [[i16; WIDTH]; 2],
    pub(in crate::engine) bias: i32,
}

/// Why weights cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// Something else.
    #[error("these are no weights of this program: expected them to begin with “dames3d2”")]
    NotWeights,
    /// Another network's.
    #[error("expected {expected} bytes of weights, found {found}")]
    Length {
        /// What this network takes.
        expected: usize,
        /// What there was.
        found: usize,
    },
}

/// The stage of a game with so many pieces on the board.
pub(in crate::engine) fn stage(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / 5).min(STAGES - 1)
}

impl Network {
    const BYTES: usize =
        MAGIC.len() + 2 * WIDTH * (FEATURES + 1) + STAGES * (2 * 2 * WIDTH + 4) + 2 * 2 * PATTERNS;

    /// Reads what [`Network::to_bytes`] has written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let weights = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NotWeights)?;
        if bytes.len() != Network::BYTES {
            return Err(NetworkError::Length {
                expected: Network::BYTES,
                found: bytes.len(),
            });
        }
        let mut rest = weights;
        let rest = &mut rest;
        Ok(Network {
            features: (0..FEATURES).map(|_| row(rest)).collect(),
            biases: row(rest),
            outputs: (0..STAGES)
                .map(|_| Output {
                    weights: [row(rest), row(rest)],
                    bias: i32::from_le_bytes(take(rest)),
                })
                .collect(),
            patterns: (0..PATTERNS).map(|_| row(rest)).collect(),
        })
    }

    /// The weights, for [`Network::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for row in self.features.iter().chain([&self.biases]) {
            put(&mut bytes, row);
        }
        for output in &self.outputs {
            for row in &output.weights {
                put(&mut bytes, row);
            }
            bytes.extend(output.bias.to_le_bytes());
        }
        for pair in &self.patterns {
            put(&mut bytes, pair);
        }
        bytes
    }
}

fn put(bytes: &mut Vec<u8>, row: &[i16]) {
    bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
}

fn take<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    let (first, rest) = bytes.split_first_chunk().unwrap_or((&[0; N], &[]));
    *bytes = rest;
    *first
}

fn row<const N: usize>(bytes: &mut &[u8]) -> [i16; N] {
    std::array::from_fn(|_| i16::from_le_bytes(take(bytes)))
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

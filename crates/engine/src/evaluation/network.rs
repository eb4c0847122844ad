//! The network: its weights, their quantisation, and the weights file.

use std::fmt;

use super::features::{FEATURE_COUNT, PATTERN_COUNT};

/// Size of the hidden layer, for each of the two perspectives.
pub const HIDDEN_SIZE: usize = 64;
/// Number of output layers; the number of pieces on the board selects one.
pub const OUTPUT_BUCKETS: usize = 8;
/// Quantisation of the first layer: the integer that stands for 1.
pub const QA: i32 = 255;
/// Quantisation of the output weights: the integer that stands for 1.
pub const QB: i32 = 64;
/// Quantisation of the pattern weights: the integer that stands for 1.
pub const QP: i32 = 128;
/// Hundredths of a man for an output of 1.
pub const SCALE: i32 = 100;

/// Number of pieces at the start of a game. With more, in a position that was set up, the weights of patterns are
/// extrapolated.
pub const START_PIECES: i32 = 40;

/// The first bytes of a weights file; the last one is the version.
const MAGIC: &[u8; 8] = b"dames3d3";

/// The quantised weights of a network.
///
/// A clipped ReLU layer of 64 units sees the board from either side; an output layer, one of eight by the number of
/// pieces, combines the side to move's units with the opponent's. To its output are added the weights of the patterns
/// that the men form in sixteen regions of the board.
pub struct Network {
    #[doc(hidden)]
    pub features: Vec<[i16; HIDDEN_SIZE]>,
    #[doc(hidden)]
    pub biases: [i16; HIDDEN_SIZE],
    #[doc(hidden)]
    pub output_layers: Vec<OutputLayer>,
    #[doc(hidden)]
    pub patterns: PatternWeights,
}

/// For each pattern its weight with all pieces on the board and its weight with none. Between, the weight is
/// interpolated. They are single bytes, so that the table stays in the processor's caches.
pub struct PatternWeights(Box<[[i8; 2]; PATTERN_SLOTS]>);

/// [`PATTERN_COUNT`] and unused slots up to a power of two: an index is masked, which costs less than to check it.
const PATTERN_SLOTS: usize = PATTERN_COUNT.next_power_of_two();

impl PatternWeights {
    /// Returns the weights of a pattern, an index below [`PATTERN_COUNT`].
    #[inline]
    pub(super) fn get(&self, pattern: usize) -> [i8; 2] {
        self.0[pattern & (PATTERN_SLOTS - 1)]
    }

    /// The weights of all patterns, in the order of their indices.
    pub fn iter(&self) -> impl Iterator<Item = &[i8; 2]> {
        self.0[..PATTERN_COUNT].iter()
    }
}

impl FromIterator<[i8; 2]> for PatternWeights {
    /// The weights of as many patterns; those of the others are 0.
    fn from_iter<I: IntoIterator<Item = [i8; 2]>>(weights: I) -> PatternWeights {
        let mut table = PatternWeights(Box::new([[0; 2]; PATTERN_SLOTS]));
        for (slot, pair) in table.0[..PATTERN_COUNT].iter_mut().zip(weights) {
            *slot = pair;
        }
        table
    }
}

/// The output layer for a range of numbers of pieces.
#[derive(Clone, Copy)]
pub struct OutputLayer {
    /// For the perspective of the side to move, then for the opponent's.
    pub weights: [[i16; HIDDEN_SIZE]; 2],
    pub bias: i32,
}

/// The reason why bytes are not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// The first bytes are not those of a weights file of this version.
    #[error("not a Dames 3D weights file: expected it to begin with “dames3d3”")]
    WrongMagic,
    /// The file is too short or too long.
    #[error("expected {expected} bytes of weights, found {found}")]
    WrongLength {
        /// Length of a weights file in bytes.
        expected: usize,
        /// Number of bytes given.
        found: usize,
    },
}

/// The index of the output layer for a number of pieces.
pub fn output_bucket(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / 5).min(OUTPUT_BUCKETS - 1)
}

impl Network {
    /// Length of a weights file in bytes.
    const BYTES: usize = MAGIC.len()
        + 2 * HIDDEN_SIZE * (FEATURE_COUNT + 1)
        + OUTPUT_BUCKETS * (2 * 2 * HIDDEN_SIZE + 4)
        + 2 * PATTERN_COUNT;

    /// Returns `true` if [`Network::from_bytes`] accepts these bytes.
    pub(super) const fn is_weights_file(bytes: &[u8]) -> bool {
        match bytes.first_chunk() {
            Some(magic) => {
                u64::from_le_bytes(*magic) == u64::from_le_bytes(*MAGIC)
                    && bytes.len() == Network::BYTES
            }
            None => false,
        }
    }

    /// Parses a weights file, as [`Network::to_bytes`] writes it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let weights = bytes.strip_prefix(MAGIC).ok_or(NetworkError::WrongMagic)?;
        if bytes.len() != Network::BYTES {
            return Err(NetworkError::WrongLength { expected: Network::BYTES, found: bytes.len() });
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
            patterns: (0..PATTERN_COUNT).map(|_| read_bytes(rest).map(u8::cast_signed)).collect(),
        })
    }

    /// Serializes the weights as a file, little-endian, in the order of the fields.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for row in self.features.iter().chain([&self.biases]) {
            write_row(&mut bytes, row);
        }
        for layer in &self.output_layers {
            for row in &layer.weights {
                write_row(&mut bytes, row);
            }
            bytes.extend(layer.bias.to_le_bytes());
        }
        bytes.extend(self.patterns.iter().flatten().map(|weight| weight.cast_unsigned()));
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

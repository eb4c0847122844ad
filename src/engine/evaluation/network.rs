use std::fmt;

use super::view::{FEATURES, View};
use crate::board::Square;
use crate::rules::{BySide, Position, Side};

/// Sums kept for each of the two views.
pub(in crate::engine) const WIDTH: usize = 64;
/// The game is cut into so many stages by the number of pieces, each with its own last layer.
pub(in crate::engine) const STAGES: usize = 8;
/// A sum of 1, in the units it is kept in.
pub(in crate::engine) const UNIT: i32 = 255;
/// A weight of 1 in the last layer.
pub(in crate::engine) const OUTPUT_UNIT: i32 = 64;
/// Hundredths of a man to an output of 1.
pub(in crate::engine) const SCALE: i32 = 100;

const MAGIC: &[u8; 8] = b"dames3d1";

/// A small network, learned from games: sums of weights over the pieces as each side sees them, cut off below 0 and
/// above 1, and a weighted sum of these for the side to move.
pub struct Network {
    features: Vec<[i16; WIDTH]>,
    biases: [i16; WIDTH],
    outputs: Vec<Output>,
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
    #[error("these are no weights of this program: expected them to begin with “dames3d1”")]
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
    const BYTES: usize = MAGIC.len() + 2 * WIDTH * (FEATURES + 1) + STAGES * (2 * 2 * WIDTH + 4);

    pub(in crate::engine) fn new(
        features: Vec<[i16; WIDTH]>,
        biases: [i16; WIDTH],
        outputs: Vec<Output>,
    ) -> Network {
        Network {
            features,
            biases,
            outputs,
        }
    }

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
        let features = (0..FEATURES).map(|_| row(&mut rest)).collect();
        let biases = row(&mut rest);
        let outputs = (0..STAGES).map(|_| Output {
            weights: [row(&mut rest), row(&mut rest)],
            bias: i32::from_le_bytes(take(&mut rest)),
        });
        let outputs = outputs.collect();
        Ok(Network::new(features, biases, outputs))
    }

    /// The weights, for [`Network::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut put = |row: &[i16; WIDTH]| {
            bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
        };
        self.features.iter().for_each(&mut put);
        put(&self.biases);
        for output in &self.outputs {
            for row in &output.weights {
                bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
            }
            bytes.extend(output.bias.to_le_bytes());
        }
        bytes
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    let (first, rest) = bytes.split_first_chunk().unwrap_or((&[0; N], &[]));
    *bytes = rest;
    *first
}

fn row(bytes: &mut &[u8]) -> [i16; WIDTH] {
    std::array::from_fn(|_| i16::from_le_bytes(take(bytes)))
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

/// The sums of the position judged last. The next one judged is mostly a move or two away from it.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    by_side: BySide<([i16; WIDTH], View)>,
}

impl Sums {
    pub(super) fn new(network: &Network) -> Sums {
        let none = (network.biases, View::default());
        Sums {
            by_side: BySide {
                white: none,
                black: none,
            },
        }
    }

    /// The position's balance for the side to move, in hundredths of a man.
    pub(super) fn balance(&mut self, network: &Network, position: &Position) -> i32 {
        for side in Side::BOTH {
            self.follow(network, View::of(position, side), side);
        }
        let side = position.side_to_move();
        let output = &network.outputs[stage(position.occupied().len())];
        let own = weighted(&self.by_side[side].0, &output.weights[0]);
        let other = weighted(&self.by_side[!side].0, &output.weights[1]);
        let sum = i64::from(own + other + output.bias);
        (sum * i64::from(SCALE) / i64::from(UNIT * OUTPUT_UNIT)) as i32
    }

    fn follow(&mut self, network: &Network, view: View, side: Side) {
        let (sums, before) = &mut self.by_side[side];
        for feature in before.less(&view).features() {
            for (sum, weight) in sums.iter_mut().zip(&network.features[feature]) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        for feature in view.less(before).features() {
            for (sum, weight) in sums.iter_mut().zip(&network.features[feature]) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        *before = view;
    }
}

fn weighted(sums: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    sums.iter()
        .zip(weights)
        .map(|(&sum, &weight)| i32::from(sum.clamp(0, UNIT as i16)) * i32::from(weight))
        .sum()
}

const _: () = assert!(Square::COUNT == 50);

//! Static evaluation of quiet positions: a small NNUE-style network plus patterns of men.
//!
//! The [`Network`] (chessprogramming.org, “NNUE”) has one hidden layer for each side's view of the board, updated
//! incrementally from the position evaluated before, and an output layer chosen by the number of pieces. Its output is
//! added to weights for the arrangements of men in sixteen overlapping regions of the board, as in the draughts program
//! Scan. The weights in `assets/evaluation/` are learned from self-play games and embedded in the program. Variants
//! without weights count material.

mod accumulator;
// Public for training.
#[doc(hidden)]
pub mod features;
#[doc(hidden)]
pub mod network;

use std::sync::{Arc, LazyLock};

use super::score::Score;
use crate::board::SquareSet;
use crate::rules::{Position, Side, Variant};

pub use network::{Network, NetworkError};

use accumulator::Accumulator;

/// An evaluation function.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The value of the pieces and the advancement of the men.
    Material,
    /// A trained network.
    Network(Arc<Network>),
}

impl Evaluation {
    /// The strongest evaluation of a variant: its embedded network, or material if it has none.
    pub fn best_for(variant: Variant) -> Evaluation {
        match variant {
            Variant::International => Evaluation::Network(INTERNATIONAL.clone()),
            Variant::Dames3d => Evaluation::Network(DAMES3D.clone()),
            _ => Evaluation::Material,
        }
    }
}

const INTERNATIONAL_FILE: &str = "assets/evaluation/international.net";
const INTERNATIONAL_BYTES: &[u8] = include_bytes!("../../assets/evaluation/international.net");

const DAMES3D_FILE: &str = "assets/evaluation/dames3d.net";
const DAMES3D_BYTES: &[u8] = include_bytes!("../../assets/evaluation/dames3d.net");

// A file with another header or length fails the build.
const _: () = {
    assert!(
        Network::is_weights_file(INTERNATIONAL_BYTES),
        "not a Dames 3D weights file: assets/evaluation/international.net"
    );
    assert!(
        Network::is_weights_file(DAMES3D_BYTES),
        "not a Dames 3D weights file: assets/evaluation/dames3d.net"
    );
};

static INTERNATIONAL: LazyLock<Arc<Network>> =
    LazyLock::new(|| load_embedded(INTERNATIONAL_FILE, INTERNATIONAL_BYTES));

static DAMES3D: LazyLock<Arc<Network>> =
    LazyLock::new(|| load_embedded(DAMES3D_FILE, DAMES3D_BYTES));

/// Loads embedded weights. They are checked when the program is built, so this cannot fail; if it did, no evaluation
/// would be right, and the program must not go on.
fn load_embedded(file: &str, bytes: &[u8]) -> Arc<Network> {
    match parse_embedded(file, bytes) {
        Ok(network) => Arc::new(network),
        Err(error) => panic!("{error}"),
    }
}

/// Parses embedded weights. An error names the file.
fn parse_embedded(file: &str, bytes: &[u8]) -> Result<Network, String> {
    Network::from_bytes(bytes)
        .map_err(|error| format!("this program was built with damaged weights: {file}: {error}"))
}

/// Noise on the evaluation of weaker levels: up to `amplitude` either way, and with one seed always the same for a
/// position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(hidden)]
pub struct EvalNoise {
    /// The largest error, in hundredths of a man; 0 for none.
    pub amplitude: i32,
    /// Different seeds give different noise.
    pub seed: u64,
}

impl EvalNoise {
    /// Returns the noise for a position, triangularly distributed: small errors are more frequent than large ones.
    fn offset(self, position: &Position) -> i32 {
        if self.amplitude == 0 {
            return 0;
        }
        let bits = (position.key() ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (one, other) = ((bits >> 32) as i32 & 0xFFFF, (bits >> 48) as i32);
        (one + other - 0xFFFF) * self.amplitude / 0xFFFF
    }
}

/// The evaluation as one search thread uses it, with an accumulator of its own.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Evaluator<'a> {
    network: Option<(&'a Network, Accumulator)>,
    noise: EvalNoise,
}

impl<'a> Evaluator<'a> {
    pub fn new(evaluation: &'a Evaluation, noise: EvalNoise) -> Evaluator<'a> {
        let network = match evaluation {
            Evaluation::Material => None,
            Evaluation::Network(network) => Some((&**network, Accumulator::new(network))),
        };
        Evaluator { network, noise }
    }

    /// Evaluates a quiet position for the side to move.
    pub fn evaluate(&mut self, position: &Position) -> Score {
        let score = match &mut self.network {
            None => material_balance(position),
            Some((network, accumulator)) => accumulator.evaluate(network, position),
        };
        Score::estimate(score + self.noise.offset(position))
    }
}

/// The value of a man, in hundredths of a man.
const MAN_VALUE: i32 = 100;
const KING_VALUE: i32 = 300;
/// The value of each row that a man has advanced.
const ROW_VALUE: i32 = 1;

/// Returns the material balance for the side to move, in hundredths of a man. Where the goal is to lose all pieces, the
/// sign is reversed.
fn material_balance(position: &Position) -> i32 {
    let side = position.side_to_move();
    let score = side_score(position, side) - side_score(position, !side);
    if position.variant().is_giveaway() { -score } else { score }
}

fn side_score(position: &Position, side: Side) -> i32 {
    let pieces = position.pieces(side);
    let kings = pieces & position.kings();
    let men = pieces.difference(kings);
    let men_from_home = match side {
        Side::White => men,
        Side::Black => men.rotate_180(),
    };
    let rows_advanced: i32 =
        (1..10).map(|row| row * (men_from_home & SquareSet::row(row as u8)).len() as i32).sum();
    MAN_VALUE * men.len() as i32 + KING_VALUE * kings.len() as i32 + ROW_VALUE * rows_advanced
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_weights_are_networks() {
        for variant in Variant::STANDARD {
            assert!(matches!(Evaluation::best_for(variant), Evaluation::Network(_)));
        }
    }

    #[test]
    fn damaged_embedded_weights_are_reported_with_their_file() {
        let mut other_magic = DAMES3D_BYTES.to_vec();
        other_magic[0] ^= 1;
        let cut = &DAMES3D_BYTES[..DAMES3D_BYTES.len() - 1];
        for damaged in [&other_magic, cut, &[]] {
            assert!(!Network::is_weights_file(damaged));
            let error = parse_embedded(DAMES3D_FILE, damaged).expect_err("damaged weights");
            assert!(error.contains(DAMES3D_FILE), "{error}");
        }
    }
}

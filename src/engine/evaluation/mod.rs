//! How good a quiet position looks, without playing on.

mod accumulator;
mod material;
pub(super) mod network;
pub(super) mod patterns;
pub(super) mod perspective;

use std::sync::{Arc, LazyLock};

use super::Score;
use crate::rules::{Position, Variant};

use accumulator::Accumulator;
pub use network::{Network, NetworkError};

/// What positions are judged by.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The pieces alone, and how far the men have come.
    Material,
    /// What a network has learned from games.
    Network(Arc<Network>),
}

impl Evaluation {
    /// The strongest there is for a variant.
    pub fn best_for(variant: Variant) -> Evaluation {
        let network = match variant {
            Variant::International => &*INTERNATIONAL,
            Variant::Dames3d => &*DAMES3D,
            _ => &None,
        };
        network
            .clone()
            .map_or(Evaluation::Material, Evaluation::Network)
    }
}

type EmbeddedNetwork = LazyLock<Option<Arc<Network>>>;

static INTERNATIONAL: EmbeddedNetwork = LazyLock::new(|| {
    parse_embedded(include_bytes!(
        "../../../assets/evaluation/international.net"
    ))
});

static DAMES3D: EmbeddedNetwork =
    LazyLock::new(|| parse_embedded(include_bytes!("../../../assets/evaluation/dames3d.net")));

fn parse_embedded(bytes: &[u8]) -> Option<Arc<Network>> {
    Network::from_bytes(bytes).ok().map(Arc::new)
}

/// How unsure a player is of its judgement: off by up to so much, always by the same in the same position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EvalNoise {
    /// In hundredths of a man.
    pub(super) amplitude: i32,
    /// Another number, other doubts.
    pub(super) seed: u64,
}

impl EvalNoise {
    /// Small doubts more often than great ones.
    fn offset(self, position: &Position) -> i32 {
        if self.amplitude == 0 {
            return 0;
        }
        let drawn = (position.key() ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (one, other) = ((drawn >> 32) as i32 & 0xFFFF, (drawn >> 48) as i32);
        (one + other - 0xFFFF) * self.amplitude / 0xFFFF
    }
}

/// Judges positions for one thread.
#[derive(Clone, Debug)]
pub(super) struct Evaluator<'a> {
    network: Option<(&'a Network, Accumulator)>,
    noise: EvalNoise,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(evaluation: &'a Evaluation, noise: EvalNoise) -> Evaluator<'a> {
        let network = match evaluation {
            Evaluation::Material => None,
            Evaluation::Network(network) => Some((&**network, Accumulator::new(network))),
        };
        Evaluator { network, noise }
    }

    /// For the side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> Score {
        let score = match &mut self.network {
            None => material::evaluate(position),
            Some((network, accumulator)) => accumulator.evaluate(network, position),
        };
        Score::estimate(score + self.noise.offset(position))
    }
}

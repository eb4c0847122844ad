//! How good a quiet position looks, without playing on.

mod material;
pub(super) mod network;
pub(super) mod patterns;
mod sums;
pub(super) mod view;

use std::sync::{Arc, LazyLock};

use super::Score;
use crate::rules::{Position, Variant};

pub use network::{Network, NetworkError};
use sums::Sums;

/// What positions are judged by.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The pieces alone, and how far the men have come.
    Material,
    /// What a network has learned from games.
    Learned(Arc<Network>),
}

impl Evaluation {
    /// The strongest there is for a variant.
    pub fn best_for(variant: Variant) -> Evaluation {
        let learned = match variant {
            Variant::International => &*INTERNATIONAL,
            Variant::Dames3d => &*DAMES3D,
            _ => &None,
        };
        learned
            .clone()
            .map_or(Evaluation::Material, Evaluation::Learned)
    }
}

type Built = LazyLock<Option<Arc<Network>>>;

static INTERNATIONAL: Built = LazyLock::new(|| {
    built_in(include_bytes!(
        "../../../assets/evaluation/international.net"
    ))
});

static DAMES3D: Built =
    LazyLock::new(|| built_in(include_bytes!("../../../assets/evaluation/dames3d.net")));

fn built_in(bytes: &[u8]) -> Option<Arc<Network>> {
    Network::from_bytes(bytes).ok().map(Arc::new)
}

/// How unsure a player is of its judgement: off by up to so much, always by the same in the same position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubt {
    /// In hundredths of a man.
    pub(super) most: i32,
    /// Another number, other doubts.
    pub(super) seed: u64,
}

impl Doubt {
    /// Small doubts more often than great ones.
    fn about(self, position: &Position) -> i32 {
        if self.most == 0 {
            return 0;
        }
        let drawn = (position.key() ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (one, other) = ((drawn >> 32) as i32 & 0xFFFF, (drawn >> 48) as i32);
        (one + other - 0xFFFF) * self.most / 0xFFFF
    }
}

/// Judges positions for one thread.
#[derive(Clone, Debug)]
pub(super) struct Evaluator<'a> {
    learned: Option<(&'a Network, Sums)>,
    doubt: Doubt,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(evaluation: &'a Evaluation, doubt: Doubt) -> Evaluator<'a> {
        let learned = match evaluation {
            Evaluation::Material => None,
            Evaluation::Learned(network) => Some((&**network, Sums::new(network))),
        };
        Evaluator { learned, doubt }
    }

    /// For the side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> Score {
        let balance = match &mut self.learned {
            None => material::balance(position),
            Some((network, sums)) => sums.balance(network, position),
        };
        Score::estimate(balance + self.doubt.about(position))
    }
}

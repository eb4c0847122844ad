//! How good a quiet position looks, without playing on.

mod material;
pub(super) mod network;
pub(super) mod view;

use std::sync::{Arc, LazyLock};

use super::Score;
use crate::rules::{Position, Variant};

use network::Sums;
pub use network::{Network, NetworkError};

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

/// Judges positions for one thread.
#[derive(Clone, Debug)]
pub(super) struct Evaluator<'a> {
    learned: Option<(&'a Network, Sums)>,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(evaluation: &'a Evaluation) -> Evaluator<'a> {
        let learned = match evaluation {
            Evaluation::Material => None,
            Evaluation::Learned(network) => Some((&**network, Sums::new(network))),
        };
        Evaluator { learned }
    }

    /// For the side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> Score {
        Score::estimate(match &mut self.learned {
            None => material::balance(position),
            Some((network, sums)) => sums.balance(network, position),
        })
    }
}

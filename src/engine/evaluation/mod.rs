//! How good a quiet position looks, without playing on.

mod material;

use super::Score;
use crate::rules::{Position, Variant};

/// What positions are judged by.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The pieces alone, and how far the men have come.
    Material,
}

impl Evaluation {
    /// The strongest there is for a variant.
    pub fn best_for(_variant: Variant) -> Evaluation {
        Evaluation::Material
    }
}

/// Judges positions for one thread.
#[derive(Clone, Debug)]
pub(super) struct Evaluator<'a> {
    evaluation: &'a Evaluation,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(evaluation: &'a Evaluation) -> Evaluator<'a> {
        Evaluator { evaluation }
    }

    /// For the side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> Score {
        match self.evaluation {
            Evaluation::Material => Score::estimate(material::balance(position)),
        }
    }
}

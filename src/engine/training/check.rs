use super::super::evaluation::network::{SCALE, STAGES, stage};
use super::super::evaluation::{Doubt, Evaluation, Evaluator};
use super::fit::target;
use super::network::sigmoid;
use super::sample::Sample;
use crate::rules::Variant;

/// How well positions of one stage of the game are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Checked {
    /// The fewest and the most pieces on the board.
    pub pieces: (usize, usize),
    /// How many positions were looked at.
    pub positions: usize,
    /// The mean squared error of the chance to win that the judgement comes to, from 0 to 1.
    pub error: f64,
}

/// Holds judgements, as they are played with, against samples of a variant, stage by stage from the fewest pieces; what
/// the samples tell is weighed as for [`fit`](super::fit()).
pub fn check(
    evaluation: &Evaluation,
    variant: Variant,
    samples: &[Sample],
    result_share: f32,
) -> Vec<Checked> {
    let mut evaluator = Evaluator::new(evaluation, Doubt::default());
    let mut stages = [Checked::default(); STAGES];
    for sample in samples {
        let Some(position) = sample.position(variant) else {
            continue;
        };
        let pieces = sample.pieces();
        let score = evaluator.evaluate(&position).hundredths();
        let chance = sigmoid(score as f32 / SCALE as f32);
        let checked = &mut stages[stage(pieces)];
        checked.pieces.0 = match checked.positions {
            0 => pieces,
            _ => checked.pieces.0.min(pieces),
        };
        checked.pieces.1 = checked.pieces.1.max(pieces);
        checked.positions += 1;
        checked.error += f64::from(chance - target(sample, result_share)).powi(2);
    }
    let mut stages: Vec<Checked> = stages.into_iter().filter(|it| it.positions > 0).collect();
    for checked in &mut stages {
        checked.error /= checked.positions as f64;
    }
    stages
}

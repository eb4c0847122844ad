use super::super::evaluation::network::{OUTPUT_BUCKETS, SCALE, output_bucket};
use super::super::evaluation::{EvalNoise, Evaluation, Evaluator};
use super::fit::target;
use super::parameters::sigmoid;
use super::sample::Sample;
use crate::rules::Variant;

/// How well positions of one stage of the game are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BucketError {
    /// The fewest and the most pieces on the board.
    pub pieces: (usize, usize),
    /// How many positions were looked at.
    pub positions: usize,
    /// The mean squared error of the chance to win that the judgement comes to, from 0 to 1.
    pub error: f64,
}

/// Holds judgements, as they are played with, against samples of a variant, stage by stage from the fewest pieces; what
/// the samples tell is weighed as for [`fit`](super::fit()).
pub fn error_by_bucket(
    evaluation: &Evaluation,
    variant: Variant,
    samples: &[Sample],
    wdl_weight: f32,
) -> Vec<BucketError> {
    let mut evaluator = Evaluator::new(evaluation, EvalNoise::default());
    let mut buckets = [BucketError::default(); OUTPUT_BUCKETS];
    for sample in samples {
        let Some(position) = sample.position(variant) else {
            continue;
        };
        let pieces = sample.pieces();
        let score = evaluator.evaluate(&position).hundredths();
        let prediction = sigmoid(score as f32 / SCALE as f32);
        let bucket = &mut buckets[output_bucket(pieces)];
        bucket.pieces.0 = match bucket.positions {
            0 => pieces,
            _ => bucket.pieces.0.min(pieces),
        };
        bucket.pieces.1 = bucket.pieces.1.max(pieces);
        bucket.positions += 1;
        bucket.error += f64::from(prediction - target(sample, wdl_weight)).powi(2);
    }
    let mut buckets: Vec<BucketError> = buckets.into_iter().filter(|it| it.positions > 0).collect();
    for bucket in &mut buckets {
        bucket.error /= bucket.positions as f64;
    }
    buckets
}

//! The error of an evaluation on samples, by number of pieces.

use super::super::evaluation::network::{OUTPUT_BUCKETS, SCALE, output_bucket};
use super::super::evaluation::{EvalNoise, Evaluation, Evaluator};
use super::fit::target;
use super::parameters::sigmoid;
use super::sample::Sample;
use crate::rules::Variant;

/// The error of an evaluation on the samples of one output bucket.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BucketError {
    /// The fewest and the most pieces of the samples.
    pub pieces: (usize, usize),
    /// Number of samples.
    pub positions: usize,
    /// Mean squared error of the expected result, which is from 0 to 1.
    pub error: f64,
}

/// Returns the error of an evaluation on samples of a variant, by output bucket from the fewest pieces. The evaluation
/// is the quantised one that the engine plays with, and the target is that of [`fit`](super::fit()). Samples that are
/// no position of the variant are skipped.
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

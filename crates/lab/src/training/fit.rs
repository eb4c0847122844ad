//! Fits the network to samples by gradient descent on mini-batches with the Adam optimizer (Kingma & Ba 2014).
//!
//! Training minimizes the cross-entropy between the network's expected result and a target that blends the result of
//! the game with the score of the search; the losses reported are mean squared errors. The learning rate falls along
//! half a cosine. A fit begins with random weights, or with those of a network: then patterns that the samples do not
//! have keep their weights. Work is divided so that the weights do not depend on the number of threads.

use std::panic::resume_unwind;
use std::{fmt, io};

use fastrand::Rng;

use super::chance_fit::ChanceCurve;
use super::parameters::Parameters;
use super::sample::Sample;
use crate::engine::evaluation::network::{OUTPUT_BUCKETS, SCALE, output_bucket};
use crate::engine::evaluation::{EvalNoise, Evaluation, Evaluator, Network};
use crate::platform::thread;
use crate::rules::Variant;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitConfig {
    pub epochs: usize,
    /// Weight of the game's result (win, draw, loss) in the target, from 0 to 1. The rest is the search's score.
    pub wdl_weight: f32,
    /// The learning rate at the beginning, such as [`FitConfig::LEARNING_RATE`]. At the end it is a hundredth of it.
    pub learning_rate: f32,
    /// Number of threads. The weights do not depend on it.
    pub threads: usize,
    /// Seed of the initial weights and of the order of the samples.
    pub seed: u64,
}

impl FitConfig {
    /// The learning rate of a fit that begins with random weights.
    pub const LEARNING_RATE: f32 = 0.002;
}

/// The losses of an epoch: mean squared errors of the expected result, which is from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// Number of the epoch, from 1.
    pub number: usize,
    /// Loss on the training samples, summed while the weights changed.
    pub train_loss: f64,
    /// Loss on the samples held out, the last 1/32 of all, after the epoch.
    pub validation_loss: f64,
}

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, train_loss, validation_loss) =
            (self.number, self.train_loss, self.validation_loss);
        write!(
            f,
            "epoch {number:>3}: training loss {train_loss:.6}, validation loss {validation_loss:.6}"
        )
    }
}

const BATCH_SIZE: usize = 8192;
/// Number of parts of a batch. Each has a gradient of its own; they are added in order, whatever the number of threads.
const BATCH_PARTS: usize = 8;
/// The last samples, one part of this many, are held out for validation.
const VALIDATION_SHARE: usize = 32;
/// The share of the learning rate left at the end.
const FINAL_RATE_SHARE: f32 = 0.01;

/// Fits a network to samples, from the weights of `start` or from random ones. Calls `on_epoch` after each epoch.
///
/// # Errors
/// If the system refuses the threads.
pub fn fit(
    samples: &[Sample],
    start: Option<&Network>,
    config: &FitConfig,
    mut on_epoch: impl FnMut(Epoch),
) -> io::Result<Network> {
    let mut rng = Rng::with_seed(config.seed);
    let mut weights = match start {
        Some(network) => Parameters::from_network(network),
        None => Parameters::random(&mut rng),
    };
    let validation_set = &samples[samples.len() - samples.len() / VALIDATION_SHARE..];
    let train_set = &samples[..samples.len() - validation_set.len()];
    let curve = ChanceCurve::new(train_set.iter().map(|sample| sample.score), train_set);
    let mut order: Vec<u32> = (0..train_set.len() as u32).collect();
    let mut adam = Adam::new();
    let batches = train_set.len().div_ceil(BATCH_SIZE);
    let all_steps = (config.epochs * batches).max(1) as f32;
    let mut gradients = vec![Parameters::zero(); BATCH_PARTS];
    for number in 1..=config.epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH_SIZE) {
            loss += batch_gradient(batch, train_set, curve, config, &weights, &mut gradients)?;
            let (sum, others) = gradients.split_at_mut(1);
            others.iter().for_each(|other| sum[0].add(other));
            let done = adam.steps as f32 / all_steps;
            let fall = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let rate = config.learning_rate * (FINAL_RATE_SHARE + (1.0 - FINAL_RATE_SHARE) * fall);
            adam.step(&mut weights, &mut sum[0], rate, batch.len());
        }
        let validation_error: f64 = validation_set
            .iter()
            .map(|sample| {
                let prediction = curve.expected_result(weights.output(sample));
                f64::from(prediction - target(sample, curve, config.wdl_weight)).powi(2)
            })
            .sum();
        on_epoch(Epoch {
            number,
            train_loss: loss / train_set.len().max(1) as f64,
            validation_loss: validation_error / validation_set.len().max(1) as f64,
        });
    }
    Ok(weights.quantise())
}

/// The target of a sample, an expected result from 0 to 1: the score of the search and, if there is one, the result of
/// the game, blended by `wdl_weight`. The curve is that of the scores: otherwise the share of the results would stretch
/// all scores or shrink them, and the margins of the search would no longer fit.
fn target(sample: &Sample, curve: ChanceCurve, wdl_weight: f32) -> f32 {
    let by_score = curve.expected_result(f32::from(sample.score) / SCALE as f32);
    match sample.result {
        Some(by_result) => wdl_weight * by_result + (1.0 - wdl_weight) * by_score,
        None => by_score,
    }
}

/// Computes the gradient of each part of a batch, and returns the sum of the squared errors.
fn batch_gradient(
    batch: &[u32],
    samples: &[Sample],
    curve: ChanceCurve,
    config: &FitConfig,
    weights: &Parameters,
    gradients: &mut [Parameters],
) -> io::Result<f64> {
    let part = batch.len().div_ceil(BATCH_PARTS);
    let parts: Vec<&[u32]> = batch.chunks(part).collect();
    let share = BATCH_PARTS.div_ceil(config.threads.clamp(1, BATCH_PARTS));
    let compute = |mine: &mut [Parameters], parts: &[&[u32]]| {
        let mut loss = 0.0;
        for (number, gradient) in mine.iter_mut().enumerate() {
            gradient.fill(0.0);
            for &index in parts.get(number).copied().unwrap_or_default() {
                let sample = &samples[index as usize];
                loss += f64::from(weights.add_gradient(
                    sample,
                    target(sample, curve, config.wdl_weight),
                    curve,
                    gradient,
                ));
            }
        }
        loss
    };
    thread::scope(|scope| {
        let workers: Vec<_> = gradients
            .chunks_mut(share)
            .enumerate()
            .map(|(worker, mine)| {
                let parts = &parts[(worker * share).min(parts.len())..];
                thread::spawn_scoped(scope, move || compute(mine, parts))
            })
            .collect();
        let losses = workers.into_iter().map(|worker| {
            let worker = worker?;
            Ok(worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
        });
        losses.sum()
    })
}

/// The Adam optimizer: steps scaled by running means of each derivative and of its square.
struct Adam {
    mean: Parameters,
    square: Parameters,
    steps: i32,
}

impl Adam {
    const BETA1: f32 = 0.9;
    const BETA2: f32 = 0.999;
    const EPSILON: f32 = 1e-8;

    fn new() -> Adam {
        Adam { mean: Parameters::zero(), square: Parameters::zero(), steps: 0 }
    }

    fn step(
        &mut self,
        weights: &mut Parameters,
        gradient: &mut Parameters,
        rate: f32,
        samples: usize,
    ) {
        self.steps += 1;
        let mean_correction = 1.0 - Adam::BETA1.powi(self.steps);
        let square_correction = 1.0 - Adam::BETA2.powi(self.steps);
        let rows = weights.iter_mut().zip(gradient.iter_mut());
        let moments = self.mean.iter_mut().zip(self.square.iter_mut());
        for ((weight, derivative), (mean, square)) in rows.zip(moments) {
            let slope = *derivative / samples as f32;
            *mean = Adam::BETA1 * *mean + (1.0 - Adam::BETA1) * slope;
            *square = Adam::BETA2 * *square + (1.0 - Adam::BETA2) * slope * slope;
            *weight -= rate * (*mean / mean_correction)
                / ((*square / square_correction).sqrt() + Adam::EPSILON);
        }
        weights.clamp();
    }
}

/// The error of an evaluation on the samples of one output bucket.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BucketError {
    /// Minimum and maximum number of pieces of the samples.
    pub pieces: (usize, usize),
    pub positions: usize,
    /// Mean squared error of the expected result, which is from 0 to 1.
    pub error: f64,
}

/// Returns the error of an evaluation on samples of a variant, by output bucket from the fewest pieces. The evaluation
/// is the quantised one of the engine, its scores are turned into expected results by the curve that suits them best,
/// and the target is that of [`fit`](super::fit()). Samples that are no position of the variant are skipped.
pub fn error_by_bucket(
    evaluation: &Evaluation,
    variant: Variant,
    samples: &[Sample],
    wdl_weight: f32,
) -> Vec<BucketError> {
    let mut evaluator = Evaluator::new(evaluation, EvalNoise::default());
    let (samples, scores): (Vec<Sample>, Vec<i16>) = samples
        .iter()
        .filter_map(|sample| {
            let position = sample.position(variant)?;
            Some((*sample, evaluator.evaluate(&position).hundredths() as i16))
        })
        .unzip();
    let curve = ChanceCurve::new(scores.iter().copied(), &samples);
    let target_curve = ChanceCurve::new(samples.iter().map(|sample| sample.score), &samples);
    let mut buckets = [BucketError::default(); OUTPUT_BUCKETS];
    for (sample, score) in samples.iter().zip(scores) {
        let pieces = sample.pieces();
        let prediction = curve.expected_result(f32::from(score) / SCALE as f32);
        let bucket = &mut buckets[output_bucket(pieces)];
        bucket.pieces.0 = match bucket.positions {
            0 => pieces,
            _ => bucket.pieces.0.min(pieces),
        };
        bucket.pieces.1 = bucket.pieces.1.max(pieces);
        bucket.positions += 1;
        bucket.error += f64::from(prediction - target(sample, target_curve, wdl_weight)).powi(2);
    }
    let mut buckets: Vec<BucketError> = buckets.into_iter().filter(|it| it.positions > 0).collect();
    for bucket in &mut buckets {
        bucket.error /= bucket.positions as f64;
    }
    buckets
}

//! Fitting the network to samples.

use std::fmt;
use std::thread;

use fastrand::Rng;

use super::super::evaluation::Network;
use super::super::evaluation::network::SCALE;
use super::parameters::{Parameters, sigmoid};
use super::sample::Sample;

/// How to fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitConfig {
    /// How often every sample is seen.
    pub epochs: usize,
    /// How much the game's result counts beside the search's score, from 0 to 1.
    pub wdl_weight: f32,
    /// Threads that work. The weights do not depend on how many.
    pub threads: usize,
    /// The first weights and the order of the samples follow from this number.
    pub seed: u64,
}

/// How well the network does after an epoch: mean squared errors of its chances to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// How many epochs are done.
    pub number: usize,
    /// On the samples it learns from, while it learned.
    pub train_loss: f64,
    /// On one game in thirty-two that it does not learn from.
    pub validation_loss: f64,
}

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, train_loss, validation_loss) =
            (self.number, self.train_loss, self.validation_loss);
        write!(
            f,
            "epoch {number:>3}: error {train_loss:.6}, on games held out {validation_loss:.6}"
        )
    }
}

const BATCH_SIZE: usize = 8192;
/// A batch is cut into so many parts whose gradients are added in order.
const BATCH_PARTS: usize = 8;
const VALIDATION_SHARE: usize = 32;
const INITIAL_LEARNING_RATE: f32 = 0.002;
const FINAL_LEARNING_RATE: f32 = 0.000_02;

/// Fits a network to samples, telling after each epoch how well it does.
pub fn fit(samples: &[Sample], config: &FitConfig, mut on_progress: impl FnMut(Epoch)) -> Network {
    let mut rng = Rng::with_seed(config.seed);
    let mut weights = Parameters::random(&mut rng);
    let validation_set = &samples[samples.len() - samples.len() / VALIDATION_SHARE..];
    let train_set = &samples[..samples.len() - validation_set.len()];
    let mut order: Vec<u32> = (0..train_set.len() as u32).collect();
    let mut adam = Adam::new();
    let batches = train_set.len().div_ceil(BATCH_SIZE);
    let all_steps = (config.epochs * batches).max(1) as f32;
    let mut gradients = vec![Parameters::zero(); BATCH_PARTS];
    for number in 1..=config.epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH_SIZE) {
            loss += batch_gradient(batch, train_set, config, &weights, &mut gradients);
            let (sum, others) = gradients.split_at_mut(1);
            others.iter().for_each(|other| sum[0].add(other));
            let done = adam.steps as f32 / all_steps;
            let fall = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let rate = FINAL_LEARNING_RATE + (INITIAL_LEARNING_RATE - FINAL_LEARNING_RATE) * fall;
            adam.step(&mut weights, &mut sum[0], rate, batch.len());
        }
        let validation_error: f64 = validation_set
            .iter()
            .map(|sample| {
                f64::from(weights.predict(sample) - target(sample, config.wdl_weight)).powi(2)
            })
            .sum();
        on_progress(Epoch {
            number,
            train_loss: loss / train_set.len().max(1) as f64,
            validation_loss: validation_error / validation_set.len().max(1) as f64,
        });
    }
    weights.quantise()
}

/// What a sample tells of the chance to win, the game's result counting so much beside the search's score.
pub(super) fn target(sample: &Sample, wdl_weight: f32) -> f32 {
    let by_result = f32::from(sample.result) / 2.0;
    let by_score = sigmoid(f32::from(sample.score) / SCALE as f32);
    wdl_weight * by_result + (1.0 - wdl_weight) * by_score
}

/// Fills the gradients of a batch's parts, and returns its loss.
fn batch_gradient(
    batch: &[u32],
    samples: &[Sample],
    config: &FitConfig,
    weights: &Parameters,
    gradients: &mut [Parameters],
) -> f64 {
    let part = batch.len().div_ceil(BATCH_PARTS);
    let parts: Vec<&[u32]> = batch.chunks(part).collect();
    let share = BATCH_PARTS.div_ceil(config.threads.clamp(1, BATCH_PARTS));
    let add_gradient = |mine: &mut [Parameters], parts: &[&[u32]]| {
        let mut loss = 0.0;
        for (place, gradient) in mine.iter_mut().enumerate() {
            gradient.fill(0.0);
            for &index in parts.get(place).copied().unwrap_or_default() {
                let sample = &samples[index as usize];
                loss += f64::from(weights.add_gradient(
                    sample,
                    target(sample, config.wdl_weight),
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
            .map(|(place, mine)| {
                let parts = &parts[(place * share).min(parts.len())..];
                scope.spawn(move || add_gradient(mine, parts))
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_default())
            .sum()
    })
}

/// Steps whose length follows how steady each derivative has been (Kingma and Ba, 2015).
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
        Adam {
            mean: Parameters::zero(),
            square: Parameters::zero(),
            steps: 0,
        }
    }

    fn step(
        &mut self,
        weights: &mut Parameters,
        gradient: &mut Parameters,
        rate: f32,
        samples: usize,
    ) {
        self.steps += 1;
        let mean_share = 1.0 - Adam::BETA1.powi(self.steps);
        let square_share = 1.0 - Adam::BETA2.powi(self.steps);
        let rows = weights.iter_mut().zip(gradient.iter_mut());
        let moments = self.mean.iter_mut().zip(self.square.iter_mut());
        for ((weight, derivative), (mean, square)) in rows.zip(moments) {
            let slope = *derivative / samples as f32;
            *mean = Adam::BETA1 * *mean + (1.0 - Adam::BETA1) * slope;
            *square = Adam::BETA2 * *square + (1.0 - Adam::BETA2) * slope * slope;
            *weight -=
                rate * (*mean / mean_share) / ((*square / square_share).sqrt() + Adam::EPSILON);
        }
        weights.clamp();
    }
}

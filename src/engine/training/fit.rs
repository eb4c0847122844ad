//! Fitting the network to samples.

use std::fmt;
use std::thread;

use fastrand::Rng;

use super::super::evaluation::Network;
use super::super::evaluation::network::SCALE;
use super::network::{Weights, sigmoid};
use super::sample::Sample;

/// How to fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitting {
    /// How often every sample is seen.
    pub epochs: usize,
    /// How much the game's result counts beside the search's score, from 0 to 1.
    pub result_share: f32,
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
    pub learned: f64,
    /// On one game in thirty-two that it does not learn from.
    pub held_out: f64,
}

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, learned, held_out) = (self.number, self.learned, self.held_out);
        write!(
            f,
            "epoch {number:>3}: error {learned:.6}, on games held out {held_out:.6}"
        )
    }
}

const BATCH: usize = 8192;
/// A batch is cut into so many parts whose gradients are added in order.
const PARTS: usize = 8;
const HELD_OUT: usize = 32;
const FIRST_RATE: f32 = 0.002;
const LAST_RATE: f32 = 0.000_02;

/// Fits a network to samples, telling after each epoch how well it does.
pub fn fit(samples: &[Sample], fitting: &Fitting, mut tell: impl FnMut(Epoch)) -> Network {
    let mut rng = Rng::with_seed(fitting.seed);
    let mut weights = Weights::drawn(&mut rng);
    let held_out = &samples[samples.len() - samples.len() / HELD_OUT..];
    let learned_from = &samples[..samples.len() - held_out.len()];
    let mut order: Vec<u32> = (0..learned_from.len() as u32).collect();
    let mut adam = Adam::new();
    let batches = learned_from.len().div_ceil(BATCH);
    let all_steps = (fitting.epochs * batches).max(1) as f32;
    let mut gradients = vec![Weights::zero(); PARTS];
    for number in 1..=fitting.epochs {
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            loss += gradient_of(batch, learned_from, fitting, &weights, &mut gradients);
            let (sum, others) = gradients.split_at_mut(1);
            others.iter().for_each(|other| sum[0].add(other));
            let done = adam.steps as f32 / all_steps;
            let fall = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * fall;
            adam.step(&mut weights, &mut sum[0], rate, batch.len());
        }
        let held_out_loss: f64 = held_out
            .iter()
            .map(|sample| {
                f64::from(weights.chance(sample) - target(sample, fitting.result_share)).powi(2)
            })
            .sum();
        tell(Epoch {
            number,
            learned: loss / learned_from.len().max(1) as f64,
            held_out: held_out_loss / held_out.len().max(1) as f64,
        });
    }
    weights.rounded()
}

/// What a sample tells of the chance to win, the game's result counting so much beside the search's score.
pub(super) fn target(sample: &Sample, result_share: f32) -> f32 {
    let by_result = f32::from(sample.result) / 2.0;
    let by_score = sigmoid(f32::from(sample.score) / SCALE as f32);
    result_share * by_result + (1.0 - result_share) * by_score
}

/// Fills the gradients of a batch's parts, and returns its loss.
fn gradient_of(
    batch: &[u32],
    samples: &[Sample],
    fitting: &Fitting,
    weights: &Weights,
    gradients: &mut [Weights],
) -> f64 {
    let part = batch.len().div_ceil(PARTS);
    let parts: Vec<&[u32]> = batch.chunks(part).collect();
    let share = PARTS.div_ceil(fitting.threads.clamp(1, PARTS));
    let learn = |mine: &mut [Weights], parts: &[&[u32]]| {
        let mut loss = 0.0;
        for (place, gradient) in mine.iter_mut().enumerate() {
            gradient.fill(0.0);
            for &index in parts.get(place).copied().unwrap_or_default() {
                let sample = &samples[index as usize];
                loss += f64::from(weights.learn(
                    sample,
                    target(sample, fitting.result_share),
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
                scope.spawn(move || learn(mine, parts))
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
    mean: Weights,
    square: Weights,
    steps: i32,
}

impl Adam {
    const KEPT_OF_MEAN: f32 = 0.9;
    const KEPT_OF_SQUARE: f32 = 0.999;
    const LEAST: f32 = 1e-8;

    fn new() -> Adam {
        Adam {
            mean: Weights::zero(),
            square: Weights::zero(),
            steps: 0,
        }
    }

    fn step(&mut self, weights: &mut Weights, gradient: &mut Weights, rate: f32, samples: usize) {
        self.steps += 1;
        let mean_share = 1.0 - Adam::KEPT_OF_MEAN.powi(self.steps);
        let square_share = 1.0 - Adam::KEPT_OF_SQUARE.powi(self.steps);
        let rows = weights.flat_mut().zip(gradient.flat_mut());
        let moments = self.mean.flat_mut().zip(self.square.flat_mut());
        for ((weight, derivative), (mean, square)) in rows.zip(moments) {
            let slope = *derivative / samples as f32;
            *mean = Adam::KEPT_OF_MEAN * *mean + (1.0 - Adam::KEPT_OF_MEAN) * slope;
            *square = Adam::KEPT_OF_SQUARE * *square + (1.0 - Adam::KEPT_OF_SQUARE) * slope * slope;
            *weight -=
                rate * (*mean / mean_share) / ((*square / square_share).sqrt() + Adam::LEAST);
        }
        weights.bound();
    }
}

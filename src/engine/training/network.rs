//! The network while it learns: in floating point, with its gradient.

use fastrand::Rng;

use super::super::evaluation::network::{Network, OUTPUT_UNIT, Output, STAGES, UNIT, WIDTH, stage};
use super::super::evaluation::view::{FEATURES, View};
use super::sample::Sample;

type Row = [f32; WIDTH];

/// Weights beyond this would overflow once they are whole numbers.
const MOST: f32 = 3.0;

/// Weights, or a derivative for each.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// A row a feature, the biases, then for each stage a row for the own view, one for the other's, and one that
    /// begins with its bias.
    rows: Vec<Row>,
}

const BIASES: usize = FEATURES;

const fn output_row(stage: usize, view: usize) -> usize {
    FEATURES + 1 + 3 * stage + view
}

const BIAS: usize = 2;

impl Weights {
    pub(super) fn zero() -> Weights {
        Weights {
            rows: vec![[0.0; WIDTH]; output_row(STAGES, 0)],
        }
    }

    pub(super) fn drawn(rng: &mut Rng) -> Weights {
        let mut weights = Weights::zero();
        let mut draw = |rows: &mut [Row], most: f32| {
            for weight in rows.iter_mut().flatten() {
                *weight = (2.0 * rng.f32() - 1.0) * most;
            }
        };
        draw(&mut weights.rows[..FEATURES], 0.2);
        for stage in 0..STAGES {
            let first = output_row(stage, 0);
            draw(&mut weights.rows[first..first + 2], 0.1);
        }
        weights.rows[BIASES] = [0.25; WIDTH];
        weights
    }

    fn sums(&self, view: &View) -> Row {
        let mut sums = self.rows[BIASES];
        for feature in view.features() {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[feature]) {
                *sum += weight;
            }
        }
        sums
    }

    /// What the network makes of a sample: the chance to win, a draw counting half.
    pub(super) fn chance(&self, sample: &Sample) -> f32 {
        let first = output_row(stage(sample.pieces()), 0);
        let mut output = self.rows[first + BIAS][0];
        for (view, row) in sample.views().iter().zip(&self.rows[first..]) {
            let sums = self.sums(view);
            output += sums
                .iter()
                .zip(row)
                .map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight)
                .sum::<f32>();
        }
        sigmoid(output)
    }

    /// Adds the derivative of the sample's loss to a gradient, and returns the loss.
    pub(super) fn learn(&self, sample: &Sample, target: f32, gradient: &mut Weights) -> f32 {
        let first = output_row(stage(sample.pieces()), 0);
        let views = sample.views();
        let sums = views.each_ref().map(|view| self.sums(view));
        let mut output = self.rows[first + BIAS][0];
        for (sums, row) in sums.iter().zip(&self.rows[first..]) {
            for (sum, weight) in sums.iter().zip(row) {
                output += sum.clamp(0.0, 1.0) * weight;
            }
        }
        let chance = sigmoid(output);
        let error = chance - target;
        gradient.rows[first + BIAS][0] += error;
        for (place, (view, sums)) in views.iter().zip(&sums).enumerate() {
            let mut back = [0.0; WIDTH];
            for unit in 0..WIDTH {
                let sum = sums[unit];
                gradient.rows[first + place][unit] += error * sum.clamp(0.0, 1.0);
                let is_between = f32::from(sum > 0.0 && sum < 1.0);
                back[unit] = error * self.rows[first + place][unit] * is_between;
            }
            for row in view.features().chain([BIASES]) {
                for (derivative, more) in gradient.rows[row].iter_mut().zip(&back) {
                    *derivative += more;
                }
            }
        }
        error * error
    }

    pub(super) fn add(&mut self, other: &Weights) {
        for (weight, more) in self.flat_mut().zip(other.rows.iter().flatten()) {
            *weight += more;
        }
    }

    pub(super) fn fill(&mut self, value: f32) {
        self.flat_mut().for_each(|weight| *weight = value);
    }

    pub(super) fn flat_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.rows.iter_mut().flatten()
    }

    pub(super) fn bound(&mut self) {
        for weight in self.rows[..=BIASES].iter_mut().flatten() {
            *weight = weight.clamp(-MOST, MOST);
        }
    }

    /// In the whole numbers that are played with.
    pub(super) fn rounded(&self) -> Network {
        let in_units =
            |row: &Row, unit: i32| row.map(|weight| (weight * unit as f32).round() as i16);
        let output = |stage| {
            let row = |view| in_units(&self.rows[output_row(stage, view)], OUTPUT_UNIT);
            let bias = self.rows[output_row(stage, BIAS)][0];
            Output {
                weights: [row(0), row(1)],
                bias: (bias * (UNIT * OUTPUT_UNIT) as f32).round() as i32,
            }
        };
        let features = self.rows[..FEATURES].iter().map(|row| in_units(row, UNIT));
        Network::new(
            features.collect(),
            in_units(&self.rows[BIASES], UNIT),
            (0..STAGES).map(output).collect(),
        )
    }
}

pub(super) fn sigmoid(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

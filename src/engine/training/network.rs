//! The network while it learns: in floating point, with its gradient.

use fastrand::Rng;

use super::super::evaluation::network::{
    ALL_PIECES, Network, OUTPUT_UNIT, Output, PATTERN_UNIT, STAGES, UNIT, WIDTH, stage,
};
use super::super::evaluation::patterns::{PATTERNS, Ways};
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
    /// For each pattern, with all pieces on the board and with none.
    patterns: Vec<[f32; 2]>,
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
            patterns: vec![[0.0; 2]; PATTERNS],
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
        sigmoid(output + self.by_patterns(sample))
    }

    fn by_patterns(&self, sample: &Sample) -> f32 {
        let shares = shares(sample);
        let patterns = Ways::of(&sample.views()[0]);
        let weights = patterns.patterns().map(|pattern| self.patterns[pattern]);
        weights
            .map(|[with_all, with_none]| with_all * shares[0] + with_none * shares[1])
            .sum()
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
        let chance = sigmoid(output + self.by_patterns(sample));
        let error = chance - target;
        let shares = shares(sample);
        for pattern in Ways::of(&views[0]).patterns() {
            for (derivative, share) in gradient.patterns[pattern].iter_mut().zip(shares) {
                *derivative += error * share;
            }
        }
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
        let rows = self.rows.iter_mut().flatten();
        for (weight, more) in rows.zip(other.rows.iter().flatten()) {
            *weight += more;
        }
        let patterns = self.patterns.iter_mut().flatten();
        for (weight, more) in patterns.zip(other.patterns.iter().flatten()) {
            *weight += more;
        }
    }

    pub(super) fn fill(&mut self, value: f32) {
        self.flat_mut().for_each(|weight| *weight = value);
    }

    pub(super) fn flat_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let patterns = self.patterns.iter_mut().flatten();
        self.rows.iter_mut().flatten().chain(patterns)
    }

    pub(super) fn bound(&mut self) {
        for weight in self.rows[..=BIASES].iter_mut().flatten() {
            *weight = weight.clamp(-MOST, MOST);
        }
        for weight in self.patterns.iter_mut().flatten() {
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
        let patterns = self.patterns.iter();
        Network {
            features: features.collect(),
            biases: in_units(&self.rows[BIASES], UNIT),
            outputs: (0..STAGES).map(output).collect(),
            patterns: patterns
                .map(|pair| pair.map(|weight| (weight * PATTERN_UNIT as f32).round() as i16))
                .collect(),
        }
    }
}

/// How much the two weights of a pattern count: that with all pieces on the board, and that with none.
fn shares(sample: &Sample) -> [f32; 2] {
    let share = sample.pieces() as f32 / ALL_PIECES as f32;
    [share, 1.0 - share]
}

pub(super) fn sigmoid(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

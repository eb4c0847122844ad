//! The network while it learns: in floating point, with its gradient.

use fastrand::Rng;

use super::super::evaluation::network::{
    HIDDEN_SIZE, Network, OUTPUT_BUCKETS, OutputLayer, QA, QB, QP, START_PIECES, output_bucket,
};
use super::super::evaluation::patterns::{PATTERN_COUNT, PatternIndices};
use super::super::evaluation::perspective::{FEATURE_COUNT, Perspective};
use super::sample::Sample;

type Row = [f32; HIDDEN_SIZE];

/// Weights beyond this would overflow once they are whole numbers.
const MAX_WEIGHT: f32 = 3.0;

/// Weights, or a derivative for each.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    /// A row a feature, the biases, then for each bucket a row for the own view, one for the other's, and one that
    /// begins with its bias.
    rows: Vec<Row>,
    /// For each pattern, with all pieces on the board and with none.
    patterns: Vec<[f32; 2]>,
}

const BIASES_ROW: usize = FEATURE_COUNT;

const fn output_row(output_bucket: usize, perspective: usize) -> usize {
    FEATURE_COUNT + 1 + 3 * output_bucket + perspective
}

const BIAS_ROW: usize = 2;

impl Parameters {
    pub(super) fn zero() -> Parameters {
        Parameters {
            rows: vec![[0.0; HIDDEN_SIZE]; output_row(OUTPUT_BUCKETS, 0)],
            patterns: vec![[0.0; 2]; PATTERN_COUNT],
        }
    }

    pub(super) fn random(rng: &mut Rng) -> Parameters {
        let mut weights = Parameters::zero();
        let mut draw = |rows: &mut [Row], most: f32| {
            for weight in rows.iter_mut().flatten() {
                *weight = (2.0 * rng.f32() - 1.0) * most;
            }
        };
        draw(&mut weights.rows[..FEATURE_COUNT], 0.2);
        for output_bucket in 0..OUTPUT_BUCKETS {
            let first = output_row(output_bucket, 0);
            draw(&mut weights.rows[first..first + 2], 0.1);
        }
        weights.rows[BIASES_ROW] = [0.25; HIDDEN_SIZE];
        weights
    }

    fn hidden(&self, perspective: &Perspective) -> Row {
        let mut hidden = self.rows[BIASES_ROW];
        for feature in perspective.features() {
            for (sum, weight) in hidden.iter_mut().zip(&self.rows[feature]) {
                *sum += weight;
            }
        }
        hidden
    }

    /// What the network makes of a sample: the chance to win, a draw counting half.
    pub(super) fn predict(&self, sample: &Sample) -> f32 {
        let first = output_row(output_bucket(sample.pieces()), 0);
        let mut output = self.rows[first + BIAS_ROW][0];
        for (perspective, row) in sample.perspectives().iter().zip(&self.rows[first..]) {
            let hidden = self.hidden(perspective);
            output += hidden
                .iter()
                .zip(row)
                .map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight)
                .sum::<f32>();
        }
        sigmoid(output + self.pattern_output(sample))
    }

    fn pattern_output(&self, sample: &Sample) -> f32 {
        let phase = phase_shares(sample);
        let patterns = PatternIndices::from_perspective(&sample.perspectives()[0]);
        let weights = patterns
            .weight_indices()
            .map(|pattern| self.patterns[pattern]);
        weights
            .map(|[with_all, with_none]| with_all * phase[0] + with_none * phase[1])
            .sum()
    }

    /// Adds the derivative of the sample's loss to a gradient, and returns the loss.
    pub(super) fn add_gradient(
        &self,
        sample: &Sample,
        target: f32,
        gradient: &mut Parameters,
    ) -> f32 {
        let first = output_row(output_bucket(sample.pieces()), 0);
        let perspectives = sample.perspectives();
        let hidden = perspectives
            .each_ref()
            .map(|perspective| self.hidden(perspective));
        let mut output = self.rows[first + BIAS_ROW][0];
        for (hidden, row) in hidden.iter().zip(&self.rows[first..]) {
            for (sum, weight) in hidden.iter().zip(row) {
                output += sum.clamp(0.0, 1.0) * weight;
            }
        }
        let prediction = sigmoid(output + self.pattern_output(sample));
        let error = prediction - target;
        let phase = phase_shares(sample);
        for pattern in PatternIndices::from_perspective(&perspectives[0]).weight_indices() {
            for (derivative, share) in gradient.patterns[pattern].iter_mut().zip(phase) {
                *derivative += error * share;
            }
        }
        gradient.rows[first + BIAS_ROW][0] += error;
        for (place, (perspective, hidden)) in perspectives.iter().zip(&hidden).enumerate() {
            let mut back = [0.0; HIDDEN_SIZE];
            for unit in 0..HIDDEN_SIZE {
                let sum = hidden[unit];
                gradient.rows[first + place][unit] += error * sum.clamp(0.0, 1.0);
                let is_between = f32::from(sum > 0.0 && sum < 1.0);
                back[unit] = error * self.rows[first + place][unit] * is_between;
            }
            for row in perspective.features().chain([BIASES_ROW]) {
                for (derivative, more) in gradient.rows[row].iter_mut().zip(&back) {
                    *derivative += more;
                }
            }
        }
        error * error
    }

    pub(super) fn add(&mut self, other: &Parameters) {
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
        self.iter_mut().for_each(|weight| *weight = value);
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let patterns = self.patterns.iter_mut().flatten();
        self.rows.iter_mut().flatten().chain(patterns)
    }

    pub(super) fn clamp(&mut self) {
        for weight in self.rows[..=BIASES_ROW].iter_mut().flatten() {
            *weight = weight.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
        for weight in self.patterns.iter_mut().flatten() {
            *weight = weight.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
    }

    /// In the whole numbers that are played with.
    pub(super) fn quantise(&self) -> Network {
        let in_units =
            |row: &Row, unit: i32| row.map(|weight| (weight * unit as f32).round() as i16);
        let output = |output_bucket| {
            let row =
                |perspective| in_units(&self.rows[output_row(output_bucket, perspective)], QB);
            let bias = self.rows[output_row(output_bucket, BIAS_ROW)][0];
            OutputLayer {
                weights: [row(0), row(1)],
                bias: (bias * (QA * QB) as f32).round() as i32,
            }
        };
        let features = self.rows[..FEATURE_COUNT]
            .iter()
            .map(|row| in_units(row, QA));
        let patterns = self.patterns.iter();
        Network {
            features: features.collect(),
            biases: in_units(&self.rows[BIASES_ROW], QA),
            output_layers: (0..OUTPUT_BUCKETS).map(output).collect(),
            patterns: patterns
                .map(|pair| pair.map(|weight| (weight * QP as f32).round() as i16))
                .collect(),
        }
    }
}

/// How much the two weights of a pattern count: that with all pieces on the board, and that with none.
fn phase_shares(sample: &Sample) -> [f32; 2] {
    let share = sample.pieces() as f32 / START_PIECES as f32;
    [share, 1.0 - share]
}

pub(super) fn sigmoid(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

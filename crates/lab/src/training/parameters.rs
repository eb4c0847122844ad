//! The parameters of the network in floating point, for training, and their gradient.

use fastrand::Rng;

use super::chance_fit::ChanceCurve;
use super::sample::Sample;
use crate::engine::evaluation::features::{
    FEATURE_COUNT, PATTERN_COUNT, PatternIndices, Perspective,
};
use crate::engine::evaluation::network::{
    HIDDEN_SIZE, Network, OUTPUT_BUCKETS, OutputLayer, QA, QB, QP, START_PIECES, output_bucket,
};

type Row = [f32; HIDDEN_SIZE];

/// Weights and biases of the first layer are clamped to ± this value, so that the sums of 40 pieces fit into 16 bits
/// once quantised.
const MAX_WEIGHT: f32 = 3.0;
/// Weights of patterns are clamped to ± this value, the largest that is one byte once quantised.
const MAX_PATTERN_WEIGHT: f32 = i8::MAX as f32 / QP as f32;

/// All weights of a network, or a derivative for each.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    /// A row for each feature; the biases; then for each output bucket a row for the side to move's perspective, one
    /// for the opponent's, and one whose first entry is the bias.
    rows: Vec<Row>,
    /// For each pattern its weight with all pieces on the board and its weight with none.
    patterns: Vec<[f32; 2]>,
}

/// The row of the hidden layer's biases.
const BIASES_ROW: usize = FEATURE_COUNT;

/// The row of an output bucket's weights for a perspective: 0 for the side to move, 1 for the opponent, or
/// [`BIAS_ROW`].
const fn output_row(output_bucket: usize, perspective: usize) -> usize {
    FEATURE_COUNT + 1 + 3 * output_bucket + perspective
}

/// In place of a perspective, the row that begins with an output bucket's bias.
const BIAS_ROW: usize = 2;

impl Parameters {
    pub(super) fn zero() -> Parameters {
        Parameters {
            rows: vec![[0.0; HIDDEN_SIZE]; output_row(OUTPUT_BUCKETS, 0)],
            patterns: vec![[0.0; 2]; PATTERN_COUNT],
        }
    }

    /// Random initial weights.
    pub(super) fn random(rng: &mut Rng) -> Parameters {
        let mut weights = Parameters::zero();
        let mut draw = |rows: &mut [Row], limit: f32| {
            for weight in rows.iter_mut().flatten() {
                *weight = (2.0 * rng.f32() - 1.0) * limit;
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

    /// The hidden layer before clipping.
    fn hidden(&self, perspective: &Perspective) -> Row {
        let mut hidden = self.rows[BIASES_ROW];
        for feature in perspective.features() {
            for (sum, weight) in hidden.iter_mut().zip(&self.rows[feature]) {
                *sum += weight;
            }
        }
        hidden
    }

    /// The score of a sample for the side to move, in men.
    pub(super) fn output(&self, sample: &Sample) -> f32 {
        let perspectives = sample.perspectives();
        let hidden = perspectives.each_ref().map(|perspective| self.hidden(perspective));
        self.output_from_hidden(sample, &perspectives[0], &hidden)
    }

    fn output_from_hidden(&self, sample: &Sample, own: &Perspective, hidden: &[Row; 2]) -> f32 {
        let first = output_row(output_bucket(sample.pieces()), 0);
        let mut output = self.rows[first + BIAS_ROW][0];
        for (hidden, row) in hidden.iter().zip(&self.rows[first..]) {
            for (sum, weight) in hidden.iter().zip(row) {
                output += sum.clamp(0.0, 1.0) * weight;
            }
        }
        output + self.pattern_output(sample, own)
    }

    fn pattern_output(&self, sample: &Sample, own: &Perspective) -> f32 {
        let phase = phase_shares(sample);
        let patterns = PatternIndices::from_perspective(own);
        let weights = patterns.weight_indices().map(|pattern| self.patterns[pattern]);
        weights.map(|[with_all, with_none]| with_all * phase[0] + with_none * phase[1]).sum()
    }

    /// Adds the derivatives of a sample's cross-entropy to a gradient, and returns the squared error of its expected
    /// result by this curve.
    pub(super) fn add_gradient(
        &self,
        sample: &Sample,
        target: f32,
        curve: ChanceCurve,
        gradient: &mut Parameters,
    ) -> f32 {
        let first = output_row(output_bucket(sample.pieces()), 0);
        let perspectives = sample.perspectives();
        let hidden = perspectives.each_ref().map(|perspective| self.hidden(perspective));
        let output = self.output_from_hidden(sample, &perspectives[0], &hidden);
        let error = curve.expected_result(output) - target;
        // The derivative of the cross-entropy by the output.
        let slope = curve.slope * error;
        let phase = phase_shares(sample);
        for pattern in PatternIndices::from_perspective(&perspectives[0]).weight_indices() {
            for (derivative, share) in gradient.patterns[pattern].iter_mut().zip(phase) {
                *derivative += slope * share;
            }
        }
        gradient.rows[first + BIAS_ROW][0] += slope;
        for (view, (perspective, hidden)) in perspectives.iter().zip(&hidden).enumerate() {
            let mut hidden_gradient = [0.0; HIDDEN_SIZE];
            for unit in 0..HIDDEN_SIZE {
                let sum = hidden[unit];
                gradient.rows[first + view][unit] += slope * sum.clamp(0.0, 1.0);
                let is_unclipped = f32::from(sum > 0.0 && sum < 1.0);
                hidden_gradient[unit] = slope * self.rows[first + view][unit] * is_unclipped;
            }
            for row in perspective.features().chain([BIASES_ROW]) {
                for (derivative, more) in gradient.rows[row].iter_mut().zip(&hidden_gradient) {
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
            *weight = weight.clamp(-MAX_PATTERN_WEIGHT, MAX_PATTERN_WEIGHT);
        }
    }

    /// The weights of a network, as [`Parameters::quantise`] rounds them.
    pub(super) fn from_network(network: &Network) -> Parameters {
        let row = |weights: &[i16; HIDDEN_SIZE], unit: i32| {
            weights.map(|weight| f32::from(weight) / unit as f32)
        };
        let mut parameters = Parameters::zero();
        let first_rows = network.features.iter().chain([&network.biases]);
        for (to, weights) in parameters.rows.iter_mut().zip(first_rows) {
            *to = row(weights, QA);
        }
        for (output_bucket, layer) in network.output_layers.iter().enumerate() {
            for (perspective, weights) in layer.weights.iter().enumerate() {
                parameters.rows[output_row(output_bucket, perspective)] = row(weights, QB);
            }
            let bias = layer.bias as f32 / (QA * QB) as f32;
            parameters.rows[output_row(output_bucket, BIAS_ROW)][0] = bias;
        }
        for (to, pair) in parameters.patterns.iter_mut().zip(network.patterns.iter()) {
            *to = pair.map(|weight| f32::from(weight) / QP as f32);
        }
        parameters
    }

    /// Rounds the weights to the integers that the engine plays with.
    pub(super) fn quantise(&self) -> Network {
        let quantised =
            |row: &Row, unit: i32| row.map(|weight| (weight * unit as f32).round() as i16);
        let output = |output_bucket| {
            let row =
                |perspective| quantised(&self.rows[output_row(output_bucket, perspective)], QB);
            let bias = self.rows[output_row(output_bucket, BIAS_ROW)][0];
            OutputLayer {
                weights: [row(0), row(1)],
                bias: (bias * (QA * QB) as f32).round() as i32,
            }
        };
        let features = self.rows[..FEATURE_COUNT].iter().map(|row| quantised(row, QA));
        let patterns = self.patterns.iter();
        Network {
            features: features.collect(),
            biases: quantised(&self.rows[BIASES_ROW], QA),
            output_layers: (0..OUTPUT_BUCKETS).map(output).collect(),
            patterns: patterns
                .map(|pair| pair.map(|weight| (weight * QP as f32).round() as i8))
                .collect(),
        }
    }
}

/// The shares of the two weights of a pattern, with all pieces on the board and with none.
fn phase_shares(sample: &Sample) -> [f32; 2] {
    let share = sample.pieces() as f32 / START_PIECES as f32;
    [share, 1.0 - share]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_the_same_after_a_round_trip() {
        let mut rng = Rng::with_seed(1);
        let mut weights = Parameters::random(&mut rng);
        for weight in weights.iter_mut() {
            *weight += 2.0 * rng.f32() - 1.0;
        }
        weights.clamp();
        let bytes = weights.quantise().to_bytes();
        let again = Parameters::from_network(&weights.quantise()).quantise();
        assert!(bytes == again.to_bytes());
    }
}

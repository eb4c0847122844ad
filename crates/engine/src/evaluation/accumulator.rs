//! The network's first layer, updated incrementally (chessprogramming.org, “NNUE”), and the forward pass from it.

use super::features::{PatternIndices, Perspective, feature};
use super::network::{HIDDEN_SIZE, Network, QA, QB, QP, SCALE, START_PIECES, output_bucket};
use crate::board::Square;
use crate::platform::clipped_dot_product;
use crate::rules::{BySide, Position, Side};

/// First-layer values of the position evaluated last. In a search the next position is mostly a move or two away, so
/// only the difference is computed.
#[derive(Clone, Debug)]
pub(super) struct Accumulator {
    /// White's perspective on that position.
    perspective: Perspective,
    by_side: BySide<SideAccumulator>,
    /// The side to move in that position and its score.
    score: Option<(Side, i32)>,
}

/// First-layer values as one side sees the position.
#[derive(Clone, Copy, Debug)]
struct SideAccumulator {
    /// Values of the hidden layer before clipping, in units of 1/[`QA`].
    hidden: [i16; HIDDEN_SIZE],
    patterns: PatternIndices,
}

impl Accumulator {
    /// The accumulator of an empty board.
    pub(super) fn new(network: &Network) -> Accumulator {
        let empty_board =
            SideAccumulator { hidden: network.biases, patterns: PatternIndices::default() };
        Accumulator {
            perspective: Perspective::default(),
            by_side: BySide { white: empty_board, black: empty_board },
            score: None,
        }
    }

    /// Evaluates a position for the side to move, in hundredths of a man.
    pub(super) fn evaluate(&mut self, network: &Network, position: &Position) -> i32 {
        let perspective = Perspective::from_position(position, Side::White);
        let side = position.side_to_move();
        // The search often asks twice in a row.
        if let Some((last_side, score)) = self.score
            && side == last_side
            && perspective == self.perspective
        {
            return score;
        }
        self.update(network, perspective);
        let pieces = position.occupied().len();
        let (own, opponent) = (&self.by_side[side], &self.by_side[!side]);
        let layer = &network.output_layers[output_bucket(pieces)];
        let sum = layer.bias
            + clipped_relu(&own.hidden, &layer.weights[0])
            + clipped_relu(&opponent.hidden, &layer.weights[1]);
        let network_score = i64::from(sum) * i64::from(SCALE) / i64::from(QA * QB);
        let score = network_score as i32 + pattern_score(network, &own.patterns, pieces as i32);
        self.score = Some((side, score));
        score
    }

    /// Adds the pieces that came and subtracts those that left since the last position.
    fn update(&mut self, network: &Network, perspective: Perspective) {
        let before = std::mem::replace(&mut self.perspective, perspective);
        for kind in 0..perspective.0.len() {
            let (before, now) = (before.0[kind], perspective.0[kind]);
            // White's feature and Black's. For Black, own and opponent's kinds are exchanged, and the board is turned.
            let features = |square: Square| {
                let blacks = feature(kind ^ 2, square.rotate_180());
                (feature(kind, square), blacks)
            };
            let mut removed = before.difference(now).iter().map(features);
            let mut added = now.difference(before).iter().map(features);
            let BySide { white, black } = &mut self.by_side;
            loop {
                match (removed.next(), added.next()) {
                    (Some(from), Some(to)) => {
                        white.add_sub(network, from.0, to.0);
                        black.add_sub(network, from.1, to.1);
                    }
                    (Some(from), None) => {
                        white.sub(network, from.0);
                        black.sub(network, from.1);
                    }
                    (None, Some(to)) => {
                        white.add(network, to.0);
                        black.add(network, to.1);
                    }
                    (None, None) => break,
                }
            }
        }
    }
}

/// Sums the pattern weights, in hundredths of a man: each interpolated between its value with all pieces on the board
/// and its value with none.
fn pattern_score(network: &Network, patterns: &PatternIndices, pieces: i32) -> i32 {
    let (mut full, mut empty) = (0, 0);
    for index in patterns.weight_indices() {
        let [with_all, with_none] = network.patterns.get(index);
        full += i32::from(with_all);
        empty += i32::from(with_none);
    }
    let sum = full * pieces + empty * (START_PIECES - pieces);
    (i64::from(sum) * i64::from(SCALE) / i64::from(START_PIECES * QP)) as i32
}

impl SideAccumulator {
    fn add(&mut self, network: &Network, feature: usize) {
        for (sum, weight) in self.hidden.iter_mut().zip(&network.features[feature]) {
            *sum = sum.wrapping_add(*weight);
        }
        self.patterns.add(feature);
    }

    fn sub(&mut self, network: &Network, feature: usize) {
        for (sum, weight) in self.hidden.iter_mut().zip(&network.features[feature]) {
            *sum = sum.wrapping_sub(*weight);
        }
        self.patterns.sub(feature);
    }

    /// Subtracts the feature `from` and adds the feature `to`, in one pass.
    fn add_sub(&mut self, network: &Network, from: usize, to: usize) {
        let weights = network.features[from].iter().zip(&network.features[to]);
        for (sum, (less, more)) in self.hidden.iter_mut().zip(weights) {
            *sum = sum.wrapping_add(more.wrapping_sub(*less));
        }
        self.patterns.sub(from);
        self.patterns.add(to);
    }
}

/// The dot product of weights and hidden values clipped to the range from 0 to 1.
fn clipped_relu(hidden: &[i16; HIDDEN_SIZE], weights: &[i16; HIDDEN_SIZE]) -> i32 {
    clipped_dot_product(hidden, weights, QA as i16)
}

use super::network::{HIDDEN_SIZE, Network, QA, QB, QP, SCALE, START_PIECES, output_bucket};
use super::patterns::PatternIndices;
use super::perspective::{Perspective, feature};
use crate::board::Square;
use crate::rules::{BySide, Position, Side};

/// What is kept of the position judged last. The next one judged is mostly a move or two away from it.
#[derive(Clone, Debug)]
pub(super) struct Accumulator {
    /// As White sees it.
    perspective: Perspective,
    by_side: BySide<SideAccumulator>,
}

/// What is kept for one side.
#[derive(Clone, Copy, Debug)]
struct SideAccumulator {
    hidden: [i16; HIDDEN_SIZE],
    patterns: PatternIndices,
}

impl Accumulator {
    pub(super) fn new(network: &Network) -> Accumulator {
        let none = SideAccumulator {
            hidden: network.biases,
            patterns: PatternIndices::default(),
        };
        Accumulator {
            perspective: Perspective::default(),
            by_side: BySide {
                white: none,
                black: none,
            },
        }
    }

    /// The position's balance for the side to move, in hundredths of a man.
    pub(super) fn evaluate(&mut self, network: &Network, position: &Position) -> i32 {
        self.update(network, Perspective::from_position(position, Side::White));
        let side = position.side_to_move();
        let pieces = position.occupied().len();
        let (own, other) = (&self.by_side[side], &self.by_side[!side]);
        let layer = &network.output_layers[output_bucket(pieces)];
        let sum = layer.bias
            + clipped_dot_product(&own.hidden, &layer.weights[0])
            + clipped_dot_product(&other.hidden, &layer.weights[1]);
        let network_score = i64::from(sum) * i64::from(SCALE) / i64::from(QA * QB);
        network_score as i32 + pattern_score(network, &own.patterns, pieces as i32)
    }

    fn update(&mut self, network: &Network, perspective: Perspective) {
        let before = std::mem::replace(&mut self.perspective, perspective);
        for kind in 0..perspective.0.len() {
            let (before, now) = (before.0[kind], perspective.0[kind]);
            // As White sees it, and as Black does, to whom own pieces are the other's.
            let seen = |square: Square| {
                let turned = feature(kind ^ 2, square.rotate_180());
                (feature(kind, square), turned)
            };
            let mut gone = before.difference(now).iter().map(seen);
            let mut come = now.difference(before).iter().map(seen);
            let BySide { white, black } = &mut self.by_side;
            loop {
                match (gone.next(), come.next()) {
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

/// What the patterns count, in hundredths of a man.
fn pattern_score(network: &Network, patterns: &PatternIndices, pieces: i32) -> i32 {
    let (mut full, mut empty) = (0, 0);
    for pattern in patterns.weight_indices() {
        let [with_all, with_none] = network.patterns[pattern];
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

    /// Lifts the one and puts the other.
    fn add_sub(&mut self, network: &Network, from: usize, to: usize) {
        let weights = network.features[from].iter().zip(&network.features[to]);
        for (sum, (less, more)) in self.hidden.iter_mut().zip(weights) {
            *sum = sum.wrapping_add(more.wrapping_sub(*less));
        }
        self.patterns.sub(from);
        self.patterns.add(to);
    }
}

fn clipped_dot_product(hidden: &[i16; HIDDEN_SIZE], weights: &[i16; HIDDEN_SIZE]) -> i32 {
    hidden
        .iter()
        .zip(weights)
        .map(|(&sum, &weight)| i32::from(sum.clamp(0, QA as i16)) * i32::from(weight))
        .sum()
}

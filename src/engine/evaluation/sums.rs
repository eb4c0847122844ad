use super::network::{ALL_PIECES, Network, OUTPUT_UNIT, PATTERN_UNIT, SCALE, UNIT, WIDTH, stage};
use super::patterns::Ways;
use super::view::{View, feature};
use crate::board::Square;
use crate::rules::{BySide, Position, Side};

/// What is kept of the position judged last. The next one judged is mostly a move or two away from it.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    /// As White sees it.
    view: View,
    by_side: BySide<Seen>,
}

/// What is kept for one side.
#[derive(Clone, Copy, Debug)]
struct Seen {
    sums: [i16; WIDTH],
    ways: Ways,
}

impl Sums {
    pub(super) fn new(network: &Network) -> Sums {
        let none = Seen {
            sums: network.biases,
            ways: Ways::default(),
        };
        Sums {
            view: View::default(),
            by_side: BySide {
                white: none,
                black: none,
            },
        }
    }

    /// The position's balance for the side to move, in hundredths of a man.
    pub(super) fn balance(&mut self, network: &Network, position: &Position) -> i32 {
        self.follow(network, View::of(position, Side::White));
        let side = position.side_to_move();
        let pieces = position.occupied().len();
        let (own, other) = (&self.by_side[side], &self.by_side[!side]);
        let output = &network.outputs[stage(pieces)];
        let sum = output.bias
            + weighted(&own.sums, &output.weights[0])
            + weighted(&other.sums, &output.weights[1]);
        let by_network = i64::from(sum) * i64::from(SCALE) / i64::from(UNIT * OUTPUT_UNIT);
        by_network as i32 + by_patterns(network, &own.ways, pieces as i32)
    }

    fn follow(&mut self, network: &Network, view: View) {
        let before = std::mem::replace(&mut self.view, view);
        for kind in 0..view.0.len() {
            let (before, now) = (before.0[kind], view.0[kind]);
            // As White sees it, and as Black does, to whom own pieces are the other's.
            let seen = |square: Square| {
                let turned = feature(kind ^ 2, square.opposite());
                (feature(kind, square), turned)
            };
            let mut gone = before.less(now).iter().map(seen);
            let mut come = now.less(before).iter().map(seen);
            let BySide { white, black } = &mut self.by_side;
            loop {
                match (gone.next(), come.next()) {
                    (Some(from), Some(to)) => {
                        white.shift(network, from.0, to.0);
                        black.shift(network, from.1, to.1);
                    }
                    (Some(from), None) => {
                        white.lift(network, from.0);
                        black.lift(network, from.1);
                    }
                    (None, Some(to)) => {
                        white.put(network, to.0);
                        black.put(network, to.1);
                    }
                    (None, None) => break,
                }
            }
        }
    }
}

/// What the patterns count, in hundredths of a man.
fn by_patterns(network: &Network, ways: &Ways, pieces: i32) -> i32 {
    let (mut full, mut empty) = (0, 0);
    for pattern in ways.patterns() {
        let [with_all, with_none] = network.patterns[pattern];
        full += i32::from(with_all);
        empty += i32::from(with_none);
    }
    let sum = full * pieces + empty * (ALL_PIECES - pieces);
    (i64::from(sum) * i64::from(SCALE) / i64::from(ALL_PIECES * PATTERN_UNIT)) as i32
}

impl Seen {
    fn put(&mut self, network: &Network, feature: usize) {
        for (sum, weight) in self.sums.iter_mut().zip(&network.features[feature]) {
            *sum = sum.wrapping_add(*weight);
        }
        self.ways.put(feature);
    }

    fn lift(&mut self, network: &Network, feature: usize) {
        for (sum, weight) in self.sums.iter_mut().zip(&network.features[feature]) {
            *sum = sum.wrapping_sub(*weight);
        }
        self.ways.lift(feature);
    }

    /// Lifts the one and puts the other.
    fn shift(&mut self, network: &Network, from: usize, to: usize) {
        let weights = network.features[from].iter().zip(&network.features[to]);
        for (sum, (less, more)) in self.sums.iter_mut().zip(weights) {
            *sum = sum.wrapping_add(more.wrapping_sub(*less));
        }
        self.ways.lift(from);
        self.ways.put(to);
    }
}

fn weighted(sums: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    sums.iter()
        .zip(weights)
        .map(|(&sum, &weight)| i32::from(sum.clamp(0, UNIT as i16)) * i32::from(weight))
        .sum()
}

use super::network::{ALL_PIECES, Network, OUTPUT_UNIT, PATTERN_UNIT, SCALE, UNIT, WIDTH, stage};
use super::patterns::Ways;
use super::view::View;
use crate::rules::{BySide, Position, Side};

/// What is kept of the position judged last. The next one judged is mostly a move or two away from it.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    by_side: BySide<Seen>,
}

/// What is kept for one side.
#[derive(Clone, Copy, Debug)]
struct Seen {
    view: View,
    sums: [i16; WIDTH],
    ways: Ways,
}

impl Sums {
    pub(super) fn new(network: &Network) -> Sums {
        let none = Seen {
            view: View::default(),
            sums: network.biases,
            ways: Ways::default(),
        };
        Sums {
            by_side: BySide {
                white: none,
                black: none,
            },
        }
    }

    /// The position's balance for the side to move, in hundredths of a man.
    pub(super) fn balance(&mut self, network: &Network, position: &Position) -> i32 {
        for side in Side::BOTH {
            self.by_side[side].follow(network, View::of(position, side));
        }
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
    fn follow(&mut self, network: &Network, view: View) {
        for feature in self.view.less(&view).features() {
            for (sum, weight) in self.sums.iter_mut().zip(&network.features[feature]) {
                *sum = sum.wrapping_sub(*weight);
            }
            self.ways.lift(feature);
        }
        for feature in view.less(&self.view).features() {
            for (sum, weight) in self.sums.iter_mut().zip(&network.features[feature]) {
                *sum = sum.wrapping_add(*weight);
            }
            self.ways.put(feature);
        }
        self.view = view;
    }
}

fn weighted(sums: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    sums.iter()
        .zip(weights)
        .map(|(&sum, &weight)| i32::from(sum.clamp(0, UNIT as i16)) * i32::from(weight))
        .sum()
}

//! How fast moves are generated, for both variants: `cargo bench --profile dist --no-default-features`.
//!
//! Three kinds of position: the start, middle games, and kings on all sides. For each, *moves/s* is how fast the
//! lists of legal moves are filled, *nodes/s* how fast perft counts. The cases are run by turns, round after
//! round, and the median of the rounds is printed with the slowest and the fastest, so that one busy moment of
//! the machine does no harm and an unsteady machine shows.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dames3d::notation::fen;
use dames3d::rules::{MoveList, Perft, Position, Variant};

const ROUNDS: usize = 9;
/// How long a case runs in each round, at least.
const SLICE: Duration = Duration::from_millis(150);

const MIDDLE: [&str; 4] = [
    "W:W25,27,28,32,33,34,36,37,38,39,43,48:B7,8,9,12,13,14,17,18,19,23,24,26",
    "B:W26,28,31,33,35,36,39,42,43,48,49:B3,8,9,10,13,16,17,18,19,24,29",
    "W:W27,31,32,37,38,40,41,45,49:B6,11,12,13,18,20,23,24,30",
    "B:W21,33,34,38,42,44,47,50:B2,4,9,15,16,18,22,25",
];
const KINGS: [&str; 4] = [
    "W:WK46,K28,35,K3:BK5,K23,16,K48",
    "B:WK22,K39,41,K50:BK11,K30,8,K47,14",
    "W:WK1,K44,33,38:BK26,K15,K32,19,9",
    "B:WK27,K36,K45,12:BK6,K24,K40,K13",
];

/// What is measured: how much was done, in how long.
struct Case {
    name: String,
    unit: &'static str,
    work: Box<dyn FnMut() -> u64>,
    rates: Vec<f64>,
}

impl Case {
    fn run(&mut self) {
        let begin = Instant::now();
        let mut done = 0;
        while begin.elapsed() < SLICE {
            done += (self.work)();
        }
        self.rates.push(done as f64 / begin.elapsed().as_secs_f64());
    }

    fn print(&mut self) {
        self.rates.sort_by(f64::total_cmp);
        let millions = |rate: f64| rate / 1e6;
        let (Some(slowest), Some(fastest)) = (self.rates.first(), self.rates.last()) else {
            return;
        };
        println!(
            "{:<36} {:>8.2} M{:<8} ({:.2} to {:.2})",
            self.name,
            millions(self.rates[self.rates.len() / 2]),
            self.unit,
            millions(*slowest),
            millions(*fastest),
        );
    }
}

fn cases(variant: Variant) -> Vec<Case> {
    let read = |texts: &[&str]| -> Vec<Position> {
        texts
            .iter()
            .map(|text| fen::read_position(text, variant).expect("a position"))
            .collect()
    };
    let kinds = [
        ("start", vec![Position::start(variant)], 6),
        ("middle games", read(&MIDDLE), 4),
        ("kings", read(&KINGS), 3),
    ];
    kinds
        .into_iter()
        .flat_map(|(kind, positions, depth)| {
            let generated = positions.clone();
            let mut list = MoveList::new();
            let counter = Perft::new();
            [
                Case {
                    name: format!("{variant}, {kind}: generate"),
                    unit: "moves/s",
                    work: Box::new(move || {
                        let mut moves = 0;
                        for position in black_box(&generated) {
                            position.legal_moves_into(&mut list);
                            moves += list.len() as u64;
                        }
                        moves
                    }),
                    rates: Vec::new(),
                },
                Case {
                    name: format!("{variant}, {kind}: perft {depth}"),
                    unit: "nodes/s",
                    work: Box::new(move || {
                        let counts = positions
                            .iter()
                            .map(|position| counter.count(black_box(position), depth));
                        counts.sum()
                    }),
                    rates: Vec::new(),
                },
            ]
        })
        .collect()
}

fn main() {
    let mut cases: Vec<_> = Variant::PLAIN.into_iter().flat_map(cases).collect();
    for _ in 0..ROUNDS {
        cases.iter_mut().for_each(Case::run);
    }
    println!("median of {ROUNDS} rounds by turns (slowest to fastest)");
    cases.iter_mut().for_each(Case::print);
}

//! Speed of move generation: `cargo bench --profile dist --no-default-features --bench generation`.
//!
//! Measures, from the start, ten middle games and ten positions rich in kings, in two variants, how fast lists of legal
//! moves are filled and how fast perft counts on one thread, in bulk and move by move.
//!
//! If the environment names Moby Dam's `test/perft` as `DAMES3D_MOBYDAM=/path/to/perft`, it counts the same positions
//! in turn, and the ratios are printed. Everything is repeated round after round and the median is taken, so that a
//! busy moment of the machine does no harm; the slowest and the fastest round show how steady the machine was.

mod positions;

use std::env;
use std::ffi::OsString;
use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use dames3d::notation::fen;
use dames3d::rules::{MoveList, Perft, Position, Variant};

const ROUNDS: usize = 9;
/// Number of times a list is filled in a round.
const LISTS: u64 = 200_000;

/// An amount of work and the seconds it took.
type Measured = (u64, f64);

/// A measurement: its work and the rates found so far.
struct Case {
    name: String,
    unit: &'static str,
    work: Box<dyn Fn() -> Measured>,
    rates: Vec<f64>,
}

impl Case {
    fn new(name: String, unit: &'static str, work: impl Fn() -> Measured + 'static) -> Case {
        Case { name, unit, work: Box::new(work), rates: Vec::new() }
    }

    fn run(&mut self) {
        let (amount, seconds) = (self.work)();
        self.rates.push(amount as f64 / seconds);
    }

    fn median(&self) -> f64 {
        self.rates[self.rates.len() / 2]
    }

    fn print(&mut self) {
        self.rates.sort_by(f64::total_cmp);
        println!(
            "{:<46} {:>7.1} M{:<8} ({:.1} to {:.1})",
            self.name,
            self.median() / 1e6,
            self.unit,
            self.rates[0] / 1e6,
            self.rates[self.rates.len() - 1] / 1e6,
        );
    }
}

fn lists(name: String, positions: Vec<Position>) -> Case {
    Case::new(name, "moves/s", move || {
        let begin = Instant::now();
        let mut list = MoveList::new();
        let mut moves = 0;
        for _ in 0..LISTS / positions.len() as u64 {
            for position in black_box(&positions) {
                position.legal_moves_into(&mut list);
                moves += black_box(&list).len() as u64;
            }
        }
        (moves, begin.elapsed().as_secs_f64())
    })
}

fn counts(name: String, positions: Vec<Position>, depth: u32, bulk: bool) -> Case {
    Case::new(name, "nodes/s", move || {
        let perft = if bulk { Perft::new() } else { Perft::new().without_bulk() };
        let begin = Instant::now();
        let nodes = positions.iter().map(|position| perft.count(position, depth));
        (nodes.sum(), begin.elapsed().as_secs_f64())
    })
}

/// The same count by Moby Dam, which prints its speed at each depth.
fn mobydam(
    name: String,
    program: OsString,
    positions: Vec<Position>,
    depth: u32,
    bulk: bool,
) -> Case {
    Case::new(name, "nodes/s", move || {
        let count = |position: &Position| -> Measured {
            let output = Command::new(&program)
                .args(bulk.then_some("-b"))
                .args(["-c", &depth.to_string()])
                .arg(fen::write(&position.setup()))
                .output()
                .expect("DAMES3D_MOBYDAM names a program");
            let text = String::from_utf8_lossy(&output.stdout);
            let words: Vec<&str> = text.lines().last().unwrap_or("").split(' ').collect();
            let number = |place: usize| -> Option<f64> { words.get(place)?.parse().ok() };
            let (Some(nodes), Some(thousands)) = (number(1), number(5)) else {
                panic!("expected the speed at the end of Moby Dam's perft, found {text}");
            };
            assert_eq!(nodes as u64, Perft::new().count(position, depth));
            (nodes as u64, nodes / (1000.0 * thousands))
        };
        let done = positions.iter().map(count);
        done.fold((0, 0.0), |(nodes, seconds), (more, longer)| (nodes + more, seconds + longer))
    })
}

/// All measurements of a variant.
fn cases(variant: Variant) -> Vec<Case> {
    let read = |texts: [&str; 10]| -> Vec<Position> {
        texts.iter().map(|text| fen::read_position(text, variant).expect("a position")).collect()
    };
    let kinds = [
        ("start", vec![Position::start(variant)], 9),
        ("middle games", read(positions::middle_games(variant)), 7),
        ("kings", read(positions::kings(variant)), 5),
    ];
    let mut cases = Vec::new();
    for (kind, positions, depth) in kinds {
        let name = format!("{variant}, {kind}");
        cases.push(lists(format!("{name}: lists"), positions.clone()));
        for (bulk, how) in [(true, "bulk"), (false, "no bulk")] {
            let name = format!("{name}: perft {depth}, {how}");
            cases.push(counts(name.clone(), positions.clone(), depth, bulk));
            if let (Some(program), Variant::International) =
                (env::var_os("DAMES3D_MOBYDAM"), variant)
            {
                let name = format!("  Moby Dam: perft {depth}, {how}");
                cases.push(mobydam(name, program, positions.clone(), depth, bulk));
            }
        }
    }
    cases
}

fn main() {
    let mut cases: Vec<_> = Variant::STANDARD.into_iter().flat_map(cases).collect();
    for _ in 0..ROUNDS {
        cases.iter_mut().for_each(Case::run);
    }
    println!("median of {ROUNDS} rounds by turns (slowest to fastest)");
    for place in 0..cases.len() {
        cases[place].print();
        if cases[place].name.contains("Moby Dam") {
            let ratio = cases[place - 1].median() / cases[place].median();
            println!("{:<46} {ratio:>7.2} times Moby Dam", "");
        }
    }
    let rate = |name: &str| {
        let case = cases.iter().find(|case| case.name == name);
        case.map_or(f64::NAN, Case::median)
    };
    for how in ["bulk", "no bulk"] {
        let flat = rate(&format!("international, start: perft 9, {how}"));
        let pyramid = rate(&format!("dames3d, start: perft 9, {how}"));
        println!("the pyramid's speed to the flat board's, {how}: {:.2}", pyramid / flat);
    }
}

//! Perft counts, compared with those in `tests/data/*.perft`.
//!
//! A line there is a position and its counts, `FEN ; D1 9 ; D2 81`; `#` starts a comment.

use std::thread;

use dames3d::notation::fen;
use dames3d::rules::{Perft, PerftProgress, PerftRun, PerftTable, Position, Variant};

use crate::random::{Random, amount};
use crate::reference_generator::Sheet;

/// Budget of nodes in a test of one variant, for the library's generator and for the reference generator.
const BUDGET: (u64, u64) =
    if cfg!(debug_assertions) { (1_000_000, 20_000) } else { (300_000_000, 1_000_000) };

/// A line of the data: its number, the position, and its counts from depth 1.
struct Line {
    number: usize,
    position: Position,
    counts: Vec<u64>,
}

fn lines(variant: Variant) -> Vec<Line> {
    let text = match variant {
        Variant::International => include_str!("../data/international.perft"),
        Variant::Dames3d => include_str!("../data/dames3d.perft"),
        other => panic!("no counts of {other}"),
    };
    let is_data = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let numbered = (1..).zip(text.lines());
    numbered
        .filter(|(_, line)| is_data(line))
        .map(|(number, line)| read(number, line, variant))
        .collect()
}

fn read(number: usize, line: &str, variant: Variant) -> Line {
    let mut fields = line.split(';').map(str::trim);
    let fen = fields.next().expect("a line begins with a FEN");
    let position = fen::read_position(fen, variant)
        .unwrap_or_else(|error| panic!("{variant}.perft, line {number}: {error}"));
    let counts = (1..)
        .zip(fields)
        .map(|(depth, field)| {
            let count = field.strip_prefix(&format!("D{depth} "));
            let count = count.and_then(|count| count.parse().ok());
            count.unwrap_or_else(|| {
                panic!("{variant}.perft, line {number}: found {field}, expected D{depth}")
            })
        })
        .collect();
    Line { number, position, counts }
}

/// Compares the counts of a variant's positions, the smallest first, within the budget. Returns the number compared.
fn check(variant: Variant, budget: u64, count: impl Fn(&Position, u32) -> u64) -> usize {
    let lines = lines(variant);
    let mut all: Vec<(u64, u32, &Line)> = lines
        .iter()
        .flat_map(|line| (1..).zip(&line.counts).map(move |(depth, &nodes)| (nodes, depth, line)))
        .collect();
    all.sort_by_key(|&(nodes, depth, line)| (nodes, line.number, depth));
    let mut left = budget;
    let mut checked = 0;
    for (nodes, depth, line) in all {
        let Some(rest) = left.checked_sub(nodes) else {
            break;
        };
        left = rest;
        let counted = count(&line.position, depth);
        assert_eq!(counted, nodes, "{variant}.perft, line {}, depth {depth}", line.number);
        checked += 1;
    }
    println!("{variant}: {checked} counts of {} positions, {} nodes", lines.len(), budget - left);
    checked
}

#[test]
fn perft_matches_the_recorded_counts() {
    for variant in Variant::STANDARD {
        let count = |position: &Position, depth| Perft::new().count(position, depth);
        let checked = check(variant, BUDGET.0, count);
        assert!(checked > 50, "{checked}");
    }
}

#[test]
fn the_reference_generator_matches_the_recorded_counts() {
    for variant in Variant::STANDARD {
        let checked = check(variant, BUDGET.1, |position, depth| Sheet::of(position).perft(depth));
        assert!(checked > 25, "{checked}");
    }
}

#[test]
fn each_file_has_the_start_and_ten_more_positions() {
    for variant in Variant::STANDARD {
        let lines = lines(variant);
        assert_eq!(lines[0].position, Position::start(variant));
        assert!(lines.len() > 10);
        assert!(lines.iter().all(|line| line.counts.len() >= 3));
    }
}

#[test]
fn the_start_position_has_the_known_counts() {
    let known = |variant| match variant {
        Variant::International => [9, 81, 658, 4265, 27117],
        Variant::Dames3d => [9, 81, 658, 3930, 22080],
        other => panic!("no counts of {other}"),
    };
    for variant in Variant::STANDARD {
        let counts = &lines(variant)[0].counts;
        assert_eq!(counts[..5], known(variant));
        assert_eq!(Perft::new().count(&Position::start(variant), 5), counts[4]);
    }
}

#[test]
fn perft_of_depth_0_is_1() {
    for variant in Variant::STANDARD {
        assert_eq!(dames3d::rules::perft(&Position::start(variant), 0), 1);
    }
}

/// Finishes a run with this number of threads.
fn work(run: &PerftRun<'_>, threads: usize, report: impl Fn(PerftProgress) + Sync) {
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| run.work(&report));
        }
    });
}

#[test]
fn all_ways_of_counting_agree() {
    for variant in Variant::ALL {
        let mut random = Random::for_test("all_ways_of_counting_agree");
        let mut positions = vec![Position::start(variant)];
        if variant != Variant::WolfAndSheep {
            let scattered = |_| random.position(variant, 6, 6, 40);
            positions.extend((0..amount(4)).map(scattered));
        }
        let ways = [
            (Perft::new().without_bulk(), 1),
            (Perft::new(), 3),
            (Perft::new().with_table(PerftTable::new(1)), 1),
            (Perft::new().with_table(PerftTable::new(1)), 2),
            (Perft::new().without_bulk().with_table(PerftTable::new(1)), 2),
        ];
        let deepest = if cfg!(debug_assertions) { 3 } else { 5 };
        for (position, deeper) in positions.iter().zip([3, 0, 0, 0].into_iter().chain([0; 64])) {
            for depth in 0..=deepest + deeper {
                let count = dames3d::rules::perft(position, depth);
                for (way, threads) in &ways {
                    let run = way.start(position, depth);
                    work(&run, *threads, |_| ());
                    assert_eq!(run.nodes(), count, "{position:?} {way:?} {threads} {depth}");
                }
            }
        }
    }
}

#[test]
fn progress_reaches_the_total() {
    let parts = std::sync::Mutex::new(Vec::new());
    let start = Position::start(Variant::Dames3d);
    let perft = Perft::new();
    let run = perft.start(&start, 7);
    work(&run, 2, |progress| {
        parts.lock().expect("no panic").push(progress);
    });
    let count = run.nodes();
    let parts = parts.into_inner().expect("no panic");
    assert_eq!(count, 600_940);
    assert_eq!(parts.len(), 81);
    assert!(parts.iter().all(|progress| progress.parts == 81));
    assert!(parts.iter().any(|progress| progress.done == 81));
    assert_eq!(parts.iter().map(|progress| progress.nodes).max(), Some(count));
}

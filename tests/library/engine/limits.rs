//! When a search ends, and what it tells.

use std::thread;
use std::time::{Duration, Instant};

use dames3d::engine::{Limits, SearchInfo, SearchPosition, StopFlag, TimeLimit};
use dames3d::rules::{Position, Variant};

use super::{engine, situation};

fn start(variant: Variant) -> SearchPosition {
    SearchPosition::new(Position::start(variant))
}

#[test]
fn one_thread_with_so_many_nodes_always_finds_the_same() {
    for variant in Variant::STANDARD {
        let think = || {
            let mut engine = engine(variant, 1);
            let limits = Limits::nodes(20_000);
            engine.search(&start(variant), limits, &StopFlag::new(), &mut |_| ())
        };
        let (one, other) = (think(), think());
        assert_eq!(one.lines, other.lines);
        assert_eq!(one.nodes, 20_000);
        assert_eq!(other.nodes, 20_000);
    }
}

#[test]
fn a_search_without_limits_goes_on_until_it_is_asked_to_stop() {
    for threads in [1, 2] {
        let stop = StopFlag::new();
        let searching = thread::spawn({
            let stop = stop.clone();
            move || {
                let mut engine = engine(Variant::Dames3d, threads);
                let limits = Limits::default();
                engine.search(&start(Variant::Dames3d), limits, &stop, &mut |_| ())
            }
        });
        thread::sleep(Duration::from_millis(100));
        assert!(!searching.is_finished());
        stop.set();
        let report = searching.join().expect("a report");
        assert!(report.best_move().is_some());
    }
}

#[test]
fn asked_before_it_begins_it_still_names_a_legal_move() {
    let stop = StopFlag::new();
    stop.set();
    let mut engine = engine(Variant::International, 1);
    let start = start(Variant::International);
    let report = engine.search(&start, Limits::default(), &stop, &mut |_| ());
    assert!(
        start
            .position()
            .legal_moves()
            .contains(&report.best_move().expect("a move"))
    );
}

#[test]
fn a_move_forced_by_the_rules_takes_no_time() {
    let only_move = situation("W:W31,50:B21,5", Variant::Dames3d);
    let mut engine = engine(Variant::Dames3d, 1);
    let begin = Instant::now();
    let limits = Limits::time(Duration::from_secs(600));
    let report = engine.search(&only_move, limits, &StopFlag::new(), &mut |_| ());
    assert!(report.best_move().is_some());
    assert!(begin.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_clock_is_never_used_up() {
    let limits = Limits {
        time: Some(TimeLimit::Clock {
            left: Duration::from_millis(400),
            increment: Duration::ZERO,
            moves: None,
        }),
        ..Limits::default()
    };
    let mut engine = engine(Variant::International, 1);
    let begin = Instant::now();
    let start = start(Variant::International);
    engine.search(&start, limits, &StopFlag::new(), &mut |_| ());
    assert!(begin.elapsed() < Duration::from_millis(400));
}

#[test]
fn where_the_game_is_over_there_is_no_line() {
    let taken = situation("W:W:B31,32", Variant::International);
    let shut_in = situation("W:W46:B41,37", Variant::International);
    for situation in [taken, shut_in] {
        assert!(situation.position().legal_moves().is_empty());
        let mut engine = engine(Variant::International, 1);
        let report = engine.search(&situation, Limits::depth(5), &StopFlag::new(), &mut |_| ());
        assert_eq!(report.lines, []);
    }
}

/// Every report has the lines asked for, best first, each a line of legal moves, no two beginning alike.
#[test]
fn several_lines_are_told_best_first() {
    let middle_game = situation(
        "B:W25,26,32,36,38,39,42,44,46,47,48,49:B1,4,6,7,10,11,14,17,23",
        Variant::Dames3d,
    );
    let mut engine = engine(Variant::Dames3d, 1);
    let check = |report: &SearchInfo| {
        assert_eq!(report.lines.len(), 3);
        assert!(
            report
                .lines
                .is_sorted_by(|one, next| one.score >= next.score)
        );
        let mut first: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        first.sort();
        first.dedup();
        assert_eq!(first.len(), 3);
        for line in &report.lines {
            let mut position = *middle_game.position();
            for &mv in &line.moves {
                assert!(
                    position.legal_moves().contains(&mv),
                    "{mv:?} in {position:?}"
                );
                position = position.play(mv);
            }
        }
    };
    let limits = Limits::depth(9);
    let mut depths = Vec::new();
    engine.search_multipv(&middle_game, limits, 3, &StopFlag::new(), &mut |report| {
        depths.push(report.depth);
        check(report);
    });
    assert_eq!(depths, (1..=9).collect::<Vec<_>>());
    // Cut off while the lines of the next depth are looked for.
    for nodes in (20_000..60_000).step_by(2_000) {
        engine.clear_hash();
        let limits = Limits::nodes(nodes);
        let report = engine.search_multipv(&middle_game, limits, 3, &StopFlag::new(), &mut |_| ());
        check(&report);
    }
}

//! The limits of a search, and its reports.

use std::panic::{self, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use dames3d::engine::{Engine, Level, Limits, SearchInfo, SearchPosition, StopFlag, TimeLimit};
use dames3d::rules::{FewAgainstKing, Position, Variant};

use super::{engine, search_position};
use crate::patience::without_hanging;

fn start(variant: Variant) -> SearchPosition {
    SearchPosition::new(Position::start(variant))
}

#[test]
fn one_thread_with_a_node_limit_is_reproducible() {
    for variant in Variant::STANDARD {
        let search = || {
            let mut engine = engine(variant, 1);
            let limits = Limits::nodes(20_000);
            engine.search(&start(variant), limits, &StopFlag::new(), &mut |_| ())
        };
        let (first, second) = (search(), search());
        assert_eq!(first.lines, second.lines);
        assert_eq!(first.nodes, 20_000);
        assert_eq!(second.nodes, 20_000);
    }
}

/// Only what was searched has a score, and a move is reported even before.
#[test]
fn a_search_of_a_few_nodes_claims_no_win_or_loss() {
    for variant in Variant::STANDARD {
        for nodes in 0..40 {
            let mut engine = engine(variant, 1);
            let (limits, stop) = (Limits::nodes(nodes), StopFlag::new());
            let info = engine.search_multipv(&start(variant), limits, 3, &stop, &mut |_| ());
            assert!(info.best_move().is_some(), "{variant}, {nodes} nodes");
            assert!(info.lines.iter().all(|line| !line.score.is_decided()), "{nodes}: {info:?}");
        }
    }
}

#[test]
fn the_selective_depth_is_never_less_than_the_depth() {
    for nodes in (1_000..6_000).step_by(250) {
        let mut engine = engine(Variant::International, 1);
        let start = start(Variant::International);
        let info = engine.search(&start, Limits::nodes(nodes), &StopFlag::new(), &mut |_| ());
        assert!(info.seldepth >= info.depth, "{nodes}: {info:?}");
    }
}

/// A score found under one rule may be wrong under another.
#[test]
fn a_search_by_other_draw_rules_uses_none_of_the_scores_before() {
    let variant = Variant::International;
    let [federation, sheet] = [FewAgainstKing::FEDERATION, FewAgainstKing::SHEET].map(|rule| {
        let draws = variant.draws_with(rule).expect("a rule of the variant");
        search_position("W:WK28,K32,K37:B35,K46", variant).with_draw_rules(draws)
    });
    let search = |engine: &mut Engine, root| {
        let info = engine.search(root, Limits::depth(9), &StopFlag::new(), &mut |_| ());
        (info.lines, info.nodes)
    };
    let mut engine = engine(variant, 1);
    search(&mut engine, &federation);
    let after_another_rule = search(&mut engine, &sheet);
    assert_eq!(after_another_rule, search(&mut super::engine(variant, 1), &sheet));
}

/// Its scores have errors, and the weakest level overlooks threats.
#[test]
fn a_search_at_full_strength_uses_none_of_the_scores_of_a_weaker_level() {
    let variant = Variant::International;
    let root = search_position("W:W27,32,33,37,38,43:B8,12,13,18,19,24", variant);
    let search = |engine: &mut Engine| {
        let info = engine.search(&root, Limits::depth(7), &StopFlag::new(), &mut |_| ());
        (info.lines, info.nodes)
    };
    let expected = search(&mut engine(variant, 1));
    for level in [1, 2, 6] {
        let level = Level::new(level).expect("a level");
        let mut engine = engine(variant, 1);
        engine.search_at_level(&root, level, 1, &StopFlag::new(), &mut |_| ());
        assert_eq!(search(&mut engine), expected, "level {level}");
    }
}

#[test]
fn a_search_without_limits_runs_until_it_is_stopped() {
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
        let info = searching.join().expect("no panic");
        assert!(info.best_move().is_some());
    }
}

/// Without a limit, its helpers would search on for hours.
#[test]
fn a_search_that_panics_ends_with_its_helpers() {
    let has_panicked = without_hanging("the helpers of a search that panicked", || {
        let mut engine = engine(Variant::Dames3d, 2);
        let (start, stop) = (start(Variant::Dames3d), StopFlag::new());
        let limits = Limits::default();
        let search = || engine.search(&start, limits, &stop, &mut |_| panic!("a fault"));
        panic::catch_unwind(AssertUnwindSafe(search)).is_err()
    });
    assert!(has_panicked);
}

#[test]
fn a_search_stopped_before_it_begins_returns_a_legal_move() {
    let stop = StopFlag::new();
    stop.set();
    let mut engine = engine(Variant::International, 1);
    let start = start(Variant::International);
    let info = engine.search(&start, Limits::default(), &stop, &mut |_| ());
    assert!(start.position().legal_moves().contains(&info.best_move().expect("a move")));
}

#[test]
fn a_forced_move_is_searched_for_one_depth_whatever_the_time() {
    let only_move = search_position("W:W31,50:B21,5", Variant::Dames3d);
    let mut engine = engine(Variant::Dames3d, 1);
    let limits = Limits::time(Duration::from_secs(600)).to_play();
    let mut depths = Vec::new();
    let info = engine.search(&only_move, limits, &StopFlag::new(), &mut |info| {
        depths.push(info.depth);
    });
    assert!(info.best_move().is_some());
    assert_eq!(depths, [1]);
}

#[test]
fn a_limit_of_time_ends_a_search() {
    let info = without_hanging("a search of a millisecond", || {
        let mut engine = engine(Variant::International, 1);
        let limits = Limits::time(Duration::from_millis(1));
        let start = start(Variant::International);
        engine.search(&start, limits, &StopFlag::new(), &mut |_| ())
    });
    assert!(info.best_move().is_some());
}

/// Time is counted in nodes.
#[test]
fn a_clock_is_not_used_up() {
    let clock = TimeLimit::Clock {
        left: Duration::from_millis(400),
        increment: Duration::ZERO,
        moves: None,
    };
    let limits = Limits::default().with_time(clock).with_nodes_per_second(100_000);
    let mut engine = engine(Variant::International, 1);
    let start = start(Variant::International);
    let info = engine.search(&start, limits, &StopFlag::new(), &mut |_| ());
    assert!(info.best_move().is_some());
    assert!(info.nodes < 40_000, "{} nodes", info.nodes);
}

#[test]
fn a_finished_game_has_no_variation() {
    let taken = search_position("W:W:B31,32", Variant::International);
    let shut_in = search_position("W:W46:B41,37", Variant::International);
    for root in [taken, shut_in] {
        assert!(root.position().legal_moves().is_empty());
        let mut engine = engine(Variant::International, 1);
        let info = engine.search(&root, Limits::depth(5), &StopFlag::new(), &mut |_| ());
        assert_eq!(info.lines, []);
    }
}

/// Every report has the variations requested, best first, of legal moves, with different first moves.
#[test]
fn several_variations_are_reported_best_first() {
    let middle_game = search_position(
        "B:W25,26,32,36,38,39,42,44,46,47,48,49:B1,4,6,7,10,11,14,17,23",
        Variant::Dames3d,
    );
    let mut engine = engine(Variant::Dames3d, 1);
    let check = |info: &SearchInfo| {
        assert_eq!(info.lines.len(), 3);
        assert!(info.lines.is_sorted_by(|one, next| one.score >= next.score));
        let mut first: Vec<_> = info.lines.iter().map(|line| line.moves[0]).collect();
        first.sort();
        first.dedup();
        assert_eq!(first.len(), 3);
        for line in &info.lines {
            let mut position = *middle_game.position();
            for &mv in &line.moves {
                assert!(position.legal_moves().contains(&mv), "{mv:?} in {position:?}");
                position = position.play(mv);
            }
        }
    };
    let limits = Limits::depth(9);
    let mut depths = Vec::new();
    engine.search_multipv(&middle_game, limits, 3, &StopFlag::new(), &mut |info| {
        depths.push(info.depth);
        check(info);
    });
    assert_eq!(depths, (1..=9).collect::<Vec<_>>());
    // Stopped in the middle of a depth.
    for nodes in (20_000..60_000).step_by(2_000) {
        engine.clear_hash();
        let limits = Limits::nodes(nodes);
        let info = engine.search_multipv(&middle_game, limits, 3, &StopFlag::new(), &mut |_| ());
        check(&info);
    }
}

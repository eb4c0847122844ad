//! Time management on a game clock. A second is so many positions here, so that no machine is too slow for it.

use std::time::Duration;

use dames3d::engine::{Engine, Limits, SearchInfo, SearchPosition, StopFlag, TimeLimit};
use dames3d::rules::{BySide, Position, Variant};

use super::{engine, situation};
use crate::random::{Random, amount};

/// Positions that count as a second.
const SECOND: u64 = 10_000;

fn clock(left: f64, increment: f64, moves: Option<u16>) -> Limits {
    Limits {
        time: Some(TimeLimit::Clock {
            left: Duration::from_secs_f64(left),
            increment: Duration::from_secs_f64(increment),
            moves,
        }),
        nodes_per_second: Some(SECOND),
        ..Limits::default()
    }
}

fn think(engine: &mut Engine, situation: &SearchPosition, limits: Limits) -> SearchInfo {
    engine.search(situation, limits, &StopFlag::new(), &mut |_| ())
}

/// The seconds a search took.
fn seconds(report: &SearchInfo) -> f64 {
    report.nodes as f64 / SECOND as f64
}

/// What is left on both clocks at the end of a game, and how much each has used. More is added after so many moves.
fn play(
    variant: Variant,
    at_first: f64,
    increment: f64,
    session: Option<u16>,
) -> BySide<(f64, f64)> {
    let mut engine = engine(variant, 1);
    let mut game = SearchPosition::new(Position::start(variant));
    let mut clocks = BySide {
        white: (at_first, 0.0),
        black: (at_first, 0.0),
    };
    let rules = variant.rule_set();
    for ply in 0..200 {
        let position = *game.position();
        if game.counters().outcome(&position, &rules).is_some() {
            break;
        }
        let made = ply / 2;
        let moves = session.map(|session| session - made % session);
        let (left, used) = &mut clocks[position.side_to_move()];
        let report = think(&mut engine, &game, clock(*left, increment, moves));
        let spent = seconds(&report);
        assert!(spent <= *left, "{variant}, ply {ply}: {spent} of {left}");
        *left += increment - spent;
        *used += spent;
        if moves == Some(1) {
            *left += at_first;
        }
        game.play(report.best_move().expect("a move"));
    }
    clocks
}

#[test]
fn a_flag_never_falls_and_the_time_is_used() {
    for variant in Variant::STANDARD {
        let clocks = play(variant, 4.0, 0.0, None);
        for (left, used) in [clocks.white, clocks.black] {
            assert!(left >= 0.0 && used > 2.0, "{variant}: {clocks:?}");
        }
    }
}

#[test]
fn nor_does_it_with_an_increment_or_before_more_is_added() {
    let clocks = play(Variant::International, 0.5, 0.05, None);
    assert!(clocks.white.1 > 1.0 && clocks.black.1 > 1.0, "{clocks:?}");
    let clocks = play(Variant::Dames3d, 1.0, 0.0, Some(8));
    assert!(clocks.white.1 > 1.0 && clocks.black.1 > 1.0, "{clocks:?}");
}

#[test]
fn however_little_is_left_it_is_enough() {
    let mut random = Random::for_test("however_little_is_left_it_is_enough");
    let mut engine = engine(Variant::Dames3d, 1);
    for _ in 0..amount(150) {
        let left = random.between(0, 3000) as f64 / 10_000.0;
        let increment = random.between(0, 2) as f64 / 10.0;
        let moves = match random.between(0, 2) {
            0 => None,
            moves => Some(moves as u16),
        };
        let position = random.position(Variant::Dames3d, 8, 8, 20);
        if position.legal_moves().is_empty() {
            continue;
        }
        let report = think(&mut engine, &position.into(), clock(left, increment, moves));
        assert!(
            position
                .legal_moves()
                .contains(&report.best_move().expect("a move"))
        );
        // The first look at the clock comes with the first positions.
        assert!(
            seconds(&report) <= left.max(1.0 / SECOND as f64),
            "{left}, {increment}, {moves:?}"
        );
    }
}

/// A position after a few random moves.
fn some_position(random: &mut Random) -> Position {
    let mut position = Position::start(Variant::International);
    for _ in 0..random.between(4, 36) {
        position = position.play(random.pick(&position.legal_moves()).expect("a move"));
    }
    position
}

fn mean(seconds: &[f64]) -> f64 {
    seconds.iter().sum::<f64>() / seconds.len() as f64
}

/// 28 takes the king on 23 or the man on 22: nobody thinks long about that. Without the man there is no
/// choice.
#[test]
fn an_easy_capture_is_played_quickly_and_an_only_move_at_once() {
    let seconds_for = |text: &str| {
        let mut engine = engine(Variant::International, 1);
        let situation = situation(text, Variant::International);
        seconds(&think(&mut engine, &situation, clock(60.0, 0.0, None)))
    };
    let quiet = seconds_for("W:W28,31,32,37,38,46,47,48,49:B1,2,3,4,5,9,10,12,13");
    let easy = seconds_for("W:W28,31,32,37,38,46,47,48,49:BK23,22,1,2,3,4,5,9,10");
    let only = seconds_for("W:W28,31,32,37,38,46,47,48,49:BK23,1,2,3,4,5,9,10");
    assert!(easy < quiet / 2.0, "{easy} and {quiet}");
    assert!(only < 0.01, "{only}");
}

/// The best move named after each depth, for one search.
fn wavers(engine: &mut Engine, situation: &SearchPosition) -> (usize, f64) {
    let mut named = Vec::new();
    engine.clear_hash();
    let report = engine.search(
        situation,
        clock(30.0, 0.0, None),
        &StopFlag::new(),
        &mut |report| {
            named.push(report.best_move());
        },
    );
    let late = named.windows(2).skip(4);
    (
        late.filter(|two| two[0] != two[1]).count(),
        seconds(&report),
    )
}

#[test]
fn more_is_spent_where_the_best_move_changes() {
    let mut random = Random::for_test("more_is_spent_where_the_best_move_changes");
    let mut engine = engine(Variant::International, 1);
    let (mut sure, mut unsure) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        let position = some_position(&mut random);
        if position.legal_moves().len() < 3 {
            continue;
        }
        match wavers(&mut engine, &position.into()) {
            (0, seconds) => sure.push(seconds),
            (_, seconds) => unsure.push(seconds),
        }
    }
    assert!(sure.len() > 4 && unsure.len() > 4, "{sure:?}, {unsure:?}");
    assert!(mean(&unsure) > 1.3 * mean(&sure), "{sure:?}, {unsure:?}");
}

//! Time management on a game clock. The clock counts nodes, so that the tests do not depend on the machine.

use std::time::Duration;

use dames3d::engine::{Engine, Limits, SearchInfo, SearchPosition, StopFlag, TimeLimit};
use dames3d::rules::{BySide, Position, Variant};

use super::{engine, search_position};
use crate::random::{Random, amount};

/// Nodes per second of the clock.
const SECOND: u64 = 10_000;

fn clock(left: f64, increment: f64, moves: Option<u16>) -> Limits {
    Limits::default()
        .with_time(TimeLimit::Clock {
            left: Duration::from_secs_f64(left),
            increment: Duration::from_secs_f64(increment),
            moves,
        })
        .with_nodes_per_second(SECOND)
}

fn search(engine: &mut Engine, root: &SearchPosition, limits: Limits) -> SearchInfo {
    engine.search(root, limits, &StopFlag::new(), &mut |_| ())
}

/// The time of a search in seconds.
fn seconds(info: &SearchInfo) -> f64 {
    info.nodes as f64 / SECOND as f64
}

/// Plays a game against itself. Returns the time left on each clock at the end, and the time used. With a number of
/// moves per session, the starting time is added after each session.
fn play(
    variant: Variant,
    start: f64,
    increment: f64,
    moves_per_session: Option<u16>,
) -> BySide<(f64, f64)> {
    let mut engine = engine(variant, 1);
    let mut game = SearchPosition::new(Position::start(variant));
    let mut clocks = BySide { white: (start, 0.0), black: (start, 0.0) };
    for ply in 0..200 {
        let position = *game.position();
        if game.outcome().is_some() {
            break;
        }
        let made = ply / 2;
        let moves = moves_per_session.map(|moves| moves - made % moves);
        let (left, used) = &mut clocks[position.side_to_move()];
        let info = search(&mut engine, &game, clock(*left, increment, moves));
        let spent = seconds(&info);
        assert!(spent <= *left, "{variant}, ply {ply}: {spent} of {left}");
        *left += increment - spent;
        *used += spent;
        if moves == Some(1) {
            *left += start;
        }
        game.play(info.best_move().expect("a move"));
    }
    clocks
}

#[test]
fn no_flag_falls_and_most_of_the_time_is_used() {
    for variant in Variant::STANDARD {
        let clocks = play(variant, 4.0, 0.0, None);
        for (left, used) in [clocks.white, clocks.black] {
            assert!(left >= 0.0 && used > 2.0, "{variant}: {clocks:?}");
        }
    }
}

#[test]
fn no_flag_falls_with_an_increment_or_with_sessions() {
    let clocks = play(Variant::International, 0.5, 0.05, None);
    assert!(clocks.white.1 > 1.0 && clocks.black.1 > 1.0, "{clocks:?}");
    let clocks = play(Variant::Dames3d, 1.0, 0.0, Some(8));
    assert!(clocks.white.1 > 1.0 && clocks.black.1 > 1.0, "{clocks:?}");
}

#[test]
fn any_time_left_is_enough() {
    let mut random = Random::for_test("any_time_left_is_enough");
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
        let info = search(&mut engine, &position.into(), clock(left, increment, moves));
        assert!(position.legal_moves().contains(&info.best_move().expect("a move")));
        // The clock is first read after some nodes.
        assert!(seconds(&info) <= left.max(1.0 / SECOND as f64), "{left}, {increment}, {moves:?}");
    }
}

/// An unlimited clock may be given as the greatest number.
#[test]
fn a_clock_may_be_of_any_length() {
    let root = SearchPosition::new(Position::start(Variant::International));
    for moves in [None, Some(1), Some(40)] {
        let clock = TimeLimit::Clock { left: Duration::MAX, increment: Duration::MAX, moves };
        for rate in [None, Some(SECOND)] {
            let limits = Limits::depth(4).with_time(clock).with_nodes_per_second(rate);
            let info = search(&mut engine(Variant::International, 1), &root, limits);
            assert_eq!(info.depth, 4, "{moves:?}, {rate:?}");
        }
    }
}

/// White's man on 28 takes the king on 23 or the man on 22, an easy choice. Without the man on 22 there is no choice.
#[test]
fn an_easy_capture_takes_little_time_and_a_forced_move_none() {
    let seconds_for = |text: &str| {
        let mut engine = engine(Variant::International, 1);
        let root = search_position(text, Variant::International);
        let limits = clock(60.0, 0.0, None).to_play();
        seconds(&search(&mut engine, &root, limits))
    };
    let quiet = seconds_for("W:W28,31,32,37,38,46,47,48,49:B1,2,3,4,5,9,10,12,13");
    let easy = seconds_for("W:W28,31,32,37,38,46,47,48,49:BK23,22,1,2,3,4,5,9,10");
    let forced = seconds_for("W:W28,31,32,37,38,46,47,48,49:BK23,1,2,3,4,5,9,10");
    assert!(easy < quiet / 2.0, "{easy} and {quiet}");
    assert!(forced < 0.01, "{forced}");
}

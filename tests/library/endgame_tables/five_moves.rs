//! The federation's five moves, solved move by move with their count, compared with the tables, which know no count.

use std::collections::HashMap;
use std::sync::Mutex;

use dames3d::engine::{SearchPosition, TableResult};
use dames3d::rules::{DrawCounters, EndgameClass, GameHistory, Ply, Position, Side, Variant};

use super::results::each_position;
use super::{PIECES, tables_of};
use crate::generators_agree::half_turned;

const VARIANT: Variant = Variant::International;
/// Five moves by each player.
const LIMIT: u16 = 10;

/// The position that a move leads to.
enum Successor {
    /// A position whose moves are counted on, by its place among them.
    Counted(usize),
    /// One out of the class, where nothing is counted.
    Other(TableResult),
}

fn is_counted(position: &Position) -> bool {
    position.endgame_class() == Some(EndgameClass::FewAgainstKing)
}

/// The same with White to move.
fn white_to_move(position: &Position) -> Position {
    match position.side_to_move() {
        Side::White => *position,
        Side::Black => half_turned(position),
    }
}

fn successors(position: &Position, places: &HashMap<Position, usize>) -> Vec<Successor> {
    let moves = position.legal_moves();
    let successor = |&mv| {
        let next = position.play(mv);
        if is_counted(&next) {
            Successor::Counted(places[&white_to_move(&next)])
        } else {
            Successor::Other(tables_of(VARIANT).probe(&next).expect("few pieces"))
        }
    };
    moves.iter().map(successor).collect()
}

/// The result at a count, from the results at the next one.
fn solve(successors: &[Successor], count: u16, next_results: &[TableResult]) -> TableResult {
    if !successors.is_empty() && count == LIMIT {
        return TableResult::Draw;
    }
    let results = successors.iter().map(|next| match *next {
        Successor::Counted(place) => next_results[place],
        Successor::Other(result) => result,
    });
    TableResult::from_successors(results).unwrap_or(TableResult::Loss(Ply(0)))
}

/// With no move counted yet, the five moves spoil no win: games by the federation's rule have the results of the tables.
/// Later, the tables claim a win only where it takes no more plies than are left; what is not claimed is a draw, or a win
/// that comes no sooner.
#[test]
#[cfg_attr(
    debug_assertions,
    ignore = "solves three pieces eleven times, which takes a release build"
)]
fn the_tables_and_the_count_together_have_the_results_of_the_federations_rule() {
    let positions = Mutex::new(Vec::new());
    for pieces in 2..=PIECES {
        each_position(VARIANT, pieces, &|position| {
            if is_counted(position) {
                positions.lock().expect("no panic").push(*position);
            }
        });
    }
    let positions = positions.into_inner().expect("no panic");
    let (mut too_late, mut longest) = (0, Ply(0));
    let places =
        (positions.iter().enumerate()).map(|(place, position)| (*position, place)).collect();
    let successors: Vec<_> =
        (positions.iter()).map(|position| successors(position, &places)).collect();
    let mut results = Vec::new();
    for count in (0..=LIMIT).rev() {
        let solved = successors.iter().map(|next| solve(next, count, &results));
        results = solved.collect();
        // All positions are solved at every count. All are compared at the count 0, and an eighth at each other one.
        let stride = if count == 0 { 1 } else { 8 };
        for place in (usize::from(count) % stride..positions.len()).step_by(stride) {
            let (position, solved) = (&positions[place], results[place]);
            let counters = DrawCounters {
                quiet: Ply(count),
                ending: Some((EndgameClass::FewAgainstKing, Ply(count))),
                ..DrawCounters::new(position)
            };
            let game = GameHistory::with_counters(*position, counters);
            let by_tables = tables_of(VARIANT).probe_in_game(&SearchPosition::with_history(game));
            let context = || format!("{position:?} after {count} plies");
            let played_out = tables_of(VARIANT).probe(position).expect("few pieces");
            match by_tables {
                Some(result) => assert_eq!(result, solved, "{}", context()),
                None => {
                    let [winner, other] =
                        [solved, played_out].map(|result| result.winner(Side::White));
                    let is_later = winner == other && solved.plies() >= played_out.plies();
                    assert!(solved == TableResult::Draw || is_later, "{}", context());
                }
            }
            too_late += usize::from(by_tables.is_none());
            if count == 0 {
                assert_eq!(by_tables, Some(played_out), "{}", context());
                longest = longest.max(solved.plies().unwrap_or_default());
            }
        }
    }
    assert!(too_late > 0);
    println!("{} positions, the longest takes {} plies", positions.len(), longest.0);
}

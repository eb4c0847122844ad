//! The solution of wolf and sheep, compared with a plain search, and games played by it.

use dames3d::board::{Square, SquareSet};
use dames3d::engine::TableResult;
use dames3d::engine::wolf_and_sheep::{Solution, solution};
use dames3d::notation::fen;
use dames3d::rules::{BySide, Outcome, Ply, Position, Setup, Side, Variant};

use crate::random::{Random, amount};

/// Returns the winner and the number of plies by trying every move to the end of the game.
fn searched(position: &Position) -> (Side, u16) {
    if let Some(Outcome::Win { winner, .. }) = position.outcome() {
        return (winner, 0);
    }
    let side = position.side_to_move();
    let next: Vec<_> =
        position.legal_moves().into_iter().map(|mv| searched(&position.play(mv))).collect();
    let wins = next.iter().filter(|(winner, _)| *winner == side);
    let soonest = wins.min_by_key(|(_, plies)| plies);
    let latest = next.iter().max_by_key(|(_, plies)| plies);
    let (winner, plies) = soonest.or(latest).expect("a move, or the game is over");
    (*winner, plies + 1)
}

/// Returns the winner and the number of plies by the solution.
fn solved(position: &Position) -> (Side, u16) {
    let result = solution().probe(position).expect("four sheep and a wolf");
    let winner = result.winner(position.side_to_move());
    let (winner, plies) = winner.zip(result.plies()).expect("no draw");
    (winner, plies.0)
}

/// Four sheep so far ahead that a search reaches the end of every game, and a wolf that has not passed them.
fn late_position(random: &mut Random) -> Position {
    loop {
        let mut rows = |least: usize, most: usize| {
            let index = 5 * random.between(9 - most, 9 - least) + random.below(5);
            Square::from_index(index)
        };
        let sheep: SquareSet = [7, 8, 8, 8].map(|least| rows(least, 9)).into_iter().collect();
        let mut setup = Setup::wolf_and_sheep(sheep, rows(7, 9));
        setup.side_to_move = random.side();
        let is_apart = !sheep.contains(setup.pieces(Side::Black).first().expect("the wolf"));
        if let (true, Ok(position)) = (is_apart, setup.position(Variant::WolfAndSheep)) {
            return position;
        }
    }
}

#[test]
fn the_solution_agrees_with_a_plain_search() {
    let mut random = Random::for_test("wolf and sheep");
    let mut won = BySide::<usize>::default();
    for _ in 0..amount(3000) {
        let position = late_position(&mut random);
        let (winner, plies) = solved(&position);
        assert_eq!((winner, plies), searched(&position), "{position:?}");
        won[winner] += 1;
    }
    assert!(won.white > 10 && won.black > 100, "{won:?}");
}

#[test]
fn games_played_by_the_solution_end_as_it_says() {
    let mut random = Random::for_test("wolf and sheep, games");
    for (placement, _) in solution().placements().step_by(7) {
        let mut position = placement;
        let (will_win, plies) = solved(&placement);
        for played in 0..=plies {
            let outcome = position.outcome();
            let is_over =
                matches!(outcome, Some(Outcome::Win { winner, .. }) if winner == will_win);
            assert_eq!(is_over, played == plies, "{position:?}");
            let best = solution().best_moves(&position);
            if let Some(mv) = random.pick(&best) {
                position = position.play(mv);
            }
        }
    }
}

#[test]
fn every_placement_occurs_once() {
    let placements: Vec<_> = solution().placements().map(|(position, _)| position).collect();
    assert_eq!(placements.len(), 5 * 46);
    let mut distinct: Vec<_> = placements.iter().map(|position| position.setup()).collect();
    distinct.dedup();
    assert_eq!(distinct.len(), placements.len());
}

#[test]
fn progress_is_reported_from_0_to_1() {
    let mut parts = Vec::new();
    Solution::solve(|part| parts.push(part));
    assert_eq!((parts.first(), parts.last()), (Some(&0.0), Some(&1.0)));
    assert!(parts.is_sorted() && parts.len() > 50);
}

#[test]
fn a_wolf_behind_the_sheep_has_won_and_a_trapped_wolf_has_lost() {
    let probe = |fen: &str| {
        let position = fen::read_position(fen, Variant::WolfAndSheep).expect("a position");
        solution().probe(&position)
    };
    assert_eq!(probe("W:W36,37,38,39:B40"), Some(TableResult::Loss(Ply(0))));
    assert_eq!(probe("B:W6,7,11,12:B1"), Some(TableResult::Loss(Ply(0))));
    assert_eq!(solution().probe(&Position::start(Variant::International)), None);
}

//! Table results compared with the rules.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use dames3d::board::Square;
use dames3d::engine::TableResult;
use dames3d::engine::endgame_tables::{EndgameTables, FewKingsRule, Material};
use dames3d::notation::fen;
use dames3d::rules::{
    EndgameClass, Outcome, Piece, PieceKind, Ply, Position, Setup, Side, Variant,
};

use super::{PIECES, every_kind, tables_of, tables_of_four, tables_with};
use crate::generators_agree::half_turned;
use crate::random::{Random, amount};
use crate::reference_generator::Sheet;

fn read(fen: &str, variant: Variant) -> Position {
    fen::read_position(fen, variant).expect("a position")
}

/// Calls `each` with every position of this number of pieces, at least one of each side, White to move, on all
/// processors.
pub(super) fn each_position(variant: Variant, pieces: u8, each: &(impl Fn(&Position) + Sync)) {
    let squares = Mutex::new(Square::all());
    let next = || squares.lock().expect("no thread has failed").next();
    let walk = || {
        while let Some(square) = next() {
            place_from(square, &Setup::empty(Side::White), pieces, &mut |setup| {
                let has_both = Side::BOTH.iter().all(|&side| !setup.pieces(side).is_empty());
                if let (true, Ok(position)) = (has_both, setup.position(variant)) {
                    each(&position);
                }
            });
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(walk);
        }
    });
}

/// Places a piece of each kind on this square and the rest on later squares.
fn place_from(square: Square, setup: &Setup, pieces: u8, each: &mut impl FnMut(&Setup)) {
    for side in Side::BOTH {
        for kind in [PieceKind::Man, PieceKind::King] {
            let mut setup = *setup;
            setup.place(square, Some(Piece { side, kind }));
            if pieces == 1 {
                each(&setup);
                continue;
            }
            for next in Square::all().skip(square.index() + 1) {
                place_from(next, &setup, pieces - 1, each);
            }
        }
    }
}

/// The best result of the moves by the tables: a loss without moves, a draw where the rules draw at once.
fn best_of_moves(tables: &EndgameTables, position: &Position) -> TableResult {
    let moves = position.legal_moves();
    let is_few = position.endgame_class() == Some(EndgameClass::FewAgainstKing);
    let is_of_kings = position.occupied() == position.kings();
    let can_be_drawn =
        is_few && is_of_kings && !moves.is_empty() && !position.is_in_phase_of_play();
    if tables.few_kings_rule() == FewKingsRule::Sheet && can_be_drawn {
        return TableResult::Draw;
    }
    let next = moves.into_iter().map(|mv| {
        let next = position.play(mv);
        tables.probe(&next).expect("positions after a move are in the tables")
    });
    TableResult::from_successors(next).unwrap_or(TableResult::Loss(Ply(0)))
}

/// Asserts that every result is the best of its moves' results. Then all results are correct: wins and losses by
/// induction over the plies to the end, and draws because both sides can keep to draws and neither can do better.
fn assert_results_follow_from_moves(tables: &EndgameTables, pieces: u8) -> u64 {
    let count = AtomicU64::new(0);
    each_position(tables.variant(), pieces, &|position| {
        count.fetch_add(1, Ordering::Relaxed);
        let result = tables.probe(position);
        assert_eq!(result, Some(best_of_moves(tables, position)), "{position:?}");
        assert_eq!(result, tables.probe(&half_turned(position)), "{position:?}");
    });
    count.into_inner()
}

fn assert_all_results_are_correct(tables: &EndgameTables, pieces: u8) {
    assert!(tables.max_pieces() >= pieces);
    let count = assert_results_follow_from_moves(tables, pieces);
    let sum: u64 = tables
        .summaries()
        .filter(|summary| summary.material.pieces() == pieces)
        .map(|summary| summary.won + summary.drawn + summary.lost)
        .sum();
    assert_eq!(count, sum);
}

#[test]
fn every_result_is_the_best_of_its_moves() {
    for (variant, few_kings_rule) in every_kind() {
        for pieces in 2..=PIECES {
            assert_all_results_are_correct(tables_with(variant, few_kings_rule), pieces);
        }
    }
}

#[test]
#[ignore = "checks all positions of four pieces, which takes minutes; .ci/run does it in a release build"]
fn every_result_of_four_pieces_is_the_best_of_its_moves() {
    for (variant, few_kings_rule) in every_kind() {
        assert_all_results_are_correct(tables_of_four(variant, few_kings_rule), 4);
    }
}

/// Returns true if the side to move can win within this number of plies, by exhaustive search.
fn can_win(position: &Position, plies: u16) -> bool {
    let moves = position.legal_moves();
    plies > 0 && moves.into_iter().any(|mv| has_lost(&position.play(mv), plies - 1))
}

fn has_lost(position: &Position, plies: u16) -> bool {
    let moves = position.legal_moves();
    moves.is_empty()
        || plies > 1 && moves.into_iter().all(|mv| can_win(&position.play(mv), plies - 1))
}

/// The same with the slow generator, which shares no code with the library's.
fn can_win_slowly(sheet: &Sheet, plies: u16) -> bool {
    let lost = |sheet: &Sheet, plies: u16| {
        let moves = sheet.moves();
        moves.is_empty()
            || plies > 1 && moves.iter().all(|mv| can_win_slowly(&sheet.after(mv), plies - 1))
    };
    plies > 0 && sheet.moves().iter().any(|mv| lost(&sheet.after(mv), plies - 1))
}

/// A random position of few pieces and its result.
fn few_pieces(random: &mut Random, variant: Variant) -> (Position, TableResult) {
    loop {
        let white = random.between(1, usize::from(PIECES) - 1);
        let black = random.between(1, usize::from(PIECES) - white);
        let kings = [20, 50, 80][random.below(3)];
        let position = random.position(variant, white, black, kings);
        if let Some(result) = tables_of(variant).probe(&position) {
            return (position, result);
        }
    }
}

#[test]
fn short_wins_agree_with_exhaustive_search() {
    let mut random = Random::for_test("short wins");
    for variant in Variant::STANDARD {
        let mut wins = 0;
        while wins < amount(20) {
            let (position, result) = few_pieces(&mut random, variant);
            match result {
                TableResult::Win(Ply(plies @ 1..=7)) => {
                    wins += 1;
                    assert!(can_win(&position, plies), "{position:?}");
                    assert!(!can_win(&position, plies.saturating_sub(2)), "{position:?}");
                }
                _ => assert!(!can_win(&position, 5), "{result:?} {position:?}"),
            }
        }
    }
}

#[test]
fn the_slow_generator_finds_the_same_short_wins() {
    let mut random = Random::for_test("short wins, slowly");
    for variant in Variant::STANDARD {
        for _ in 0..amount(10) {
            let (position, result) = few_pieces(&mut random, variant);
            let is_short = matches!(result, TableResult::Win(Ply(..=3)));
            assert_eq!(can_win_slowly(&Sheet::of(&position), 3), is_short, "{position:?}");
        }
    }
}

#[test]
fn games_by_the_best_moves_end_as_predicted() {
    let mut random = Random::for_test("games by tables");
    for variant in Variant::STANDARD {
        for _ in 0..amount(200) {
            let (start, result) = few_pieces(&mut random, variant);
            let Some(plies) = result.plies() else {
                continue;
            };
            let mut position = start;
            for _ in 0..plies.0 {
                let best = tables_of(variant).best_moves(&position);
                position = position.play(random.pick(&best).expect("not over yet"));
            }
            let winner = result.winner(start.side_to_move());
            match position.outcome() {
                Some(Outcome::Win { winner: side, .. }) => assert_eq!(Some(side), winner),
                other => panic!("{other:?}: {start:?} ends in {position:?}"),
            }
            assert!(tables_of(variant).best_moves(&position).is_empty());
        }
    }
}

#[test]
fn turning_the_board_and_swapping_sides_keeps_the_result() {
    for variant in Variant::STANDARD {
        for (one, other) in [("W:W31:B21", "B:W30:B20"), ("B:WK46:B6", "W:W45:BK5")] {
            let probe = |fen| tables_of(variant).probe(&read(fen, variant));
            assert!(probe(one).is_some());
            assert_eq!(probe(one), probe(other));
        }
    }
}

#[test]
fn a_side_without_pieces_has_lost() {
    let tables = tables_of(Variant::International);
    let probe = |fen| tables.probe(&read(fen, Variant::International));
    assert_eq!(probe("W:W31:B"), Some(TableResult::Win(Ply(0))));
    assert_eq!(probe("B:W31:B"), Some(TableResult::Loss(Ply(0))));
}

#[test]
fn more_pieces_other_variants_and_empty_tables_have_no_result() {
    let flat = Variant::International;
    let five = read("W:W31,32,33:B1,2", flat);
    assert_eq!(tables_of(flat).probe(&five), None);
    assert!(tables_of(flat).best_moves(&five).is_empty());

    let two = read("W:W31:B1", flat);
    assert_eq!(tables_of(Variant::Dames3d).probe(&two), None);
    assert_eq!(EndgameTables::empty(flat, FewKingsRule::Sheet).probe(&two), None);
    assert_eq!(EndgameTables::empty(flat, FewKingsRule::Sheet).max_pieces(), 0);
}

/// Asserts what the tables by the sheet's rule say of positions of this material, won in this number of plies where
/// they are played out.
#[track_caller]
fn assert_by_sheet(variant: Variant, material: &str, cases: &[(u16, TableResult)]) {
    let [played_out, by_sheet] =
        FewKingsRule::BOTH.map(|few_kings_rule| tables_with(variant, few_kings_rule));
    let kings: Material = material.parse().expect("material");
    for &(plies, result) in cases {
        let example = played_out.example(kings, TableResult::Win(Ply(plies)));
        let position = example.expect("an example");
        assert_eq!(by_sheet.probe(&position), Some(result), "{position:?}");
    }
}

#[test]
fn by_the_sheets_rule_a_king_beats_a_king_by_a_capture_that_is_due_or_can_be_forced() {
    let wins = [1, 3].map(|plies| (plies, TableResult::Win(Ply(plies))));
    assert_by_sheet(Variant::International, "K-K", &wins);
    assert_by_sheet(Variant::Dames3d, "K-K", &wins[..1]);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "three pieces take a release build")]
fn by_the_sheets_rule_two_kings_draw_where_they_cannot_force_a_capture_at_once() {
    let cases = [
        (1, TableResult::Win(Ply(1))),
        (3, TableResult::Win(Ply(3))),
        (5, TableResult::Draw),
        (7, TableResult::Draw),
    ];
    for variant in Variant::STANDARD {
        assert_by_sheet(variant, "KK-K", &cases);
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "three pieces take a release build")]
fn two_kings_against_one_win_on_the_pyramid_and_draw_on_the_flat_board() {
    let summed = |variant: Variant, material: &str| {
        let material: Material = material.parse().expect("material");
        let mut summaries = tables_of(variant).summaries();
        let of_two = summaries.find(|summary| summary.material == material);
        let summary = of_two.expect("tables of three pieces");
        (summary.won, summary.drawn, summary.lost)
    };
    assert_eq!(summed(Variant::Dames3d, "KK-K"), (58_506, 294, 0));
    assert_eq!(summed(Variant::International, "KK-K"), (19_398, 39_402, 0));
}

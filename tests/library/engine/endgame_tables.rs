//! Endgame tables in the search: it wins in the fewest plies and claims no win that a count turns into a draw.

use std::sync::Arc;

use dames3d::engine::endgame_tables::{EndgameTables, FewKingsRule, Material};
use dames3d::engine::{
    Engine, Level, Limits, Score, SearchInfo, SearchPosition, StopFlag, TableResult,
};
use dames3d::rules::{
    DrawCounters, FewAgainstKing, GameHistory, Move, Outcome, Ply, Position, RuleSet, Variant,
};

use super::{engine, search_position};
use crate::endgame_tables::{PIECES, tables_of_four, tables_with};
use crate::random::{Random, amount};

/// The rule of the tables for games of this variant.
fn rule_of(variant: Variant) -> FewKingsRule {
    FewKingsRule::from_draw_rules(&variant.rule_set().draws)
}

fn with_tables(variant: Variant, threads: usize) -> (Engine, &'static Arc<EndgameTables>) {
    let tables = tables_with(variant, rule_of(variant));
    (engine(variant, threads).with_tables(tables.clone()), tables)
}

fn search(engine: &mut Engine, root: &SearchPosition, depth: u8) -> SearchInfo {
    engine.search(root, Limits::depth(depth), &StopFlag::new(), &mut |_| ())
}

/// A random position with few pieces, which the tables cover.
fn few_pieces(random: &mut Random, variant: Variant) -> Position {
    let white = random.between(1, usize::from(PIECES) - 1);
    let black = random.between(1, usize::from(PIECES) - white);
    let kings = [20, 50, 80][random.below(3)];
    random.position(variant, white, black, kings)
}

/// Plays a game that the tables win to its end against the best defense, with searches of one ply. Returns the number
/// of plies; `None` if the tables do not win it.
fn play_win(
    engine: &mut Engine,
    tables: &EndgameTables,
    mut game: SearchPosition,
    random: &mut Random,
) -> Option<u16> {
    let Some(TableResult::Win(Ply(plies))) = tables.probe_in_game(&game) else {
        return None;
    };
    let winner = game.position().side_to_move();
    for left in (1..=plies).rev() {
        let mv = if game.position().side_to_move() == winner {
            let info = search(engine, &game, 1);
            assert_eq!(info.table_result, Some(TableResult::Win(Ply(left))));
            let line = &info.lines[0];
            assert_eq!(line.table_result, info.table_result);
            assert_eq!(line.score, Score::won_in(Ply(left)));
            assert_eq!(line.moves.len(), usize::from(left), "the whole line is reported");
            line.moves[0]
        } else {
            let best = tables.best_moves(game.position());
            random.pick(&best).expect("not over yet")
        };
        game.play(mv);
    }
    let outcome = game.outcome();
    assert!(
        matches!(outcome, Some(Outcome::Win { winner: side, .. }) if side == winner),
        "{outcome:?} in {:?}",
        game.position()
    );
    Some(plies)
}

#[test]
fn wins_take_as_many_plies_as_the_tables_say_against_the_best_defense() {
    let mut random = Random::for_test("wins by tables");
    for variant in Variant::STANDARD {
        let (mut engine, tables) = with_tables(variant, 1);
        let wins = (0..amount(150)).filter_map(|_| {
            let game = SearchPosition::new(few_pieces(&mut random, variant));
            play_win(&mut engine, tables, game, &mut random)
        });
        let longest = wins.max();
        assert!(longest >= Some(9), "{longest:?} plies are too few");
    }
}

#[test]
#[ignore = "solves all positions of four pieces in a minute; .ci/run does it in a release build"]
fn three_against_a_lone_king_win_within_sixteen_moves() {
    let mut random = Random::for_test("three against one");
    for variant in Variant::STANDARD {
        let tables = tables_of_four(variant, rule_of(variant));
        let mut engine = engine(variant, 1).with_tables(tables.clone());
        let mut longest = 0;
        for summary in tables.summaries() {
            let Material { own, opponent } = summary.material;
            let is_three_against_king = own.kings > 0 && own.pieces() == 3 && opponent.kings == 1;
            for plies in (1..=33).step_by(2).filter(|_| is_three_against_king) {
                let example = tables.example(summary.material, TableResult::Win(Ply(plies)));
                let Some(game) = example.map(SearchPosition::new) else {
                    continue;
                };
                let won = play_win(&mut engine, tables, game, &mut random);
                assert_eq!(won, (plies <= 32).then_some(plies), "{}", summary.material);
                longest = longest.max(won.unwrap_or_default());
            }
        }
        println!("{variant}: the longest takes {longest} plies");
        assert!(longest >= 15);
    }
}

#[test]
fn lost_positions_are_defended_as_long_as_possible() {
    let mut random = Random::for_test("losses by tables");
    for variant in Variant::STANDARD {
        let (mut engine, tables) = with_tables(variant, 2);
        let mut losses = 0;
        for _ in 0..amount(300) {
            let game = SearchPosition::new(few_pieces(&mut random, variant));
            let Some(result @ TableResult::Loss(plies @ Ply(1..))) = tables.probe_in_game(&game)
            else {
                continue;
            };
            losses += 1;
            let info = search(&mut engine, &game, 3);
            assert_eq!(info.table_result, Some(result));
            assert_eq!(info.lines[0].score, Score::lost_in(plies));
            let best = tables.best_moves(game.position());
            assert!(best.contains(&info.best_move().expect("a move")));
        }
        assert!(losses > 5, "{losses} are too few");
    }
}

/// The result by exhaustive search up to this number of plies, draws by count included; `None` if the search finds no
/// win or loss.
fn by_exhaustive_search(
    position: &Position,
    counters: &DrawCounters,
    rules: &RuleSet,
    plies: u16,
) -> Option<TableResult> {
    match counters.outcome(position, rules) {
        Some(Outcome::Win { winner, .. }) if winner == position.side_to_move() => {
            return Some(TableResult::Win(Ply(0)));
        }
        Some(Outcome::Win { .. }) => return Some(TableResult::Loss(Ply(0))),
        Some(Outcome::Draw(_)) => return None,
        None if plies == 0 => return None,
        None => {}
    }
    let moves = position.legal_moves();
    let after = |&mv| {
        let next = position.play(mv);
        let counters = counters.after(position, mv, &next, 0);
        by_exhaustive_search(&next, &counters, rules, plies - 1).map(TableResult::one_ply_earlier)
    };
    let all: Vec<Option<TableResult>> = moves.iter().map(after).collect();
    let soonest = all.iter().flatten().filter_map(|result| match result {
        TableResult::Win(plies) => Some(*plies),
        _ => None,
    });
    if let Some(plies) = soonest.min() {
        return Some(TableResult::Win(plies));
    }
    let latest = all.into_iter().collect::<Option<Vec<TableResult>>>()?;
    let plies = latest.into_iter().filter_map(TableResult::plies).max()?;
    Some(TableResult::Loss(plies))
}

#[test]
fn no_win_is_claimed_that_a_count_turns_into_a_draw() {
    const PLIES: u16 = 5;
    let mut random = Random::for_test("wins and counts");
    for variant in Variant::STANDARD {
        let (mut engine, tables) = with_tables(variant, 1);
        let rules = variant.rule_set();
        let (mut in_time, mut too_late) = (0, 0);
        for _ in 0..amount(400) {
            let position = few_pieces(&mut random, variant);
            let counters = DrawCounters {
                quiet: Ply(random.between(44, 49) as u16),
                ..DrawCounters::new(&position)
            };
            let Some(
                by_table @ (TableResult::Win(Ply(1..=PLIES)) | TableResult::Loss(Ply(1..=PLIES))),
            ) = tables.probe(&position)
            else {
                continue;
            };
            let truth = by_exhaustive_search(&position, &counters, &rules, PLIES);
            match truth {
                Some(_) => in_time += 1,
                None => too_late += 1,
            }
            let game = SearchPosition::with_history(GameHistory::with_counters(position, counters));
            if let Some(claimed) = tables.probe_in_game(&game) {
                assert_eq!((truth, claimed), (Some(by_table), by_table), "{position:?}");
            }
            engine.clear_hash();
            let score = search(&mut engine, &game, 8).lines[0].score;
            let claimed = score.plies_to_win().map(TableResult::Win);
            let claimed = claimed.or(score.plies_to_loss().map(TableResult::Loss));
            let truth = match (truth, claimed.and_then(TableResult::plies)) {
                // A man can still move, so that the win comes later.
                (None, Some(Ply(plies @ PLIES..=7))) => {
                    by_exhaustive_search(&position, &counters, &rules, plies)
                }
                // Too deep for an exhaustive search.
                (None, Some(Ply(8..))) => continue,
                _ => truth,
            };
            assert_eq!(claimed, truth, "{counters:?} {position:?}");
        }
        assert!(in_time > 5 && too_late > 2, "{in_time} and {too_late} are too few");
    }
}

/// The win is stored in the hash table while the counters are at zero, and found again when they are too high.
#[test]
fn a_win_in_the_hash_table_is_not_claimed_where_a_count_is_higher() {
    let (mut engine, tables) = with_tables(Variant::Dames3d, 1);
    let king_against_man = "K-M".parse().expect("material");
    let plies = Ply(3);
    let example = tables.example(king_against_man, TableResult::Win(plies));
    let fresh = SearchPosition::new(example.expect("an example"));
    assert_eq!(search(&mut engine, &fresh, 9).lines[0].score, Score::won_in(plies));
    let counters = DrawCounters { quiet: Ply(49), ..*fresh.counters() };
    let late =
        SearchPosition::with_history(GameHistory::with_counters(*fresh.position(), counters));
    assert_eq!(tables.probe_in_game(&late), None);
    let truth = by_exhaustive_search(late.position(), &counters, &Variant::Dames3d.rule_set(), 5);
    let score = search(&mut engine, &late, 9).lines[0].score;
    assert_eq!(score.is_decided(), truth.is_some(), "{score}");
}

/// Four moves of kings that lead back to the position, if there are any.
fn round_trip(position: &Position) -> Option<[Move; 4]> {
    let quiet = |position: &Position| {
        let (moves, kings) = (position.legal_moves().to_vec(), position.kings());
        let is_quiet = move |mv: &Move| !mv.is_capture() && kings.contains(mv.from());
        moves.into_iter().filter(is_quiet)
    };
    let back = |position: &Position, mv: Move| {
        quiet(position).find(|back| (back.from(), back.to()) == (mv.to(), mv.from()))
    };
    quiet(position).find_map(|first| {
        let next = position.play(first);
        quiet(&next).find_map(|second| {
            let third = back(&next.play(second), first)?;
            let fourth = back(&next.play(second).play(third), second)?;
            Some([first, second, third, fourth])
        })
    })
}

/// The third occurrence would draw, and the tables do not know which moves lead to it.
#[test]
#[cfg_attr(debug_assertions, ignore = "debug builds have no tables of three pieces")]
fn after_a_repetition_the_tables_claim_no_win() {
    let tables = tables_with(Variant::Dames3d, FewKingsRule::Sheet);
    let in_game = |history: &GameHistory| {
        tables.probe_in_game(&SearchPosition::with_history(history.clone()))
    };
    let material = "KM-K".parse().expect("material");
    let wins = (1..60).filter_map(|plies| tables.example(material, TableResult::Win(Ply(plies))));
    let mut wins = wins.filter_map(|position| Some((position, round_trip(&position)?)));
    let (start, round_trip) = wins.next().expect("kings that can move to and fro");
    let mut game = GameHistory::new(start);
    assert!(in_game(&game).is_some());
    for mv in round_trip {
        game.play(mv);
    }
    assert_eq!(game.position(), &start);
    assert_eq!(in_game(&game), None);
    // Occurrences before the last irreversible change do not matter.
    game.push_irregular(start);
    assert!(in_game(&game).is_some());
}

#[test]
fn tables_are_used_only_under_the_draw_rule_they_were_built_for() {
    let variant = Variant::International;
    let [by_federation, by_sheet] =
        [FewAgainstKing::FEDERATION, FewAgainstKing::SHEET].map(|rule| {
            let draws = variant.draws_with(rule).expect("both rules");
            search_position("W:WK46:BK23", variant).with_draw_rules(draws)
        });
    let [played_out, drawn] =
        FewKingsRule::BOTH.map(|few_kings_rule| tables_with(variant, few_kings_rule));
    assert!(drawn.probe_in_game(&by_sheet).is_some());
    assert_eq!(drawn.probe_in_game(&by_federation), None);
    assert_eq!(played_out.probe_in_game(&by_sheet), None);
    assert_eq!(
        played_out.probe_in_game(&by_federation),
        played_out.probe(by_federation.position())
    );
}

#[test]
fn a_capture_into_the_tables_is_known_before_it_is_played() {
    let text = match PIECES {
        2 => "W:W31,46:B21",
        _ => "W:W31,46,48:B21",
    };
    let game = search_position(text, Variant::Dames3d);
    let (mut engine, tables) = with_tables(Variant::Dames3d, 1);
    assert_eq!(tables.probe_in_game(&game), None);
    let info = search(&mut engine, &game, 1);
    assert_eq!(info.table_result, None);
    assert_eq!(info.lines[0].table_result, Some(TableResult::Win(Ply(1))));
}

#[test]
fn only_the_strongest_level_probes_tables() {
    let game = search_position("W:W46:B5", Variant::International);
    let (mut engine, _) = with_tables(Variant::International, 1);
    let mut known = |level: Level| {
        let info = engine.search_at_level(&game, level, 1, &StopFlag::new(), &mut |_| ());
        info.table_result.is_some()
    };
    let weaker = Level::FULL.weaker().expect("nine more");
    assert_eq!([weaker, Level::FULL].map(&mut known), [false, true]);
}

//! Endgame tables in the search: they win what is won in as few moves as can be, and claim no win that a count draws.

use std::sync::Arc;

use dames3d::engine::endgame_tables::{Endings, Material, Tables};
use dames3d::engine::{Engine, Level, Limits, Report, Score, Situation, Stop, Verdict};
use dames3d::rules::{
    Counters, DrawRules, FewAgainstKing, Outcome, Ply, Position, RuleSet, Variant,
};

use super::{engine, situation};
use crate::endgame_tables::{PIECES, tables_of_four, tables_with};
use crate::random::{Random, amount};

fn with_tables(variant: Variant, threads: usize) -> (Engine, &'static Arc<Tables>) {
    let tables = tables_with(variant, Endings::Drawn);
    (engine(variant, threads).with_tables(tables.clone()), tables)
}

fn look(engine: &mut Engine, situation: &Situation, depth: u8) -> Report {
    engine.think(situation, Limits::depth(depth), &Stop::new(), &mut |_| ())
}

/// Some pieces anywhere, of which there are tables.
fn few_pieces(random: &mut Random, variant: Variant) -> Position {
    let white = random.between(1, usize::from(PIECES) - 1);
    let black = random.between(1, usize::from(PIECES) - white);
    let kings = [20, 50, 80][random.below(3)];
    random.position(variant, white, black, kings)
}

/// Plays a won game to its end against the best defence, looking one ply ahead, and counts the plies; `None` if it is
/// not won by the tables.
fn win(
    engine: &mut Engine,
    tables: &Tables,
    mut game: Situation,
    random: &mut Random,
) -> Option<u16> {
    let Some(Verdict::Win(Ply(plies))) = tables.verdict_in(&game) else {
        return None;
    };
    let winner = game.position().side_to_move();
    for left in (1..=plies).rev() {
        let mv = if game.position().side_to_move() == winner {
            let report = look(engine, &game, 1);
            assert_eq!(report.known, Some(Verdict::Win(Ply(left))));
            let line = &report.lines[0];
            assert_eq!(line.known, report.known);
            assert_eq!(line.score, Score::won_in(Ply(left)));
            assert_eq!(line.moves.len(), usize::from(left), "all of it is told");
            line.moves[0]
        } else {
            let best = tables.best_moves(game.position());
            random.pick(&best).expect("not over yet")
        };
        game.play(mv);
    }
    let rules = tables.variant().rule_set();
    let outcome = game.counters().outcome(game.position(), &rules);
    assert!(
        matches!(outcome, Some(Outcome::Win { winner: side, .. }) if side == winner),
        "{outcome:?} in {:?}",
        game.position()
    );
    Some(plies)
}

#[test]
fn what_the_tables_win_it_wins_in_as_many_plies_against_the_best_defence() {
    let mut random = Random::for_test("wins by tables");
    for variant in Variant::PLAIN {
        let (mut engine, tables) = with_tables(variant, 1);
        let wins = (0..amount(150)).filter_map(|_| {
            let game = Situation::new(few_pieces(&mut random, variant));
            win(&mut engine, tables, game, &mut random)
        });
        let longest = wins.max();
        assert!(longest >= Some(9), "{longest:?} plies say too little");
    }
}

#[test]
#[ignore = "solves all positions of four pieces in a minute; .ci/run does it in a release build"]
fn three_against_a_lone_king_win_within_sixteen_moves() {
    let mut random = Random::for_test("three against one");
    for variant in Variant::PLAIN {
        let tables = tables_of_four(variant, Endings::Drawn);
        let mut engine = engine(variant, 1).with_tables(tables.clone());
        let mut longest = 0;
        for summary in tables.summaries() {
            let Material { own, other } = summary.material;
            let is_three_against_king = own.kings > 0 && own.pieces() == 3 && other.kings == 1;
            for plies in (1..=33).step_by(2).filter(|_| is_three_against_king) {
                let example = tables.example(summary.material, Verdict::Win(Ply(plies)));
                let Some(game) = example.map(Situation::new) else {
                    continue;
                };
                let won = win(&mut engine, tables, game, &mut random);
                assert_eq!(won, (plies <= 32).then_some(plies), "{}", summary.material);
                longest = longest.max(won.unwrap_or_default());
            }
        }
        println!("{variant}: the longest takes {longest} plies");
        assert!(longest >= 15);
    }
}

#[test]
fn what_is_lost_it_holds_as_long_as_can_be() {
    let mut random = Random::for_test("losses by tables");
    for variant in Variant::PLAIN {
        let (mut engine, tables) = with_tables(variant, 2);
        let mut losses = 0;
        for _ in 0..amount(300) {
            let game = Situation::new(few_pieces(&mut random, variant));
            let Some(verdict @ Verdict::Loss(plies @ Ply(1..))) = tables.verdict_in(&game) else {
                continue;
            };
            losses += 1;
            let report = look(&mut engine, &game, 3);
            assert_eq!(report.known, Some(verdict));
            assert_eq!(report.lines[0].score, Score::lost_in(plies));
            let best = tables.best_moves(game.position());
            assert!(best.contains(&report.best().expect("a move")));
        }
        assert!(losses > 5, "{losses} say too little");
    }
}

/// Who wins and in how many plies, up to so many, by trying every move, counts included.
fn by_trying(
    position: &Position,
    counters: &Counters,
    rules: &RuleSet,
    plies: u16,
) -> Option<Verdict> {
    match counters.outcome(position, rules) {
        Some(Outcome::Win { winner, .. }) if winner == position.side_to_move() => {
            return Some(Verdict::Win(Ply(0)));
        }
        Some(Outcome::Win { .. }) => return Some(Verdict::Loss(Ply(0))),
        Some(Outcome::Draw(_)) => return None,
        None if plies == 0 => return None,
        None => {}
    }
    let moves = position.legal_moves();
    let after = |&mv| {
        let next = position.play(mv);
        let counters = counters.after(position, mv, &next, 0);
        by_trying(&next, &counters, rules, plies - 1).map(Verdict::one_ply_earlier)
    };
    let all: Vec<Option<Verdict>> = moves.iter().map(after).collect();
    let soonest = all.iter().flatten().filter_map(|verdict| match verdict {
        Verdict::Win(plies) => Some(*plies),
        _ => None,
    });
    if let Some(plies) = soonest.min() {
        return Some(Verdict::Win(plies));
    }
    let latest = all.into_iter().collect::<Option<Vec<Verdict>>>()?;
    let plies = latest.into_iter().filter_map(Verdict::plies).max()?;
    Some(Verdict::Loss(plies))
}

#[test]
fn no_win_is_claimed_that_a_count_draws() {
    const PLIES: u16 = 5;
    let mut random = Random::for_test("wins and counts");
    for variant in Variant::PLAIN {
        let (mut engine, tables) = with_tables(variant, 1);
        let rules = variant.rule_set();
        let (mut in_time, mut too_late) = (0, 0);
        for _ in 0..amount(400) {
            let position = few_pieces(&mut random, variant);
            let counters = Counters {
                quiet: Ply(random.between(44, 49) as u16),
                ..Counters::new(&position)
            };
            let Some(by_table @ (Verdict::Win(Ply(1..=PLIES)) | Verdict::Loss(Ply(1..=PLIES)))) =
                tables.probe(&position)
            else {
                continue;
            };
            let truth = by_trying(&position, &counters, &rules, PLIES);
            match truth {
                Some(_) => in_time += 1,
                None => too_late += 1,
            }
            let game = Situation::in_game(position, counters, &[]);
            if let Some(claimed) = tables.verdict_in(&game) {
                assert_eq!((truth, claimed), (Some(by_table), by_table), "{position:?}");
            }
            engine.forget();
            let score = look(&mut engine, &game, 8).lines[0].score;
            let claimed = score.plies_to_win().map(Verdict::Win);
            let claimed = claimed.or(score.plies_to_loss().map(Verdict::Loss));
            let truth = match (truth, claimed.and_then(Verdict::plies)) {
                // A man can still be moved, and the win comes later.
                (None, Some(Ply(plies @ PLIES..=7))) => {
                    by_trying(&position, &counters, &rules, plies)
                }
                // Too far off to try.
                (None, Some(Ply(8..))) => continue,
                _ => truth,
            };
            assert_eq!(claimed, truth, "{counters:?} {position:?}");
        }
        assert!(
            in_time > 5 && too_late > 2,
            "{in_time} and {too_late} say too little"
        );
    }
}

/// Found where nothing was counted yet, remembered where it is too late.
#[test]
fn a_win_remembered_is_none_where_a_count_has_gone_on() {
    let (mut engine, tables) = with_tables(Variant::Dames3d, 1);
    let king_against_man = "K-M".parse().expect("material");
    let plies = Ply(3);
    let example = tables.example(king_against_man, Verdict::Win(plies));
    let fresh = Situation::new(example.expect("there is one"));
    assert_eq!(
        look(&mut engine, &fresh, 9).lines[0].score,
        Score::won_in(plies)
    );
    let counters = Counters {
        quiet: Ply(49),
        ..*fresh.counters()
    };
    let late = Situation::in_game(*fresh.position(), counters, &[]);
    assert_eq!(tables.verdict_in(&late), None);
    let truth = by_trying(late.position(), &counters, &Variant::Dames3d.rule_set(), 5);
    let score = look(&mut engine, &late, 9).lines[0].score;
    assert_eq!(score.is_decided(), truth.is_some(), "{score}");
}

/// A third time would draw: which moves come up for it, the tables do not know.
#[test]
fn where_a_position_has_come_up_twice_the_tables_promise_nothing() {
    let mut game = situation("W:WK46:B16,K5", Variant::Dames3d);
    let tables = tables_with(Variant::Dames3d, Endings::Drawn);
    let mut fresh = situation("W:WK46:B16", Variant::Dames3d);
    assert!(tables.verdict_in(&fresh).is_some());
    fresh = Situation::in_game(
        *fresh.position(),
        Counters {
            quiet: Ply(8),
            ..*fresh.counters()
        },
        &[*game.position(); 8],
    );
    assert_eq!(tables.verdict_in(&fresh), None);
    // Long ago is no matter.
    let counters = Counters::new(game.position());
    game = Situation::in_game(*fresh.position(), counters, &[*game.position(); 8]);
    assert!(tables.verdict_in(&game).is_some());
}

#[test]
fn two_kings_that_may_be_played_on_with_are_none_of_the_drawn_tables_matter() {
    let federation = DrawRules {
        few_against_king: Some(FewAgainstKing::FEDERATION),
        ..Variant::International.rule_set().draws
    };
    let shared = situation("W:WK46:BK23", Variant::International);
    let by_federation = shared.clone().drawn_by(federation);
    let [played_out, drawn] =
        Endings::BOTH.map(|endings| tables_with(Variant::International, endings));
    assert!(drawn.verdict_in(&shared).is_some());
    assert_eq!(drawn.verdict_in(&by_federation), None);
    assert_eq!(played_out.verdict_in(&shared), None);
    assert_eq!(
        played_out.verdict_in(&by_federation),
        played_out.probe(shared.position())
    );
}

#[test]
fn more_pieces_than_there_are_tables_of_come_down_to_them() {
    let text = match PIECES {
        2 => "W:W31,46:B21",
        _ => "W:W31,46,48:B21",
    };
    let game = situation(text, Variant::Dames3d);
    let (mut engine, tables) = with_tables(Variant::Dames3d, 1);
    assert_eq!(tables.verdict_in(&game), None);
    let report = look(&mut engine, &game, 1);
    assert_eq!(report.known, None);
    assert_eq!(report.lines[0].known, Some(Verdict::Win(Ply(1))));
}

#[test]
fn only_the_strongest_level_looks_into_tables() {
    let game = situation("W:W46:B5", Variant::International);
    let (mut engine, _) = with_tables(Variant::International, 1);
    let mut known = |level: Level| {
        let report = engine.play(&game, level, 1, &Stop::new(), &mut |_| ());
        report.known.is_some()
    };
    let weaker = Level::FULL.weaker().expect("nine more");
    assert_eq!([weaker, Level::FULL].map(&mut known), [false, true]);
}

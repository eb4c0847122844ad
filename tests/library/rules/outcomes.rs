//! The outcome of positions and games, compared with the rules applied by hand (`rules.md` §3.8).

use dames3d::rules::{
    DrawCounters, FewAgainstKing, GameHistory, Outcome, Position, RuleSet, Variant,
};

use crate::drawing::chosen;
use crate::random::{Random, amount};

/// The outcome as callers had to compute it: the moves first, then the win, then the draw.
fn by_hand(position: &Position, counters: &DrawCounters, rules: &RuleSet) -> Option<Outcome> {
    let is_stuck = position.legal_moves().is_empty();
    match position.winner_if_stuck(is_stuck) {
        Some((winner, reason)) => Some(Outcome::Win { winner, reason }),
        None => counters.draw_reason(position, rules).map(Outcome::Draw),
    }
}

#[test]
fn the_outcome_of_random_games_is_that_of_the_rules() {
    let mut random = Random::for_test("outcomes");
    for variant in Variant::ALL {
        let rules = variant.rule_set();
        let mut ended = 0;
        for _ in 0..amount(60) {
            let mut history = GameHistory::new(Position::start(variant));
            for _ in 0..400 {
                let position = *history.position();
                let expected = by_hand(&position, history.counters(), &rules);
                assert_eq!(history.outcome(), expected, "{variant} {position}");
                let fresh = by_hand(&position, &DrawCounters::new(&position), &rules);
                assert_eq!(position.outcome(), fresh, "{variant} {position}");
                if expected.is_some() {
                    ended += 1;
                    break;
                }
                let moves = position.playable_moves();
                let mv = random.pick(&moves).expect("the game goes on");
                history.try_play(mv).expect("playable");
            }
        }
        assert!(ended > 0, "{variant}");
    }
}

/// An engine that is sent the game from there counts as the game does, also over a promotion.
#[test]
fn the_positions_that_are_counted_have_the_counts_of_the_game() {
    let start = dames3d::notation::fen::read_position("W:WK50,6:BK46", Variant::International);
    let mut history = GameHistory::new(start.expect("legal"));
    for written in ["50-45", "46-5", "6-1", "5-10"] {
        history.play(chosen(history.position(), written));
    }
    let counted = |history: &GameHistory| {
        let (first, moves) = history.since_counted();
        let mut again = GameHistory::new(first);
        moves.into_iter().for_each(|mv| again.play(mv));
        (*again.counters(), again.plies())
    };
    assert_eq!(counted(&history), (*history.counters(), 4));
    // What came before a turn that was not a legal move cannot be sent.
    history.push_irregular(*history.position());
    history.play(chosen(history.position(), "1-6"));
    assert_eq!(counted(&history).1, 1);
}

#[test]
fn a_game_ends_by_the_draw_rules_it_was_given() {
    let start = dames3d::notation::fen::read_position("W:WK46:BK5", Variant::International);
    let start = start.expect("legal");
    let by_sheet = Variant::International.draws_with(FewAgainstKing::SHEET);
    let by_sheet = by_sheet.expect("a rule of the variant");
    for (draws, rules) in [
        (start.variant().rule_set().draws, start.variant().rule_set()),
        (by_sheet, RuleSet { draws: by_sheet, ..start.variant().rule_set() }),
    ] {
        let history = GameHistory::new(start).with_draw_rules(draws);
        assert_eq!(history.draws(), &draws);
        assert_eq!(history.outcome(), by_hand(&start, history.counters(), &rules));
        assert_eq!(history.up_to(0).outcome(), history.outcome());
    }
}

use std::time::Duration;

use dames3d::board::{Face, Square};
use dames3d::rules::Geometry;
use dames3d::vision::{
    AnswerSelection, AnswerVerdict, Pick, QuestionKind, ROUND_TIME, Round, RoundEvent,
};

use super::all_kinds;
use crate::random::Random;

const SECOND: Duration = Duration::from_secs(1);

fn picks(picks: &AnswerSelection) -> Vec<Pick> {
    let squares = picks.squares.iter().map(Pick::Square);
    squares.chain(picks.sides.iter().map(Pick::Side)).collect()
}

/// A pick that is no part of the answer.
fn wrong_pick(round: &Round) -> Pick {
    let squares = Square::all().map(Pick::Square);
    let mut all = squares.chain(Face::SIDES.map(Pick::Side));
    all.find(|&pick| !round.solution().contains(pick)).expect("a wrong pick")
}

fn answer_right(round: &mut Round) {
    for pick in picks(round.solution()) {
        round.pick(pick);
    }
    assert_eq!(round.advance(SECOND), Some(RoundEvent::NextQuestion));
}

fn answer_wrong(round: &mut Round) {
    assert_eq!(round.pick(wrong_pick(round)), Some(AnswerVerdict::Wrong));
    assert_eq!(round.advance(2 * SECOND), Some(RoundEvent::NextQuestion));
}

fn new_round(kind: QuestionKind) -> Round {
    Round::new(kind, Geometry::Pyramid, 3)
}

#[test]
fn an_answer_is_right_once_every_part_is_found_in_any_order() {
    let mut random = Random::for_test("an_answer_is_right_once_every_part_is_found");
    for (kind, geometry) in all_kinds() {
        let mut round = Round::new(kind, geometry, random.next());
        for number in 1..=10 {
            let mut left = picks(round.solution());
            while left.len() > 1 {
                let pick = left.swap_remove(random.below(left.len()));
                assert_eq!(round.pick(pick), Some(AnswerVerdict::Found), "{kind:?}");
                assert_eq!(round.pick(pick), None, "found before");
            }
            assert_eq!(round.pick(left[0]), Some(AnswerVerdict::Right));
            assert_eq!(round.found(), round.solution());
            assert!(!round.is_asking() && round.mistake().is_none());
            assert_eq!(round.result().right, number);
            round.advance(SECOND);
            assert!(round.is_asking() && round.found().is_empty());
        }
    }
}

#[test]
fn the_first_wrong_pick_ends_the_answer_and_costs_a_point() {
    for (kind, geometry) in all_kinds() {
        let mut round = Round::new(kind, geometry, 5);
        answer_right(&mut round);
        answer_right(&mut round);
        let mistake = wrong_pick(&round);
        assert_eq!(round.pick(mistake), Some(AnswerVerdict::Wrong));
        assert_eq!(round.mistake(), Some(mistake));
        for pick in picks(round.solution()) {
            assert_eq!(round.pick(pick), None, "the question is answered");
        }
        let result = round.result();
        assert_eq!((result.right, result.wrong, result.score()), (2, 1, 1));
    }
}

#[test]
fn a_score_is_never_below_zero() {
    let mut round = new_round(QuestionKind::FindSquare);
    answer_wrong(&mut round);
    answer_wrong(&mut round);
    answer_right(&mut round);
    assert_eq!(round.result().score(), 0);
}

#[test]
fn a_wrong_answer_ends_the_streak_and_the_longest_is_kept() {
    let mut round = new_round(QuestionKind::SidesOfSquare);
    (0..3).for_each(|_| answer_right(&mut round));
    assert_eq!(round.streak(), 3);
    answer_wrong(&mut round);
    assert_eq!(round.streak(), 0);
    answer_right(&mut round);
    assert_eq!((round.streak(), round.result().longest_streak), (1, 3));
}

#[test]
fn the_time_only_runs_while_a_question_waits_for_an_answer() {
    let mut round = new_round(QuestionKind::NameSquare);
    assert_eq!(round.advance(10 * SECOND), None);
    let left = round.time_left();
    assert_eq!(left, ROUND_TIME - 10 * SECOND);
    round.pick(wrong_pick(&round));
    assert_eq!(round.advance(SECOND), None, "the solution is still shown");
    assert_eq!(round.advance(600 * SECOND), Some(RoundEvent::NextQuestion));
    assert_eq!(round.time_left(), left);
    assert_eq!(round.advance(20 * SECOND), Some(RoundEvent::TimeUp));
    assert!(round.is_over() && !round.is_asking());
}

#[test]
fn a_round_that_is_over_takes_no_answers_and_no_time() {
    let mut round = new_round(QuestionKind::Captures);
    answer_right(&mut round);
    assert_eq!(round.advance(ROUND_TIME), Some(RoundEvent::TimeUp));
    let result = round.result();
    assert_eq!(round.pick(picks(round.solution())[0]), None);
    assert_eq!(round.pick(wrong_pick(&round)), None);
    assert_eq!(round.advance(SECOND), None);
    assert_eq!(round.result(), result);
    assert_eq!((result.right, result.wrong), (1, 0));
}

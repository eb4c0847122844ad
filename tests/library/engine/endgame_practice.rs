//! Endgames to practice: the choice of positions, and the judgment of moves against the longest defense.

use std::collections::HashSet;

use dames3d::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, EndgameRecords, ExerciseChooser, ExerciseFilter,
    MoveJudgment, PracticeLength,
};
use dames3d::engine::endgame_tables::FewKingsRule;
use dames3d::engine::{StopFlag, TableResult};
use dames3d::rules::{EndgameClass, Move, Ply, Side, Variant};
use fastrand::Rng;

use crate::endgame_tables::tables_with;
use crate::random::Random;

/// Exercises of king against man, which the smallest tables hold.
fn exercises(variant: Variant, random: &mut Random) -> Vec<EndgameExercise> {
    let filter =
        ExerciseFilter { moves: 2..=20, material: Some("K-M".parse().expect("a material")) };
    let tables = tables_with(variant, FewKingsRule::PlayedOut);
    let mut rng = Rng::with_seed(random.next());
    let chosen = (0..20)
        .filter_map(|_| EndgameExercise::choose(tables, &filter, &mut rng, &StopFlag::new()));
    chosen.collect()
}

fn attempt(exercise: EndgameExercise) -> EndgameAttempt {
    let variant = exercise.position.variant();
    let tables = tables_with(variant, FewKingsRule::PlayedOut);
    EndgameAttempt::new(tables.clone(), exercise)
}

/// The moves of the player with the judgment of each.
fn judged(attempt: &EndgameAttempt) -> Vec<(Move, MoveJudgment)> {
    let moves = attempt.position().legal_moves().to_vec().into_iter();
    moves.map(|mv| (mv, attempt.clone().play(mv).expect("a judgment"))).collect()
}

#[test]
fn the_first_endgame_is_an_exercise_on_both_boards() {
    for variant in Variant::STANDARD {
        let tables = tables_with(variant, FewKingsRule::PlayedOut);
        let first = EndgameExercise::new(tables, EndgameExercise::first(variant));
        let first = first.unwrap_or_else(|| panic!("none of {variant}"));
        let filter = ExerciseFilter { moves: PracticeLength::default().moves(), material: None };
        assert!(first.matches(&filter), "{variant}: {first:?}");
    }
}

#[test]
fn an_exercise_is_won_by_either_side_but_not_by_every_move() {
    let mut random = Random::for_test("an_exercise_is_won_by_either_side_but_not_by_every_move");
    for variant in Variant::STANDARD {
        let exercises = exercises(variant, &mut random);
        assert!(exercises.len() > 10, "{variant}: {}", exercises.len());
        let mut winners = HashSet::new();
        for exercise in exercises {
            winners.insert(exercise.position.side_to_move());
            assert_eq!(exercise.material(), "K-M".parse().expect("a material"));
            assert!((2..=20).contains(&exercise.moves), "{exercise:?}");
            let judged = judged(&attempt(exercise));
            let throws_away =
                |(_, judgment): &(Move, _)| matches!(judgment, MoveJudgment::ThrownAway { .. });
            assert!(judged.iter().any(throws_away), "{exercise:?}");
            let left = exercise.moves - 1;
            assert!(judged.iter().any(|&(_, found)| found == MoveJudgment::Best { left }));
        }
        assert_eq!(winners.len(), Side::BOTH.len(), "{winners:?}");
    }
}

#[test]
fn best_moves_win_in_the_number_of_moves_announced() {
    let mut random = Random::for_test("best_moves_win_in_the_number_of_moves_announced");
    for variant in Variant::STANDARD {
        for exercise in exercises(variant, &mut random) {
            let mut attempt = attempt(exercise);
            for left in (0..exercise.moves).rev() {
                let best = MoveJudgment::Best { left };
                let judged = judged(&attempt);
                let (mv, _) = judged.iter().find(|(_, found)| *found == best).expect("a best move");
                assert_eq!(attempt.play(*mv), Some(best));
                assert_eq!(attempt.reply().is_some(), left > 0);
            }
            let won = AttemptEnd::Won { played: exercise.moves, enough: exercise.moves };
            assert_eq!(attempt.end(), Some(won));
        }
    }
}

#[test]
fn moves_lost_are_counted_and_a_win_thrown_away_ends_the_attempt() {
    let mut random =
        Random::for_test("moves_lost_are_counted_and_a_win_thrown_away_ends_the_attempt");
    let (mut slow, mut thrown_away) = (0, 0);
    for variant in Variant::STANDARD {
        for exercise in exercises(variant, &mut random) {
            let mut attempt = attempt(exercise);
            let mut lost_in_all = 0;
            while attempt.is_players_turn() && lost_in_all < 10 {
                let judged = judged(&attempt);
                let (mv, judgment) = judged[random.below(judged.len())];
                let before = attempt.moves_left().expect("a win");
                attempt.play(mv).expect("a judgment");
                match judgment {
                    MoveJudgment::Best { left } => assert_eq!(left + 1, before),
                    MoveJudgment::Slow { lost, left } => {
                        assert_eq!(left + 1, before + lost);
                        lost_in_all += lost;
                        slow += 1;
                    }
                    MoveJudgment::ThrownAway { result } => {
                        assert!(!matches!(result, TableResult::Win(_)));
                        assert_eq!(attempt.end(), Some(AttemptEnd::ThrownAway));
                        assert!(attempt.refutation().is_some());
                        thrown_away += 1;
                    }
                }
                attempt.reply();
            }
            if let Some(AttemptEnd::Won { played, enough }) = attempt.end() {
                assert_eq!(played, enough + lost_in_all, "{exercise:?}");
                assert_eq!(attempt.lost(), lost_in_all);
            }
        }
    }
    assert!(slow > 0 && thrown_away > 0, "{slow} slow, {thrown_away} thrown away");
}

#[test]
fn only_the_player_plays_and_only_the_defender_replies() {
    let mut random = Random::for_test("only_the_player_plays_and_only_the_defender_replies");
    let exercise = exercises(Variant::Dames3d, &mut random)[0];
    let mut attempt = attempt(exercise);
    assert_eq!(attempt.reply(), None, "it is the player's turn");
    let foreign = Variant::Dames3d;
    let foreign = dames3d::rules::Position::start(foreign).legal_moves()[0];
    assert_eq!(attempt.play(foreign), None, "a move of another position");
    let (mv, _) = judged(&attempt)[0];
    assert!(attempt.play(mv).is_some());
    assert!(!attempt.is_players_turn());
    assert_eq!(attempt.play(mv), None, "it is the defender's turn");
}

#[test]
fn a_win_thrown_away_can_be_taken_back_and_counts_as_help() {
    let mut random = Random::for_test("a_win_thrown_away_can_be_taken_back_and_counts_as_help");
    for exercise in exercises(Variant::Dames3d, &mut random) {
        let mut attempt = attempt(exercise);
        assert!(!attempt.take_back(), "nothing is played yet");
        let throws_away =
            |(_, judgment): &&(Move, _)| matches!(judgment, MoveJudgment::ThrownAway { .. });
        let judged = judged(&attempt);
        let (bad, _) = judged.iter().find(throws_away).expect("a bad move");
        attempt.play(*bad);
        assert_eq!(attempt.show_best(), None, "the win is gone");
        assert!(attempt.take_back());
        assert!(!attempt.take_back(), "once only");
        assert_eq!(attempt.position(), &exercise.position);
        assert_eq!((attempt.helps(), attempt.lost()), (1, 0));
        assert_eq!(attempt.moves_left(), Some(exercise.moves));
    }
}

#[test]
fn the_best_move_is_shown_and_wins_without_help_are_the_records() {
    let mut random =
        Random::for_test("the_best_move_is_shown_and_wins_without_help_are_the_records");
    let mut records = EndgameRecords::default();
    let exercise = exercises(Variant::International, &mut random)[0];
    let record =
        |records: &EndgameRecords| records.get(Variant::International, exercise.material());
    let mut helped = attempt(exercise);
    while helped.end().is_none() {
        let best = helped.show_best().expect("a best move");
        assert!(matches!(helped.play(best), Some(MoveJudgment::Best { .. })));
        records.note(&helped.clone());
        helped.reply();
    }
    assert_eq!(record(&records).won, 1, "only the end counts");
    assert_eq!(record(&records).fewest_lost, None);
    let mut alone = attempt(exercise);
    while alone.end().is_none() {
        let best = alone.clone().show_best().expect("a best move");
        alone.play(best);
        alone.reply();
    }
    records.note(&alone);
    assert_eq!(record(&records).won, 2);
    assert_eq!(record(&records).fewest_lost, Some(0));
    let text = serde_json::to_string(&records).expect("JSON");
    assert_eq!(serde_json::from_str::<EndgameRecords>(&text).expect("records"), records);
}

#[test]
fn a_session_draws_no_endgame_twice() {
    let seed = Random::for_test("a_session_draws_no_endgame_twice").next();
    let mut chooser = ExerciseChooser::with_random_numbers(Rng::with_seed(seed));
    let tables = tables_with(Variant::Dames3d, FewKingsRule::PlayedOut);
    let filter = ExerciseFilter { moves: PracticeLength::default().moves(), material: None };
    let mut seen = HashSet::new();
    for _ in 0..100 {
        let chosen = chooser.choose(tables, &filter, &StopFlag::new());
        let exercise = chosen.expect("an exercise");
        assert!(seen.insert(exercise.position), "{exercise:?}");
    }
}

#[test]
fn a_choice_that_is_stopped_looks_at_no_further_position() {
    let tables = tables_with(Variant::Dames3d, FewKingsRule::PlayedOut);
    // No win takes so long: all attempts would be made.
    let filter = ExerciseFilter { moves: 900..=1000, material: None };
    let stop = StopFlag::new();
    stop.set();
    let mut rng = Rng::with_seed(1);
    assert_eq!(EndgameExercise::choose(tables, &filter, &mut rng, &stop), None);
    assert_eq!(rng, Rng::with_seed(1), "no lot was drawn");
}

#[test]
fn every_number_of_moves_from_two_on_has_one_length() {
    assert_eq!(PracticeLength::with(1), None);
    for moves in 2..100 {
        let lengths = PracticeLength::ALL.into_iter();
        assert_eq!(lengths.filter(|length| length.moves().contains(&moves)).count(), 1);
    }
    let names = PracticeLength::ALL.map(|length| length.to_string());
    assert_eq!(names, ["2–3", "4–6", "7–9", "10+"]);
}

/// The slowest winning moves lead to one after which the federation's five moves do not suffice.
#[test]
#[cfg_attr(debug_assertions, ignore = "debug builds have no tables of three pieces")]
fn a_move_after_which_the_five_moves_do_not_suffice_throws_the_win_away() {
    let tables = tables_with(Variant::International, FewKingsRule::PlayedOut);
    let filter =
        ExerciseFilter { moves: 2..=4, material: Some("KM-K".parse().expect("a material")) };
    let mut random = Random::for_test("the five moves in practice");
    let mut rng = Rng::with_seed(random.next());
    let mut too_slow = 0;
    for _ in 0..50 {
        let chosen = EndgameExercise::choose(tables, &filter, &mut rng, &StopFlag::new());
        let mut attempt = attempt(chosen.expect("an exercise"));
        for played in 0..5 {
            let mut slowest = None;
            for (mv, judgment) in judged(&attempt) {
                let next = attempt.position().play(mv);
                let Some(TableResult::Loss(Ply(plies))) = tables.probe(&next) else {
                    continue;
                };
                let is_thrown_away = matches!(judgment, MoveJudgment::ThrownAway { .. });
                if next.endgame_class() == Some(EndgameClass::FewAgainstKing)
                    && 2 * played + 1 + plies > 10
                {
                    too_slow += u32::from(is_thrown_away);
                } else {
                    assert!(!is_thrown_away, "{next:?} after {played} moves");
                    slowest = slowest.max(Some((plies, mv)));
                }
            }
            let Some((1.., mv)) = slowest else {
                break;
            };
            attempt.play(mv).expect("a judgment");
            attempt.reply().expect("an answer");
        }
    }
    assert!(too_slow > 0);
}

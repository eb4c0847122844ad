//! Endgames to practise: the choice of positions, and the judgement of moves against the longest defence.

use dames3d::engine::TableResult;
use dames3d::engine::endgame_practice::{
    AttemptEnd, EndgameAttempt, EndgameExercise, ExerciseWish, MoveJudgement,
};
use dames3d::engine::endgame_tables::FewKingsRule;
use dames3d::rules::{Move, Side, Variant};
use fastrand::Rng;

use crate::endgame_tables::tables_with;
use crate::random::Random;

/// Exercises of king against man, which the smallest tables hold.
fn exercises(variant: Variant, random: &mut Random) -> Vec<EndgameExercise> {
    let wish = ExerciseWish {
        moves: 2..=20,
        material: Some("K-M".parse().expect("a material")),
    };
    let tables = tables_with(variant, FewKingsRule::PlayedOut);
    let mut rng = Rng::with_seed(random.next());
    let chosen = (0..20).filter_map(|_| EndgameExercise::choose(tables, &wish, &mut rng));
    chosen.collect()
}

fn attempt(exercise: EndgameExercise) -> EndgameAttempt {
    let variant = exercise.position.variant();
    let tables = tables_with(variant, FewKingsRule::PlayedOut);
    EndgameAttempt::new(tables.clone(), exercise)
}

/// The moves of the player with the judgement of each.
fn judged(attempt: &EndgameAttempt) -> Vec<(Move, MoveJudgement)> {
    let moves = attempt.position().legal_moves().to_vec().into_iter();
    moves
        .map(|mv| (mv, attempt.clone().play(mv).expect("a judgement")))
        .collect()
}

#[test]
fn an_exercise_is_won_by_white_but_not_by_every_move() {
    let mut random = Random::for_test("an_exercise_is_won_by_white_but_not_by_every_move");
    for variant in Variant::STANDARD {
        let exercises = exercises(variant, &mut random);
        assert!(exercises.len() > 10, "{variant}: {}", exercises.len());
        for exercise in exercises {
            assert_eq!(exercise.position.side_to_move(), Side::White);
            assert!((2..=20).contains(&exercise.moves), "{exercise:?}");
            let judged = judged(&attempt(exercise));
            let throws_away =
                |(_, judgement): &(Move, _)| matches!(judgement, MoveJudgement::ThrownAway { .. });
            assert!(judged.iter().any(throws_away), "{exercise:?}");
            let left = exercise.moves - 1;
            assert!(
                judged
                    .iter()
                    .any(|&(_, found)| found == MoveJudgement::Best { left })
            );
        }
    }
}

#[test]
fn best_moves_win_in_the_number_of_moves_announced() {
    let mut random = Random::for_test("best_moves_win_in_the_number_of_moves_announced");
    for variant in Variant::STANDARD {
        for exercise in exercises(variant, &mut random) {
            let mut attempt = attempt(exercise);
            for left in (0..exercise.moves).rev() {
                let best = MoveJudgement::Best { left };
                let judged = judged(&attempt);
                let (mv, _) = judged
                    .iter()
                    .find(|(_, found)| *found == best)
                    .expect("a best move");
                assert_eq!(attempt.play(*mv), Some(best));
                assert_eq!(attempt.reply().is_some(), left > 0);
            }
            let won = AttemptEnd::Won {
                played: exercise.moves,
                enough: exercise.moves,
            };
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
                let (mv, judgement) = judged[random.below(judged.len())];
                let before = attempt.moves_left().expect("a win");
                attempt.play(mv).expect("a judgement");
                match judgement {
                    MoveJudgement::Best { left } => assert_eq!(left + 1, before),
                    MoveJudgement::Slow { lost, left } => {
                        assert_eq!(left + 1, before + lost);
                        lost_in_all += lost;
                        slow += 1;
                    }
                    MoveJudgement::ThrownAway { result } => {
                        assert!(!matches!(result, TableResult::Win(_)));
                        assert_eq!(attempt.end(), Some(AttemptEnd::ThrownAway));
                        thrown_away += 1;
                    }
                }
                attempt.reply();
            }
            if let Some(AttemptEnd::Won { played, enough }) = attempt.end() {
                assert_eq!(played, enough + lost_in_all, "{exercise:?}");
            }
        }
    }
    assert!(
        slow > 0 && thrown_away > 0,
        "{slow} slow, {thrown_away} thrown away"
    );
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

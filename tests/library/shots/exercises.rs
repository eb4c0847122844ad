//! Exercises: the sets, attempts and themes.

use std::collections::HashSet;
use std::fs;

use dames3d::board::Face;
use dames3d::engine::{Engine, EngineSettings, Level, Limits, StopFlag};
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::move_text;
use dames3d::rules::{Move, Variant};
use dames3d::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseResult, ExerciseTheme, Hint, LineGain, OtherMove,
    boards_of_longest_rafle,
};

use super::{OVER_BOARDS, TWO_RAFLES, read, rng, set};

fn named(exercise: &Exercise, text: &str) -> Move {
    let mut now = exercise.position();
    for &mv in exercise.line() {
        if move_text::write(&now, mv) == text {
            return mv;
        }
        now = now.play(mv);
    }
    panic!("{text} is not in {exercise}");
}

#[test]
fn every_line_of_the_sets_is_an_exercise_with_a_choice_twice() {
    for variant in Variant::STANDARD {
        let path = format!("crates/learning/assets/exercises/{variant}.txt");
        let text = fs::read_to_string(&path).expect(&path);
        assert!(text.len() <= 300_000, "{path}: {} bytes", text.len());
        let exercises = Exercise::read_all(&text, variant).expect(&path);
        assert_eq!(exercises, set(variant));
        assert!(exercises.len() >= 1000, "{path}: {}", exercises.len());
        let ids: HashSet<_> = exercises.iter().map(Exercise::id).collect();
        assert_eq!(ids.len(), exercises.len(), "{path}: a position twice");
        for exercise in &exercises {
            let choices = exercise
                .solver_moves()
                .filter(|(position, _)| position.legal_moves().len() > 1)
                .count();
            assert!(choices >= 2, "{exercise}");
            assert_ne!(exercise.solved_from(), Some(Level::FULL), "{exercise}");
        }
    }
}

#[test]
fn the_solver_of_an_exercise_has_more_pieces_or_kings_in_the_end_or_has_won() {
    for exercise in Variant::STANDARD.iter().flat_map(|&variant| set(variant)) {
        let (start, end, solver) = (exercise.position(), exercise.end(), exercise.solver());
        let worth = |position: &dames3d::rules::Position, side| {
            let pieces = position.pieces(side);
            pieces.len() + 2 * (pieces & position.kings()).len()
        };
        let lead = |position| worth(position, solver) as i64 - worth(position, !solver) as i64;
        let has_won = end.legal_moves().is_empty();
        assert!(has_won || lead(&end) > lead(&start), "{exercise}");
        assert!(has_won || !end.must_capture(), "{exercise}");
    }
}

/// Some drawn by lot, with fewer nodes than the proof had.
#[test]
fn no_other_move_of_an_exercise_wins() {
    let mut rng = rng("exercises::no_other_move_of_an_exercise_wins");
    for variant in Variant::STANDARD {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(8);
        let mut engine = Engine::new(variant, settings);
        for _ in 0..2 {
            let exercise = rng.choice(set(variant)).expect("one");
            for (position, mv) in exercise.solver_moves() {
                for &other in position.legal_moves().iter().filter(|&&other| other != mv) {
                    engine.clear_hash();
                    let limits = Limits::nodes(20_000);
                    let judged =
                        OtherMove::judge(&position, other, &mut engine, limits, &StopFlag::new());
                    let text = move_text::write(&position, other);
                    assert!(matches!(judged, Some(OtherMove::Fails(_))), "{exercise}: {text}");
                }
            }
        }
    }
}

#[test]
fn an_exercise_is_read_as_it_is_written() {
    for text in [TWO_RAFLES, OVER_BOARDS] {
        assert_eq!(read(text).to_string(), text);
    }
    let unsolved = format!("{} -", OVER_BOARDS.trim_end_matches(" 3"));
    assert_eq!(read(&unsolved).solved_from(), None);
    assert_eq!(read(&unsolved).to_string(), unsolved);
}

#[test]
fn invalid_exercises_are_refused_with_a_reason() {
    for (text, reason) in [
        ("", "expected"),
        ("W:W51:B1 1-2 3", "expected a square from 1 to 50"),
        ("W:W26:B16 26-27 5", "26-27"),
        ("W:W26:B16 hello 5", "hello"),
        ("W:W26,50:B6 26-21 6-11 3", "at least two moves"),
        (
            "W:W29,33,34,36,37,50:B5,6,16,20,22,25 37-31 22-28 33x22 16-21 31x11 6x39 11",
            "from 1 to 10, or -",
        ),
    ] {
        let error = Exercise::read(text, Variant::Dames3d).expect_err(text);
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
    let lines = format!("# a comment\n\n{TWO_RAFLES}\nnothing\n");
    let (line, _) = Exercise::read_all(&lines, Variant::Dames3d).expect_err("a bad line");
    assert_eq!(line, 4);
}

#[test]
fn an_attempt_gives_replies_until_it_is_solved() {
    let exercise = read(OVER_BOARDS);
    let mut attempt = ExerciseAttempt::new(exercise.clone());
    assert_eq!(attempt.progress(), (0, 3));
    let reply = named(&exercise, "33x22");
    assert_eq!(attempt.play(named(&exercise, "22-28")), Answer::Right(reply));
    assert_eq!(attempt.verdict(), None);
    let reply = named(&exercise, "31x11");
    assert_eq!(attempt.play(named(&exercise, "16-21")), Answer::Right(reply));
    assert_eq!(attempt.progress(), (2, 3));
    assert_eq!(attempt.play(named(&exercise, "6x39")), Answer::Solved);
    assert!(attempt.is_solved());
    assert_eq!(attempt.verdict(), Some(ExerciseResult::Solved));
    assert_eq!(attempt.hint(), None);
}

#[test]
fn hints_name_the_boards_then_the_piece_then_the_move_and_count_neither_way() {
    let exercise = read(OVER_BOARDS);
    let mut attempt = ExerciseAttempt::new(exercise.clone());
    let first = named(&exercise, "22-28");
    let boards = [Face::Top, Face::SouthEast].into_iter().collect();
    assert_eq!(attempt.hint(), Some(Hint::Boards(boards)));
    let words = |boards| {
        let english = Localizer::new(Language::English);
        Hint::Boards(boards).words(&exercise.position(), &english)
    };
    assert_eq!(words(boards), "Hint: look at these boards: top, south-east side");
    assert_eq!(words(Face::Top.into()), "Hint: look at this board: top");
    assert_eq!(attempt.hint(), Some(Hint::Piece(first.from())));
    assert_eq!(attempt.hint(), Some(Hint::Move(first)));
    assert_eq!(attempt.hint(), Some(Hint::Move(first)));
    attempt.play(first);
    assert!(matches!(attempt.hint(), Some(Hint::Boards(_))));
    attempt.play(named(&exercise, "16-21"));
    attempt.play(named(&exercise, "6x39"));
    assert_eq!(attempt.verdict(), Some(ExerciseResult::WithHints));
}

#[test]
fn on_the_flat_board_the_first_hint_is_the_idea_or_else_the_piece() {
    for exercise in set(Variant::International) {
        let idea = ExerciseTheme::ALL.into_iter().find(|theme| theme.is_in(exercise));
        let piece = Hint::Piece(exercise.line()[0].from());
        let first = ExerciseAttempt::new(exercise.clone()).hint();
        assert_eq!(first, Some(idea.map_or(piece, Hint::Theme)), "{exercise}");
    }
}

#[test]
fn a_wrong_move_or_the_solution_misses_an_exercise() {
    let exercise = read(OVER_BOARDS);
    let mut attempt = ExerciseAttempt::new(exercise.clone());
    assert_eq!(attempt.play(named(&exercise, "16-21")), Answer::Other);
    assert_eq!(attempt.position(), exercise.position());
    attempt.reject_other();
    assert_eq!(attempt.verdict(), Some(ExerciseResult::Missed));
    // It can still be solved, and stays missed.
    for text in ["22-28", "16-21", "6x39"] {
        attempt.play(named(&exercise, text));
    }
    assert!(attempt.is_solved());
    assert_eq!(attempt.verdict(), Some(ExerciseResult::Missed));
    let mut shown = ExerciseAttempt::new(exercise.clone());
    assert_eq!(shown.show_solution(), exercise.line());
    assert_eq!(shown.verdict(), Some(ExerciseResult::Missed));
    let mut other = ExerciseAttempt::new(exercise);
    other.accept_other();
    assert_eq!(other.verdict(), Some(ExerciseResult::Solved));
}

#[test]
fn another_move_is_judged_by_the_answer_to_it() {
    let exercise = read(OVER_BOARDS);
    let position = exercise.position();
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(8);
    let mut engine = Engine::new(Variant::Dames3d, settings);
    let mut judge = |mv| {
        let limits = Limits::nodes(50_000);
        OtherMove::judge(&position, mv, &mut engine, limits, &StopFlag::new())
    };
    assert_eq!(judge(exercise.line()[0]), Some(OtherMove::Wins));
    let moves = position.legal_moves();
    let others = moves.iter().filter(|&&mv| mv != exercise.line()[0]);
    for &mv in others {
        let judged = judge(mv);
        assert!(matches!(judged, Some(OtherMove::Fails(Some(_)))), "{judged:?}");
    }
    let stop = StopFlag::new();
    stop.set();
    let limits = Limits::nodes(50_000);
    let judged = OtherMove::judge(&position, moves[0], &mut engine, limits, &stop);
    assert_eq!(judged, None);
}

#[test]
fn themes_are_the_ideas_of_the_line() {
    let over_boards = read(OVER_BOARDS);
    assert_eq!(boards_of_longest_rafle(&over_boards), 2);
    for theme in
        [ExerciseTheme::RafleOverBoards, ExerciseTheme::SeveralGiven, ExerciseTheme::LongRafle]
    {
        assert!(theme.is_in(&over_boards), "{theme:?}");
    }
    for theme in [
        ExerciseTheme::MakesAKing,
        ExerciseTheme::CoupTurc,
        ExerciseTheme::QuietMove,
        ExerciseTheme::Endgame,
    ] {
        assert!(!theme.is_in(&over_boards), "{theme:?}");
    }
    let two_rafles = read(TWO_RAFLES);
    assert!(
        !ExerciseTheme::RafleOverBoards.is_in(&two_rafles)
            || boards_of_longest_rafle(&two_rafles) > 1
    );
    // A man that becomes a king and wins at once.
    let text = "B:W9,50:B15,40 15-20 9-3 40-44 50x39 -";
    let king = Exercise::read(text, Variant::International).expect("an exercise");
    assert!(ExerciseTheme::MakesAKing.is_in(&king) && ExerciseTheme::Endgame.is_in(&king));
    assert!(ExerciseTheme::QuietMove.is_in(&king));
}

#[test]
fn a_coup_turc_captures_the_king_that_has_captured() {
    let found = Variant::STANDARD
        .iter()
        .flat_map(|&variant| set(variant))
        .filter(|exercise| ExerciseTheme::CoupTurc.is_in(exercise));
    for exercise in found {
        let turns: Vec<_> = exercise.turns().collect();
        let is_taken = turns.windows(2).any(|pair| {
            let (position, reply) = pair[0];
            position.kings().contains(reply.from())
                && reply.captured().len() >= 2
                && pair[1].1.captured().contains(reply.to())
        });
        assert!(is_taken, "{exercise}");
    }
}

#[test]
fn the_gain_of_a_line_is_what_its_captures_take() {
    let english = Localizer::new(Language::English);
    for variant in [Variant::Dames3d, Variant::International] {
        for exercise in set(variant) {
            let gain = LineGain::of(exercise);
            let taken = |by_solver: bool| -> usize {
                let turns = exercise.turns().filter(|(position, _)| {
                    (position.side_to_move() == exercise.solver()) == by_solver
                });
                turns.map(|(_, mv)| mv.captured().len()).sum()
            };
            assert_eq!((gain.captured, gain.given), (taken(true), taken(false)), "{exercise}");
            assert_eq!(gain.own + gain.other, exercise.end().occupied().len());
            let why = exercise.gain_words(&english);
            assert!(why.starts_with("Why it wins: ") && why.ends_with('.'), "{why}");
            let has_counts = why.contains(&format!("{} against {}", gain.own, gain.other));
            assert!(has_counts || gain.ends_the_game, "{exercise}: {why}");
        }
    }
}

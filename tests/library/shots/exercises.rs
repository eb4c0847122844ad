//! Exercises: the sets, attempts, results, ratings and themes.

use std::collections::HashSet;
use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use dames3d::board::Face;
use dames3d::engine::{Engine, EngineSettings, Level, Limits, StopFlag};
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::move_text;
use dames3d::progress::{MAX_CHANGE, PlayerRating};
use dames3d::rules::{Move, Variant};
use dames3d::shots::{
    Answer, Exercise, ExerciseAttempt, ExerciseResult, ExerciseTheme, Hint, LineGain, OtherMove,
    Progress, ResultsError, ResultsErrorKind, ResultsFile, boards_of_longest_rafle,
};
use dames3d::terminal::{ExerciseBoard, TerminalCaps};
use fastrand::Rng;
use serde_json::{Value, json};

use crate::random::Random;

/// Two captures by White's king between Black's replies; level 2 solves it.
const TWO_RAFLES: &str =
    "W:W23,28,33,38,39,46,48,49,50:B1,2,4,5,6,8,21,30,31 48-42 8-13 23x3 30-34 3x37 34x32 2";
/// Black gives two men, changes boards, and ends on a side.
const OVER_BOARDS: &str =
    "W:W29,33,34,36,37,50:B5,6,16,20,22,25 37-31 22-28 33x22 16-21 31x11 6x39 3";

fn rng(test: &str) -> Rng {
    Rng::with_seed(Random::for_test(test).next())
}

fn read(text: &str) -> Exercise {
    Exercise::read(text, Variant::Dames3d).expect("an exercise")
}

fn set(variant: Variant) -> &'static [Exercise] {
    let set = Exercise::set(variant);
    assert!(!set.is_empty(), "{variant}");
    set
}

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
fn a_rating_moves_toward_the_results_by_at_most_thirty_points() {
    let mut rng = rng("exercises::a_rating_moves_toward_the_results_by_at_most_thirty_points");
    let mut rating = PlayerRating::default();
    for _ in 0..300 {
        let exercise = 800.0 + 1400.0 * rng.f64();
        let is_solved = rng.bool();
        let after = rating.after(exercise, is_solved);
        let change = after.rating - rating.rating;
        assert!(change.abs() <= MAX_CHANGE, "{change}");
        assert!(if is_solved { change > 0.0 } else { change < 0.0 });
        rating = after;
    }
    // A player who solves all that is rated below 1800 and nothing above is rated about that.
    let mut rating = PlayerRating::default();
    for _ in 0..300 {
        let exercise = rating.rating - 150.0 + 300.0 * rng.f64();
        rating = rating.after(exercise, exercise < 1800.0);
    }
    assert!((1700.0..1900.0).contains(&rating.rating), "{rating:?}");
}

/// The example of Glickman's paper has three opponents at once; this is its first, within the limit.
#[test]
fn a_surprise_moves_a_rating_more_than_an_expected_result() {
    let settled = PlayerRating { rating: 1500.0, deviation: 60.0, volatility: 0.06 };
    let expected = settled.after(1200.0, true).rating - settled.rating;
    let surprise = settled.after(1800.0, true).rating - settled.rating;
    assert!(0.0 < expected && expected < surprise && surprise < MAX_CHANGE);
}

#[test]
fn only_the_first_result_of_an_exercise_moves_rating_and_streak() {
    let mut progress = Progress::default();
    let [one, two] = [read(TWO_RAFLES), read(OVER_BOARDS)];
    let variant = Variant::Dames3d;
    let rating = |progress: &Progress| progress.on(variant).rating().rating;
    progress.note(&one, ExerciseResult::Solved);
    let after_one = rating(&progress);
    assert!(after_one > PlayerRating::FIRST.rating);
    assert_eq!(progress.on(variant).streak(), 1);
    progress.note(&one, ExerciseResult::Missed);
    assert_eq!((rating(&progress), progress.on(variant).streak()), (after_one, 1));
    progress.note(&two, ExerciseResult::Missed);
    assert!(rating(&progress) < after_one);
    let board = progress.on(variant);
    assert_eq!((board.streak(), board.best_streak()), (0, 1));
    assert_eq!((board.solved(), board.missed()), (0, 2));
    // Solved with help it stays missed, without help it does not.
    progress.note(&two, ExerciseResult::WithHints);
    assert_eq!(progress.on(variant).missed(), 2);
    progress.note(&two, ExerciseResult::Solved);
    assert_eq!(progress.on(variant).missed(), 1);
    assert_eq!(*progress.on(Variant::International), *Progress::default().on(variant));
}

#[test]
fn hints_on_a_new_exercise_leave_the_rating() {
    let mut progress = Progress::default();
    progress.note(&read(TWO_RAFLES), ExerciseResult::WithHints);
    let board = progress.on(Variant::Dames3d);
    assert_eq!(board.rating(), PlayerRating::FIRST);
    assert_eq!((board.solved(), board.streak()), (1, 0));
}

#[test]
fn new_exercises_come_once_and_missed_ones_again() {
    let variant = Variant::Dames3d;
    let set = set(variant);
    let mut rng = rng("exercises::new_exercises_come_once_and_missed_ones_again");
    let mut progress = Progress::default();
    let mut seen = HashSet::new();
    for number in 0..set.len() {
        let next = progress.on(variant).next(set, &mut rng).expect("a new one");
        assert!(seen.insert(next.id()), "{next} again");
        let verdict = match number % 3 {
            0 => ExerciseResult::Missed,
            _ => ExerciseResult::Solved,
        };
        progress.note(next, verdict);
    }
    assert_eq!(progress.on(variant).next(set, &mut rng), None);
    let missed = progress.on(variant).missed();
    assert_eq!(missed, set.len().div_ceil(3));
    let mut last = None;
    for left in (0..missed).rev() {
        let again = progress.on(variant).next_missed(set, last, &mut rng).expect("a missed one");
        assert!(left == 0 || Some(again.id()) != last);
        last = Some(again.id());
        progress.note(again, ExerciseResult::Solved);
        assert_eq!(progress.on(variant).missed(), left);
    }
}

#[test]
fn exercises_are_about_as_hard_as_the_player_is_strong() {
    let variant = Variant::Dames3d;
    let mut rng = Rng::with_seed(3);
    let mean = |progress: &Progress, rng: &mut Rng| {
        let next = |_| progress.on(variant).next(set(variant), rng).expect("one").rating();
        (0..20).map(next).sum::<f64>() / 20.0
    };
    let start = mean(&Progress::default(), &mut rng);
    assert!(start <= 950.0, "the first exercises are easy: {start}");
    let mut strong = Progress::default();
    for exercise in set(variant).iter().filter(|exercise| exercise.rating() < 1250.0).take(40) {
        strong.note(exercise, ExerciseResult::Solved);
    }
    assert!(mean(&strong, &mut rng) > start);
}

fn results_file(name: &str) -> ResultsFile {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    ResultsFile::new(folder.join("exercises.json"))
}

fn note(
    file: &ResultsFile,
    exercise: &Exercise,
    result: ExerciseResult,
) -> Result<Progress, ResultsError> {
    file.update(|progress| progress.note(exercise, result))
}

#[test]
fn results_of_two_windows_are_both_kept() {
    let file = results_file("exercise-results");
    assert_eq!(file.load().expect("no results"), Progress::default());
    let (one, other) = (file.clone(), file.clone());
    note(&one, &read(TWO_RAFLES), ExerciseResult::Solved).expect("noted");
    let all = note(&other, &read(OVER_BOARDS), ExerciseResult::Missed).expect("noted");
    assert_eq!((all.on(Variant::Dames3d).solved(), all.on(Variant::Dames3d).missed()), (1, 1));
    assert_eq!(file.load().expect("results"), all);
}

#[test]
fn a_damaged_file_of_results_is_put_aside_and_not_lost() {
    let file = results_file("damaged-exercise-results");
    note(&file, &read(TWO_RAFLES), ExerciseResult::Solved).expect("noted");
    fs::write(file.path(), "{ not results").expect("written");
    let error = file.load().expect_err("a damaged file");
    let aside = error.moved_to.clone().expect("a new name");
    assert!(aside.ends_with("exercises.json.unread"), "{error}");
    assert_eq!(fs::read_to_string(&aside).expect("kept"), "{ not results");
    // The next start does not begin from nothing in silence, until there are results again.
    let error = file.load().expect_err("results that were put aside");
    assert!(matches!(error.kind, ResultsErrorKind::PutAside), "{error}");
    assert_eq!(error.moved_to, Some(aside));
    let noted = note(&file, &read(TWO_RAFLES), ExerciseResult::Solved);
    assert_eq!(noted.expect("noted").on(Variant::Dames3d).solved(), 1);
    let loaded = file.load().expect("results");
    assert_eq!(loaded.on(Variant::Dames3d).solved(), 1);
    // A rating that no formula can take is replaced.
    let text = r#"{"dames3d":{"rating":{"rating":-1e300,"deviation":0.0,"volatility":9.0}}}"#;
    fs::write(file.path(), text).expect("written");
    let loaded = file.load().expect("results");
    assert_eq!(loaded.on(Variant::Dames3d).rating(), PlayerRating::FIRST);
}

#[test]
fn results_damaged_during_a_session_are_reported_and_written_again() {
    let file = results_file("exercise-results-damaged-meanwhile");
    note(&file, &read(TWO_RAFLES), ExerciseResult::Solved).expect("noted");
    fs::write(file.path(), "\u{0}garbage").expect("written");
    let error = note(&file, &read(OVER_BOARDS), ExerciseResult::Missed);
    let error = error.expect_err("a damaged file");
    assert!(matches!(error.kind, ResultsErrorKind::WrittenAgain), "{error}");
    let aside = error.moved_to.clone().expect("a new name");
    assert_eq!(fs::read_to_string(&aside).expect("kept"), "\u{0}garbage");
    // The result before the damage is not lost, and the one after it is there.
    let loaded = ResultsFile::new(file.path().to_owned()).load();
    let loaded = loaded.expect("results");
    let results = loaded.on(Variant::Dames3d);
    assert_eq!((results.solved(), results.missed()), (1, 1));
    for language in Language::ALL {
        let text = Localizer::new(language).unwritten_result(&error);
        assert!(text.contains(&*aside.to_string_lossy()), "{text}");
        assert!(!text.contains("{"), "{text}");
    }

    // Without a session before, they begin anew, and that is reported as well.
    fs::write(file.path(), "garbage").expect("written");
    let other = ResultsFile::new(file.path().to_owned());
    let error = note(&other, &read(OVER_BOARDS), ExerciseResult::Solved).expect_err("damaged");
    assert!(matches!(error.kind, ResultsErrorKind::Json(_)), "{error}");
    assert_eq!(other.load().expect("results").on(Variant::Dames3d).solved(), 1);
}

/// On the text board an exercise is left with `next`, `missed`, `quit` or the end of the input.
#[test]
fn a_wrong_move_on_the_text_board_counts_however_the_exercise_is_left() {
    let variant = Variant::Dames3d;
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(8);
    let mut engine = Engine::new(variant, settings);
    let mut wrong_first_move = |seed| {
        let next = Progress::default();
        let next = next.on(variant).next(set(variant), &mut Rng::with_seed(seed));
        let exercise = next.expect("an exercise");
        let position = exercise.position();
        let fails = |mv: &Move| {
            let limits = Limits::nodes(300_000);
            let judged = OtherMove::judge(&position, *mv, &mut engine, limits, &StopFlag::new());
            *mv != exercise.line()[0] && matches!(judged, Some(OtherMove::Fails(_)))
        };
        let wrong = position.legal_moves().into_iter().find(fails)?;
        Some((seed, move_text::write(&position, wrong)))
    };
    let (seed, wrong) = (0..50).find_map(&mut wrong_first_move).expect("a wrong move");
    for after in ["", "next\n", "show\n"] {
        let file = results_file("exercise-results-left");
        let mut output = Vec::new();
        let kept = Some(file.clone());
        let caps = TerminalCaps::PLAIN;
        let mut board = ExerciseBoard::new(&mut output, variant, kept, Language::English, caps);
        board.use_random_numbers(Rng::with_seed(seed));
        board.play(Cursor::new(format!("{wrong}\n{after}"))).expect("answered");
        let results = file.load().expect("results");
        assert_eq!(results.on(variant).missed(), 1, "{wrong} {after}");
        // The end of the exercise names the change of the rating, although it was recorded before.
        let output = String::from_utf8(output).expect("UTF-8");
        assert_eq!(output.contains("(-"), after == "show\n", "{output}");
    }
}

/// A newer version may know more kinds of results, and note them in another way.
#[test]
fn what_a_newer_version_noted_is_neither_lost_nor_refused() {
    let file = results_file("newer-exercise-results");
    let newer = json!({
        "family": {"streak": 7},
        "dames3d": {
            "streak": 2,
            "best_streak": "many",
            "solved": [1, "a-new-kind", 5],
            "league": "gold",
        },
    });
    fs::create_dir_all(file.path().parent().expect("a folder")).expect("created");
    fs::write(file.path(), newer.to_string()).expect("written");
    let known = file.load().expect("results");
    assert_eq!(known.on(Variant::Dames3d).streak(), 2);
    assert_eq!(known.on(Variant::Dames3d).solved(), 2);
    let exercise = read(OVER_BOARDS);
    let noted = note(&file, &exercise, ExerciseResult::Solved).expect("noted");
    assert_eq!(noted.on(Variant::Dames3d).streak(), 3);
    assert_eq!(noted.on(Variant::Dames3d).solved(), 3);
    let text = fs::read_to_string(file.path()).expect("kept");
    let kept: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(kept["family"], newer["family"]);
    assert_eq!(kept["dames3d"]["league"], "gold");
    assert_eq!(kept["dames3d"]["streak"], 3);
    let solved = kept["dames3d"]["solved"].as_array().expect("a list");
    assert_eq!(solved[..3], [json!(1), json!("a-new-kind"), json!(5)]);
    assert_eq!(solved.len(), 4, "{kept}");
}

/// A link may lead to a file of others, and a socket stands for a device.
#[cfg(unix)]
#[test]
fn only_a_plain_file_of_results_is_put_aside() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let precious = folder.path().join("precious.txt");
    fs::write(&precious, "not results").expect("written");
    let link = folder.path().join("exercises.json");
    symlink("precious.txt", &link).expect("linked");
    let socket = folder.path().join("socket");
    let _socket = std::os::unix::net::UnixListener::bind(&socket).expect("bound");
    for path in [&link, &socket] {
        let file = ResultsFile::new(path.clone());
        let error = file.load().expect_err("no results");
        assert_eq!(error.moved_to, None, "{error}");
        let noted = note(&file, &read(TWO_RAFLES), ExerciseResult::Solved);
        noted.expect_err("nothing is overwritten");
    }
    assert_eq!(fs::read_to_string(&precious).expect("there"), "not results");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let found = fs::symlink_metadata(&socket).expect("there");
    assert!(found.file_type().is_socket());
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
    // A link to results is followed, and stays.
    fs::write(&precious, "{}").expect("written");
    let file = ResultsFile::new(link.clone());
    note(&file, &read(TWO_RAFLES), ExerciseResult::Solved).expect("noted");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(file.load().expect("results").on(Variant::Dames3d).solved(), 1);
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
fn a_new_player_begins_near_800_with_captures_of_several_pieces_over_the_edges() {
    for variant in [Variant::Dames3d, Variant::International] {
        let set = set(variant);
        let mut rng = rng("exercises::a_new_player_begins_near_800");
        let mut progress = Progress::default();
        assert_eq!(progress.on(variant).rating().rounded(), 800);
        for _ in 0..8 {
            let next = progress.on(variant).next(set, &mut rng).expect("a new one");
            assert!((800.0..=1000.0).contains(&next.rating()), "{next}");
            assert!(next.position().kings().is_empty(), "{next}");
            let captures = next.solver_moves().filter(|(_, mv)| mv.is_capture());
            let most = captures.map(|(_, mv)| mv.captured().len()).max();
            assert!(most >= Some(3), "{next}");
            assert!(!ExerciseTheme::QuietMove.is_in(next), "{next}");
            if variant.has_sides() {
                assert!(ExerciseTheme::RafleOverBoards.is_in(next), "{next}");
            }
            progress.note(next, ExerciseResult::Solved);
        }
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

//! Results of exercises: the rating, the choice of the next exercise, and the file.

use std::collections::HashSet;
use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::i18n::{Language, Localizer};
use dames3d::notation::move_text;
use dames3d::progress::{MAX_CHANGE, PlayerRating};
use dames3d::rules::{Move, Variant};
use dames3d::shots::{
    Exercise, ExerciseResult, ExerciseTheme, OtherMove, Progress, ResultsError, ResultsErrorKind,
    ResultsFile,
};
use dames3d::terminal::{ExerciseBoard, TerminalCaps};
use fastrand::Rng;
use serde_json::{Value, json};

use super::{OVER_BOARDS, TWO_RAFLES, read, rng, set};

#[test]
fn a_rating_moves_toward_the_results_by_at_most_thirty_points() {
    let mut rng = rng("results::a_rating_moves_toward_the_results_by_at_most_thirty_points");
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
    let mut rng = rng("results::new_exercises_come_once_and_missed_ones_again");
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

#[test]
fn a_new_player_begins_near_800_with_captures_of_several_pieces_over_the_edges() {
    for variant in [Variant::Dames3d, Variant::International] {
        let set = set(variant);
        let mut rng = rng("results::a_new_player_begins_near_800");
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

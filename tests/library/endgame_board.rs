//! Endgames to practice at the text board.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use dames3d::endgame_practice::EndgameRecordsFile;
use dames3d::engine::endgame_tables::FewKingsRule;
use dames3d::i18n::Language;
use dames3d::notation::{fen, move_text};
use dames3d::rules::{Geometry, Position, Variant};
use dames3d::terminal::{EndgameBoard, TerminalCaps};
use fastrand::Rng;
use serde_json::Value;

use crate::endgame_tables::tables_of_two;

const VARIANT: Variant = Variant::Dames3d;

fn records_file(name: &str) -> EndgameRecordsFile {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_file(&path).expect("an old file is removed");
    }
    EndgameRecordsFile::new(path)
}

/// The output after these lines have been typed. The endgames are always the same.
fn typed(lines: &[String], file: &EndgameRecordsFile) -> String {
    let mut output = Vec::new();
    let mut board = EndgameBoard::new(
        &mut output,
        tables_of_two(VARIANT, FewKingsRule::PlayedOut).clone(),
        Some(file.clone()),
        Language::English,
        TerminalCaps::PLAIN,
    );
    board.use_random_numbers(Rng::with_seed(7));
    let input = Cursor::new(lines.join("\n") + "\n");
    board.play(input).expect("text is written to memory");
    String::from_utf8(output).expect("UTF-8")
}

/// The last text between two others in the output.
fn between<'a>(output: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = output.rsplit_once(before).expect(before);
    rest.split(after).next().expect(after)
}

/// The position on the board after these lines.
fn position(lines: &[String], file: &EndgameRecordsFile) -> Position {
    let mut lines = lines.to_vec();
    lines.push("fen".to_owned());
    let output = typed(&lines, file);
    let text = output.lines().filter_map(|line| line.strip_prefix("> "));
    let mut read = text.filter_map(|line| fen::read_position(line, VARIANT).ok());
    read.next_back().expect("a position")
}

/// Plays the best moves after these lines until the endgame is won. Returns the output.
fn win(lines: &mut Vec<String>, file: &EndgameRecordsFile) -> String {
    for _ in 0..20 {
        let mut asked = lines.clone();
        asked.push("hint".to_owned());
        let best = between(&typed(&asked, file), "Best: ", "\n").to_owned();
        lines.push(best);
        let output = typed(lines, file);
        if output.contains("Won in") {
            return output;
        }
        assert!(output.contains("The answer: "), "{output}");
    }
    panic!("no win: {lines:?}");
}

#[test]
fn an_endgame_is_won_in_the_moves_announced_and_the_record_is_kept() {
    let file = records_file("endgames-won.json");
    let output = win(&mut Vec::new(), &file);
    let moves = between(&output, "to move wins in ", ".");
    assert!(
        output.contains(&format!("Won in {moves}: it cannot be done faster. 3 stars of 3")),
        "{output}"
    );
    assert!(output.contains("won: 1 · fewest moves lost: 0"), "{output}");
    let listed = typed(&["endings".to_owned()], &file);
    assert!(listed.contains("  0  Any ending\n"), "{listed}");
    assert!(listed.contains("1 king against 1 man"), "{listed}");
}

#[test]
fn damaged_records_are_named_at_each_start_until_there_are_new_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("endgames.json");
    fs::write(&path, "not records").expect("written");
    let file = EndgameRecordsFile::new(path);
    let aside = folder.path().join("endgames.json.unread");
    let said = format!("The old file is now {}", aside.display());
    for _ in 0..2 {
        let output = typed(&[], &file);
        assert!(output.contains(&said), "{output}");
    }
    win(&mut Vec::new(), &file);
    let output = typed(&[], &file);
    assert!(!output.contains(".unread"), "{output}");
    assert_eq!(fs::read_to_string(aside).expect("kept"), "not records");
}

/// A newer version may know more of an ending, and endings that this one does not.
#[test]
fn records_of_a_newer_version_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("endgames.json");
    let newer =
        r#"{"pyramid":{"K-M":{"won":2,"fewest_lost":"none","best_time":9},"Q-M":{"won":1}}}"#;
    fs::write(&path, newer).expect("written");
    let file = EndgameRecordsFile::new(path.clone());
    let records = file.load().expect("records");
    assert_eq!(records.total_won(Geometry::Pyramid), 2);
    win(&mut Vec::new(), &file);
    let text = fs::read_to_string(path).expect("kept");
    let kept: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(kept["pyramid"]["Q-M"]["won"], 1);
    assert_eq!(kept["pyramid"]["K-M"]["best_time"], 9);
    let won = file.load().expect("records").total_won(Geometry::Pyramid);
    assert_eq!(won, 3, "{text}");
}

#[test]
fn a_win_thrown_away_is_refuted_and_taken_back() {
    let file = records_file("endgames-thrown-away.json");
    let start = position(&[], &file);
    let moves = move_text::write_all(&start);
    let throws_away = |text: &&String| {
        typed(&[text.to_string()], &file).contains(&format!("{text} throws the win away"))
    };
    let bad = moves.iter().find(throws_away).expect("a bad move").clone();
    let output = typed(std::slice::from_ref(&bad), &file);
    assert!(output.contains("Type back to take the move back"), "{output}");
    // No other move is accepted before it is taken back.
    let stopped = typed(&[bad.clone(), bad.clone()], &file);
    assert!(stopped.contains("This endgame is over"), "{stopped}");
    let back = [bad.clone(), "back".to_owned()];
    assert_eq!(position(&back, &file), start);
    let output = win(&mut back.to_vec(), &file);
    // Help costs a star.
    assert!(output.contains("2 stars of 3"), "{output}");
    assert_eq!(position(&[bad, "again".to_owned()], &file), start);
}

#[test]
fn a_slow_move_says_how_many_moves_it_loses() {
    let file = records_file("endgames-slow.json");
    let mut lines: Vec<String> = Vec::new();
    for _ in 0..20 {
        let moves = move_text::write_all(&position(&lines, &file));
        let slow = moves.into_iter().find(|text| {
            let tried = typed(&[lines.clone(), vec![text.clone()]].concat(), &file);
            tried.contains(&format!("{text} loses"))
        });
        if let Some(slow) = slow {
            lines.push(slow);
            let output = win(&mut lines, &file);
            assert!(output.contains("were enough. "), "{output}");
            return;
        }
        lines.push("next".to_owned());
    }
    panic!("no slow move in {lines:?}");
}

#[test]
fn lengths_and_endings_are_chosen_by_number() {
    let file = records_file("endgames-chosen.json");
    let output = typed(&["length 2".to_owned()], &file);
    let moves = between(&output, "to move wins in ", " ");
    assert!(["2", "3"].contains(&moves), "{output}");
    let output = typed(&["ending 1".to_owned()], &file);
    assert!(output.contains("against"), "{output}");
    for (line, answer) in [
        ("length 12", "The tables hold no such endgame"),
        ("length 1", "Expected the number of moves"),
        ("length many", "Expected the number of moves"),
        ("ending 99", "Expected the number of an ending"),
        ("back", "There is no move to take back"),
        ("nonsense", "nonsense"),
        ("help", "show the best move; this counts as help"),
    ] {
        let output = typed(&[line.to_owned()], &file);
        assert!(output.contains(answer), "{line}: {output}");
    }
}

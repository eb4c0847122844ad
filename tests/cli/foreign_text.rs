//! Text of others that a terminal would obey: in games, names of files, arguments and what is typed. No command lets it
//! pass, and games keep it.

use std::fs;
use std::path::PathBuf;

use dames3d::notation::pdn::{PdnGame, PdnReader};

use crate::program::{Run, feed, fresh_path, program, run};
use crate::tables::fresh_folder;

/// Clears the screen, sets a title, begins a sequence with one character, and turns the direction of writing.
const FOREIGN: &str =
    "a\u{1b}[2J\u{1b}]0;b\u{7}c\u{9b}31md\u{202e}e\u{2066}f\u{200f}g\u{200e}h\u{7f}i";

/// A game with such text in its tags, its comments, a command of another program, and `[%char …]`.
fn pdn() -> String {
    let value = FOREIGN.replace('\u{1b}', "\u{9b}");
    format!(
        "[Event \"{FOREIGN}\"]\n[White \"{FOREIGN}\"]\n[Black \"B\u{202e}\"]\n[Other \"{FOREIGN}\"]\n\n\
         {{{FOREIGN}}} 1. 32-28 {{{FOREIGN} [%char 1B]j[%char 9B] [%other {value}]}} 19-23 \
         ({{{FOREIGN}}} 1... 18-23 {{x[%char 202E]y}}) 2. 28x19 {{}} 14x23 *\n"
    )
}

/// A folder with a file of that game, whose name has such text too.
fn folder(name: &str) -> (PathBuf, String) {
    let (folder, _) = fresh_folder(name);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("\u{1b}[2J\u{9b}1m\u{202e}\u{2066}games.pdn");
    fs::write(&file, pdn()).expect("written");
    let name = file.to_str().expect("UTF-8").to_owned();
    (folder, name)
}

fn acts(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[track_caller]
fn assert_harmless(run: &Run) {
    for text in [&run.out, &run.err] {
        assert_eq!(text.chars().find(|&c| acts(c)), None, "{run:?}");
    }
}

fn games(text: &str) -> Vec<PdnGame> {
    PdnReader::new(text.as_bytes())
        .map(|game| game.expect("text").into_game().expect("a game"))
        .collect()
}

fn comments(game: &PdnGame) -> Vec<String> {
    let tree = &game.tree;
    let nodes = tree.main_line();
    let all = [tree.root()].into_iter().chain(nodes);
    all.flat_map(|node| {
        let annotations = &tree.node(node).annotations;
        [&annotations.comment_before, &annotations.comment_after].map(String::clone)
    })
    .filter(|text| !text.is_empty())
    .collect()
}

#[test]
fn commands_that_read_games_print_nothing_that_a_terminal_obeys() {
    let (folder, file) = folder("foreign-games");
    let all = folder.to_str().expect("UTF-8");
    let commands: [&[&str]; 12] = [
        &["pdn", "check", &file],
        &["pdn", "format", &file],
        &["pdn", "json", &file],
        &["pdn", "report", "--nodes=100", "--tables=none", &file],
        &["games", "index", all],
        &["games", "list", all],
        &["games", "list", "--json", all],
        &["games", "search", "--moves=32-28", all],
        &["games", "search", "--json", all],
        &["games", "show", "1", all],
        &["games", "show", "2", &file],
        &["picture", "--game", &file, "--number=2", "no.png"],
    ];
    for command in commands {
        let run = run(command);
        assert!(!run.out.is_empty() || !run.err.is_empty(), "{command:?}");
        assert_harmless(&run);
    }
}

#[test]
fn errors_in_games_are_quoted_without_what_a_terminal_obeys() {
    let (folder, file) = folder("foreign-errors");
    let broken = format!(
        "[White \"x\"] 1. 32-28 {FOREIGN} \u{9b}\u{202e} 99-1 {{open\n\n[FEN \"{FOREIGN}\"] *"
    );
    fs::write(&file, &broken).expect("written");
    let all = folder.to_str().expect("UTF-8");
    let commands: [&[&str]; 4] = [
        &["pdn", "check", &file],
        &["pdn", "json", &file],
        &["games", "list", all],
        &["games", "show", "1", all],
    ];
    for command in commands {
        let run = run(command);
        run.reports(&["\\u{9b}1m"]);
        assert_harmless(&run);
    }
}

#[test]
fn json_keeps_the_text_with_escapes() {
    let (_, file) = folder("foreign-json");
    let run = run(&["pdn", "json", &file]);
    run.prints(&["\\u009b31m", "\\u202e"]);
    let game: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(game["tags"]["White"], FOREIGN);
    let run = feed(program(&["moves", "--stdin"]), format!("{FOREIGN}\n").as_bytes());
    assert_harmless(&run);
    let answer: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(answer["fen"], FOREIGN);
}

#[test]
fn games_that_are_printed_are_read_back_as_the_same_games() {
    let (_, file) = folder("foreign-round-trip");
    let printed = run(&["pdn", "format", &file]).out;
    let [before, after] = [pdn(), printed.clone()].map(|text| games(&text).remove(0));
    assert_eq!(after.tree, before.tree, "{printed}");
    let texts = comments(&after);
    assert!(texts.iter().any(|text| text == FOREIGN), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("\u{1b}j\u{9b}")), "{texts:?}");
    assert_eq!(after.tags.get("White"), Some("a [2J ]0;b c 31mdefgh i"));
    assert_eq!(format!("{after}\n"), printed, "the second time nothing changes");
}

#[test]
fn the_text_board_shows_games_and_comments_of_others_with_escapes() {
    let (folder, file) = folder("foreign-text-board");
    let mut command = program(&["text", "--language=en"]);
    command.env("DAMES3D_GAMES", &folder);
    let typed = format!(
        "games\nopen 1\ngame\ngoto 2\ncomment {FOREIGN}\nbefore {FOREIGN}\nsave {file}\nexplore {file}\nexplore {file}x\n\
         {FOREIGN}\nboard {FOREIGN}\nfen {FOREIGN}\nedit\n{FOREIGN}\ncancel\nclock {FOREIGN}\n5{FOREIGN}\nwhere {FOREIGN}\n"
    );
    let run = feed(command, typed.as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_harmless(&run);
    run.prints(&["{a\\u{1b}[2J\\u{1b}]0;b\\u{7}c\\u{9b}31md\\u{202e}e", "x\\u{202e}y"]);
}

/// The colors of the board are the program's own.
#[test]
fn the_lesson_and_exercises_quote_what_is_typed() {
    for mode in ["--lesson", "--shots"] {
        let typed = format!("{FOREIGN}\n5{FOREIGN}\nside {FOREIGN}\n");
        let run = feed(program(&["text", mode]), typed.as_bytes());
        assert_eq!(run.status, Some(0), "{run:?}");
        assert_harmless(&run);
    }
}

#[test]
fn errors_about_files_and_arguments_are_printed_with_escapes() {
    let missing = format!("/nonexistent/{FOREIGN}.pdn");
    let commands: [&[&str]; 13] = [
        &[&missing],
        &[FOREIGN],
        &["pdn", "check", &missing],
        &["games", "list", &missing],
        &["picture", &missing],
        &["picture", "--game", &missing, "x.png"],
        &["replay", &missing],
        &["text", "--fen", FOREIGN],
        &["text", "--clock", FOREIGN],
        &["perft", "--variant", FOREIGN],
        &["moves", "--fen", FOREIGN],
        &["match", "--player1", FOREIGN],
        &["shots", "try", &missing],
    ];
    for command in commands {
        let run = run(command);
        assert_eq!(run.status, Some(2), "{command:?} {run:?}");
        assert_harmless(&run);
    }
}

#[test]
fn the_names_of_written_files_are_printed_with_escapes() {
    let (folder, _) = folder("foreign-sounds");
    let sounds = folder.join(FOREIGN);
    let run = run(&["sounds", sounds.to_str().expect("UTF-8")]);
    assert_eq!(run.status, Some(0), "{run:?}");
    run.prints(&["\\u{9b}31md"]);
    assert_harmless(&run);
}

#[test]
fn a_recording_is_replayed_and_refused_without_what_a_terminal_obeys() {
    let path = fresh_path("foreign.jsonl");
    let name = path.to_str().expect("UTF-8").to_owned();
    let comment = serde_json::to_string(FOREIGN).expect("JSON");
    let set = format!(r#"{{"SetComment":{{"node":"","place":"After","text":{comment}}}}}"#);
    for last in [format!("{{\"SetUp\":{comment}}}"), comment.clone(), "\u{9b}".to_owned()] {
        fs::write(&path, format!("{set}\n{last}\n")).expect("written");
        let run = run(&["replay", &name]);
        assert_eq!(run.status, Some(2), "{run:?}");
        assert_harmless(&run);
    }
}

#[test]
fn a_session_that_is_saved_is_text_that_can_be_printed() {
    let path = fresh_path("foreign-saved.jsonl");
    let _ = fs::remove_file(&path);
    let typed = format!("32-28\ncomment {FOREIGN}\nsave {}\n", path.display());
    let run = feed(program(&["text"]), typed.as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    let saved = fs::read_to_string(&path).expect("saved");
    assert_eq!(saved.chars().find(|&c| acts(c)), None, "{saved}");
    let last = saved.lines().last().expect("a comment");
    let command: serde_json::Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(command["SetComment"]["text"], FOREIGN);
}

#[test]
fn a_hub_engine_quotes_a_command_it_does_not_know_with_escapes() {
    let run = feed(program(&["hub"]), format!("{FOREIGN}\nquit\n").as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    run.prints(&["error message="]);
    assert_harmless(&run);
}

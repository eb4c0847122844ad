//! `--draws`: the rule for two kings or one against one king.

use std::fs;

use crate::program::{Run, fresh_path, run, run_with, words_with};

/// Two kings win in four moves, if they have the time.
const TWO_KINGS: &str = "W:WK1,K2:BK45";

fn analyze(arguments: &[&str]) -> String {
    let fen = format!("--fen={TWO_KINGS}");
    let analyze = ["analyze", &fen, "--depth=9", "--threads=1", "--tables=none"];
    let run = run(&[&analyze, arguments].concat());
    assert_eq!(run.status, Some(0), "{run:?}");
    run.out
}

#[test]
fn international_draughts_is_analyzed_by_the_federations_rule_unless_the_sheets_is_asked_for() {
    let flat = "--variant=international";
    let by_default = analyze(&[flat]);
    assert!(by_default.contains("win in 7"), "{by_default}");
    assert!(analyze(&[flat, "--draws=federation"]).contains("win in 7"));
    assert!(!analyze(&[flat, "--draws=sheet"]).contains("win in"));
}

#[test]
fn the_plies_without_progress_of_a_fen_count_in_an_analysis() {
    let analyze = |counters: &str| {
        let fen = format!("--fen=W:WK1,K2,K3,K47:BK5,K46{counters}");
        let line = "analyze --variant=international --depth=5 --threads=1 --tables=none";
        let run = run(&words_with(line, &[&fen]));
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out
    };
    // Moves of kings alone are a draw after 50 plies.
    assert!(!analyze("").contains(" +0.00 "), "{}", analyze(""));
    let late = analyze(":H49:F50");
    assert!(late.contains(" +0.00 "), "{late}");
}

#[test]
fn the_federations_rule_is_refused_on_the_pyramid() {
    let fen = format!("--fen={TWO_KINGS}");
    for command in ["analyze", "match"] {
        let variant = [command, "--variant=dames3d", "--draws=federation"];
        let position = if command == "analyze" { &[fen.as_str()][..] } else { &[] };
        run(&[&variant, position].concat()).fails_naming(&["--draws", "dames3d", "sheet"]);
    }
    run(&["analyze", "--variant=family", "--draws=sheet"])
        .fails_naming(&["--draws", "international or dames3d"]);
}

/// The result of the games of a match from two kings against one, as PDN writes it.
fn match_results(draws: &str) -> Vec<String> {
    let (openings, games) = (fresh_path("few-kings"), fresh_path("few-kings.pdn"));
    fs::write(&openings, TWO_KINGS).expect("a file");
    let openings = format!("--openings={}", openings.display());
    let pdn = format!("--pdn={}", games.display());
    let engine = "self depth=9 hash=1 threads=1 tables=none";
    let options = [draws, &openings, &pdn, "--player1", engine, "--player2", engine];
    let run = run(&words_with("match --variant=international --games=2", &options));
    assert_eq!(run.status, Some(0), "{run:?}");
    let games = fs::read_to_string(&games).expect("games");
    let results = games.lines().filter(|line| line.starts_with("[Result"));
    results.map(str::to_owned).collect()
}

#[test]
fn the_games_of_a_match_are_drawn_by_the_rule_chosen() {
    assert_eq!(match_results("--draws=federation"), ["[Result \"2-0\"]"; 2]);
    assert_eq!(match_results("--draws=sheet"), ["[Result \"1-1\"]"; 2]);
}

#[test]
fn a_hub_engine_has_the_rule_as_a_parameter() {
    let declared = |run: Run| {
        assert_eq!(run.status, Some(0), "{run:?}");
        let mut lines = run.out.lines();
        let line = lines.find(|line| line.starts_with("param name=draws"));
        line.map(str::to_owned).expect("the parameter")
    };
    for (arguments, value) in [(&["hub"][..], "federation"), (&["hub", "--draws=sheet"], "sheet")] {
        let line = declared(run_with(arguments, "hub\nquit\n"));
        let expected =
            format!("param name=draws value={value} type=enum values=\"federation sheet\"");
        assert_eq!(line, expected);
    }
}

/// The last move of the game is the error only where the two kings could still win.
#[test]
fn a_report_judges_by_the_rule_chosen() {
    let game = format!("[GameType \"20\"]\n[FEN \"{TWO_KINGS}\"]\n\n1. 1-6 45-50 *\n");
    let report_of = |game: &str, draws: &[&str]| {
        let line = "pdn report --nodes=20000 --threads=1 --tables=none -";
        let run = run_with(&words_with(line, draws), game);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out
    };
    let report = |draws: &[&str]| report_of(&game, draws);
    let by_federation = report(&[]);
    let by_sheet = report(&["--draws=sheet"]);
    assert_eq!(by_federation, report(&["--draws=federation"]));
    assert_ne!(by_federation, by_sheet);
    // The rule may stand in the game.
    let tag = "[DrawRule \"sheet\"]\n";
    let named = report_of(&format!("{tag}{game}"), &[]);
    assert!(named.contains(tag), "{named}");
    assert_eq!(named.replace(tag, ""), by_sheet);
}

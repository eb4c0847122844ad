//! The review at the text board.

use std::io;

use dames3d::i18n::Language;
use dames3d::terminal::{TerminalCaps, TextBoard};

/// Returns the output for what is typed.
fn play(language: Language, typed: &str) -> String {
    let mut output = Vec::new();
    TextBoard::new(&mut output, language, TerminalCaps::PLAIN)
        .play(io::Cursor::new(typed.to_owned()))
        .expect("nothing fails in memory");
    String::from_utf8(output).expect("UTF-8")
}

const MISSED_SHOT: &str = "fen W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28\n49-44\n";

#[test]
fn a_game_is_reviewed_and_its_mistakes_are_tried_again() {
    let typed = format!(
        "board international\n{MISSED_SHOT}review 12\nmistakes black\nmistakes white\nhint\n49-44\n38-34\n38-33\n\
         hint\nresign\n"
    );
    let output = play(Language::English, &typed);
    for text in [
        "  1. [49-44??]",
        "Blunder. A shot was missed: 38-33 28x39 40-34 39x30 35x2.",
        "White: accuracy ",
        "1 blunder, 0 mistakes, 0 inaccuracies",
        "Black: 0 blunders, 0 mistakes, 0 inaccuracies",
        "No mistakes to try again.",
        "White played 49-44 here. Find a better move, or type hint, show or next.",
        "The best move is played by the piece on 38.",
        "That was played in the game.",
        "No line of a board leads from 38 to 34.",
        "Right.",
        "These were all the mistakes.",
        "Hint: ",
        "White wins: Black resigns.",
    ] {
        assert!(output.contains(text), "{text}: {output}");
    }
}

#[test]
fn a_capture_is_typed_shortly_in_a_retry_and_an_empty_line_draws_it_again() {
    // The man on 28 takes that on 22, and could have taken the king on 23.
    let start = "W:W28,31,32,37,38,46,47,48,49:BK23,22,1,2,3,4,5,9,10";
    let typed =
        format!("board international\nfen {start}\n28x17\nreview 12\nmistakes white\n\n28 19\n");
    let output = play(Language::English, &typed);
    assert_eq!(output.matches("White played 28x17 here.").count(), 2, "{output}");
    assert!(output.contains("Right."), "{output}");
}

#[test]
fn mistakes_are_shown_and_passed_in_french() {
    let typed = format!(
        "damier international\n{MISSED_SHOT}montrer\nbilan 12\nfautes blancs\nmontrer\nsuivante\nsuivante\nbilan x\n"
    );
    let output = play(Language::French, &typed);
    for text in [
        "Tapez d’abord bilan.",
        "Gaffe. Coup de dames manqué\u{202f}: 38-33 28x39 40-34 39x30 35x2.",
        "\n> 38-33 28x39",
        "Toutes les fautes ont été revues.",
        "bilan\u{202f}; attendu\u{202f}: un nombre de secondes pour toute la partie, ou rien.",
    ] {
        assert!(output.contains(text), "{text}: {output}");
    }
}

#[test]
fn there_is_nothing_to_review_before_the_first_move() {
    let output = play(Language::English, "review\nmistakes white\n");
    assert!(output.contains("There are no moves to review."), "{output}");
    assert!(output.contains("Type review first."), "{output}");
}

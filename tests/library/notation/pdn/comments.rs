//! Comments and the commands in them.

use std::time::Duration;

use dames3d::game_tree::{AnnotatedScore, Annotations, Arrow, ClockReading, Mark, MarkColor};
use dames3d::rules::{BySide, Side};

use super::tree;
use crate::drawing::square;

/// The annotations of the first move.
fn first(text: &str) -> Annotations {
    let tree = tree(text);
    tree.node(tree.main_line()[0]).annotations.clone()
}

#[test]
fn a_comment_belongs_to_the_move_before_or_behind_the_number_to_the_next() {
    let tree =
        tree("{a} 1. {b} 32-28 {c} ; d\n 1... {e} 19-23 {f} {g} ({h} 1... 18-23 {i}) 2. {j} *");
    let notes = |id| {
        let notes = &tree.node(id).annotations;
        (notes.comment_before.as_str(), notes.comment_after.as_str())
    };
    let line = tree.main_line();
    assert_eq!(notes(tree.root()), ("", "a"));
    assert_eq!(notes(line[0]), ("b", "c d"));
    assert_eq!(notes(line[1]), ("e", "f g j"));
    assert_eq!(notes(tree.node(line[0]).children()[1]), ("h", "i"));
}

#[test]
fn line_breaks_in_comments_are_spaces_and_empty_lines_are_line_breaks() {
    for (text, expected) in [
        ("{ one\n  two }", "one two"),
        ("{one\r\n\r\ntwo}", "one\ntwo"),
        ("{\n\none\n\n\ntwo\n}", "one\n\ntwo"),
        ("{a ( b [x] ; c % d $1 * 2-0}", "a ( b [x] ; c % d $1 * 2-0"),
        ("{two  spaces}", "two  spaces"),
        ("{%x\n%y}", "%x %y"),
    ] {
        let found = first(&format!("32-28 {text} 19-23")).comment_after;
        assert_eq!(found, expected, "{text:?}");
    }
}

#[test]
fn commands_are_read_out_of_comments() {
    let notes = first(
        "32-28 {before [%clk 1:02:03][%emt 0:00:04.5] [%eval -0.17] mid [%csl R12,G23] [%cal Y12-23] [%depth 12]\n\
         [%clock w0:00:20 B0:00:25] after}",
    );
    assert_eq!(notes.comment_after, "before mid after");
    assert_eq!(notes.time.left, Some(Duration::from_secs(3723)));
    assert_eq!(notes.time.used, Some(Duration::from_millis(4500)));
    assert_eq!(
        notes.time.clocks,
        Some(ClockReading {
            left: BySide { white: Duration::from_secs(20), black: Duration::from_secs(25) },
            running: Some(Side::Black)
        })
    );
    assert_eq!(notes.evaluation, Some(AnnotatedScore::Centimen(-17)));
    let (red, green) = (MarkColor::Red, MarkColor::Green);
    let marks =
        [(red, 12), (green, 23)].map(|(color, number)| Mark { color, square: square(number) });
    assert_eq!(notes.marks, marks);
    let (color, from, to) = (MarkColor::Yellow, square(12), square(23));
    assert_eq!(notes.arrows, [Arrow { color, from, to }]);
    let others: Vec<_> = notes.commands.iter().map(|other| (other.name(), other.value())).collect();
    assert_eq!(others, [("depth", "12")]);
}

#[test]
fn every_form_of_scores_and_clocks_is_read() {
    let win = |winner, moves| AnnotatedScore::WinIn { winner, moves };
    for (text, expected) in [
        ("0.17", Some(AnnotatedScore::Centimen(17))),
        ("-0.048", Some(AnnotatedScore::Centimen(-5))),
        ("+2", Some(AnnotatedScore::Centimen(200))),
        ("#3", Some(win(Side::White, 3))),
        ("#-12", Some(win(Side::Black, 12))),
        ("inf", None),
        ("1e5", None),
        ("99999999999", None),
        ("", None),
    ] {
        let notes = first(&format!("32-28 {{[%eval {text}]}}"));
        assert_eq!(notes.evaluation, expected, "{text}");
        let unread = usize::from(expected.is_none());
        assert_eq!(notes.commands.len(), unread, "{text}");
    }
    for (text, expected) in [
        ("clk 0:05:00", Some(300)),
        ("clk 1:5:7", Some(3907)),
        ("clock 0:49:11", Some(2951)),
        ("clk 300", Some(300)),
        ("clk 0:99:00", None),
        ("clk 5:00", None),
        ("clk x", None),
        ("clk 99999999999999999999:00:00", None),
        ("clock w0:00:10", None),
    ] {
        let notes = first(&format!("32-28 {{[%{text}]}}"));
        let seconds = notes.time.left.map(|time| time.as_secs());
        assert_eq!(seconds, expected, "{text}");
    }
}

#[test]
fn text_that_only_looks_like_a_command_stays_text() {
    for text in ["[%", "[%]", "[% clk 0:00:01]", "[%1 2]", "[%clk", "a [b] c", "[%char ZZ]"] {
        assert_eq!(first(&format!("32-28 {{{text}}}")).comment_after, text);
    }
    assert_eq!(first("32-28 {[%char 7D] is a brace}").comment_after, "} is a brace");
}

#[test]
fn a_comment_behind_the_result_belongs_to_the_game_that_ended() {
    let text = "1. 32-28 19-23 1-1 {agreed} ; in time\n1-1 * {in line} $11 !\n\n{next} 1. 33-28 *\n{after}\n[White \"A\"] {mine} *";
    let read = super::games(text);
    let last_comments: Vec<_> = read
        .iter()
        .map(|game| {
            assert_eq!(game.errors, []);
            let tree = game.tree.as_ref().expect("read");
            let last = tree.main_line().last().copied().unwrap_or(tree.root());
            let root = &tree.node(tree.root()).annotations.comment_after;
            let notes = &tree.node(last).annotations;
            (notes.comment_after.clone(), root.clone())
        })
        .collect();
    let comment = |last: &str, root: &str| (last.to_owned(), root.to_owned());
    assert_eq!(
        last_comments,
        [comment("agreed in time in line", ""), comment("after", "next"), comment("mine", "mine")]
    );
    let notes = read[0].tree.as_ref().map(|tree| {
        let notes = &tree.node(tree.main_line()[1]).annotations;
        (notes.sign, notes.nags.len())
    });
    assert_eq!(notes, Some((Some(dames3d::game_tree::MoveSign::Good), 1)));
    // Read alone, the bytes of each game are the same game.
    for game in &read {
        let bytes = game.bytes.start as usize..game.bytes.end as usize;
        let alone = super::game(&text[bytes]);
        assert!(alone.tree == game.tree, "{:?}", game.bytes);
    }
}

//! Errors and what is read in spite of them.

use super::{all_lines, errors, game, games};
use crate::cases::rows;

/// Asserts that each text has one error, at this place and with these words. `⏎` is a line end of the text.
#[track_caller]
fn assert_errors(table: &str) {
    for [text, place, problem] in rows(table) {
        let found = errors(text.replace('⏎', "\n"));
        assert_eq!(found, [format!("{place}: game 1: {problem}")], "{text}");
    }
}

#[test]
fn an_error_names_its_place_and_what_was_expected() {
    assert_errors(
        r#"
        1. 32-28 19-24⏎  2. 28-22 17x28 3. 99-1 | 2:21 | expected a square from 1 to 50, found “99”
        1. 32-28x0 *                    | 1:10 | expected a square from 1 to 50, found “0”
        1. 32-27⏎19-19 *                | 2:1  | 19-19 is not legal: the piece on 19 cannot go to 19
        32-28 é 19-23                   | 1:7  | expected a move, a comment or the end of the game, found “é”
        {é} 32-28 } 19-23               | 1:11 | expected a move, a comment or the end of the game, found “}”
        32-28 19-23) *                  | 1:12 | expected a move, a comment or the end of the game, found “)”
        32-28 . 19-23                   | 1:7  | expected a move, a comment or the end of the game, found “.”
        32-28 (33-28⏎19-23 *            | 1:7  | the variation has no end: expected “)”
        32-28 {oh⏎19-23 *               | 1:7  | the comment has no end: expected “}”
        32-28 19-23⏎[White "Anna"] 32-28 * | 2:1 | expected the result of the game, found “[”
        32-28 $99999 19-23              | 1:7  | expected a glyph from $0 to $65535, found “$”
        [White Anna]⏎32-28              | 1:1  | expected a tag such as [White "Anna"], found “[”
        [White "An "na" B"] 32-28       | 1:12 | expected “\” before a quotation mark within a tag, found “"”
        [FEN "W:W31,52:B1"]             | 1:13 | invalid FEN: column 7: expected a square from 1 to 50, found “52”
        [FEN "W:W31,31:B1"]             | 1:13 | invalid FEN: column 7: expected each square once, found 31 again
        [FEN "W:W1:B50"] | 1:7 | illegal position: White man on 1: a man on the promotion row must be a king
        32-28 /FEN "x"/ 19-23           | 1:7  | invalid FEN: column 1: expected “W” or “B”, found “x”
        "#,
    );
}

#[test]
fn after_an_error_the_other_lines_and_the_other_games_are_read() {
    let text = "[Event \"1\"] 1. 32-28 (1. 33-28 19-19 2. 1-1 20-20 (x) y) 19-23 (1... 18-23) 2. 50-50 (2. 33-29) 14x23 0-2\n\
                [Event \"2\"] 1. 34-30 *";
    let read = games(text);
    assert_eq!(read.len(), 2);
    let lines: Vec<_> = read.iter().filter_map(|game| game.tree.as_ref()).map(all_lines).collect();
    assert_eq!(lines, ["32-28 (33-28) 19-23 (18-23)", "34-30"]);
    assert_eq!(errors(text).len(), 2);
}

#[test]
fn words_between_moves_do_not_end_the_line() {
    let read = game("1. 32-28 += 19-23 oops! 2. 28x19 14x23");
    assert_eq!(read.errors.len(), 2);
    assert_eq!(read.tree.as_ref().map(all_lines).as_deref(), Some("32-28 19-23 28x19:23 14x23:19"));
}

#[test]
fn a_comment_without_an_end_does_not_swallow_the_next_games() {
    let text = "[Event \"1\"]\n1. 32-28 {oh\n\n[Event \"2\"]\n1. 33-28 *\n";
    let read = games(text);
    assert_eq!(read.len(), 2);
    assert_eq!(errors(text), ["2:10: game 1: the comment has no end: expected “}”"]);
    assert_eq!(read[1].tags.get("Event"), Some("2"));
    let nested = "1. 33-29 19-23 2. 35-30 { nested { comment } } *";
    assert_eq!(
        errors(nested),
        ["1:46: game 1: expected a move, a comment or the end of the game, found “}”"]
    );
}

#[test]
fn a_variation_without_an_end_ends_with_its_game() {
    let text = "[Event \"1\"] 32-28 (33-28 19-23 (18-23 2-0\n[Event \"2\"] 34-30 *";
    let read = games(text);
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].errors.len(), 1);
}

#[test]
fn text_without_a_tag_or_a_move_is_no_game() {
    let prose = game("Dear Anna, here is no game.");
    assert_eq!(prose.tree, None);
    assert!(!prose.errors.is_empty());
    // A comment, a tag or a move makes a game.
    for text in ["{Nothing was played.} *", "[White \"Anna\"] ? *", "32-28 ~"] {
        assert!(game(text).tree.is_some(), "{text}");
    }
}

#[test]
fn a_number_is_that_of_the_next_move_or_followed_by_a_move() {
    for text in [
        "1. 32-28 19-23 2. *",
        "1. 32-28 2. 19-23 3. 28x19",
        "7. 32-28 19-23 8 28x19 8... 14x23 9. *",
        "[FEN \"W:W28:B1\"] 41. 28-22 1-6 42. *",
        "1. 32-28 19-23 17. {far} 28x19 *",
    ] {
        assert_eq!(errors(text), Vec::<String>::new(), "{text}");
    }
    for [text, place] in rows(
        "
        1. 32-28 19-23 7 *           | 1:16: game 1:
        1. 32-28 19-23 7. 2. 28x19   | 1:16: game 1:
        1. 32-28 19-23 17 18 28x19   | 1:16: game 1:
        1. 32-28 (1. 33-28 17) 19-23 | 1:20: game 1:
        1. 32-28 19-23 12345 28x19   | 1:16: game 1:
        ",
    ) {
        let found = errors(text);
        let expected = format!("{place} expected a move, a comment or the end of the game");
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with(&expected), "{text}: {found:?}");
    }
}

#[test]
fn a_star_behind_digits_that_are_no_move_is_an_error_at_the_word() {
    assert_errors(
        "
        1. 32-28 19-23 28* 19         | 1:16 | expected a move, a comment or the end of the game, found “28”
        1. 32-28 19-23 2. 28*99 14x23 | 1:22 | expected a square from 1 to 50, found “99”
        1. 32-28*19 *                 | 1:10 | expected a move, a comment or the end of the game, found “19”
        ",
    );
}

#[test]
fn a_text_in_utf_16_is_named_once() {
    let little: Vec<u8> =
        "[Event \"1\"]\r\n1. 32-28 *\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = little.chunks(2).flat_map(|pair| [pair[1], pair[0]]).collect();
    let expected = "1:1: game 1: the text is in UTF-16: expected UTF-8, Windows-1252 or another encoding of one byte a \
                    character";
    for text in
        [[&[0xff, 0xfe], &little[..]].concat(), [&[0xfe, 0xff], &big[..]].concat(), little, big]
    {
        assert_eq!(errors(&text), [expected]);
        assert_eq!(game(&text).tree, None);
    }
}

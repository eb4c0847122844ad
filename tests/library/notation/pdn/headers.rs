//! Tags, encodings, line ends, and the variant of a game.

use dames3d::notation::fen;
use dames3d::notation::pdn::{CodePage, GameResult, PdnGame, PdnReader, Tags};
use dames3d::rules::{DrawReason, FewAgainstKing, Outcome, Ply, Position, StartCounters, Variant};

use super::{errors, game, games, main_line, tree};
use crate::cases::rows;

#[test]
fn tags_keep_their_order_and_lose_their_escapes() {
    let read = game(
        "[Black \"B\"]\r\n[  White   \"Anna \\\"the\\\" \\\\ king\"  ]\r\n[Event \"\"] [Site \"a ] b\"][Дата \"1\"]\r\n32-28",
    );
    let tags: Vec<_> = read.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Black", "B"),
            ("White", "Anna \"the\" \\ king"),
            ("Event", ""),
            ("Site", "a ] b"),
            ("Дата", "1")
        ]
    );
    assert_eq!(read.tags.get("white"), Some("Anna \"the\" \\ king"));
    assert_eq!(read.errors, []);
}

#[test]
fn games_follow_each_other_with_or_without_results_and_moves() {
    let text = "[Event \"1\"]\n1. 32-28\n\n[Event \"2\"]\n[FEN \"W:W31:B2\"]\n\n[Event \"3\"]\n*\n[Event \"4\"] 2-0 33-28 0-0 * 34-30";
    let read = games(text);
    let lengths: Vec<_> =
        read.iter().map(|game| game.tree.as_ref().map_or(9, |tree| tree.len())).collect();
    assert_eq!(lengths, [1, 0, 0, 0, 1, 1]);
    let lines: Vec<_> = read.iter().map(|game| game.line).collect();
    assert_eq!(lines, [1, 4, 7, 9, 9, 9]);
    assert!(games("").is_empty() && games(" \n\n * ").is_empty());
}

#[test]
fn utf_8_and_windows_1252_and_every_line_end_are_read() {
    let utf_8 = "\u{feff}[White \"Żółć\"]\r\n1. 32-28 {č} *";
    assert_eq!(game(utf_8).tags.get("White"), Some("Żółć"));
    assert_eq!(game(&utf_8[3..]).tags.get("White"), Some("Żółć"));
    let latin_1 = b"[White \"Andr\xe9\"]\r1. 32-28 {d\xe9j\xe0\rvu} 19-23 *";
    let read = game(latin_1);
    assert_eq!(read.tags.get("White"), Some("André"));
    let tree = read.tree.expect("read");
    let node = tree.node(tree.main_line()[0]);
    assert_eq!(node.annotations.comment_after, "déjà vu");
    let western = b"[White \"\x8aime\x9e \x80 \x92\x93\x94\"] 1. 32\x9628 19 \x97 23 *";
    let read = game(western);
    assert_eq!(read.tags.get("White"), Some("Šimež € ’“”"));
    assert_eq!(read.errors, []);
    assert_eq!(main_line(&read.tree.expect("read")), "32-28 19-23");
    for end in ["\n", "\r\n", "\r", "\n\r\n"] {
        let text = ["[White \"A\"]", "1. 32-28", "19-23 ; note", "2. 28x19"].join(end);
        let found = main_line(&super::tree(text));
        assert_eq!(found, "32-28 19-23 28x19:23", "{end:?}");
    }
}

#[test]
fn the_start_is_a_fen_in_any_of_its_forms() {
    let expected = fen::read_position("W:W31,32,33,K5:B1,2", Variant::International);
    for text in [
        "W:W31-33,K5:B1-2",
        "W:B1,2:W31,32,33,K5.",
        " W : W 31-33 , K5 : B1-2 . ",
        "?:W31-33,K5:B1,2",
    ] {
        let found = tree(format!("[FEN \"{text}\"]"));
        assert_eq!(Ok(*found.start()), expected, "{text}");
    }
    let without_black = tree("[FEN \"W:W31:B\"] *");
    assert_eq!(fen::write(&without_black.start().setup()), "W:W31:B");
}

#[test]
fn the_tags_name_the_variant() {
    for [tags, expected] in rows(
        r#"
                                            | international
        [GameType "20"]                     | international
        [GameType "20,W,10,10,N2,0"]        | international
        [GameType "20,W,10,10,N1,0"]        | international
        [GameType "20"][Variant "From Position"] | international
        [Variant "Standard"]                | international
        [Variant "dames3d"]                 | dames3d
        [Variant "Dames 3D"]                | dames3d
        [Rules "pyramid-1"]                 | dames3d
        [Rules "pyramid-1"][GameType "3055,W,10,10,N2,0"] | dames3d
        [GameType "3056"]                   | family
        [GameType "3057"]                   | family-pyramid
        [GameType "3058"]                   | brigand
        [GameType "3059"]                   | brigand-pyramid
        [GameType "3060"]                   | wolf-and-sheep
        "#,
    ) {
        let expected: Variant = expected.parse().expect("a variant");
        let read = game(format!("[Event \"x\"]{tags}"));
        assert_eq!((read.variant(), read.errors), (Some(expected), Vec::new()), "{tags}");
        assert_eq!(read.tree.map(|tree| *tree.start()), Some(Position::start(expected)));
    }
}

#[test]
fn a_tag_may_name_the_draw_rule() {
    for (tag, expected) in [
        ("", None),
        ("[DrawRule \"sheet\"]", Some(FewAgainstKing::SHEET)),
        ("[DrawRule \"federation\"]", Some(FewAgainstKing::FEDERATION)),
        ("[DrawRule \"25 moves\"]", None),
    ] {
        let read = game(format!("{tag} 1. 32-28 *"));
        assert_eq!((read.tags.few_against_king(), read.errors), (expected, Vec::new()), "{tag}");
    }
}

#[test]
fn games_of_other_variants_are_refused_where_they_say_so() {
    for [tag, place, problem] in rows(
        r#"
        [GameType "22,W,8,8,N2,1"] | 1:12 | this is Italian draughts (GameType 22), which Dames 3D does not play
        [GameType "40"]            | 1:12 | this is Frisian draughts (GameType 40), which Dames 3D does not play
        [GameType "99"] | 1:12 | this is a game of the unknown GameType 99: expected 20 for international draughts
        [GameType "x"]             | 1:12 | expected a GameType such as 20,W,10,10,N2,0, found “x”
        [GameType "20,W,8,8,N2,0"] | 1:12 | GameType 20 is played on 10x10 squares, found “20,W,8,8,N2,0”
        [Variant "Frisian"] | 1:11 | this is a game of the variant “Frisian”, which Dames 3D does not play
        [GameType "20"] [Variant "Antidraughts"] | 1:27 | this is a game of the variant “Antidraughts”, which Dames 3D does not play
        [GameType "3055"] [Rules "pyramid-2"] | 1:27 | expected the rules pyramid-1, found “pyramid-2”
        "#,
    ) {
        // What follows is read to its end without further errors.
        let text = format!("{tag} 1. 22-18 (1. e4 {{(}}) foo 11-15 1-0\n\n32-28 *");
        assert_eq!(errors(&text), [format!("{place}: game 1: {problem}")]);
        let read = games(&text);
        assert_eq!((read.len(), read[0].variant()), (2, None));
        assert_eq!(read[1].tree.as_ref().map(|tree| tree.len()), Some(1));
    }
}

#[test]
fn a_game_of_another_board_without_a_tag_is_recognized_by_its_first_move() {
    let message = "is not legal in international draughts, for which the game is taken without the tag GameType; it may be \
                   one of 8x8 squares";
    for (text, first) in [("1. 11-15 24-20", "11-15"), ("1. c3-d4 f6-g5", "c3-d4")] {
        assert_eq!(errors(text), [format!("1:4: game 1: {first} {message}")]);
    }
}

#[test]
fn a_text_may_be_read_in_another_encoding() {
    let mut upper = ['?'; 128];
    upper[0xc0 - 0x80] = 'А';
    let page = CodePage::new(upper);
    // Alone, the two bytes are UTF-8.
    let text = b"[White \"\xc0\xc0 \xc3\xa9\"] 1. 32-28 * 1. 33-28 *";
    let read: Vec<_> = PdnReader::with_code_page(&text[..], page)
        .map(|game| game.expect("bytes can be read"))
        .collect();
    assert_eq!(read[0].tags.get("White"), Some("АА ??"));
    assert_eq!(read[0].bytes.end, read[1].bytes.start - 1);
    assert_eq!(read[1].bytes.end, text.len() as u64);
}

#[test]
fn a_tag_that_occurs_again_is_one_of_the_same_game() {
    let read = game(
        "[Event \"A cup\"][White \"A\"][Event \"a remark\"]\n[white \"A\"] {x} [Black \"B\"]\n\n[Black \"C\"]\n1. 32-28 *",
    );
    let tags: Vec<_> = read.tags.iter().collect();
    assert_eq!(tags, [("Event", "A cup"), ("White", "A"), ("Black", "B")]);
    assert_eq!(read.errors, []);
    let warnings: Vec<_> = read.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "line 1, column 35: game 1: the tag Event occurs again: kept “A cup”, left out “a remark”",
            "line 4, column 9: game 1: the tag Black occurs again: kept “B”, left out “C”"
        ]
    );
    // Moves, a result, or a position and a blank line divide games; a blank line alone does not.
    for (between, expected) in [
        ("1. 32-28", 2),
        ("*", 2),
        ("[FEN \"W:W31:B2\"]\n", 2),
        ("[FEN \"W:W31:B2\"]", 1),
        ("\n\n", 1),
    ] {
        let text = format!("[Event \"1\"]\n{between}\n[Event \"2\"] 1. 33-28 *");
        assert_eq!(games(&text).len(), expected, "{text}");
    }
}

#[test]
fn the_game_type_from_position_is_international_draughts_with_a_position() {
    let text = "[GameType \"99\"] [FEN \"W:WK1,K2:B3-10:H0:F1\"] *";
    let tree = tree(text);
    assert_eq!(tree.start().variant(), Variant::International);
    assert_eq!(fen::write(&tree.start().setup()), "W:WK1,K2:B3,4,5,6,7,8,9,10");
    for (tags, place) in [
        ("[GameType \"99,W,8,8,N2,0\"]", "1:12: "),
        ("[GameType \"99\"] [Variant \"Frisian\"]", "1:27: "),
    ] {
        let found = errors(format!("{tags} [FEN \"W:W32:B3\"] *"));
        assert_eq!(found.len(), 1, "{tags}: {found:?}");
        assert!(found[0].starts_with(place), "{tags}: {found:?}");
    }
}

#[test]
fn the_counters_of_a_start_are_kept() {
    let fen = "W:WK46,K47:BK4,K5:H48:F41";
    let read = game(format!("[FEN \"{fen}\"] 41. 47-42 4-9 *"));
    let tree = read.tree.clone().expect("read");
    assert_eq!(tree.counters(), StartCounters { quiet: Ply(48), move_number: 41 });
    let history = tree.history(*tree.main_line().last().expect("moves"));
    assert_eq!(history.counters().quiet, Ply(50));
    assert_eq!(history.outcome(), Some(Outcome::Draw(DrawReason::QuietMoves(Ply(50)))));
    let written = read.into_game().expect("ours").to_string();
    assert!(written.contains(&format!("[FEN \"{fen}\"]")), "{written}");
    assert!(written.ends_with("41. 47-42 4-9 *"), "{written}");
    assert_eq!(super::tree(&written), tree);
    // A history has no numbers of moves.
    let again = PdnGame::from_history(Tags::new(), &history, GameResult::Drawn).to_string();
    assert!(again.contains("[FEN \"W:WK46,K47:BK4,K5:H48:F1\"]"), "{again}");
    assert_eq!(super::tree(again).counters().quiet, Ply(48));
}

//! Moves, results and variations as other programs write them.

use dames3d::game_tree::{MoveSign, Nag, Turn};
use dames3d::notation::fen;
use dames3d::notation::pdn::GameResult;
use dames3d::rules::{Side, Variant};

use super::{all_lines, errors, game, games, main_line, tree};
use crate::cases::rows;

/// The first three moves, which all forms below mean.
const OPENING: &str = "32-28 19-23 28x19:23 14x23:19";

#[test]
fn lenient_forms_are_the_same_moves() {
    for text in [
        "1. 32-28 19-23 2. 28x19 14x23",
        "1.32-28 19-23 2.28x19 14x23",
        "32-28 19-23 28x19 14x23",
        "1 32-28 19-23 2 28x19 14x23",
        "01. 32-28 19-23 02. 28x19 14x23",
        "1. 032-28 19-023 2. 28x019 14x23",
        "1. 32 - 28 19- 23 2. 28 x19 14 : 23",
        "1. 32x28 19:23 2. 28-19 14-23",
        "1. 32–28 19−23 2. 28×19 14X23",
        "1. 32-28 1... 19-23 2. 28x19 2... 14x23",
        "1. 32-28 ... 19-23 2. 28x19 … 14x23",
        "1. 32-28 19-23 2. 28x19x23 14x23x19",
        "1. 32-28\n19-23\r\n2.\r28x19\r\n\r\n14x23",
    ] {
        assert_eq!(main_line(&tree(text)), OPENING, "{text:?}");
    }
}

#[test]
fn letters_name_squares_from_whites_left() {
    for text in ["1. b4-c5 a7-b6 2. c5xa7", "1.b4c5 a7b6 2.C5:A7"] {
        assert_eq!(main_line(&tree(text)), "31-27 16-21 27x16:21", "{text}");
    }
}

#[test]
fn a_line_that_begins_with_a_percent_sign_is_skipped() {
    let text = "% Board game\n[White \"Anna\"]\n%\n1. 32-28\n%19-24\n19-23 *";
    assert_eq!(main_line(&tree(text)), "32-28 19-23");
}

#[test]
fn captures_may_be_short_or_name_some_or_all_squares() {
    // The ambiguous capture in the standard's diagram, mirrored to the squares of this position.
    let position = "W:WK47:B13,14,22,28,32,33";
    for (moves, expected) in [("47x38", "47x38:13,14,22,32,33"), ("47x49", "47x49:13,14,22,32,33")]
    {
        let text = format!("[FEN \"{position}\"] 1. {moves}");
        assert_eq!(main_line(&tree(text)), expected);
    }
    let start = fen::read_position(position, Variant::International).expect("legal");
    for mv in start.legal_moves().into_iter() {
        for route in start.routes(mv) {
            let landings: Vec<_> = route.landings().map(|square| square.to_string()).collect();
            let text = format!("[FEN \"{position}\"] 47x{}", landings.join("x"));
            let tree = tree(&text);
            let node = tree.node(tree.main_line()[0]);
            assert_eq!(node.turn(), Some(&Turn::Move { mv, route }), "{text}");
        }
    }
}

#[test]
fn an_ambiguous_capture_is_the_one_with_which_the_game_goes_on() {
    let fen = "[FEN \"W:W20,39,44,K4:B12,18,28,29,37\"]";
    for [text, expected] in rows(
        "
        4x24! {here} 37-41             | 4x24:18,28,29 37-41
        4x24! {here} 28-32             | 4x24:18,29,37 28-32
        4x24! {here} 12-17 44-40 28-32 | 4x24:18,29,37 12-17 44-40 28-32
        4x24! {here} 12-17 44-40 37-41 | 4x24:18,28,29 12-17 44-40 37-41
        4x31x42x24! {here} 12-17       | 4x24:18,29,37 12-17
        ",
    ) {
        let tree = tree(format!("{fen} 1. {text} *"));
        assert_eq!(main_line(&tree), expected, "{text}");
        let notes = &tree.node(tree.main_line()[0]).annotations;
        assert_eq!((notes.comment_after.as_str(), notes.sign), ("here", Some(MoveSign::Good)));
    }
    // The variation stays behind the move it replaces.
    let varied = tree(
        format!("{fen} 1. 20-14 (1. 4x24 28-32) (1. 4x24 37-41) *").replace("20-14", "4x22x33x24"),
    );
    assert_eq!(all_lines(&varied), "4x24:18,28,29 (4x24:18,29,37 28-32) (4x24:18,28,29 37-41)");
    for text in ["4x24 12-17", "4x24"] {
        assert_eq!(
            errors(format!("{fen} 1. {text} *")),
            ["1:43: game 1: 4x24 can be several captures: expected one of 4x22x33x24, 4x31x42x24"]
        );
    }
}

#[test]
fn every_result_ends_a_game() {
    for (text, expected) in [
        ("2-0", GameResult::Won(Side::White)),
        ("1-0", GameResult::Won(Side::White)),
        ("0-2", GameResult::Won(Side::Black)),
        ("0-1", GameResult::Won(Side::Black)),
        ("1-1", GameResult::Drawn),
        ("1/2-1/2", GameResult::Drawn),
        ("½-½", GameResult::Drawn),
        ("0-0", GameResult::BothLost),
        ("*", GameResult::Unfinished),
    ] {
        let read = games(format!("32-28 {text} 33-28\n{text}"));
        assert_eq!(read.len(), 2, "{text}");
        for game in read {
            assert_eq!((game.result, game.errors), (expected, Vec::new()), "{text}");
            assert_eq!(game.tree.map_or(0, |tree| tree.len()), 1);
        }
        let tagged = game(format!("[Result \"{text}\"] 32-28 *"));
        assert_eq!(tagged.result, expected);
    }
}

#[test]
fn moves_that_begin_like_results_are_moves() {
    let read = game("[FEN \"B:W45:BK1,20\"] 1... 1-18 *");
    assert_eq!(read.errors, []);
    assert_eq!(main_line(&read.tree.expect("read")), "1-18");
}

#[test]
fn the_tag_counts_where_the_results_differ() {
    assert_eq!(game("[Result \"0-1\"] 32-28 1-1").result, GameResult::Won(Side::Black));
    assert_eq!(game("[Result \"*\"] 32-28 1-1").result, GameResult::Drawn);
}

#[test]
fn another_result_behind_the_result_is_an_error() {
    for (end, place, found) in [
        ("2-0 1-1", "1:20", "1-1"),
        ("* 2-0", "1:18", "2-0"),
        ("1-1 {agreed} $1 * 1-1\n0-2", "2:1", "0-2"),
    ] {
        let text = format!("1. 32-28 19-23 {end} {{a remark}}");
        let read = game(&text);
        let expected =
            format!("{place}: game 1: expected a comment or the next game, found “{found}”");
        assert_eq!(errors(&text), [expected], "{end}");
        let first = end.split(' ').next().and_then(GameResult::from_text);
        assert_eq!(Some(read.result), first, "{end}");
        assert_eq!(read.bytes, 0..text.len() as u64, "{end}");
    }
    for end in ["2-0 1-0", "2-0 *", "* *", "2-0\n\n1. 33-28 1-1"] {
        let text = format!("1. 32-28 19-23 {end}");
        assert_eq!(errors(&text), Vec::<String>::new(), "{end}");
    }
}

#[test]
fn results_of_other_formats_end_the_game() {
    let text = "[Result \"4-6\"] 1. 32-28 4-6\n\n[Event \"2\"] 1. 33-28 *";
    let read = games(text);
    assert_eq!(read.len(), 2);
    assert_eq!(
        errors(text),
        ["1:25: game 1: expected a result such as 2-0, 1-1, 0-2 or *, found “4-6”"]
    );
    assert_eq!(errors(format!("[ResultFormat \"Delfts\"] {text}")), Vec::<String>::new());
}

#[test]
fn a_result_in_a_variation_is_a_comment() {
    let tree = tree("1. 32-28 (1. 33-28 18-23 2-0) 19-23 *");
    assert_eq!(all_lines(&tree), "32-28 (33-28 18-23) 19-23");
    let variation = tree.node(tree.root()).children()[1];
    let last = tree.node(variation).children()[0];
    assert_eq!(tree.node(last).annotations.comment_after, "2-0");
}

#[test]
fn a_star_behind_a_move_is_a_forced_move_unless_the_game_ends_there() {
    let forced = tree("1. 32-28* 19-23 *");
    assert_eq!(forced.node(forced.main_line()[0]).annotations.nags, [Nag(7)]);
    let ended = games("1. 32-28*\n\n[Event \"2\"] 1. 33-28*");
    assert_eq!(ended.len(), 2);
    for game in ended {
        let tree = game.tree.expect("read");
        assert_eq!(tree.node(tree.main_line()[0]).annotations.nags, []);
    }
}

#[test]
fn variations_nest_and_stand_behind_the_move_they_replace() {
    for [text, expected] in rows(
        "
        32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23 \
                                              | 32-28 19-23 (18-23 38-32 (37-32 23-29) 12-18) 28x19:23 14x23:19
        1. 32-28 (1. 33-29) (1. 34-30 20-25)  | 32-28 (33-29) (34-30 20-25)
        (1. 33-29 19-24) 1. 32-28 19-23       | 32-28 (33-29 19-24) 19-23
        1. 32-28 (({a}) 1. 33-29) 19-23       | 32-28 (33-29) 19-23
        1. 32-28 ((1. 34-29) 1. 33-29) 19-23  | 32-28 (33-29) (34-29) 19-23
        1. 32-28 () 19-23                     | 32-28 19-23
        1. 32-28 (1. 32-28 18-23) 19-23       | 32-28 (32-28 18-23) 19-23
        ",
    ) {
        assert_eq!(all_lines(&tree(text)), expected, "{text}");
    }
}

#[test]
fn signs_and_glyphs_belong_to_the_move_before() {
    let tree = tree(
        "1. 32-28! 19-23(?) 2. 28x19!? $7 $140 14x23 ?? 3. 33-28 $6 23x32(!?!!!) 4. 37x28 $902 *",
    );
    let notes: Vec<_> = tree.main_line().into_iter().map(|id| &tree.node(id).annotations).collect();
    let signs: Vec<_> = notes.iter().map(|notes| notes.sign).collect();
    let written = signs.iter().map(|sign| sign.map_or("-", MoveSign::text));
    assert_eq!(written.collect::<Vec<_>>().join(" "), "! ? !? ?? ?! !? -");
    assert_eq!(notes[2].nags, [Nag(7), Nag(140)]);
    assert_eq!(notes[6].nags, [Nag(902)]);
}

#[test]
fn positions_are_set_up_between_moves() {
    let tree = tree(
        "/FEN \"W:W31-50:B1-20\"/ /FEN \"B:W28,31,33-36,38-50:B1-20.\"/ 01... 20-25 /FEN \"B::\"/ 19-23",
    );
    let line = tree.main_line();
    assert_eq!(main_line(&tree), "setup 20-25 setup 19-23");
    assert_eq!(tree.start(), &dames3d::rules::Position::start(Variant::International));
    assert_eq!(
        fen::write(&tree.node(line[1]).position().setup()),
        "W:W28,31,33,34,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,25"
    );
    assert_eq!(tree.node(line[2]).position().side_to_move(), Side::Black);
}

#[test]
fn a_piece_is_huffed_only_after_a_move_and_where_it_stands() {
    let fen = "[GameType \"3056\"][FEN \"W:WK47:B13,22,33\"]";
    let huffed = |text: &str| -> (Option<u8>, Option<u8>) {
        let tree = tree(format!("{fen} {text} *"));
        let nodes = [tree.root(), tree.main_line()[0]];
        nodes.map(|node| Some(tree.node(node).huffed()?.number())).into()
    };
    for (text, expected) in [
        ("1. 47-42 {[%huff 42]} /FEN \"B:W:B13,22,33\"/", (None, Some(42))),
        ("1. 47-42 {[%huff 1]} /FEN \"B:WK42:B13,22,33\"/", (None, None)),
        ("{[%huff 13]} /FEN \"W:WK47:B22,33\"/", (None, None)),
        ("1. 47-42 ({[%huff 13]} /FEN \"W:WK47:B22,33\"/)", (None, None)),
    ] {
        assert_eq!(huffed(text), expected, "{text}");
    }
}

#[test]
fn a_move_needs_no_separator() {
    for text in
        ["1. 3228 1923 2. 2819 1423 1-1", "3228 1923 2819 1423", "1.3228! 1923(?) 2.2819 {x}1423*"]
    {
        assert_eq!(main_line(&tree(text)), OPENING, "{text}");
    }
    let three_digits = "1. 3329 116 2. 2923 1929";
    let start = "[FEN \"W:W33,44:B11,19\"]";
    assert_eq!(
        main_line(&tree(format!("{start} 1. 3329 1116 2. 4439 1924"))),
        main_line(&tree(format!("{start} 1. 33-29 11-16 2. 44-39 19-24")))
    );
    assert!(!errors(three_digits).is_empty());
    let short = tree("[FEN \"W:W11:B40\"] 1. 116 40-44 *");
    assert_eq!(main_line(&short), "11-6 40-44");
}

#[test]
fn a_star_may_stand_for_the_separator_of_a_capture() {
    let text = "1. 32-28 19-23 2. 28*19 14*23* 3. 33-28* 23x32 *";
    let tree = tree(text);
    assert_eq!(main_line(&tree), format!("{OPENING} 33-28 23x32:28"));
    let nags: Vec<_> =
        tree.main_line().into_iter().map(|id| tree.node(id).annotations.nags.clone()).collect();
    let forced = vec![Nag(7)];
    assert_eq!(nags, [vec![], vec![], vec![], forced.clone(), forced, vec![]]);
}

#[test]
fn a_move_of_the_other_side_alone_in_brackets_is_a_move_of_the_game() {
    let text = "1. 32-28 {a} (18-23! {b} (19-24)) 2. 38-32 (1... 12-18) 3. 31-27 *";
    let read = game(text);
    assert_eq!(read.errors, []);
    let warnings: Vec<_> = read.warnings.iter().map(ToString::to_string).collect();
    let warning = "read as a move of the game, without its brackets";
    assert_eq!(
        warnings,
        [
            format!("line 1, column 15: game 1: only the other side can play 18-23: {warning}"),
            format!("line 1, column 50: game 1: only the other side can play 12-18: {warning}"),
        ]
    );
    let tree = read.tree.expect("read");
    assert_eq!(all_lines(&tree), "32-28 18-23 (19-24) 38-32 12-18 31-27");
    let notes = &tree.node(tree.main_line()[1]).annotations;
    assert_eq!((notes.sign, notes.comment_after.as_str()), (Some(MoveSign::Good), "b"));
    // A move that can be played instead of the last one stays a variation.
    assert_eq!(
        all_lines(&super::tree("1. 32-28 (33-28) 19-23 (18-23)")),
        "32-28 (33-28) 19-23 (18-23)"
    );
}

#[test]
fn several_moves_in_brackets_are_no_answer() {
    let text = "1. 32-28 (18-23 2. 38-32) 20-25 (34-30 1-1) *";
    assert_eq!(
        errors(text),
        [
            "1:11: game 1: 18-23 is not legal: the piece on 18 belongs to the other player; only a single move in \
             brackets is read as the answer to the move before them"
        ]
    );
    let read = game(text);
    assert_eq!(all_lines(&read.tree.expect("read")), "32-28 20-25 34-30");
    // Neither side can play it.
    assert_eq!(
        errors("1. 32-28 (25-30) 19-23 *"),
        ["1:11: game 1: 25-30 is not legal: there is no piece on 25"]
    );
}

#[test]
fn words_for_the_result_at_the_end_are_a_comment() {
    for text in [
        "1. 32-28 19-23 B+ W+ =",
        "1. 32-28 19-23 B+ W+ = 2-0",
        "1. 32-28 19-23 2-0 B+ W+ =",
        "1. 32-28 19-23 B+ (1... 18-23 =) W+ = 2-0",
    ] {
        let tree = tree(text);
        let last = *tree.main_line().last().expect("a move");
        assert_eq!(tree.node(last).annotations.comment_after, "B+ W+ =", "{text}");
    }
    assert_eq!(errors("1. 32-28 = 19-23 *").len(), 1);
}

#[test]
fn many_variations_of_a_move_are_read_and_keep_their_places() {
    const MANY: usize = 90_000;
    let text = format!("1. 32-28 {}19-23 *", "(33-28)".repeat(MANY));
    let tree = tree(text);
    let children = tree.node(tree.root()).children();
    assert_eq!(children.len(), MANY + 1);
    for (place, &child) in children.iter().enumerate() {
        assert_eq!(tree.place(child), Some(place));
    }
}

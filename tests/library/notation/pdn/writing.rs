//! Games written so that other programs can read them.

use dames3d::game_tree::{GameTree, Turn};
use dames3d::notation::fen;
use dames3d::notation::pdn::{GameResult, PdnGame, Tags};
use dames3d::rules::{Position, Variant};

use super::{game, tree};
use crate::cases::rows;

/// The canonical text of a game.
fn format(text: &str) -> String {
    let game = game(text);
    assert_eq!(game.errors, []);
    game.into_game().expect("a game of ours").to_string()
}

/// The moves of the canonical text.
fn moves(text: &str) -> String {
    let text = format(text);
    let (_, moves) = text.split_once("\n\n").expect("tags and moves");
    moves.to_owned()
}

#[test]
fn tags_come_in_the_order_of_the_standard() {
    let text = "[FEN \"W:W31-50:B1-20.\"] [SetUp \"1\"] [Result \"1-0\"] [Elo_White \"?\"] [Game_Type \"1\"] [É \"1\"] [Black \"B \\\"x\\\\\"] [Event \"\"]\
                [White \"A\"] [PlyCount \"3\"] [GameType \"20\"] 32-28 *";
    assert_eq!(
        format(text),
        "[White \"A\"]\n[Black \"B \\\"x\\\\\"]\n[Result \"2-0\"]\n[EloWhite \"?\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n\
         1. 32-28 2-0"
    );
}

#[test]
fn a_double_forfeit_stands_in_the_tag_only() {
    assert_eq!(
        format("32-28 0-0"),
        "[Result \"0-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *"
    );
    assert_eq!(
        format("[ResultFormat \"Delfts\"][Result \"4-6\"] 32-28 4-6"),
        "[Result \"4-6\"]\n[ResultFormat \"Delfts\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *"
    );
}

#[test]
fn a_result_of_blanks_is_no_result() {
    for blank in ["", " ", "\u{b}\u{1}"] {
        let text = format(&format!("[Result \"{blank}\"] 32-28"));
        assert!(text.starts_with("[Result \"*\"]\n"), "{text}");
    }
    assert!(format("[Result \"1 \u{1} -0\"] 32-28 *").starts_with("[Result \"2-0\"]\n"));
}

#[test]
fn each_variant_names_itself_and_its_start() {
    for [variant, game_type, name, rules] in rows(
        "
        dames3d         | 3055,W | Dames 3D                       | pyramid-1
        family          | 3056,B | Family draughts                | family-1
        family-pyramid  | 3057,B | Family draughts on the pyramid | family-pyramid-1
        brigand         | 3058,B | Brigand                        | brigand-1
        brigand-pyramid | 3059,B | Brigand on the pyramid         | brigand-pyramid-1
        wolf-and-sheep  | 3060,B | Wolf and sheep                 | wolf-and-sheep-1
        ",
    ) {
        let game_type = format!("{game_type},10,10,N2,0");
        let tags = format!("[GameType \"{game_type}\"]\n[Variant \"{name}\"]\n[Rules \"{rules}\"]");
        let variant: Variant = variant.parse().expect("a variant");
        let start = Position::start(variant);
        let game = PdnGame {
            tags: Tags::new(),
            tree: GameTree::new(start),
            result: GameResult::Unfinished,
        };
        let fen = fen::write(&start.setup());
        assert_eq!(game.to_string(), format!("[Result \"*\"]\n{tags}\n[FEN \"{fen}\"]\n\n*"));
    }
}

#[test]
fn numbers_stand_before_whites_moves_and_the_first_of_a_line() {
    assert_eq!(
        moves("32-28 {x} 19-23 (18-23 38-32 (37-32 23-29) 12-18) 28x19 14x23 2-0"),
        "1. 32-28 {x} 19-23 (1... 18-23 2. 38-32 (2. 37-32 23-29) 12-18) 2. 28x19 14x23\n2-0"
    );
    assert_eq!(
        moves("[FEN \"B:W31-50:B1-20\"] 19-23 {before White} 2. {b} 32-28 {[%before] b} 23x32"),
        "1... 19-23 {before White} 2. {b} 32-28 {[%before] b} 23x32 *"
    );
}

#[test]
fn captures_are_short_unless_another_shares_their_ends() {
    assert_eq!(moves("1. 32-28 19-23 2. 28x19x23 14x23x19"), "1. 32-28 19-23 2. 28x19 14x23 *");
    let position = "W:W20,39,44,K4:B12,18,28,29,37";
    let start = fen::read_position(position, Variant::International).expect("legal");
    let list = start.legal_moves();
    for mv in list.into_iter() {
        let mut tree = GameTree::new(start);
        tree.add(tree.root(), Turn::legal(&start, mv));
        let text = PdnGame { tags: Tags::new(), tree, result: GameResult::Drawn }.to_string();
        let written = text.rsplit(' ').nth(1).expect("a move");
        let twins = list.iter().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
        let squares = written.split('x').count();
        match twins.count() {
            1 => assert_eq!(squares, 2, "{written}"),
            _ => assert_eq!(squares, mv.captured().len() + 1, "{written}"),
        }
    }
}

#[test]
fn captures_on_the_pyramid_have_all_their_landing_squares() {
    let start =
        fen::read_position("W:W31,K46:B21,11,22,12,7,9,28,41", Variant::Dames3d).expect("legal");
    let moves = start.legal_moves();
    assert!(!moves.is_empty());
    for mv in moves.into_iter() {
        for route in start.routes(mv) {
            let mut tree = GameTree::new(start);
            let landings: Vec<_> = route.landings().map(|square| square.to_string()).collect();
            tree.add(tree.root(), Turn::Move { mv, route });
            let game = PdnGame { tags: Tags::new(), tree, result: GameResult::Drawn };
            let expected = format!("\n\n1. {}x{} 1-1", mv.from(), landings.join("x"));
            assert!(game.to_string().ends_with(&expected), "{game}");
        }
    }
}

#[test]
fn results_in_comments_are_not_taken_for_the_end() {
    let text = format("32-28 {Anna won 2-0 (1-0) * and 1/2-1/2} 19-23 *");
    for result in ["2-0", "1-0", " * ", "1/2-1/2"] {
        let body = text.split_once("\n\n").expect("moves").1;
        assert!(!body.trim_end_matches(" *").contains(result), "{body:?}");
    }
    assert_eq!(tree(&text).main_line().len(), 2);
}

/// They skip the line, or look for a tag.
#[test]
fn no_line_of_a_comment_begins_as_others_misread_it() {
    let text = "% one\n%two\n;three\n\n[four \"4\"]\nfive % ; [x]";
    let mut tree = tree("32-28");
    let root = tree.root();
    tree.annotations_mut(root).comment_after = text.to_owned();
    let game = PdnGame { tags: Tags::new(), tree: tree.clone(), result: GameResult::Drawn };
    let written = game.to_string();
    let (_, moves) = written.split_once("\n\n").expect("tags and moves");
    let is_misread = |line: &str| {
        line.starts_with(['%', ';']) || line.starts_with('[') && !line.starts_with("[%")
    };
    assert!(!moves.lines().any(is_misread), "{written}");
    assert!(super::tree(written) == tree);
}

#[test]
fn lines_are_short_and_commands_whole() {
    let comment = "word ".repeat(60);
    let text = format!(
        "32-28 {{{comment}[%depth 12 of 30]}} 19-23 28x19 14x23 33-28 23x32 37x28 16-21 31-26 18-22"
    );
    let text = format(&text);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert!(text.contains("[%depth 12 of 30]"), "{text}");
    let clocks = format(
        "32-28 {[%clk 0:05:00]} 19-23 {[%clk 0:04:59]} 28x19 {[%clk 0:04:58]} 14x23 {[%clk 0:04:57]} \
         (13x24 {[%clk 0:04:57]} 33-29 {[%clk 0:04:01]}) 33-28 {[%clk 0:04:56]} 23x32 {[%clk 0:04:55]} *",
    );
    assert!(clocks.lines().all(|line| line.chars().count() <= 80), "{clocks}");
}

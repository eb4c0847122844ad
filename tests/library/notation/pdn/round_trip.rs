//! Every tree survives being written and read.

use dames3d::game_tree::GameTree;
use dames3d::notation::pdn::{GameResult, PdnGame, PdnReader, Tags};
use dames3d::rules::{Position, Side, Variant};
use proptest::prelude::*;
use proptest::sample::select;

use super::trees::{any_tree, comment};
use super::{games, tree};

const RESULTS: [GameResult; 5] = [
    GameResult::Won(Side::White),
    GameResult::Won(Side::Black),
    GameResult::Drawn,
    GameResult::BothLost,
    GameResult::Unfinished,
];

fn config() -> ProptestConfig {
    // A release build looks at more.
    let cases = if cfg!(debug_assertions) { 200 } else { 2000 };
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_tree_is_read_back_as_written(trees in prop::collection::vec((any_tree(), select(&RESULTS[..])), 1..4)) {
        let written: Vec<PdnGame> = trees
            .into_iter()
            .map(|(tree, result)| PdnGame { tags: Tags::from_iter([("White", "Anna")]), tree, result })
            .collect();
        let texts: Vec<String> = written.iter().map(PdnGame::to_string).collect();
        let read = games(texts.join("\n\n"));
        prop_assert_eq!(read.len(), written.len());
        for ((read, written), text) in read.into_iter().zip(&written).zip(&texts) {
            prop_assert_eq!(&read.errors, &[], "{}", text);
            let read = read.into_game().expect("a game of ours");
            prop_assert_eq!(read.result, written.result);
            prop_assert!(read.tree == written.tree, "{}\n\n{}", text, read);
            prop_assert_eq!(&read.to_string(), text);
        }
    }

    #[test]
    fn every_comment_is_read_back_as_written(before in comment(), after in comment()) {
        let mut tree = tree("1. 32-28 19-23 *");
        let last = tree.main_line()[1];
        tree.annotations_mut(last).comment_before = before;
        tree.annotations_mut(last).comment_after = after;
        assert_survives(tree);
    }

    #[test]
    fn tags_are_read_back_as_written(value in "[^\\p{C}]{0,60}", other in "[ -~]{0,20}") {
        let (value, other) = (value.trim(), other.trim());
        let start = Position::start(Variant::International);
        let tags = Tags::from_iter([("Event", value), ("White", other), ("Annotator", value)]);
        let game = PdnGame { tags, tree: GameTree::new(start), result: GameResult::Drawn };
        let read = PdnReader::new(game.to_string().as_bytes()).next().expect("a game").expect("text");
        prop_assert_eq!(&read.errors, &[]);
        prop_assert_eq!(read.tags.get("Event").unwrap_or_default(), value);
        prop_assert_eq!(read.tags.get("White").unwrap_or_default(), other);
        prop_assert_eq!(read.tags.get("Annotator").unwrap_or_default(), value);
    }
}

/// Asserts that a tree is read back as it was written.
fn assert_survives(tree: GameTree) {
    let game = PdnGame { tags: Tags::new(), tree, result: GameResult::Drawn };
    let text = game.to_string();
    let read = super::tree(&text);
    assert!(read == game.tree, "{text:?}");
}

#[test]
fn deep_variations_are_read_back_as_written() {
    let mut deep = GameTree::new(Position::start(Variant::International));
    let mut at = deep.root();
    for _ in 0..500 {
        let position = *deep.node(at).position();
        let moves = position.legal_moves();
        let turns = moves.iter().take(2).map(|&mv| dames3d::game_tree::Turn::legal(&position, mv));
        let added: Vec<_> = turns.map(|turn| deep.add(at, turn)).collect();
        let Some(&last) = added.last() else {
            break;
        };
        at = last;
    }
    assert!(deep.depth(at) > 20);
    assert_survives(deep);
}

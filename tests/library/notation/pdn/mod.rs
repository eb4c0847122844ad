//! Games in PDN.

mod any_text;
mod comments;
mod errors;
mod headers;
mod limits;
mod moves;
mod round_trip;
mod trees;
mod writing;

use dames3d::game_tree::{GameTree, Node, Turn};
use dames3d::notation::listing::move_with_captured;
use dames3d::notation::pdn::{PdnReader, ReadGame};

/// The games of a text.
fn games(text: impl AsRef<[u8]>) -> Vec<ReadGame> {
    let games = PdnReader::new(text.as_ref());
    games.map(|game| game.expect("bytes can be read")).collect()
}

/// The only game of a text.
fn game(text: impl AsRef<[u8]>) -> ReadGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

/// The tree of the only game of a text, which has no errors.
fn tree(text: impl AsRef<[u8]>) -> GameTree {
    let game = game(text);
    assert_eq!(game.errors, []);
    game.tree.expect("international draughts")
}

/// The moves of the main line, as `dames3d moves` lists them.
fn main_line(tree: &GameTree) -> String {
    let moves = tree.main_line().into_iter();
    let texts = moves.map(|id| tree.node(id).turn().and_then(Turn::mv));
    let texts = texts.map(|mv| mv.map_or("setup".to_owned(), move_with_captured));
    texts.collect::<Vec<_>>().join(" ")
}

/// The moves of all lines: variations stand in parentheses behind the move they replace.
fn all_lines(tree: &GameTree) -> String {
    fn line(tree: &GameTree, node: &Node, text: &mut String) {
        let [first, variations @ ..] = node.children() else {
            return;
        };
        let word = |id| match tree.node(id).turn().and_then(Turn::mv) {
            Some(mv) => move_with_captured(mv),
            None => "setup".to_owned(),
        };
        text.push_str(&word(*first));
        for &variation in variations {
            text.push_str(&format!(" ({}", word(variation)));
            let mut rest = String::new();
            line(tree, tree.node(variation), &mut rest);
            text.push_str(&format!("{}{rest})", if rest.is_empty() { "" } else { " " }));
        }
        let mut rest = String::new();
        line(tree, tree.node(*first), &mut rest);
        text.push_str(&format!("{}{rest}", if rest.is_empty() { "" } else { " " }));
    }
    let mut text = String::new();
    line(tree, tree.node(tree.root()), &mut text);
    text
}

/// The errors of a text, each as `LINE:COLUMN: game N: problem`.
fn errors(text: impl AsRef<[u8]>) -> Vec<String> {
    let errors = games(text).into_iter().flat_map(|game| game.errors);
    errors
        .map(|error| {
            let (line, column, game) = (error.line, error.column, error.game);
            format!("{line}:{column}: game {game}: {}", error.problem)
        })
        .collect()
}

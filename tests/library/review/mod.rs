//! Reviews of games.

mod formulas;
mod known_games;
mod retries;
mod text_board;

use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::game_tree::{GameTree, Turn};
use dames3d::notation::{MoveRequest, fen};
use dames3d::review::{GameReview, ReviewRequest, review};
use dames3d::rules::Variant;

fn engine(variant: Variant) -> Engine {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
    Engine::new(variant, settings)
}

/// A game with these moves from a position.
fn tree(variant: Variant, start: &str, moves: &str) -> GameTree {
    let start = fen::read_position(start, variant).expect("a position");
    let mut tree = GameTree::new(start);
    let mut node = tree.root();
    for text in moves.split_whitespace() {
        let request: MoveRequest = text.parse().expect(text);
        let (mv, route) = request.resolve(tree.node(node).position()).expect(text);
        node = tree.add(node, Turn::Move { mv, route });
    }
    tree
}

/// A review with this number of nodes for each position.
fn reviewed(tree: &GameTree, nodes: u64) -> GameReview {
    let request = ReviewRequest::main_line(tree, Limits::nodes(nodes));
    let variant = tree.start().variant();
    review(&request, &mut engine(variant), &StopFlag::new(), &mut |_| ())
}

//! The tree of a game: paths, edits and what it counts, compared with nested lists.

use dames3d::game_tree::{
    AnnotationChange, GameTree, MoveSign, NodeId, NodePath, NodePathError, TreeEdit, Turn,
};
use dames3d::rules::{Move, Position, Variant};

use crate::random::{Random, amount};

/// A tree as nested lists: the move that led to a node, its comment and sign, and the nodes after it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Nested {
    mv: Option<Move>,
    comment: String,
    sign: Option<MoveSign>,
    after: Vec<Nested>,
}

impl Nested {
    fn at(&mut self, places: &[usize]) -> &mut Nested {
        places.iter().fold(self, |nested, &place| &mut nested.after[place])
    }

    /// The places to every node but the root.
    fn all_places(&self) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for (place, after) in self.after.iter().enumerate() {
            all.push(vec![place]);
            let deeper = after.all_places().into_iter();
            all.extend(deeper.map(|rest| [vec![place], rest].concat()));
        }
        all
    }

    fn len(&self) -> usize {
        self.after.iter().map(|after| 1 + after.len()).sum()
    }

    fn depth(&self) -> usize {
        let depths = self.after.iter().map(|after| 1 + after.depth());
        depths.max().unwrap_or_default()
    }
}

fn nested(tree: &GameTree, id: NodeId) -> Nested {
    let node = tree.node(id);
    Nested {
        mv: node.turn().and_then(Turn::mv),
        comment: node.annotations.comment_after.clone(),
        sign: node.annotations.sign,
        after: node.children().iter().map(|&child| nested(tree, child)).collect(),
    }
}

fn any_places(random: &mut Random, model: &Nested) -> Option<Vec<usize>> {
    let all = model.all_places();
    (!all.is_empty()).then(|| all[random.below(all.len())].clone())
}

/// Random additions and edits, each also carried out on nested lists; then every edit is undone and repeated.
#[test]
fn a_tree_agrees_with_nested_lists_and_every_edit_is_undone() {
    let mut random = Random::for_test("a_tree_agrees_with_nested_lists");
    for _ in 0..amount(20) {
        let mut tree = GameTree::new(Position::start(Variant::International));
        let mut model = Nested::default();
        let (mut before, mut inverses) = (Vec::new(), Vec::new());
        for _ in 0..80 {
            let places = any_places(&mut random, &model).unwrap_or_default();
            let path = NodePath::from_places(places.iter().copied());
            let node = tree.node_at(&path).expect("in the tree");
            assert_eq!(tree.path_of(node), path);
            let parent = places.split_last().map(|(_, parent)| parent.to_vec());
            let edit = match (random.below(10), parent) {
                (0, Some(parent)) => {
                    let siblings = &mut model.at(&parent).after;
                    let (from, to) = (places[parent.len()], random.below(siblings.len()));
                    let moved = siblings.remove(from);
                    siblings.insert(to, moved);
                    TreeEdit::Move { node, place: to }
                }
                (1, Some(parent)) if random.chance(40) => {
                    let index = places[parent.len()];
                    model.at(&parent).after.remove(index);
                    TreeEdit::Detach(node)
                }
                (2, _) => {
                    let text = format!("comment {}", random.below(3));
                    model.at(&places).comment.clone_from(&text);
                    let change = AnnotationChange::CommentAfter(text);
                    TreeEdit::Annotate { node, change }
                }
                (3, _) => {
                    let sign = random.pick(&MoveSign::ALL).filter(|_| random.chance(70));
                    model.at(&places).sign = sign;
                    let change = AnnotationChange::Sign(sign);
                    TreeEdit::Annotate { node, change }
                }
                _ => {
                    let position = *tree.node(node).position();
                    if let Some(mv) = random.pick(&position.legal_moves()) {
                        let added = tree.add(node, Turn::legal(&position, mv));
                        assert_eq!(*tree.node(added).position(), position.play(mv));
                        let mv = Some(mv);
                        let added = Nested { mv, ..Nested::default() };
                        model.at(&places).after.push(added);
                        // Edits undone later must not lose this turn.
                        before.clear();
                        inverses.clear();
                    }
                    continue;
                }
            };
            before.push(tree.clone());
            inverses.push(tree.apply(edit));
            assert_eq!(nested(&tree, tree.root()), model);
        }
        assert_eq!(nested(&tree, tree.root()), model);
        assert_eq!((tree.len(), tree.max_depth()), (model.len(), model.depth()));
        let after = tree.clone();
        let mut repeat = Vec::new();
        for (inverse, before) in inverses.into_iter().zip(before).rev() {
            repeat.push(tree.apply(inverse));
            assert_eq!(tree, before);
        }
        while let Some(edit) = repeat.pop() {
            tree.apply(edit);
        }
        assert_eq!(tree, after);
    }
}

/// The start, with this number of first moves as variations.
fn fan(variations: usize) -> (GameTree, Vec<NodeId>) {
    let mut tree = GameTree::new(Position::start(Variant::Dames3d));
    let moves = tree.start().legal_moves();
    let turns = moves.into_iter().map(|mv| Turn::legal(tree.start(), mv)).collect::<Vec<_>>();
    let nodes = turns.into_iter().take(variations);
    let nodes: Vec<_> = nodes.map(|turn| tree.add(tree.root(), turn)).collect();
    (tree, nodes)
}

#[test]
fn variations_are_promoted_and_demoted_one_place() {
    let (mut tree, nodes) = fan(3);
    assert!(!tree.promote(nodes[0]) && !tree.demote(nodes[2]));
    assert!(!tree.promote(tree.root()) && !tree.demote(tree.root()));
    assert!(tree.promote(nodes[2]));
    assert_eq!(tree.node(tree.root()).children(), [nodes[0], nodes[2], nodes[1]]);
    assert!(tree.demote(nodes[0]));
    assert_eq!(tree.main_line(), [nodes[2]]);
}

#[test]
fn removed_and_detached_nodes_are_not_part_of_the_tree() {
    let (mut tree, nodes) = fan(2);
    let position = *tree.node(nodes[0]).position();
    let deeper = tree.add(nodes[0], Turn::legal(&position, position.legal_moves()[0]));
    assert!(tree.contains(deeper) && tree.contains(tree.root()));
    assert_eq!(tree.detach(nodes[0]), Some(0));
    assert_eq!(tree.detach(nodes[0]), None);
    assert!(!tree.contains(nodes[0]) && !tree.contains(deeper));
    assert_eq!(tree.len(), 1);
    tree.attach(nodes[0], 7);
    assert_eq!(tree.node(tree.root()).children(), [nodes[1], nodes[0]]);
    assert_eq!((tree.place(nodes[0]), tree.variation_of(deeper)), (Some(1), Some(nodes[0])));
    tree.remove(nodes[0]);
    assert!(!tree.contains(deeper));
    tree.remove(tree.root());
    assert_eq!((tree.len(), tree.depth(nodes[1])), (1, 1));
}

#[test]
fn the_history_of_a_node_is_that_of_its_line() {
    let mut random = Random::for_test("the_history_of_a_node_is_that_of_its_line");
    let mut tree = GameTree::new(Position::start(Variant::International));
    let mut node = tree.root();
    while let Some(mv) = random.pick(&tree.node(node).position().legal_moves()) {
        let turn = Turn::legal(tree.node(node).position(), mv);
        node = tree.add(node, turn);
        let line = tree.line_to(node);
        assert_eq!(tree.history(node).plies(), line.len());
        assert_eq!(tree.history(node).position(), tree.node(node).position());
        assert_eq!(tree.history(node).last_move(), Some(mv));
        if line.len() == 60 {
            return;
        }
    }
}

#[test]
fn a_path_is_written_as_its_variations_and_its_ply() {
    for (text, places) in [
        ("0", vec![]),
        ("3", vec![0, 0, 0]),
        ("2:1 3", vec![0, 1, 0]),
        ("1:2 3:11 4", vec![2, 0, 11, 0]),
    ] {
        let path: NodePath = text.parse().expect("a path");
        assert_eq!(path.places().collect::<Vec<_>>(), places);
        assert_eq!(NodePath::from_places(places), path);
        assert_eq!(path.to_string(), text);
        let json = serde_json::to_string(&path).expect("text");
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<NodePath>(&json).expect("as written"), path);
    }
    let (tree, _) = fan(1);
    assert_eq!(tree.node_at(&"4294967295".parse().expect("a path")), None);
    assert_eq!(tree.node_at(&"1:4294967295 1".parse().expect("a path")), None);
}

#[test]
fn a_text_that_is_no_path_is_refused() {
    for text in ["", "x", "+1", "1.5", "4294967296", "2:1", "1 2", "1: 2", ":1 2"] {
        let error = text.parse::<NodePath>().expect_err(text);
        assert!(matches!(error, NodePathError::Word(_)), "{text}: {error}");
    }
    for text in ["3:1 2", "2:0 3", "2:1 2:1 3", "3:1 2:1 4", "0:1 3"] {
        let error = text.parse::<NodePath>().expect_err(text);
        assert!(matches!(error, NodePathError::Order(_)), "{text}: {error}");
    }
}

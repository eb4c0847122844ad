use super::{Annotations, Turn};
use crate::board::Square;
use crate::rules::{GameHistory, Position};

/// A node of a [`GameTree`]. It stays valid until the node is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

/// A turn in a tree, with the position it led to.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    turn: Option<Turn>,
    huffed: Option<Square>,
    position: Position,
    /// What is noted about the turn.
    pub annotations: Annotations,
}

impl Node {
    /// The node before this one; `None` at the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after this one: the continuation of its line first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The turn that led here; `None` at the root.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// The square of the piece that was huffed for the turn and is gone from the position.
    pub fn huffed(&self) -> Option<Square> {
        self.huffed
    }

    /// The position after the turn; at the root, the start.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

/// A game with its variations and annotations. Two trees are equal if they have the same start and the same turns,
/// variations and annotations in the same order.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The first is the root; `None` where a node was removed.
    nodes: Vec<Option<Node>>,
}

impl GameTree {
    /// A tree without turns.
    pub fn new(start: Position) -> GameTree {
        GameTree {
            nodes: vec![Some(Node {
                parent: None,
                children: Vec::new(),
                turn: None,
                huffed: None,
                position: start,
                annotations: Annotations::default(),
            })],
        }
    }

    /// The root: the node of the starting position.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The starting position.
    pub fn start(&self) -> &Position {
        self.node(self.root()).position()
    }

    /// The node with this id.
    ///
    /// # Panics
    /// If the node has been removed.
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes[id.0 as usize]
            .as_ref()
            .expect("the node is part of the tree")
    }

    /// What is noted about this node, to change it.
    ///
    /// # Panics
    /// If the node has been removed.
    pub fn annotations_mut(&mut self, id: NodeId) -> &mut Annotations {
        &mut self.node_mut(id).annotations
    }

    /// Returns `true` if the node is part of the tree.
    pub fn contains(&self, id: NodeId) -> bool {
        self.nodes.get(id.0 as usize).is_some_and(Option::is_some)
    }

    /// Number of turns in all lines.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Returns `true` if no turn has been played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a turn after a node, as its last variation. The turn must be possible in the node's position.
    pub fn add(&mut self, parent: NodeId, turn: Turn) -> NodeId {
        let position = turn.play(self.node(parent).position());
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Some(Node {
            parent: Some(parent),
            children: Vec::new(),
            turn: Some(turn),
            huffed: None,
            position,
            annotations: Annotations::default(),
        }));
        self.node_mut(parent).children.push(id);
        id
    }

    /// The child of a node that this turn leads to, if the tree has one.
    pub fn child_with(&self, parent: NodeId, turn: &Turn) -> Option<NodeId> {
        let children = self.node(parent).children.iter().copied();
        children
            .into_iter()
            .find(|&child| self.node(child).turn() == Some(turn))
    }

    /// Replaces the turn of a node by another description of it, which must lead to the same position.
    pub fn describe(&mut self, id: NodeId, turn: Turn) {
        self.node_mut(id).turn = Some(turn);
    }

    /// Replaces the position after a node by the one without a huffed piece. The node must have no children.
    pub fn huff(&mut self, id: NodeId, square: Square, position: Position) {
        let node = self.node_mut(id);
        node.huffed = Some(square);
        node.position = position;
    }

    /// Removes a node and everything after it. Does nothing to the root.
    pub fn remove(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).parent else {
            return;
        };
        self.node_mut(parent).children.retain(|&child| child != id);
        let mut left = vec![id];
        while let Some(next) = left.pop() {
            if let Some(node) = self.nodes[next.0 as usize].take() {
                left.extend(node.children);
            }
        }
    }

    /// Moves a node one place towards the continuation of its line. Returns `false` if it stands there already.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.swap_with_sibling(id, |place| place.checked_sub(1))
    }

    /// Moves a node one place away from the continuation of its line. Returns `false` if it is the last variation.
    pub fn demote(&mut self, id: NodeId) -> bool {
        self.swap_with_sibling(id, |place| place.checked_add(1))
    }

    /// The nodes from the first turn to this node, in order; empty for the root.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut next = id;
        while let Some(parent) = self.node(next).parent {
            line.push(next);
            next = parent;
        }
        line.reverse();
        line
    }

    /// The nodes after this one, following the first child each time.
    pub fn continuation(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut next = id;
        while let Some(&child) = self.node(next).children.first() {
            line.push(child);
            next = child;
        }
        line
    }

    /// The nodes of the main line.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.continuation(self.root())
    }

    /// Number of turns that lead to this node.
    pub fn depth(&self, id: NodeId) -> usize {
        self.line_to(id).len()
    }

    /// The history of the game up to this node, with what the draw rules count.
    pub fn history(&self, id: NodeId) -> GameHistory {
        let mut history = GameHistory::new(*self.start());
        for step in self.line_to(id) {
            let node = self.node(step);
            match node.turn().and_then(Turn::mv) {
                Some(mv) => history.play(mv),
                None => history.push_irregular(node.position),
            }
            if node.huffed.is_some() {
                history.replace_last(node.position);
            }
        }
        history
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.0 as usize]
            .as_mut()
            .expect("the node is part of the tree")
    }

    fn swap_with_sibling(
        &mut self,
        id: NodeId,
        other: impl FnOnce(usize) -> Option<usize>,
    ) -> bool {
        let Some(parent) = self.node(id).parent else {
            return false;
        };
        let children = &mut self.node_mut(parent).children;
        let place = children.iter().position(|&child| child == id);
        match place.and_then(|place| Some((place, other(place)?))) {
            Some((place, other)) if other < children.len() => {
                children.swap(place, other);
                true
            }
            _ => false,
        }
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        let mut pairs = vec![(self.root(), other.root())];
        while let Some((mine, theirs)) = pairs.pop() {
            let (mine, theirs) = (self.node(mine), other.node(theirs));
            let equal = mine.turn == theirs.turn
                && mine.huffed == theirs.huffed
                && mine.position == theirs.position
                && mine.annotations == theirs.annotations
                && mine.children.len() == theirs.children.len();
            if !equal {
                return false;
            }
            pairs.extend(
                mine.children
                    .iter()
                    .copied()
                    .zip(theirs.children.iter().copied()),
            );
        }
        true
    }
}

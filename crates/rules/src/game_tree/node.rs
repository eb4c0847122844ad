use super::{Annotations, Turn};
use crate::board::Square;
use crate::rules::{Outcome, Position};

/// Names a node of a [`GameTree`](super::GameTree). It stays valid until the node is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

/// A turn in a tree, with the position it led to.
#[derive(Clone, Debug)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    /// Its place among the children of its parent; `None` at the root and while it is detached.
    pub(super) place: Option<u32>,
    pub(super) turn: Option<Turn>,
    pub(super) huffed: Option<Square>,
    pub(super) position: Position,
    pub(super) ending: Option<Outcome>,
    /// The annotations of the turn.
    pub annotations: Annotations,
}

impl Node {
    pub(super) fn new(parent: Option<NodeId>, turn: Option<Turn>, position: Position) -> Node {
        Node {
            parent,
            children: Vec::new(),
            place: None,
            turn,
            huffed: None,
            position,
            ending: None,
            annotations: Annotations::default(),
        }
    }

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

    /// The end of the game by agreement, resignation or time in this position.
    pub fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    /// Returns `true` if both nodes hold the same and have the same number of children.
    pub(super) fn has_same_content(&self, other: &Node) -> bool {
        self.turn == other.turn
            && self.huffed == other.huffed
            && self.position == other.position
            && self.ending == other.ending
            && self.annotations == other.annotations
            && self.children.len() == other.children.len()
    }
}

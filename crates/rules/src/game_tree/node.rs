use super::Annotations;
use crate::board::Square;
use crate::rules::{HandAction, Irregularity, Move, Outcome, Position, Route};

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

    /// Returns `true` if both nodes have the same content and the same number of children.
    pub(super) fn has_same_content(&self, other: &Node) -> bool {
        self.turn == other.turn
            && self.huffed == other.huffed
            && self.position == other.position
            && self.ending == other.ending
            && self.annotations == other.annotations
            && self.children.len() == other.children.len()
    }
}

/// A turn: a move, an irregular turn that was kept, or a position that was set up in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A legal move, or one that ignored a capture where huffing is played.
    Move {
        /// The move.
        mv: Move,
        /// The path of the piece.
        route: Route,
    },
    /// An irregular turn that the other player kept.
    Irregular {
        /// The hand actions.
        actions: Vec<HandAction>,
        /// The irregularities found in them.
        irregularities: Vec<Irregularity>,
        /// The position they led to.
        position: Box<Position>,
    },
    /// A position set up in the middle of a game, as a PDN file holds an irregular turn.
    SetUp(Box<Position>),
}

impl Turn {
    /// A playable move of this position, along the first of its routes.
    ///
    /// # Panics
    /// If the move is not playable in this position.
    pub fn legal(position: &Position, mv: Move) -> Turn {
        let route = position.route(mv).expect("a playable move has a route");
        Turn::Move { mv, route }
    }

    /// The move, unless the turn was irregular.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Turn::Move { mv, .. } => Some(*mv),
            Turn::Irregular { .. } | Turn::SetUp(_) => None,
        }
    }

    /// Returns `true` for the same move, by whatever route, and for the same irregular turn or position.
    pub fn is_same_as(&self, other: &Turn) -> bool {
        match (self, other) {
            (Turn::Move { mv, .. }, Turn::Move { mv: other, .. }) => mv == other,
            _ => self == other,
        }
    }

    /// The path of the piece, unless the turn was irregular.
    pub fn route(&self) -> Option<&Route> {
        match self {
            Turn::Move { route, .. } => Some(route),
            Turn::Irregular { .. } | Turn::SetUp(_) => None,
        }
    }

    /// The squares from and to which the last piece moved.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match self {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Irregular { actions, .. } => {
                actions.iter().rev().find_map(|action| match *action {
                    HandAction::Carry { from, to } => Some((from, to)),
                    HandAction::Remove(_) => None,
                })
            }
            Turn::SetUp(_) => None,
        }
    }

    /// The position after this turn.
    pub fn play(&self, position: &Position) -> Position {
        match self {
            Turn::Move { mv, .. } => position.play(*mv),
            Turn::Irregular { position, .. } | Turn::SetUp(position) => **position,
        }
    }
}

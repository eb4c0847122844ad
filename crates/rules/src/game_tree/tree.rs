use super::{Annotations, Node, NodeId, NodePath, Turn};
use crate::board::Square;
use crate::rules::{GameHistory, Outcome, Position, StartCounters};

/// A game with its variations and annotations. Two trees are equal if they have the same start and the same turns,
/// variations and annotations in the same order.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The first is the root; `None` where a node was removed. Detached nodes stay.
    nodes: Vec<Option<Node>>,
    counters: StartCounters,
}

impl GameTree {
    /// A tree without turns.
    pub fn new(start: Position) -> GameTree {
        GameTree::with_counters(start, StartCounters::default())
    }

    /// A tree without turns, of a game that began before this position.
    pub fn with_counters(start: Position, counters: StartCounters) -> GameTree {
        GameTree { nodes: vec![Some(Node::new(None, None, start))], counters }
    }

    /// The root: the node of the starting position.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The starting position.
    pub fn start(&self) -> &Position {
        self.node(self.root()).position()
    }

    /// The counters at the start.
    pub fn counters(&self) -> StartCounters {
        self.counters
    }

    /// The history of the game at its start.
    pub fn start_history(&self) -> GameHistory {
        let start = *self.start();
        GameHistory::with_counters(start, self.counters.draws(&start))
    }

    /// The node with this id.
    ///
    /// # Panics
    /// If the node has been removed.
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes[id.0 as usize].as_ref().expect("the node is part of the tree")
    }

    /// The annotations of this node, to change them.
    ///
    /// # Panics
    /// If the node has been removed.
    pub fn annotations_mut(&mut self, id: NodeId) -> &mut Annotations {
        &mut self.node_mut(id).annotations
    }

    /// Sets or clears the end of the game by agreement, resignation or time in this node.
    pub fn set_ending(&mut self, id: NodeId, ending: Option<Outcome>) {
        self.node_mut(id).ending = ending;
    }

    /// The nodes in which the game [ended](Node::ending).
    pub fn ended_nodes(&self) -> Vec<NodeId> {
        let (mut ended, mut left) = (Vec::new(), vec![self.root()]);
        while let Some(next) = left.pop() {
            let node = self.node(next);
            ended.extend(node.ending().map(|_| next));
            left.extend(node.children());
        }
        ended
    }

    /// Returns `true` if the node is part of the tree: neither it nor an ancestor was removed or detached.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut next = id;
        while let Some(Some(node)) = self.nodes.get(next.0 as usize) {
            match node.parent {
                None => return next == self.root(),
                Some(_) if self.place(next).is_none() => return false,
                Some(parent) => next = parent,
            }
        }
        false
    }

    /// Number of turns in all lines.
    pub fn len(&self) -> usize {
        let (mut count, mut left) = (0, vec![self.root()]);
        while let Some(next) = left.pop() {
            let children = self.node(next).children();
            count += children.len();
            left.extend(children);
        }
        count
    }

    /// Returns `true` if no turn has been played.
    pub fn is_empty(&self) -> bool {
        self.node(self.root()).children.is_empty()
    }

    /// Adds a turn after a node, as its last variation. The turn must be possible in the node's position.
    pub fn add(&mut self, parent: NodeId, turn: Turn) -> NodeId {
        let position = turn.play(self.node(parent).position());
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Some(Node::new(Some(parent), Some(turn), position)));
        let place = self.node(parent).children.len();
        self.insert_child(parent, place, id);
        id
    }

    /// The child of a node that this turn leads to, without huffing, if the tree has one. The route of a move makes no
    /// difference (`rules.md` §3.7).
    pub fn child_with(&self, parent: NodeId, turn: &Turn) -> Option<NodeId> {
        let mut children = self.node(parent).children.iter().copied();
        children.find(|&child| {
            let node = self.node(child);
            node.huffed.is_none() && node.turn().is_some_and(|other| other.is_same_as(turn))
        })
    }

    /// Replaces the turn of a node with another description of it, which must lead to the same position.
    pub fn describe(&mut self, id: NodeId, turn: Turn) {
        self.node_mut(id).turn = Some(turn);
    }

    /// Returns `true` if a turn follows this node, even a detached one, which may be attached again.
    pub fn has_followers(&self, id: NodeId) -> bool {
        self.nodes.iter().flatten().any(|node| node.parent == Some(id))
    }

    /// Replaces the position after a node with the one without a huffed piece. The node must have no followers.
    pub fn huff(&mut self, id: NodeId, square: Square, position: Position) {
        let node = self.node_mut(id);
        node.huffed = Some(square);
        node.position = position;
    }

    /// Removes a node and everything after it for good. Does nothing to the root.
    pub fn remove(&mut self, id: NodeId) {
        if self.node(id).parent.is_none() {
            return;
        }
        self.detach(id);
        let mut left = vec![id];
        while let Some(next) = left.pop() {
            if let Some(node) = self.nodes[next.0 as usize].take() {
                left.extend(node.children);
            }
        }
    }

    /// Takes a node and everything after it out of the tree, so that it can be [attached](GameTree::attach) again.
    /// Returns its place among the children of its parent; `None` for the root and for a node that is detached.
    pub fn detach(&mut self, id: NodeId) -> Option<usize> {
        let (parent, place) = (self.node(id).parent?, self.place(id)?);
        self.node_mut(parent).children.remove(place);
        self.node_mut(id).place = None;
        self.number_children(parent, place);
        Some(place)
    }

    /// Puts a detached node back after its parent, at this place among its children or the last one.
    pub fn attach(&mut self, id: NodeId, place: usize) {
        if let (Some(parent), None) = (self.node(id).parent, self.place(id)) {
            let children = self.node(parent).children.len();
            self.insert_child(parent, place.min(children), id);
        }
    }

    /// The place of a node among the children of its parent; `None` for the root and for a detached node.
    pub fn place(&self, id: NodeId) -> Option<usize> {
        self.node(id).place.map(|place| place as usize)
    }

    /// Moves a node one place toward the continuation of its line. Returns `false` if it stands there already.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let place = self.place(id).and_then(|place| place.checked_sub(1));
        place.is_some_and(|place| self.move_to(id, place))
    }

    /// Moves a node one place away from the continuation of its line. Returns `false` if it is the last variation.
    pub fn demote(&mut self, id: NodeId) -> bool {
        self.place(id).is_some_and(|place| self.move_to(id, place + 1))
    }

    /// Moves a node to another place among its siblings. Returns `false` if there is no such place.
    pub fn move_to(&mut self, id: NodeId, place: usize) -> bool {
        let (Some(parent), Some(from)) = (self.node(id).parent, self.place(id)) else {
            return false;
        };
        let children = &mut self.node_mut(parent).children;
        if place >= children.len() {
            return false;
        }
        if place != from {
            let child = children.remove(from);
            children.insert(place, child);
            self.number_children(parent, place.min(from));
        }
        true
    }

    /// The first turn of the variation that a node belongs to: the node itself or the nearest one before it that is not
    /// the continuation of its parent. `None` on the main line.
    pub fn variation_of(&self, id: NodeId) -> Option<NodeId> {
        let line = self.line_to(id);
        line.into_iter().rev().find(|&node| self.place(node).is_some_and(|place| place > 0))
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
        let before = std::iter::successors(self.node(id).parent, |&id| self.node(id).parent);
        before.count()
    }

    /// The maximum number of turns in a line.
    pub fn max_depth(&self) -> usize {
        let (mut deepest, mut left) = (0, vec![(self.root(), 0)]);
        while let Some((next, depth)) = left.pop() {
            deepest = deepest.max(depth);
            left.extend(self.node(next).children.iter().map(|&child| (child, depth + 1)));
        }
        deepest
    }

    /// The path to a node.
    pub fn path_of(&self, id: NodeId) -> NodePath {
        let places = self.line_to(id).into_iter();
        NodePath::from_places(places.map(|node| self.place(node).unwrap_or_default()))
    }

    /// The node at the end of a path; `None` if the tree has none.
    pub fn node_at(&self, path: &NodePath) -> Option<NodeId> {
        let mut node = self.root();
        for place in path.places() {
            node = *self.node(node).children.get(place)?;
        }
        Some(node)
    }

    /// The history of the game up to this node, with its draw counters.
    pub fn history(&self, id: NodeId) -> GameHistory {
        let mut history = self.start_history();
        for step in self.line_to(id) {
            self.extend_history(&mut history, step);
        }
        history
    }

    /// Adds the turn of a node to the history of the game up to its parent.
    pub fn extend_history(&self, history: &mut GameHistory, id: NodeId) {
        let node = self.node(id);
        match node.turn().and_then(Turn::mv) {
            Some(mv) => history.play(mv),
            None => history.push_irregular(node.position),
        }
        if node.huffed.is_some() {
            history.replace_last(node.position);
        }
    }

    fn insert_child(&mut self, parent: NodeId, place: usize, child: NodeId) {
        self.node_mut(parent).children.insert(place, child);
        self.number_children(parent, place);
    }

    /// Renumbers the children of a node from this place on.
    fn number_children(&mut self, parent: NodeId, from: usize) {
        for place in from..self.node(parent).children.len() {
            let child = self.node(parent).children[place];
            self.node_mut(child).place = Some(place as u32);
        }
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.0 as usize].as_mut().expect("the node is part of the tree")
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        if self.counters != other.counters {
            return false;
        }
        let mut pairs = vec![(self.root(), other.root())];
        while let Some((mine, theirs)) = pairs.pop() {
            let (mine, theirs) = (self.node(mine), other.node(theirs));
            if !mine.has_same_content(theirs) {
                return false;
            }
            let children = mine.children.iter().copied();
            pairs.extend(children.zip(theirs.children.iter().copied()));
        }
        true
    }
}

impl Eq for GameTree {}

use std::ops::Deref;

use super::Game;
use crate::board::Square;
use crate::game_tree::{GameTree, NodeId, PlayedTime, TreeEdit, Turn};
use crate::notation::move_text;
use crate::rules::{DrawCounters, GameHistory, HandAction, Move, Outcome, Ply, Position};

/// The turns of a game with its variations, and the position shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    tree: GameTree,
    /// The line shown: the nodes from the first turn through the position shown to the end of a line.
    line: Vec<NodeId>,
    /// The positions and draw counters of the line shown.
    history: GameHistory,
    /// Number of turns that lead to the position shown.
    current: usize,
    /// The last turn has just been played; nothing else has been shown since.
    is_played: bool,
    /// The nodes in which the game ended by agreement, resignation or time.
    ended: Vec<NodeId>,
    /// The playable moves of the position shown.
    move_cache: MoveCache,
}

impl Record {
    pub(super) fn new(start: Position) -> Record {
        Record::from_tree(GameTree::new(start))
    }

    /// A record of all turns of a tree, which shows the start.
    pub(super) fn from_tree(tree: GameTree) -> Record {
        let start = *tree.start();
        let mut record = Record {
            history: tree.start_history(),
            tree,
            line: Vec::new(),
            current: 0,
            is_played: false,
            ended: Vec::new(),
            move_cache: MoveCache::new(&start),
        };
        record.ended = record.tree.ended_nodes();
        record.set_line(record.tree.main_line());
        record
    }

    pub(super) fn tree(&self) -> &GameTree {
        &self.tree
    }

    pub(super) fn line(&self) -> &[NodeId] {
        &self.line
    }

    pub(super) fn node(&self) -> NodeId {
        self.node_at(self.current_ply()).unwrap_or_else(|| self.tree.root())
    }

    /// The node of the line shown after this number of plies; `None` beyond the last.
    pub(super) fn node_at(&self, ply: Ply) -> Option<NodeId> {
        match usize::from(ply.0).checked_sub(1) {
            None => Some(self.tree.root()),
            Some(index) => self.line.get(index).copied(),
        }
    }

    /// The game up to the position shown.
    pub(super) fn history(&self) -> GameHistory {
        self.history.up_to(self.current)
    }

    pub(super) fn current_ply(&self) -> Ply {
        Ply(self.current as u16)
    }

    pub(super) fn last_ply(&self) -> Ply {
        Ply(self.line.len() as u16)
    }

    /// Returns `true` if play continues from the position shown: no turn follows, or the last one has just been played.
    pub(super) fn is_live(&self) -> bool {
        self.is_played || self.current == self.line.len()
    }

    /// The position after this number of plies; `None` beyond the last.
    pub(super) fn position_at(&self, ply: Ply) -> Option<&Position> {
        self.history.position_at(ply.0.into())
    }

    pub(super) fn position(&self) -> &Position {
        self.after(self.current)
    }

    pub(super) fn move_cache(&self) -> &MoveCache {
        &self.move_cache
    }

    pub(super) fn counters(&self) -> &DrawCounters {
        let counters = self.history.counters_at(self.current);
        counters.unwrap_or_else(|| self.history.counters())
    }

    /// The position in which the last turn was played; the start if there is none.
    pub(super) fn before_last_turn(&self) -> &Position {
        self.after(self.current.saturating_sub(1))
    }

    fn after(&self, plies: usize) -> &Position {
        let position = self.history.position_at(plies);
        position.unwrap_or_else(|| self.history.position())
    }

    /// Shows a node of the tree. The line shown stays the same if it holds the node.
    pub(super) fn show(&mut self, node: NodeId) {
        let depth = self.tree.depth(node);
        let is_on_line = self.node_at(Ply(depth as u16)) == Some(node);
        if !is_on_line {
            let mut line = self.tree.line_to(node);
            line.extend(self.tree.continuation(node));
            self.set_line(line);
        }
        if depth != self.current || !is_on_line {
            self.current = depth;
            self.is_played = false;
        }
        self.move_cache = MoveCache::new(self.after(depth));
    }

    fn set_line(&mut self, line: Vec<NodeId>) {
        let pairs = self.line.iter().zip(&line);
        let common = pairs.take_while(|(old, new)| old == new).count();
        self.history.truncate(common);
        for &node in &line[common..] {
            self.tree.extend_history(&mut self.history, node);
        }
        self.line = line;
    }

    /// Plays a turn in the position shown and shows the position it leads to. A turn that the tree has already is
    /// followed; another one becomes the last variation. Endings on the way are cleared.
    pub(super) fn play(&mut self, turn: Turn) {
        let parent = self.node();
        let known = self.tree.child_with(parent, &turn);
        let node = known.unwrap_or_else(|| self.tree.add(parent, turn));
        if self.current == self.line.len() {
            // The usual case, play at the end of the line: only the new turn changes.
            self.tree.extend_history(&mut self.history, node);
            self.line.push(node);
            self.current += 1;
            self.move_cache = MoveCache::new(self.position());
            self.is_played = true;
            return self.clear_endings();
        }
        self.go_on_from(node);
    }

    /// Removes a huffed piece from the position shown. If turns follow it, the position without the piece becomes a
    /// variation.
    pub(super) fn huff(&mut self, position: Position, huffed: Square) {
        let node = self.node();
        let (Some(parent), Some(turn)) =
            (self.tree.node(node).parent(), self.tree.node(node).turn().cloned())
        else {
            return;
        };
        if !self.tree.has_followers(node) {
            self.tree.huff(node, huffed, position);
            self.line.truncate(self.current - 1);
            return self.go_on_from(node);
        }
        let mut siblings = self.tree.node(parent).children().iter().copied();
        let known = siblings.find(|&sibling| {
            let sibling = self.tree.node(sibling);
            let has_turn = sibling.turn().is_some_and(|other| other.is_same_as(&turn));
            has_turn && sibling.huffed() == Some(huffed)
        });
        let variation = known.unwrap_or_else(|| {
            let added = self.tree.add(parent, turn);
            self.tree.huff(added, huffed, position);
            added
        });
        self.go_on_from(variation);
    }

    /// Continues the game from the position shown, and clears the endings on the way to it.
    pub(super) fn go_on(&mut self) {
        self.is_played = true;
        self.clear_endings();
    }

    /// Shows the node of a turn that has just been played, and clears the endings on the way to it.
    fn go_on_from(&mut self, node: NodeId) {
        self.show(node);
        self.is_played = true;
        self.clear_endings();
    }

    fn clear_endings(&mut self) {
        self.clear_endings_on(self.current);
    }

    /// Clears the endings on this number of plies of the line shown, the start included.
    fn clear_endings_on(&mut self, plies: usize) {
        let (root, line) = (self.tree.root(), &self.line[..plies]);
        let tree = &mut self.tree;
        self.ended.retain(|&node| {
            let is_passed = node == root || line.contains(&node);
            if is_passed {
                tree.set_ending(node, None);
            }
            !is_passed
        });
    }

    /// Sets the ending in the position shown. A line has one such ending, so others on it are cleared.
    pub(super) fn end(&mut self, outcome: Outcome) {
        self.clear_endings_on(self.line.len());
        self.tree.set_ending(self.node(), Some(outcome));
        self.ended.push(self.node());
    }

    pub(super) fn set_time(&mut self, node: NodeId, time: PlayedTime) {
        self.tree.annotations_mut(node).time = time;
    }

    /// Clears the ending in the position shown.
    pub(super) fn reopen(&mut self) {
        let node = self.node();
        self.tree.set_ending(node, None);
        self.ended.retain(|&ended| ended != node);
    }

    /// Applies edits and returns their inverses. If the node shown is no longer part of the tree, its nearest remaining
    /// ancestor is shown.
    pub(super) fn edit(&mut self, edits: Vec<TreeEdit>) -> Vec<TreeEdit> {
        let edits = edits.into_iter().map(|edit| self.tree.apply(edit));
        let mut inverse: Vec<_> = edits.collect();
        inverse.reverse();
        let is_attached = |&&node: &&NodeId| self.tree.place(node).is_some();
        let attached = self.line.iter().take_while(is_attached).count();
        let mut line = self.line[..attached].to_vec();
        let end = line.last().copied();
        line.extend(self.tree.continuation(end.unwrap_or_else(|| self.tree.root())));
        self.set_line(line);
        let shown = self.current.min(attached);
        self.show(self.node_at(Ply(shown as u16)).unwrap_or(self.tree.root()));
        inverse
    }
}

/// The playable moves of one position, generated once. Dereferences to all of them: the legal moves, then those that
/// ignore a capture where huffing is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveCache {
    playable: Vec<Move>,
    legal_count: usize,
}

impl MoveCache {
    pub(super) fn new(position: &Position) -> MoveCache {
        let (legal, ignoring) = (position.legal_moves(), position.capture_ignoring_moves());
        MoveCache {
            playable: legal.iter().chain(ignoring.iter()).copied().collect(),
            legal_count: legal.len(),
        }
    }

    pub(super) fn legal(&self) -> &[Move] {
        &self.playable[..self.legal_count]
    }
}

impl Deref for MoveCache {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.playable
    }
}

impl Game {
    /// The text of the turn that led to a node, as short as it is unambiguous; empty at the root.
    ///
    /// An irregular turn is the actions by hand: `31-22 −17 !?` for a piece carried from 31 to 22 and a piece removed
    /// from 17. A huffed piece follows the turn: `32-27 (×27)`.
    pub fn text(&self, node: NodeId) -> String {
        let node = self.tree().node(node);
        let (Some(turn), Some(parent)) = (node.turn(), node.parent()) else {
            return String::new();
        };
        let mut text = match turn {
            Turn::Move { mv, .. } => move_text::write(self.tree().node(parent).position(), *mv),
            Turn::Irregular { actions, .. } => irregular_turn_text(actions),
            Turn::SetUp(_) => "FEN".to_owned(),
        };
        if let Some(huffed) = node.huffed() {
            text.push_str(&format!(" (×{huffed})"));
        }
        text
    }

    /// The text of the turn of this ply in the line shown; `None` at the start and beyond the last.
    pub fn text_at(&self, ply: Ply) -> Option<String> {
        let node = self.record.node_at(ply)?;
        (ply > Ply(0)).then(|| self.text(node))
    }
}

fn irregular_turn_text(actions: &[HandAction]) -> String {
    let actions: Vec<_> = actions
        .iter()
        .map(|action| match action {
            HandAction::Carry { from, to } => format!("{from}-{to}"),
            HandAction::Remove(square) => format!("−{square}"),
        })
        .collect();
    actions.join(" ") + " !?"
}

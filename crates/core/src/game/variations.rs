//! Steps between the variations of a game.

use super::Game;
use crate::game_tree::NodeId;

impl Game {
    /// The next variation in place of the turn shown or, after the last of them, the next turn of the line shown that
    /// has variations.
    pub fn next_variation(&self) -> Option<NodeId> {
        let current = self.current_node();
        let place = self.tree().place(current);
        let next = place.and_then(|place| self.siblings(current).get(place + 1));
        let shown = usize::from(self.current_ply().0);
        let ahead = || {
            self.line()[shown..]
                .iter()
                .find(|&&node| self.has_siblings(node))
        };
        next.or_else(ahead).copied()
    }

    /// The previous variation in place of the turn shown or, before the first of them, the previous turn of the line
    /// shown that has variations.
    pub fn previous_variation(&self) -> Option<NodeId> {
        let current = self.current_node();
        let place = self.tree().place(current);
        let previous = place.and_then(|place| self.siblings(current).get(place.checked_sub(1)?));
        let before = usize::from(self.current_ply().0).saturating_sub(1);
        let behind = || {
            let mut line = self.line()[..before].iter().rev();
            line.find(|&&node| self.has_siblings(node))
        };
        previous.or_else(behind).copied()
    }

    /// The turns to choose from where this one was played, itself included.
    fn siblings(&self, node: NodeId) -> &[NodeId] {
        let parent = self.tree().node(node).parent();
        parent.map_or(&[], |parent| self.tree().node(parent).children())
    }

    fn has_siblings(&self, node: NodeId) -> bool {
        self.siblings(node).len() > 1
    }

    /// Returns `true` if an edit can be undone.
    pub fn can_undo_edit(&self) -> bool {
        !self.edit_log.to_undo.is_empty()
    }

    /// Returns `true` if an edit that was undone can be repeated.
    pub fn can_redo_edit(&self) -> bool {
        !self.edit_log.to_redo.is_empty()
    }
}

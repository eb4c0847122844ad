//! Editing the tree of a game: variations, comments, signs, marks and arrows. Edits are undone separately from moves.

use super::about::GameEdit;
use super::{CommandError, CommentPlace, Event, Game};
use crate::game_tree::{
    AnnotationChange, Annotations, Arrow, GameTree, Mark, MoveSign, NodeId, NodePath, TreeEdit,
};

/// Maximum length of a comment in bytes. With every character escaped, a command with such a comment still fits on a
/// line of a recording.
const MAX_COMMENT_BYTES: usize = 8192;

impl Game {
    /// The node at the end of a path.
    pub(super) fn find(&self, path: &NodePath) -> Result<NodeId, CommandError> {
        let node = self.tree().node_at(path);
        node.ok_or_else(|| CommandError::NoSuchNode(path.clone()))
    }

    /// The node of a turn at the end of a path: not the root.
    fn find_turn(&self, path: &NodePath) -> Result<NodeId, CommandError> {
        match self.find(path)? {
            root if root == self.tree().root() => Err(CommandError::NoTurnAtStart),
            node => Ok(node),
        }
    }

    pub(super) fn go_to_path(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let node = self.find(path)?;
        Ok(self.go_to(node))
    }

    pub(super) fn promote(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        let node = self.find_turn(path)?;
        let variation = self.tree().variation_of(node);
        let variation = variation.ok_or(CommandError::IsMainLine)?;
        let place = self.tree().place(variation).unwrap_or_default();
        let edit = TreeEdit::Move { node: variation, place: place.saturating_sub(1) };
        Ok(self.move_variation(vec![edit], node))
    }

    pub(super) fn make_main_line(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        let node = self.find_turn(path)?;
        let edits = self.moves_to_main_line(node);
        if edits.is_empty() {
            Err(CommandError::IsMainLine)
        } else {
            Ok(self.move_variation(edits, node))
        }
    }

    /// Makes the line up to the node shown the main line. Undoing the edit makes it a variation again.
    pub(super) fn continue_main_line(&mut self) {
        let edits = self.moves_to_main_line(self.current_node());
        if !edits.is_empty() {
            let (inverse, _) = self.edit(GameEdit::Tree(edits));
            self.edit_log.to_undo.push(inverse);
            self.edit_log.to_redo.clear();
        }
    }

    /// The edits that make the line up to a node the main line.
    fn moves_to_main_line(&self, node: NodeId) -> Vec<TreeEdit> {
        let tree = self.tree();
        let aside = |&node: &NodeId| tree.place(node).is_some_and(|place| place > 0);
        let variations = tree.line_to(node).into_iter().filter(aside);
        variations.map(|node| TreeEdit::Move { node, place: 0 }).collect()
    }

    pub(super) fn demote(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        let node = self.find_turn(path)?;
        let edit = self.demotion(node).ok_or(CommandError::NoVariationBelow)?;
        Ok(self.move_variation(vec![edit], node))
    }

    fn demotion(&self, node: NodeId) -> Option<TreeEdit> {
        let tree = self.tree();
        tree.line_to(node).into_iter().rev().find_map(|node| {
            let parent = tree.node(node).parent()?;
            let place = tree.place(node)? + 1;
            let has_next = place < tree.node(parent).children().len();
            has_next.then_some(TreeEdit::Move { node, place })
        })
    }

    /// Returns `true` if a line that holds this turn can be demoted.
    pub fn can_demote(&self, node: NodeId) -> bool {
        self.demotion(node).is_some()
    }

    fn move_variation(&mut self, edits: Vec<TreeEdit>, node: NodeId) -> Vec<Event> {
        self.carry_out(edits, |tree| Event::VariationMoved(tree.path_of(node)))
    }

    pub(super) fn delete(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        let node = self.find_turn(path)?;
        self.require_resolved()?;
        let path = path.clone();
        Ok(self.carry_out(vec![TreeEdit::Detach(node)], |_| Event::Deleted(path)))
    }

    pub(super) fn delete_rest(&mut self, path: &NodePath) -> Result<Vec<Event>, CommandError> {
        let node = self.find(path)?;
        self.require_resolved()?;
        let children = self.tree().node(node).children().iter();
        let edits: Vec<_> = children.copied().map(TreeEdit::Detach).collect();
        if edits.is_empty() {
            return Err(CommandError::NothingFollows);
        }
        let path = path.clone();
        Ok(self.carry_out(edits, |_| Event::Deleted(path)))
    }

    pub(super) fn set_comment(
        &mut self,
        path: &NodePath,
        place: CommentPlace,
        text: &str,
    ) -> Result<Vec<Event>, CommandError> {
        let node = match place {
            CommentPlace::Before => self.find_turn(path)?,
            CommentPlace::After => self.find(path)?,
        };
        let text = text.trim();
        if text.len() > MAX_COMMENT_BYTES {
            return Err(CommandError::CommentTooLong {
                bytes: text.len(),
                most: MAX_COMMENT_BYTES,
            });
        }
        let change = match place {
            CommentPlace::Before => AnnotationChange::CommentBefore(text.to_owned()),
            CommentPlace::After => AnnotationChange::CommentAfter(text.to_owned()),
        };
        Ok(self.annotate(node, change, Event::CommentChanged))
    }

    pub(super) fn set_sign(
        &mut self,
        path: &NodePath,
        sign: Option<MoveSign>,
    ) -> Result<Vec<Event>, CommandError> {
        let node = self.find_turn(path)?;
        Ok(self.annotate(node, AnnotationChange::Sign(sign), Event::SignChanged))
    }

    /// Marks a square, or removes the same mark. A mark of another color on the square is replaced.
    pub(super) fn toggle_mark(
        &mut self,
        path: &NodePath,
        mark: Mark,
    ) -> Result<Vec<Event>, CommandError> {
        let node = self.find(path)?;
        let mut marks = self.annotations(node).marks.clone();
        let is_on = marks.contains(&mark);
        marks.retain(|other| other.square != mark.square);
        marks.extend((!is_on).then_some(mark));
        Ok(self.annotate(node, AnnotationChange::Marks(marks), Event::MarksChanged))
    }

    /// Draws an arrow, or removes the same arrow. An arrow of another color between the squares is replaced.
    pub(super) fn toggle_arrow(
        &mut self,
        path: &NodePath,
        arrow: Arrow,
    ) -> Result<Vec<Event>, CommandError> {
        let node = self.find(path)?;
        if arrow.from == arrow.to {
            return Err(CommandError::ArrowToItself(arrow.from));
        }
        let mut arrows = self.annotations(node).arrows.clone();
        let is_on = arrows.contains(&arrow);
        arrows.retain(|other| (other.from, other.to) != (arrow.from, arrow.to));
        arrows.extend((!is_on).then_some(arrow));
        Ok(self.annotate(node, AnnotationChange::Arrows(arrows), Event::MarksChanged))
    }

    pub(super) fn annotations(&self, node: NodeId) -> &Annotations {
        &self.tree().node(node).annotations
    }

    /// Changes an annotation of a node; returns no event if nothing changes.
    fn annotate(
        &mut self,
        node: NodeId,
        change: AnnotationChange,
        event: fn(NodePath) -> Event,
    ) -> Vec<Event> {
        let noted = self.annotations(node);
        let is_same = match &change {
            AnnotationChange::CommentBefore(text) => *text == noted.comment_before,
            AnnotationChange::CommentAfter(text) => *text == noted.comment_after,
            AnnotationChange::Sign(sign) => *sign == noted.sign,
            AnnotationChange::Evaluation(evaluation) => *evaluation == noted.evaluation,
            AnnotationChange::Marks(marks) => *marks == noted.marks,
            AnnotationChange::Arrows(arrows) => *arrows == noted.arrows,
        };
        if is_same {
            return Vec::new();
        }
        let edit = TreeEdit::Annotate { node, change };
        self.carry_out(vec![edit], |tree| event(tree.path_of(node)))
    }

    /// Applies an edit that can be undone.
    pub(super) fn carry_out(
        &mut self,
        edits: Vec<TreeEdit>,
        event: impl FnOnce(&GameTree) -> Event,
    ) -> Vec<Event> {
        let (inverse, shown) = self.edit(GameEdit::Tree(edits));
        self.edit_log.to_undo.push(inverse);
        self.edit_log.to_redo.clear();
        [event(self.tree())].into_iter().chain(shown).collect()
    }

    pub(super) fn undo_edit(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let edits = self.edit_log.to_undo.pop();
        let (inverse, shown) = self.edit(edits.ok_or(CommandError::NothingToUndoEdit)?);
        self.edit_log.to_redo.push(inverse);
        Ok([Event::EditUndone].into_iter().chain(shown).collect())
    }

    pub(super) fn redo_edit(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let edits = self.edit_log.to_redo.pop();
        let (inverse, shown) = self.edit(edits.ok_or(CommandError::NothingToRedoEdit)?);
        self.edit_log.to_undo.push(inverse);
        Ok([Event::EditRedone].into_iter().chain(shown).collect())
    }

    /// Applies an edit. Returns its inverse, and the events if another node is shown because the one shown was removed.
    fn edit(&mut self, edit: GameEdit) -> (GameEdit, Vec<Event>) {
        let before = self.current_node();
        let inverse = match edit {
            GameEdit::Tree(edits) => {
                let inverse = GameEdit::Tree(self.record.edit(edits));
                self.forget_changed_notes();
                inverse
            }
            GameEdit::Tags(tags) => GameEdit::Tags(std::mem::replace(&mut self.tags, tags)),
        };
        let shown = match self.current_node() {
            node if node == before => Vec::new(),
            _ => self.leave(before),
        };
        (inverse, shown)
    }

    /// The next variation in place of the turn shown or, after the last of them, the next turn of the line shown that
    /// has variations.
    pub fn next_variation(&self) -> Option<NodeId> {
        let current = self.current_node();
        let place = self.tree().place(current);
        let next = place.and_then(|place| self.siblings(current).get(place + 1));
        let shown = usize::from(self.current_ply().0);
        let ahead = || self.line()[shown..].iter().find(|&&node| self.has_siblings(node));
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

    pub fn can_undo_edit(&self) -> bool {
        !self.edit_log.to_undo.is_empty()
    }

    pub fn can_redo_edit(&self) -> bool {
        !self.edit_log.to_redo.is_empty()
    }
}

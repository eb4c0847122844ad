use std::mem;

use super::{AnnotatedScore, Arrow, GameTree, Mark, MoveSign, NodeId};

/// A change to a tree that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeEdit {
    /// Moves a node to a place among its siblings.
    Move {
        /// The node.
        node: NodeId,
        /// Its new place.
        place: usize,
    },
    /// Takes a node and everything after it out of the tree.
    Detach(NodeId),
    /// Puts a detached node back.
    Attach {
        /// The node.
        node: NodeId,
        /// Its place among its siblings.
        place: usize,
    },
    /// Changes an annotation of a node.
    Annotate {
        /// The node.
        node: NodeId,
        /// The change.
        change: AnnotationChange,
    },
}

/// A new value for one part of the annotations of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnnotationChange {
    /// The comment before the turn.
    CommentBefore(String),
    /// The comment after the turn.
    CommentAfter(String),
    /// The sign of the move.
    Sign(Option<MoveSign>),
    /// The score of the position.
    Evaluation(Option<AnnotatedScore>),
    /// The marked squares.
    Marks(Vec<Mark>),
    /// The arrows.
    Arrows(Vec<Arrow>),
}

impl TreeEdit {
    /// The node that the edit concerns.
    pub fn node(&self) -> NodeId {
        match *self {
            TreeEdit::Move { node, .. }
            | TreeEdit::Detach(node)
            | TreeEdit::Attach { node, .. }
            | TreeEdit::Annotate { node, .. } => node,
        }
    }
}

impl GameTree {
    /// Applies an edit and returns its inverse. Undo edits in reverse order; turns may be added in between.
    pub fn apply(&mut self, edit: TreeEdit) -> TreeEdit {
        match edit {
            TreeEdit::Move { node, place } => {
                let before = self.place(node).unwrap_or_default();
                self.move_to(node, place);
                let place = before;
                TreeEdit::Move { node, place }
            }
            TreeEdit::Detach(node) => {
                let place = self.detach(node).unwrap_or_default();
                TreeEdit::Attach { node, place }
            }
            TreeEdit::Attach { node, place } => {
                self.attach(node, place);
                TreeEdit::Detach(node)
            }
            TreeEdit::Annotate { node, mut change } => {
                let noted = self.annotations_mut(node);
                match &mut change {
                    AnnotationChange::CommentBefore(text) => {
                        mem::swap(text, &mut noted.comment_before);
                    }
                    AnnotationChange::CommentAfter(text) => {
                        mem::swap(text, &mut noted.comment_after);
                    }
                    AnnotationChange::Sign(sign) => mem::swap(sign, &mut noted.sign),
                    AnnotationChange::Evaluation(evaluation) => {
                        mem::swap(evaluation, &mut noted.evaluation);
                    }
                    AnnotationChange::Marks(marks) => mem::swap(marks, &mut noted.marks),
                    AnnotationChange::Arrows(arrows) => mem::swap(arrows, &mut noted.arrows),
                }
                TreeEdit::Annotate { node, change }
            }
        }
    }
}

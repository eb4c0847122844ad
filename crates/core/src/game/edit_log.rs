use crate::game_tree::TreeEdit;
use crate::notation::pdn::Tags;

/// An edit of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameEdit {
    /// Edits of the tree.
    Tree(Vec<TreeEdit>),
    /// Replaces the tags.
    Tags(Tags),
}

/// The edits of a game that can be undone, and those that were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EditLog {
    /// The edits that undo each edit, the last one at the end.
    pub(super) to_undo: Vec<GameEdit>,
    /// The edits that repeat each edit that was undone.
    pub(super) to_redo: Vec<GameEdit>,
}

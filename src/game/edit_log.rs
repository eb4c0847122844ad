use crate::game_tree::TreeEdit;

/// The edits of a game that can be undone, and those that were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EditLog {
    /// The edits that undo each edit, the last one at the end.
    pub(super) to_undo: Vec<Vec<TreeEdit>>,
    /// The edits that repeat each edit that was undone.
    pub(super) to_redo: Vec<Vec<TreeEdit>>,
}

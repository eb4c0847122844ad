use crate::game_tree::TreeEdit;

/// The edits of a game that can be undone, and those that were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EditLog {
    /// What undoes each edit, the last one at the end.
    pub(super) to_undo: Vec<Vec<TreeEdit>>,
    /// What repeats each edit that was undone.
    pub(super) to_redo: Vec<Vec<TreeEdit>>,
}

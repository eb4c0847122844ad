use serde::{Deserialize, Serialize};

/// The place of a comment beside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CommentPlace {
    /// Before the turn.
    Before,
    /// After the turn.
    After,
}

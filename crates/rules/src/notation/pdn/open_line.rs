use super::ambiguity::Choices;
use super::error::Place;
use crate::board::Square;
use crate::game_tree::{Annotations, NodeId};

/// A line that is being read: the main line or a variation.
pub(super) struct OpenLine {
    /// The place of its opening parenthesis.
    pub(super) place: Place,
    /// The last node, at first the one it branches from.
    pub(super) at: NodeId,
    /// Number of children of that node when the line began.
    pub(super) rank: usize,
    pub(super) has_turns: bool,
    /// The number of the next move has been read, so that a comment belongs before it.
    pub(super) has_number: bool,
    /// An error has ended it; the rest is skipped.
    pub(super) is_broken: bool,
    /// Annotations of the next turn.
    pub(super) pending: Annotations,
    /// The square of the piece that was huffed after the last move.
    pub(super) huffed: Option<Square>,
    /// Captures that could be several.
    pub(super) choices: Choices,
}

impl OpenLine {
    /// A line without turns after this node, which has `rank` children.
    pub(super) fn new(place: Place, at: NodeId, rank: usize) -> OpenLine {
        OpenLine {
            place,
            at,
            rank,
            has_turns: false,
            has_number: false,
            is_broken: false,
            pending: Annotations::default(),
            huffed: None,
            choices: Choices::default(),
        }
    }
}

/// Adds a comment to another one.
pub(super) fn append(comment: &mut String, text: String) {
    if comment.is_empty() {
        *comment = text;
    } else if !text.is_empty() {
        comment.push(' ');
        comment.push_str(&text);
    }
}

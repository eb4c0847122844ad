use smallvec::SmallVec;

use super::ambiguity::Choices;
use super::error::{PdnProblem, Place};
use crate::board::Square;
use crate::game_tree::{Annotations, NodeId};
use crate::notation::MoveError;

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
    /// The last number of a move.
    pub(super) number: u32,
    /// A number that is not that of the next move, and an error unless a move follows.
    pub(super) odd_number: Option<OddNumber>,
    /// Its first move was not another one than the last, but the answer to it.
    pub(super) answer: Option<Answer>,
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
            number: 0,
            odd_number: None,
            answer: None,
            is_broken: false,
            pending: Annotations::default(),
            huffed: None,
            choices: Choices::default(),
        }
    }
}

/// A number that is not that of the next move.
pub(super) struct OddNumber {
    pub(super) value: u32,
    pub(super) place: Place,
    pub(super) problem: PdnProblem,
}

/// A move in brackets that only the other side can play.
pub(super) struct Answer {
    pub(super) place: Place,
    pub(super) text: String,
    /// The reason why it is not legal instead of the move before the brackets.
    pub(super) error: MoveError,
    pub(super) squares: SmallVec<[Square; 4]>,
    pub(super) is_capture: bool,
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

//! The notes of a review about the turns of the game.

use serde::{Deserialize, Serialize};

use super::{CommandError, Event, Game};
use crate::game_tree::{AnnotatedScore, AnnotationChange, MoveSign, NodePath, TreeEdit};

/// Notes about a turn, added to those it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnNote {
    /// The turn.
    pub node: NodePath,
    /// The score of the position after it, which replaces an earlier one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluation: Option<AnnotatedScore>,
    /// The sign of the move, if it has none yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<MoveSign>,
    /// A comment, added to the one after the turn unless that holds it already; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
}

impl Game {
    /// Notes something about turns, in one edit.
    pub(super) fn note(&mut self, notes: &[TurnNote]) -> Result<Vec<Event>, CommandError> {
        let mut edits = Vec::new();
        for note in notes {
            let node = self.find(&note.node)?;
            let noted = self.annotations(node);
            let mut changes = Vec::new();
            if note.evaluation.is_some() && noted.evaluation != note.evaluation {
                changes.push(AnnotationChange::Evaluation(note.evaluation));
            }
            if note.sign.is_some() && noted.sign.is_none() {
                changes.push(AnnotationChange::Sign(note.sign));
            }
            let comment = note.comment.trim();
            if !noted.comment_after.contains(comment) {
                let text = format!("{} {comment}", noted.comment_after);
                changes.push(AnnotationChange::CommentAfter(text.trim().to_owned()));
            }
            let annotate = |change| TreeEdit::Annotate { node, change };
            edits.extend(changes.into_iter().map(annotate));
        }
        match edits.is_empty() {
            true => Ok(Vec::new()),
            false => Ok(self.carry_out(edits, |_| Event::Noted)),
        }
    }
}

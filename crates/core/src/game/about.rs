//! Tags that players set, names of the players, event, place, date and round, and the annotations of a review.

use serde::{Deserialize, Serialize};

use super::{CommandError, Event, Game};
use crate::game_tree::{AnnotatedScore, AnnotationChange, MoveSign, NodePath, TreeEdit};
use crate::notation::pdn::Tags;

/// Maximum length of a tag that players set, in bytes.
const MAX_TAG_BYTES: usize = 400;

/// A descriptive tag of a game, which does not follow from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AboutTag {
    White,
    Black,
    Event,
    Site,
    Date,
    Round,
}

impl AboutTag {
    /// All tags, in the order of input.
    pub const ALL: [AboutTag; 6] = [
        AboutTag::White,
        AboutTag::Black,
        AboutTag::Event,
        AboutTag::Site,
        AboutTag::Date,
        AboutTag::Round,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            AboutTag::White => "White",
            AboutTag::Black => "Black",
            AboutTag::Event => "Event",
            AboutTag::Site => "Site",
            AboutTag::Date => "Date",
            AboutTag::Round => "Round",
        }
    }

    /// The value as it is written: on one line, and a date such as `17/8/2024` as `2024.08.17`.
    fn tidy(self, value: &str) -> String {
        let words: Vec<&str> = value.split_whitespace().collect();
        let value = words.join(" ");
        match self {
            AboutTag::Date => pdn_date(&value).unwrap_or(value),
            _ => value,
        }
    }
}

/// A date in PDN's format; `None` unless the text is three numbers with the year first or last.
fn pdn_date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['/', '.', '-']).map(str::trim).collect();
    let [first, middle, last] = parts[..] else {
        return None;
    };
    let is_year = |part: &str| part.len() == 4;
    let (year, month, day) = match (is_year(first), is_year(last)) {
        (true, false) => (first, middle, last),
        (false, true) => (last, middle, first),
        _ => return None,
    };
    let number = |part: &str, least: u8, most: u8| {
        let number: u8 = part.parse().ok()?;
        (least..=most).contains(&number).then_some(number)
    };
    let year: u16 = year.parse().ok()?;
    let (month, day) = (number(month, 1, 12)?, number(day, 1, 31)?);
    Some(format!("{year:04}.{month:02}.{day:02}"))
}

impl Game {
    /// The tags that the game was opened with, with later changes.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets tags; an empty value removes one. This can be undone like an edit of the tree.
    pub(super) fn set_tags(
        &mut self,
        values: &[(AboutTag, String)],
    ) -> Result<Vec<Event>, CommandError> {
        let mut tags = self.tags.clone();
        for (tag, value) in values {
            let value = tag.tidy(value);
            if value.len() > MAX_TAG_BYTES {
                return Err(CommandError::TagTooLong { bytes: value.len(), most: MAX_TAG_BYTES });
            }
            if value.is_empty() { tags.remove(tag.name()) } else { tags.set(tag.name(), value) }
        }
        if tags == self.tags {
            return Ok(Vec::new());
        }
        let before = std::mem::replace(&mut self.tags, tags);
        self.edit_log.to_undo.push(GameEdit::Tags(before));
        self.edit_log.to_redo.clear();
        Ok(vec![Event::TagsChanged])
    }
}

/// Annotations of a review to add to a turn, in place of those of the last one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnNote {
    pub node: NodePath,
    /// The score of the position after it, which replaces an earlier one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluation: Option<AnnotatedScore>,
    /// The sign of the move, unless a player has set one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<MoveSign>,
    /// A comment, appended to the one after the turn unless that contains it already; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
}

/// The sign and the comment that the last review added to a turn, as far as they are still there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AddedNote {
    sign: Option<MoveSign>,
    comment: String,
}

impl Game {
    /// Annotates turns, in one edit.
    pub(super) fn note(&mut self, notes: &[TurnNote]) -> Result<Vec<Event>, CommandError> {
        let (mut edits, mut all_added) = (Vec::new(), Vec::new());
        for note in notes {
            let node = self.find(&note.node)?;
            let noted = self.annotations(node);
            let last = self.added_notes.get(&node).cloned().unwrap_or_default();
            let mut changes = Vec::new();
            if note.evaluation.is_some() && noted.evaluation != note.evaluation {
                changes.push(AnnotationChange::Evaluation(note.evaluation));
            }
            let has_own_sign = noted.sign != last.sign;
            if !has_own_sign && noted.sign != note.sign {
                changes.push(AnnotationChange::Sign(note.sign));
            }
            let (before, comment) = (&noted.comment_after, note.comment.trim());
            let (text, added) = match before.split_once(&last.comment) {
                Some((first, rest)) if !last.comment.is_empty() => {
                    (format!("{first}{comment}{rest}").trim().to_owned(), comment)
                }
                _ if before.contains(comment) => (before.clone(), ""),
                _ => (format!("{before} {comment}").trim().to_owned(), comment),
            };
            if text != *before {
                changes.push(AnnotationChange::CommentAfter(text));
            }
            let sign = note.sign.filter(|_| !has_own_sign);
            all_added.push((node, AddedNote { sign, comment: added.to_owned() }));
            let annotate = |change| TreeEdit::Annotate { node, change };
            edits.extend(changes.into_iter().map(annotate));
        }
        let events =
            if edits.is_empty() { Vec::new() } else { self.carry_out(edits, |_| Event::Noted) };
        self.added_notes.extend(all_added);
        self.forget_changed_notes();
        Ok(events)
    }

    /// Leaves signs and comments of the last review to the players where they have been changed since.
    pub(super) fn forget_changed_notes(&mut self) {
        let tree = self.record.tree();
        self.added_notes.retain(|&node, added| {
            if !tree.contains(node) {
                return false;
            }
            let noted = &tree.node(node).annotations;
            added.sign = added.sign.filter(|&sign| noted.sign == Some(sign));
            if !noted.comment_after.contains(&added.comment) {
                added.comment.clear();
            }
            added.sign.is_some() || !added.comment.is_empty()
        });
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameEdit {
    Tree(Vec<TreeEdit>),
    Tags(Tags),
}

/// The undo and redo stacks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EditLog {
    /// The edits that undo each edit, the last one at the end.
    pub(super) to_undo: Vec<GameEdit>,
    /// The edits that repeat each edit that was undone, the last one at the end.
    pub(super) to_redo: Vec<GameEdit>,
}

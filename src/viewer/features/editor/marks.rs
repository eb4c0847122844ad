//! The marks of the position editor: the cursor, the square under the pointer, and the squares that make it illegal.

use bevy::prelude::*;

use super::state::EditorState;
use crate::board::Square;
use crate::rules::SetupError;
use crate::themes::ColorRole;

/// A mark of the editor.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorMark {
    /// The square under the pointer: a thin frame.
    Over,
    /// The cursor: a broad frame.
    Cursor,
    /// A piece that may not stand there: three rings.
    Problem,
}

impl EditorMark {
    /// All marks of the editor.
    pub const ALL: [EditorMark; 3] = [EditorMark::Over, EditorMark::Cursor, EditorMark::Problem];

    /// The role of its color.
    pub const fn role(self) -> ColorRole {
        match self {
            EditorMark::Over => ColorRole::Hover,
            EditorMark::Cursor => ColorRole::Selected,
            EditorMark::Problem => ColorRole::Capture,
        }
    }
}

/// Returns the marks of an arrangement.
pub fn editor_marks(state: &EditorState, hovered: Option<Square>) -> Vec<(EditorMark, Square)> {
    let problems = state.draft.problems();
    let problems = problems.iter().filter_map(SetupError::square);
    let cursor = state.cursor.map(|square| (EditorMark::Cursor, square));
    let over = hovered.filter(|_| cursor.is_none());
    problems
        .map(|square| (EditorMark::Problem, square))
        .chain(cursor)
        .chain(over.map(|square| (EditorMark::Over, square)))
        .collect()
}

//! The keys of the lesson.

use bevy::prelude::*;

use super::actions::LessonAction;
use super::state::CurrentLesson;
use crate::lessons::AttemptState;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};

/// Reads Enter after a task, and Esc where nothing else is left that it could close.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    selection: Res<Selection>,
    lesson: Res<CurrentLesson>,
) -> Option<KeyUse> {
    let run = lesson.0.as_ref()?;
    let now = situation.get();
    if !now.is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let is_on_board = selection.has_piece() || selection.walker().is_some();
    let action = match run.attempt().state() {
        _ if press.code() == KeyCode::Escape => {
            (!now.dialogs.is_card_open() && !is_on_board).then_some(LessonAction::AskToLeave)
        }
        AttemptState::Reached if press.is_enter() => Some(LessonAction::Next),
        AttemptState::Failed(_) if press.is_enter() => Some(LessonAction::Retry),
        _ => None,
    };
    action.map(KeyUse::ask)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read);
}

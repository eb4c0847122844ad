//! Clicks outside a dialog or card, which close it.

use bevy::prelude::*;

use crate::viewer::kernel::actions::Asked;
use crate::viewer::kernel::dialogs::{OpenDialogs, RESULT};
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::modal::ClickedOutside;

/// Closes a dialog that was clicked outside, like Esc, except where a text that was written would be lost; and the
/// card of the result by a click on the board.
fn close_from_outside(
    mut outside: MessageReader<ClickedOutside>,
    mut board: MessageReader<BoardInput>,
    mut dialogs: ResMut<OpenDialogs>,
    mut actions: MessageWriter<Asked>,
) {
    if outside.read().count() > 0 && !dialogs.has_form() {
        actions.write(Asked::of(ShellAction::Cancel));
    }
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::Cancel);
    if any_read(&mut board, is_click) && dialogs.has(RESULT) && !dialogs.is_modal() {
        dialogs.close(RESULT);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, close_from_outside);
}

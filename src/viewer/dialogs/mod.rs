//! The dialogs: confirmation, new game, help, the rules, and the result of a game.

mod about;
mod comment;
mod confirmation;
mod earlier_games;
mod file_dialog;
mod games;
mod help;
mod learning;
mod list_keys;
mod new_game;
mod result;
mod rules;
mod scaffold;
mod settings;
mod share;
mod unfinished;
mod welcome;

use bevy::prelude::*;

use super::messages::{Action, BoardInput, any_read};
use super::state::dialogs::OpenDialogs;
use super::ui::modal::ClickedOutside;

/// Closes a dialog that was clicked outside, like Esc, except where a text that was written would be lost; and the
/// card of the result by a click on the board.
fn close_from_outside(
    mut outside: MessageReader<ClickedOutside>,
    mut board: MessageReader<BoardInput>,
    mut dialogs: ResMut<OpenDialogs>,
    mut actions: MessageWriter<Action>,
) {
    let is_written = dialogs.comment.is_some() || dialogs.about;
    if outside.read().count() > 0 && !is_written {
        actions.write(Action::Cancel);
    }
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::Cancel);
    if any_read(&mut board, is_click) && dialogs.result && !dialogs.is_modal() {
        dialogs.result = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        result::plugin,
        confirmation::plugin,
        about::plugin,
        comment::plugin,
        games::plugin,
        new_game::plugin,
        (
            help::plugin,
            learning::plugin,
            rules::plugin,
            welcome::plugin,
        ),
        list_keys::plugin,
        unfinished::plugin,
        earlier_games::plugin,
        file_dialog::plugin,
        share::plugin,
        settings::plugin,
    ))
    .add_systems(Update, close_from_outside);
}

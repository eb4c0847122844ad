//! Carries out the edits of the game, and opens the dialogs about it.

use bevy::prelude::*;

use super::actions::{AboutAction, EditAction};
use super::edit_actions;
use crate::game::CommentPlace;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{CommentDraft, OpenDialogs};
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;

fn edit(
    mut actions: MessageReader<EditAction>,
    session: Res<CurrentSession>,
    mut dialogs: ResMut<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
) {
    for &action in actions.read() {
        let game = session.game();
        match action {
            EditAction::ToggleTools => dialogs.edit_tools = !dialogs.edit_tools,
            EditAction::Comment => {
                dialogs.comment = Some(CommentDraft {
                    node: game.current_node(),
                    place: CommentPlace::After,
                });
            }
            edit => {
                let command = edit_actions::command(edit, game);
                commands.write_batch(command.map(GameCommand));
            }
        }
    }
}

fn open_about(mut actions: MessageReader<AboutAction>, mut dialogs: ResMut<OpenDialogs>) {
    for action in actions.read() {
        match action {
            AboutAction::Open => dialogs.about = true,
            // The dialog saves what is typed in it.
            AboutAction::Save => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (edit, open_about).chain().in_set(CarryOut));
}

//! Carries out the edits of the game, and opens the dialogs about it.

use bevy::prelude::*;

use super::actions::AboutAction;
use crate::game::{Command, CommentPlace, Game};
use crate::game_tree::MoveSign;
use crate::viewer::features::moves::actions::{ABOUT, COMMENT, CommentDraft, EditAction};
use crate::viewer::features::moves::edit_tools::EDIT_TOOLS;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
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
            EditAction::ToggleTools => dialogs.toggle(EDIT_TOOLS),
            EditAction::Comment => {
                dialogs.open(
                    COMMENT,
                    CommentDraft {
                        node: game.current_node(),
                        place: CommentPlace::After,
                    },
                );
            }
            edit => {
                let command = command(edit, game);
                commands.write_batch(command.map(GameCommand));
            }
        }
    }
}

fn open_about(mut actions: MessageReader<AboutAction>, mut dialogs: ResMut<OpenDialogs>) {
    for action in actions.read() {
        match action {
            AboutAction::Open => dialogs.open(ABOUT, ()),
            // The dialog saves what is typed in it.
            AboutAction::Save => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (edit, open_about).chain().in_set(CarryOut));
}

/// The command of an edit; `None` for an edit that is not a command.
pub(super) fn command(edit: EditAction, game: &Game) -> Option<Command> {
    let node = game.tree().path_of(game.current_node());
    let sign = game.shown_node().annotations.sign;
    Some(match edit {
        EditAction::Promote => Command::Promote(node),
        EditAction::Demote => Command::Demote(node),
        EditAction::MakeMainLine => Command::MakeMainLine(node),
        EditAction::Delete => Command::Delete(node),
        EditAction::ToggleSign(new) => Command::SetSign {
            node,
            sign: Some(new).filter(|new| sign != Some(*new)),
        },
        EditAction::NextSign => Command::SetSign {
            node,
            sign: sign_after(sign),
        },
        EditAction::Undo => Command::UndoEdit,
        EditAction::Redo => Command::RedoEdit,
        EditAction::Comment | EditAction::ToggleTools => return None,
    })
}

/// The sign after this one, through all signs and none.
fn sign_after(sign: Option<MoveSign>) -> Option<MoveSign> {
    let next = match sign {
        None => 0,
        Some(sign) => 1 + MoveSign::ALL.iter().position(|&other| other == sign)?,
    };
    MoveSign::ALL.get(next).copied()
}

//! The commands of the actions that edit the game at the turn shown.

use crate::game::{Command, Game};
use crate::game_tree::MoveSign;
use crate::viewer::features::moves::actions::EditAction;

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

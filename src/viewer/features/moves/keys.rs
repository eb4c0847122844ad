//! The keys in the dialogs of a comment and of the names of a game, which have fields of text.

use bevy::prelude::*;

use super::actions::{AboutAction, CommentAction};
use crate::viewer::features::moves::actions::{ABOUT, COMMENT};
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::shell::actions::ShellAction;

/// The action that saves what is typed in the dialog on top.
fn save(dialogs: &OpenDialogs) -> Option<AnyAction> {
    if dialogs.has(COMMENT) {
        return Some(CommentAction::Save.into());
    }
    dialogs.has(ABOUT).then(|| AboutAction::Save.into())
}

/// Reads the keys that the field does not read itself.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let save = save(&dialogs).filter(|_| !press.on_button)?;
    Some(match press.code() {
        KeyCode::Enter | KeyCode::NumpadEnter => KeyUse::Ask(save),
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read);
}

//! The keys in the dialogs about games on disk, most of which have a field of text and a list.

use bevy::prelude::*;

use crate::viewer::kernel::dialogs::{CONFIRMATION, FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::shell::actions::ShellAction;

/// Reads the keys that the field and the list do not read themselves.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let is_typed = dialogs
        .get(FILES)
        .copied()
        .is_some_and(FileDialog::has_field)
        && !dialogs.has(CONFIRMATION)
        && !press.on_button
        && !press.ctrl;
    is_typed.then(|| match press.code() {
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read);
}

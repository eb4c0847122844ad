//! The keys in the dialogs about games on disk, most of which have a field of text with a list below it.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::viewer::features::library::actions::FileAction;
use crate::viewer::kernel::actions::{ActionRequest, CarryOut};
use crate::viewer::kernel::dialogs::{CONFIRMATION, FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::button_focus::is_button_focused;
use crate::viewer::ui::list::ListView;

/// The list of the open dialog.
#[derive(Component)]
pub(crate) struct DialogList;

/// Number of rows that a page key goes.
const PAGE: isize = 5;

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

/// Goes from row to row with the arrows; Enter takes the row.
fn read_list_keys(
    mut keys: MessageReader<KeyboardInput>,
    dialogs: Res<OpenDialogs>,
    mut lists: Query<&mut ListView, With<DialogList>>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if !dialogs
        .get(FILES)
        .copied()
        .is_some_and(FileDialog::has_field)
    {
        keys.clear();
        return;
    }
    for key in keys.read() {
        if key.state == ButtonState::Released {
            continue;
        }
        let rows = match key.key_code {
            KeyCode::ArrowDown => 1,
            KeyCode::ArrowUp => -1,
            KeyCode::PageDown => PAGE,
            KeyCode::PageUp => -PAGE,
            KeyCode::Enter | KeyCode::NumpadEnter if !key.repeat => {
                actions.write(ActionRequest::new(FileAction::Confirm));
                continue;
            }
            _ => continue,
        };
        lists.iter_mut().for_each(|mut list| list.step(rows));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read).add_systems(
        Update,
        read_list_keys
            .run_if(not(is_button_focused))
            .before(CarryOut),
    );
}

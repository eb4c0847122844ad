//! The keys of the dialogs with a list below a text field: the arrows go from row to row, Enter takes the row.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::viewer::features::library::actions::FileAction;
use crate::viewer::kernel::actions::{Asked, CarryOut};
use crate::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use crate::viewer::shell::button_focus::is_button_focused;
use crate::viewer::ui::list::ListView;

/// The list of the open dialog.
#[derive(Component)]
pub(crate) struct DialogList;

/// Number of rows that a page key goes.
const PAGE: isize = 5;

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    dialogs: Res<OpenDialogs>,
    mut lists: Query<&mut ListView, With<DialogList>>,
    mut actions: MessageWriter<Asked>,
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
                actions.write(Asked::of(FileAction::Confirm));
                continue;
            }
            _ => continue,
        };
        lists.iter_mut().for_each(|mut list| list.step(rows));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read_keys.run_if(not(is_button_focused)).before(CarryOut),
    );
}

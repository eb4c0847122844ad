//! The focus of screen readers: on the cell where the keyboard walks, and on the field while a move is typed.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::board_grid::BoardCell;
use crate::viewer::board::move_entry::{EntryField, MoveEntry};
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;

fn follow(
    selection: Res<Selection>,
    entry: Res<MoveEntry>,
    dialogs: Res<OpenDialogs>,
    cells: Query<(Entity, &BoardCell)>,
    windows: Query<(), With<Window>>,
    field: Option<Single<Entity, With<EntryField>>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if dialogs.is_modal() {
        return;
    }
    let field = field.map(|field| *field);
    let cell = selection.walker().and_then(|square| {
        let mut cells = cells.iter();
        cells.find_map(|(entity, cell)| (cell.0 == square).then_some(entity))
    });
    let wanted = if entry.is_open() { field } else { cell };
    let focused = focus.get();
    // Bevy gives the focus to the window at first, and sends no tree while an entity that is not in it has the focus.
    let is_ours = focused.is_none_or(|entity| {
        cells.contains(entity) || Some(entity) == field || windows.contains(entity)
    });
    match wanted {
        Some(wanted) if is_ours && focused != Some(wanted) => {
            focus.set(wanted, FocusCause::Navigated);
            visible.0 = true;
        }
        None if is_ours && focused.is_some() => {
            focus.clear();
            visible.0 = false;
        }
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(FrameSystems::Render));
}

//! Plays the last move again.

use bevy::prelude::*;

use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{Action, ReplayLastMove, SightAction};
use crate::viewer::shell::dispatcher::DispatchActions;

fn carry_out(
    mut actions: MessageReader<Action>,
    dialogs: Res<OpenDialogs>,
    editor: Res<PositionEditor>,
    mut replays: MessageWriter<ReplayLastMove>,
) {
    let is_asked = actions
        .read()
        .filter(|action| **action == Action::Sight(SightAction::ReplayLastMove))
        .count()
        > 0;
    if is_asked && !dialogs.is_modal() && !editor.is_open() {
        replays.write(ReplayLastMove);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(DispatchActions));
}

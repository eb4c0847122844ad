//! The keys of shots to solve.

use bevy::prelude::*;

use super::actions::ShotsAction;
use super::state::CurrentExercises;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};

/// Reads the key of a hint, as in a game, and Enter after the end of a shot.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    exercises: Res<CurrentExercises>,
) -> Option<KeyUse> {
    let run = exercises.run()?;
    if !situation.get().is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let is_next = press.is_enter() && run.is_over();
    let hint = press.types("i").then_some(ShotsAction::Hint);
    let action = hint.or(is_next.then_some(ShotsAction::Next));
    action.map(KeyUse::ask)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read);
}

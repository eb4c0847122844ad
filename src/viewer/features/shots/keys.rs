//! The keys of shots to solve.

use bevy::prelude::*;

use super::actions::ShotsAction;
use super::state::CurrentExercises;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};

/// Reads the key of a hint, as in a game, and Enter after a wrong move and after the end of a shot.
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
    let action = match press.is_enter() {
        true if run.is_refuted() => Some(ShotsAction::TakeBack),
        true => run.is_over().then_some(ShotsAction::Next),
        false => press.types("i").then_some(ShotsAction::Hint),
    };
    action.map(KeyUse::ask)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read);
}

//! The keys of the practice of endgames.

use bevy::prelude::*;

use super::actions::EndgameAction;
use super::state::EndgamePractice;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};

/// Reads the key of a hint, as in a game, and Enter after a win or a mistake.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    practice: Res<EndgamePractice>,
) -> Option<KeyUse> {
    let played = practice.played().filter(|_| practice.is_open())?;
    if !situation.get().is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let action = match press.is_enter() {
        true if played.is_thrown_away() => Some(EndgameAction::TakeBack),
        true => played.is_won().then_some(EndgameAction::Next),
        false => press.types("i").then_some(EndgameAction::ShowBest),
    };
    action.map(KeyUse::ask)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read);
}

//! The keys in the fields of the new-game dialog.

use bevy::input_focus::tab_navigation::NavAction;
use bevy::prelude::*;

use super::actions::NewGameAction;
use crate::viewer::features::play::new_game_options::ChosenOptions;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::keeping::GamesAtRisk;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::shell::actions::ShellAction;

/// Reads the keys that the field does not read itself.
fn read(
    In(press): In<KeyPress>,
    dialogs: Res<OpenDialogs>,
    chosen: Res<ChosenOptions>,
    at_risk: GamesAtRisk,
) -> Option<KeyUse> {
    let options = chosen.open(&dialogs).filter(|_| press.in_field)?;
    Some(match press.code() {
        // Enter loses no game: it only leaves the field.
        KeyCode::Enter | KeyCode::NumpadEnter if at_risk.contains(options.variant) => {
            KeyUse::Focus(FocusStep::Leave)
        }
        KeyCode::Enter | KeyCode::NumpadEnter => KeyUse::ask(NewGameAction::Start),
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(NavAction::Next)),
        _ => KeyUse::ReadElsewhere,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read);
}

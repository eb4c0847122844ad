//! The keys of the position editor. Other keys keep their meaning where the editor allows it.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::actions::EditorAction;
use super::state::PositionEditor;
use crate::game::setup_editor::SetupEntry;
use crate::viewer::board::walk::{WalkAction, while_walking};
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};

fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    editor: Option<Res<PositionEditor>>,
) -> Option<KeyUse> {
    let now = situation.get();
    if editor.is_none() || !now.is_free() {
        return None;
    }
    if press.in_field {
        return Some(match press.code() {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape => {
                KeyUse::Focus(FocusStep::Leave)
            }
            KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
            _ => KeyUse::ReadElsewhere,
        });
    }
    if press.code() == KeyCode::Tab && !press.ctrl {
        return Some(KeyUse::Focus(FocusStep::Go(press.tab())));
    }
    if !press.on_button
        && !press.ctrl
        && let Some(walk @ (WalkAction::Step(_) | WalkAction::SwitchBoards)) =
            while_walking(&press.input, false)
    {
        return Some(KeyUse::ask(walk));
    }
    let is_escape = press.code() == KeyCode::Escape;
    let is_for_another = (now.dialogs.is_card_open() && is_escape)
        || press.presses_button()
        || (press.on_button && is_escape);
    action(&press).filter(|_| !is_for_another).map(KeyUse::ask)
}

/// The action of a key in the position editor.
fn action(press: &KeyPress) -> Option<EditorAction> {
    let entered = match (press.code(), &press.input.logical_key) {
        _ if press.ctrl => None,
        _ if press.is_enter() && press.shift => Some(EditorAction::PlaceOther),
        (KeyCode::Space, _) => Some(EditorAction::Type(' ')),
        (KeyCode::Backspace, _) => Some(EditorAction::Backspace),
        (_, Key::Character(text)) => typed(text).map(EditorAction::Type),
        _ => None,
    };
    entered.or_else(|| press.action_of())
}

/// The character that a key types into the entry.
fn typed(text: &str) -> Option<char> {
    let mut characters = text.chars().flat_map(char::to_lowercase);
    let (Some(character), None) = (characters.next(), characters.next()) else {
        return None;
    };
    SetupEntry::takes(character).then_some(character)
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Mode, read);
}

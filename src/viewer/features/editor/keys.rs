//! The keys of the position editor. Keys that it has no use for keep their meaning if the editor allows it.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::actions::EditorAction;
use super::state::PositionEditor;
use crate::game::setup_editor::SetupEntry;
use crate::viewer::board::walk::{WalkAction, while_walking};
use crate::viewer::kernel::actions::{CurrentSituation, FeatureAction};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::keys::Key as FeatureKey;

/// Reads the keys while a position is set up.
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
    let action = action(&press.input, press.ctrl, press.shift);
    action.filter(|_| !is_for_another).map(KeyUse::ask)
}

/// The action of a key in the position editor.
fn action(input: &KeyboardInput, ctrl: bool, shift: bool) -> Option<EditorAction> {
    let is_enter = matches!(input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
    match (input.key_code, &input.logical_key) {
        _ if is_enter && shift && !ctrl => return Some(EditorAction::PlaceOther),
        (KeyCode::NumpadEnter, _) if !ctrl => return Some(EditorAction::Place),
        (KeyCode::Space, _) if !ctrl => return Some(EditorAction::Type(' ')),
        (KeyCode::Backspace, _) if !ctrl => return Some(EditorAction::Backspace),
        (_, Key::Character(text)) if !ctrl => {
            if let Some(character) = typed(text) {
                return Some(EditorAction::Type(character));
            }
        }
        _ => {}
    }
    let mut keys = EditorAction::KEYS.iter();
    let is_read = |key: &FeatureKey| key.is_read_by_feature && key.matches(input, ctrl, shift);
    let found = keys.find(|(key, _)| is_read(key));
    found.map(|&(_, action)| action)
}

/// The character that a key types into the entry of pieces and squares.
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

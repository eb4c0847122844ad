//! The keys of the position editor. Keys that it has no use for keep their meaning if the editor allows it.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::actions::EditorAction;
use super::state::PositionEditor;
use crate::game::setup_editor::{SetupEdit, SetupEntry};
use crate::viewer::board::walk::{WalkAction, while_walking};
use crate::viewer::kernel::actions::CurrentSituation;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};

/// Reads the keys while a position is set up.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    editor: Res<PositionEditor>,
) -> Option<KeyUse> {
    let now = situation.get();
    if !editor.is_open() || !now.is_free() {
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
    if ctrl {
        return match (&input.logical_key, input.key_code) {
            (Key::Character(text), _) if text.eq_ignore_ascii_case("z") => Some(EditorAction::Undo),
            (Key::Character(text), _) if text.eq_ignore_ascii_case("y") => Some(EditorAction::Redo),
            (_, KeyCode::Backspace | KeyCode::Delete) => Some(EditorAction::Edit(SetupEdit::Clear)),
            _ => None,
        };
    }
    Some(match (input.key_code, &input.logical_key) {
        (KeyCode::Enter | KeyCode::NumpadEnter, _) if shift => EditorAction::PlaceOther,
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => EditorAction::Place,
        (KeyCode::Space, _) => EditorAction::Type(' '),
        (KeyCode::Delete, _) => EditorAction::Erase,
        (KeyCode::Backspace, _) => EditorAction::Backspace,
        (KeyCode::Escape, _) => EditorAction::Close,
        (KeyCode::Home, _) => EditorAction::Edit(SetupEdit::Start),
        (_, Key::Character(text)) => return letter(text),
        _ => return None,
    })
}

fn letter(text: &str) -> Option<EditorAction> {
    let mut characters = text.chars().flat_map(char::to_lowercase);
    let (Some(character), None) = (characters.next(), characters.next()) else {
        return None;
    };
    Some(match character {
        's' => EditorAction::OtherSideToMove,
        'm' => EditorAction::Edit(SetupEdit::Mirror),
        'c' => EditorAction::Edit(SetupEdit::SwapSides),
        character if SetupEntry::takes(character) => EditorAction::Type(character),
        _ => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Mode, read);
}

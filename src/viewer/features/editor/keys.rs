//! The keys of the position editor. Keys that are not in its table keep their meaning if the editor allows it.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::game::setup_editor::{SetupEdit, SetupEntry};
use crate::viewer::kernel::messages::EditorAction;

/// The action of a key in the position editor.
pub(crate) fn action(input: &KeyboardInput, ctrl: bool, shift: bool) -> Option<EditorAction> {
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

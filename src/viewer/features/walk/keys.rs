//! The keys of the walk over the squares and of typed moves.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::viewer::kernel::messages::{ScreenDirection, WalkAction};

/// Returns `true` if the key repeats while it is held.
pub(crate) const fn repeats(action: WalkAction) -> bool {
    matches!(
        action,
        WalkAction::Step(_)
            | WalkAction::Type(_)
            | WalkAction::Erase
            | WalkAction::NextTarget
            | WalkAction::PreviousTarget
    )
}

/// The action of a key while a move is typed. All other keys do nothing then.
pub(crate) fn while_typing(input: &KeyboardInput) -> Option<WalkAction> {
    Some(match (input.key_code, &input.logical_key) {
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => WalkAction::Confirm,
        (KeyCode::Escape, _) => WalkAction::CloseEntry,
        (KeyCode::Backspace, _) => WalkAction::Erase,
        (KeyCode::Tab, _) => WalkAction::Complete,
        (KeyCode::Space, _) => WalkAction::Type(' '),
        (_, Key::Character(text)) => WalkAction::Type(one(text)?),
        _ => return None,
    })
}

/// The action of a key that walks over the squares in the position editor, whose other keys are its own.
pub(crate) fn in_editor(input: &KeyboardInput) -> Option<WalkAction> {
    let action = while_walking(input, false)?;
    matches!(action, WalkAction::Step(_) | WalkAction::SwitchBoards).then_some(action)
}

/// The action of a key while the keyboard walks over the squares. Other keys keep their meaning.
pub(crate) fn while_walking(input: &KeyboardInput, shift: bool) -> Option<WalkAction> {
    Some(match (input.key_code, &input.logical_key) {
        (KeyCode::ArrowUp, _) => WalkAction::Step(ScreenDirection::Up),
        (KeyCode::ArrowDown, _) => WalkAction::Step(ScreenDirection::Down),
        (KeyCode::ArrowLeft, _) => WalkAction::Step(ScreenDirection::Left),
        (KeyCode::ArrowRight, _) => WalkAction::Step(ScreenDirection::Right),
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => WalkAction::Choose,
        (KeyCode::Escape, _) => WalkAction::Leave,
        (KeyCode::Tab, _) if shift => WalkAction::PreviousTarget,
        (KeyCode::Tab, _) => WalkAction::NextTarget,
        (_, Key::Character(text)) if one(text) == Some('g') => WalkAction::SwitchBoards,
        _ => return None,
    })
}

/// The action of a key that begins to walk or to type. The digits of the number pad show views.
pub(crate) fn to_begin(input: &KeyboardInput) -> Option<WalkAction> {
    match (input.key_code, &input.logical_key) {
        (KeyCode::Enter, _) => Some(WalkAction::Enter),
        (code, Key::Character(text)) if !format!("{code:?}").starts_with("Numpad") => {
            let digit = one(text).filter(char::is_ascii_digit);
            digit.map(WalkAction::Type)
        }
        _ => None,
    }
}

/// The only character of a text, in lower case.
fn one(text: &str) -> Option<char> {
    let mut characters = text.chars().flat_map(char::to_lowercase);
    let only = characters
        .next()
        .filter(|character| !character.is_control());
    only.filter(|_| characters.next().is_none())
}

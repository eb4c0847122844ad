//! The keyboard on the board: walking over the squares, and typing moves and questions.

mod entry;
mod entry_line;
pub mod walking;

use bevy::ecs::message::Messages;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
pub use walking::WalkedBoard;

use crate::viewer::board::move_entry::{MoveEntry, MoveToConfirm};
use crate::viewer::board::selection::Selection;
use crate::viewer::board::walk::{WalkAction, only_character, while_walking};
use crate::viewer::kernel::actions::{ActionRequest, CurrentSituation};
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::session::CurrentSession;

/// Handles the board's keys unless a dialog or button has the focus.
fn read(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    selection: Res<Selection>,
    session: Res<CurrentSession>,
    to_confirm: Res<MoveToConfirm>,
    requests: Res<Messages<ActionRequest>>,
) -> Option<KeyUse> {
    let now = situation.get();
    if !now.is_played_on() || press.on_button || press.ctrl {
        return None;
    }
    // All keys of a sentence may arrive in one frame.
    let mut is_typing = entry.is_open();
    let mut is_settled = entry.is_settled();
    let mut is_pointed = entry.pointed.is_some();
    let mut is_walking = selection.walker().is_some();
    for ActionRequest(action) in requests.iter_current_update_messages() {
        match action.get() {
            Some(WalkAction::Confirm | WalkAction::CloseEntry) => is_typing = false,
            Some(WalkAction::Type(_) | WalkAction::OpenEntry) => {
                (is_typing, is_settled, is_pointed) = (true, false, false);
            }
            Some(WalkAction::Enter) => is_walking = true,
            _ => {}
        }
    }
    let input = &press.input;
    // A premove entered with the pointer was not typed: Esc discards it, and other keys keep their meaning.
    let is_read = |action: &WalkAction| !is_pointed || *action == WalkAction::CloseEntry;
    match while_typing(input).filter(is_read) {
        Some(action) if is_typing => return Some(KeyUse::ask(action)),
        // Once the text has been answered, other keys keep their meaning.
        None if is_typing && !is_settled => return Some(KeyUse::ReadElsewhere),
        _ => {}
    }
    let closes_card = press.code() == KeyCode::Escape && now.dialogs.is_card_open();
    if is_walking
        && !closes_card
        && let Some(action) = while_walking(input, press.shift)
    {
        return Some(KeyUse::ask(action));
    }
    // Enter ends a turn played by hand, and confirms a move.
    let ends_turn = !session.game().hand_actions().is_empty() || to_confirm.0.is_some();
    to_begin(input)
        .filter(|&action| action != WalkAction::Enter || !(ends_turn || is_walking))
        .map(KeyUse::ask)
}

/// The action of a key during typing; all other keys are ignored.
fn while_typing(input: &KeyboardInput) -> Option<WalkAction> {
    Some(match (input.key_code, &input.logical_key) {
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => WalkAction::Confirm,
        (KeyCode::Escape, _) => WalkAction::CloseEntry,
        (KeyCode::Backspace, _) => WalkAction::Erase,
        (KeyCode::Tab, _) => WalkAction::Complete,
        (KeyCode::Space, _) => WalkAction::Type(' '),
        (_, Key::Character(text)) => WalkAction::Type(only_character(text)?),
        _ => return None,
    })
}

/// The action of a key that starts walking or typing. Number-pad digits select views.
fn to_begin(input: &KeyboardInput) -> Option<WalkAction> {
    match (input.key_code, &input.logical_key) {
        (KeyCode::Enter, _) => Some(WalkAction::Enter),
        (code, Key::Character(text)) if !format!("{code:?}").starts_with("Numpad") => {
            let digit = only_character(text).filter(char::is_ascii_digit);
            digit.map(WalkAction::Type)
        }
        _ => None,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((walking::plugin, entry::plugin, entry_line::plugin))
        .add_key_layer(LayerOrder::Walk, read);
}

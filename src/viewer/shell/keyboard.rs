//! The keyboard: each key press that the table knows becomes an [`Action`].
//!
//! F10 gives the keyboard to the buttons: Tab then moves from group to group, the arrows within a group, Enter and the
//! space bar press a button, and Esc leaves them. In a dialog Tab moves from button to button. Enter on the board begins a
//! walk over its squares, a digit begins to type a move.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::tab_navigation::NavAction;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::allowed_actions::BoardUser;
use super::button_focus::{ButtonFocus, tab, unfocus_clicked_button};
use super::dispatcher::DispatchActions;
use super::key_bindings::KEY_BINDINGS;
use super::practice_keys::Practice;
use crate::viewer::board::input::selection::Selection;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::features::editor::keys as editor_keys;
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::features::vision::keys as trainer_keys;
use crate::viewer::features::vision::state::Trainer;
use crate::viewer::features::walk::keys as walk_keys;
use crate::viewer::kernel::dialogs::{FileDialog, OpenDialogs};
use crate::viewer::kernel::keeping::GamesAtRisk;
use crate::viewer::kernel::messages::{AboutAction, Action, WalkAction};
use crate::viewer::kernel::session::CurrentSession;

/// Returns `true` if the action repeats while its key is held.
const fn repeats(action: Action) -> bool {
    matches!(
        action,
        Action::Undo | Action::Redo | Action::PreviousVariation | Action::NextVariation
    )
}

/// The modifier keys held. They are followed from message to message: a quick chord may be over before the frame that
/// reads it.
#[derive(Default)]
struct Modifiers {
    ctrl: bool,
    shift: bool,
    other: bool,
}

impl Modifiers {
    /// Takes in a key press or release. Returns `true` if it was a modifier.
    fn update(&mut self, input: &KeyboardInput) -> bool {
        let modifier = match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => &mut self.ctrl,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => &mut self.shift,
            KeyCode::AltLeft | KeyCode::SuperLeft | KeyCode::SuperRight => &mut self.other,
            _ => return false,
        };
        *modifier = input.state == ButtonState::Pressed;
        true
    }
}

/// The action that saves what is typed in the dialog on top, if it has fields of text.
fn save_typed(dialogs: &OpenDialogs) -> Option<Action> {
    if dialogs.comment.is_some() {
        return Some(Action::SaveComment);
    }
    dialogs.about.then_some(Action::About(AboutAction::Save))
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut modifiers: Local<Modifiers>,
    dialogs: Res<OpenDialogs>,
    editor: Res<PositionEditor>,
    trainer: Res<Trainer>,
    practice: Practice,
    board: BoardKeys,
    board_user: BoardUser,
    mut buttons: ButtonFocus,
    mut actions: MessageWriter<Action>,
) {
    if lost.read().count() > 0 {
        *modifiers = Modifiers::default();
    }
    // All keys of a sentence may come in one frame.
    let mut is_typing = board.entry.is_open();
    let mut is_walking = board.selection.walker().is_some();
    let trains = trainer.is_open();
    for input in keys.read() {
        if modifiers.update(input) || modifiers.other || input.state == ButtonState::Released {
            continue;
        }
        let on_button = buttons.is_focused();
        if dialogs.new_game.is_some() && buttons.is_in_field() {
            // The text field reads the other keys.
            match input.key_code {
                // Enter loses no game: it only leaves the field.
                KeyCode::Enter | KeyCode::NumpadEnter if board.new_game_loses() => buttons.clear(),
                KeyCode::Enter | KeyCode::NumpadEnter => drop(actions.write(Action::StartGame)),
                KeyCode::Escape => drop(actions.write(Action::Cancel)),
                KeyCode::Tab => buttons.navigate(NavAction::Next),
                _ => {}
            }
            continue;
        }
        if trains && !dialogs.is_modal() && !modifiers.ctrl {
            if input.key_code == KeyCode::Tab {
                buttons.navigate(tab(modifiers.shift));
                continue;
            }
            let presses = matches!(
                input.key_code,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space
            );
            let closes_card = dialogs.is_card_open() && input.key_code == KeyCode::Escape;
            let is_for_another = closes_card || (on_button && presses);
            let action = trainer_keys::action(input, &trainer, is_walking);
            if let Some(action) = action.filter(|_| !is_for_another) {
                is_walking |= action == Action::Walk(WalkAction::Enter);
                if !input.repeat || matches!(action, Action::Walk(walk) if walk_keys::repeats(walk))
                {
                    actions.write(action);
                }
                continue;
            }
        }
        if editor.is_open() && !dialogs.is_modal() {
            if buttons.is_in_field() {
                match input.key_code {
                    KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape => buttons.clear(),
                    KeyCode::Tab => buttons.navigate(tab(modifiers.shift)),
                    _ => {}
                }
                continue;
            }
            if input.key_code == KeyCode::Tab && !modifiers.ctrl {
                buttons.navigate(tab(modifiers.shift));
                continue;
            }
            let is_of_button = matches!(
                input.key_code,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space | KeyCode::Escape
            );
            let is_free = !on_button && !modifiers.ctrl;
            if is_free && let Some(action) = walk_keys::in_editor(input) {
                actions.write(Action::Walk(action));
                continue;
            }
            let action = editor_keys::action(input, modifiers.ctrl, modifiers.shift);
            let closes_card = dialogs.is_card_open() && input.key_code == KeyCode::Escape;
            let is_for_another = closes_card || (on_button && is_of_button);
            if let Some(action) = action.filter(|_| !is_for_another) {
                actions.write(Action::Editor(action));
                continue;
            }
        }
        if let Some(save) = save_typed(&dialogs).filter(|_| !on_button) {
            // The text field reads the other keys.
            match input.key_code {
                KeyCode::Enter | KeyCode::NumpadEnter => drop(actions.write(save)),
                KeyCode::Escape => drop(actions.write(Action::Cancel)),
                KeyCode::Tab => buttons.navigate(tab(modifiers.shift)),
                _ => {}
            }
            continue;
        }
        if dialogs.files.is_some_and(FileDialog::has_field)
            && dialogs.confirmation.is_none()
            && !on_button
            && !modifiers.ctrl
        {
            // The dialog reads the other keys.
            match input.key_code {
                KeyCode::Escape => drop(actions.write(Action::Cancel)),
                KeyCode::Tab if modifiers.shift => buttons.navigate(NavAction::Previous),
                KeyCode::Tab => buttons.navigate(NavAction::Next),
                _ => {}
            }
            continue;
        }
        match input.key_code {
            // The focused button reads these itself.
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if on_button => continue,
            KeyCode::Escape if on_button && !dialogs.is_modal() && !dialogs.is_card_open() => {
                buttons.clear();
                continue;
            }
            KeyCode::Tab if !modifiers.ctrl && dialogs.is_modal() => {
                buttons.navigate(tab(modifiers.shift));
                continue;
            }
            KeyCode::Tab if !modifiers.ctrl && on_button => {
                buttons.leave_group(modifiers.shift);
                continue;
            }
            KeyCode::ArrowRight | KeyCode::ArrowDown if on_button && !dialogs.is_modal() => {
                buttons.walk_in_group(NavAction::Next);
                continue;
            }
            KeyCode::ArrowLeft | KeyCode::ArrowUp if on_button && !dialogs.is_modal() => {
                buttons.walk_in_group(NavAction::Previous);
                continue;
            }
            _ => {}
        }
        let is_free = !dialogs.is_modal() && !on_button && !modifiers.ctrl && !trains;
        if is_free
            && !is_typing
            && let Some(action) = practice.action(input)
        {
            if !input.repeat {
                actions.write(action);
            }
            continue;
        }
        if is_free && let Some(action) = board.action(input, &modifiers, is_typing, is_walking) {
            is_typing = match action {
                WalkAction::Confirm | WalkAction::CloseEntry => false,
                WalkAction::Type(_) | WalkAction::OpenEntry => true,
                _ => is_typing,
            };
            is_walking |= action == WalkAction::Enter;
            if !input.repeat || walk_keys::repeats(action) {
                actions.write(Action::Walk(action));
            }
            continue;
        }
        if is_typing && !modifiers.ctrl {
            continue;
        }
        let Some(binding) = KEY_BINDINGS
            .iter()
            .find(|binding| binding.matches(input, modifiers.ctrl, modifiers.shift))
        else {
            continue;
        };
        if binding.action == Action::FocusButtons {
            buttons.enter();
        } else if !board_user.current().allows(binding.action) {
            continue;
        } else if !input.repeat || repeats(binding.action) {
            actions.write(binding.action);
        }
    }
}

/// The state of the board that decides what its keys do.
#[derive(SystemParam)]
struct BoardKeys<'w> {
    entry: Res<'w, MoveEntry>,
    selection: Res<'w, Selection>,
    session: Res<'w, CurrentSession>,
    editor: Res<'w, PositionEditor>,
    dialogs: Res<'w, OpenDialogs>,
    at_risk: GamesAtRisk<'w>,
}

impl BoardKeys<'_> {
    /// Returns `true` if the game chosen in the new-game dialog takes the place of one that would be lost.
    fn new_game_loses(&self) -> bool {
        let options = self.dialogs.new_game.as_ref();
        options.is_some_and(|options| self.at_risk.contains(options.variant))
    }

    /// The action of a key on the board, if it has one.
    fn action(
        &self,
        input: &KeyboardInput,
        modifiers: &Modifiers,
        is_typing: bool,
        is_walking: bool,
    ) -> Option<WalkAction> {
        if self.editor.is_open() {
            return None;
        }
        if is_typing {
            return walk_keys::while_typing(input);
        }
        let closes_card = input.key_code == KeyCode::Escape && self.dialogs.is_card_open();
        if is_walking
            && !closes_card
            && let Some(action) = walk_keys::while_walking(input, modifiers.shift)
        {
            return Some(action);
        }
        let game = self.session.game();
        // Enter ends a turn that is being played by hand.
        let ends_turn = !game.hand_actions().is_empty();
        walk_keys::to_begin(input)
            .filter(|&action| action != WalkAction::Enter || !(ends_turn || is_walking))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(
            Update,
            (unfocus_clicked_button, read_keys)
                .chain()
                .before(DispatchActions),
        );
}

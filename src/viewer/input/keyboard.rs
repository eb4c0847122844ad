//! The keyboard: every key is an [`Action`], all of them in one table.
//!
//! Letters are found by what the key says, not where it is, so that they are the same on every layout. F10 gives the
//! keyboard to the buttons: then Tab goes round them, Enter and the space bar press them, and Esc leaves them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::tab_navigation::{NavAction, TabNavigation, TabNavigationError};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use crate::i18n::Localizer;
use crate::viewer::input::action::Action;
use crate::viewer::scene::camera::View;
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::ui::button::Button;

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPattern {
    /// The key that writes this small letter or sign.
    Character(char),
    /// The key at this place.
    Code(KeyCode),
}

/// A key and what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyBinding {
    /// The key.
    pub press: KeyPattern,
    /// Whether Ctrl is held down with it.
    pub ctrl: bool,
    /// What it asks for.
    pub action: Action,
}

const fn letter(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        press: KeyPattern::Character(sign),
        ctrl: false,
        action,
    }
}

const fn ctrl(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        press: KeyPattern::Character(sign),
        ctrl: true,
        action,
    }
}

const fn place(key: KeyCode, action: Action) -> KeyBinding {
    KeyBinding {
        press: KeyPattern::Code(key),
        ctrl: false,
        action,
    }
}

/// Every key of the program, in the order the help lists them. Of several for one action the first is the one that
/// tooltips name.
pub const KEY_BINDINGS: &[KeyBinding] = &[
    place(KeyCode::F1, Action::ToggleHelp),
    letter('?', Action::ToggleHelp),
    place(KeyCode::ArrowLeft, Action::Undo),
    ctrl('z', Action::Undo),
    place(KeyCode::ArrowRight, Action::Redo),
    ctrl('y', Action::Redo),
    place(KeyCode::ArrowUp, Action::ShowFirst),
    place(KeyCode::Home, Action::ShowFirst),
    place(KeyCode::ArrowDown, Action::ShowLast),
    place(KeyCode::End, Action::ShowLast),
    place(KeyCode::Space, Action::PlayOnlyMove),
    place(KeyCode::Escape, Action::Cancel),
    place(KeyCode::Tab, Action::SwitchToOtherGame),
    letter('d', Action::OfferDraw),
    place(KeyCode::Enter, Action::EndTurn),
    place(KeyCode::Delete, Action::RemovePiece),
    place(KeyCode::Backspace, Action::PutBack),
    letter('i', Action::Hint),
    letter('a', Action::CycleAnalysis),
    letter('m', Action::MoveNow),
    letter('c', Action::SwapSides),
    ctrl('n', Action::NewGame),
    ctrl('c', Action::CopyFen),
    ctrl('v', Action::PasteFen),
    letter('h', Action::GoToView(View::Home)),
    place(KeyCode::Numpad0, Action::GoToView(View::Home)),
    letter('t', Action::GoToView(View::Top)),
    place(KeyCode::F6, Action::GoToView(View::Top)),
    place(KeyCode::Numpad5, Action::GoToView(View::Top)),
    place(KeyCode::F2, Action::GoToView(View::SouthWest)),
    place(KeyCode::Numpad1, Action::GoToView(View::SouthWest)),
    place(KeyCode::F3, Action::GoToView(View::SouthEast)),
    place(KeyCode::Numpad3, Action::GoToView(View::SouthEast)),
    place(KeyCode::F4, Action::GoToView(View::NorthEast)),
    place(KeyCode::Numpad9, Action::GoToView(View::NorthEast)),
    place(KeyCode::F5, Action::GoToView(View::NorthWest)),
    place(KeyCode::Numpad7, Action::GoToView(View::NorthWest)),
    letter('f', Action::GoToView(View::OtherSide)),
    letter('b', Action::ToggleRelief),
    letter('p', Action::ToggleProjection),
    letter('n', Action::ToggleNumbers),
    letter('l', Action::ToggleLines),
    place(KeyCode::F10, Action::FocusButtons),
    ctrl('q', Action::Quit),
];

impl KeyBinding {
    fn fits(&self, input: &KeyboardInput, ctrl: bool) -> bool {
        self.ctrl == ctrl
            && match (self.press, &input.logical_key) {
                (KeyPattern::Code(key), _) => key == input.key_code,
                (KeyPattern::Character(sign), Key::Character(text)) => {
                    text.chars().flat_map(char::to_lowercase).eq([sign])
                }
                (KeyPattern::Character(_), _) => false,
            }
    }

    /// What stands on the key: `Ctrl+Z`, `F2`, `Esc`.
    pub fn label(&self, words: &Localizer) -> String {
        let key = match self.press {
            KeyPattern::Character(sign) => sign.to_uppercase().to_string(),
            KeyPattern::Code(KeyCode::ArrowLeft) => "←".into(),
            KeyPattern::Code(KeyCode::ArrowRight) => "→".into(),
            KeyPattern::Code(KeyCode::ArrowUp) => "↑".into(),
            KeyPattern::Code(KeyCode::ArrowDown) => "↓".into(),
            KeyPattern::Code(KeyCode::Space) => words.text("key-space"),
            KeyPattern::Code(KeyCode::Escape) => words.text("key-escape"),
            KeyPattern::Code(KeyCode::Tab) => words.text("key-tab"),
            KeyPattern::Code(KeyCode::Enter) => words.text("key-enter"),
            KeyPattern::Code(KeyCode::Delete) => words.text("key-delete"),
            KeyPattern::Code(KeyCode::Backspace) => words.text("key-backspace"),
            KeyPattern::Code(KeyCode::Home) => words.text("key-home"),
            KeyPattern::Code(KeyCode::End) => words.text("key-end"),
            KeyPattern::Code(other) => {
                let name = format!("{other:?}");
                match name.strip_prefix("Numpad") {
                    Some(digit) => words.with("key-pad", &[("key", digit.to_owned().into())]),
                    None => name,
                }
            }
        };
        if self.ctrl {
            format!("Ctrl+{key}")
        } else {
            key
        }
    }
}

/// The key for an action, as tooltips name it.
pub fn label(action: Action, words: &Localizer) -> Option<String> {
    KEY_BINDINGS
        .iter()
        .find(|binding| binding.action == action)
        .map(|binding| binding.label(words))
}

/// Whether holding the key down goes on asking.
const fn repeats(action: Action) -> bool {
    matches!(action, Action::Undo | Action::Redo)
}

/// The keys held down with others. They are followed from message to message: a chord may be over before the frame
/// that reads it.
#[derive(Default)]
struct Modifiers {
    ctrl: bool,
    shift: bool,
    other: bool,
}

impl Modifiers {
    /// Whether this is one of them.
    fn follows(&mut self, input: &KeyboardInput) -> bool {
        let held = match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => &mut self.ctrl,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => &mut self.shift,
            KeyCode::AltLeft | KeyCode::SuperLeft | KeyCode::SuperRight => &mut self.other,
            _ => return false,
        };
        *held = input.state == ButtonState::Pressed;
        true
    }
}

fn read(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Modifiers>,
    open: Res<OpenDialogs>,
    mut ring: FocusRing,
    mut actions: MessageWriter<Action>,
) {
    if lost.read().count() > 0 {
        *held = Modifiers::default();
    }
    for input in keys.read() {
        if held.follows(input) || held.other || input.state == ButtonState::Released {
            continue;
        }
        let on_buttons = ring.is_on();
        match input.key_code {
            // The button that has the keyboard is pressed by these itself.
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if on_buttons => continue,
            KeyCode::Escape if on_buttons && !open.is_modal() => {
                ring.leave();
                continue;
            }
            KeyCode::Tab if !held.ctrl && (on_buttons || open.is_modal()) => {
                ring.go(if held.shift {
                    NavAction::Previous
                } else {
                    NavAction::Next
                });
                continue;
            }
            _ => {}
        }
        let Some(binding) = KEY_BINDINGS
            .iter()
            .find(|binding| binding.fits(input, held.ctrl))
        else {
            continue;
        };
        if binding.action == Action::FocusButtons {
            ring.go(NavAction::First);
        } else if !input.repeat || repeats(binding.action) {
            actions.write(binding.action);
        }
    }
}

/// The buttons the keyboard can reach, and the one that has it.
#[derive(bevy::ecs::system::SystemParam)]
struct FocusRing<'w, 's> {
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
    navigation: TabNavigation<'w, 's>,
    buttons: Query<'w, 's, (&'static ComputedNode, Has<InteractionDisabled>), With<Button>>,
}

impl FocusRing<'_, '_> {
    fn is_on(&self) -> bool {
        self.visible.0
            && self
                .focus
                .get()
                .is_some_and(|entity| self.buttons.contains(entity))
    }

    fn leave(&mut self) {
        self.focus.clear();
        self.visible.0 = false;
    }

    /// Goes to the next button that is in sight and can be pressed.
    fn go(&mut self, way: NavAction) {
        let mut way = way;
        for _ in 0..self.buttons.iter().len() {
            let next = match self.navigation.navigate(&self.focus, way) {
                Ok(next) => next,
                Err(TabNavigationError::NoTabGroupForCurrentFocus { new_focus, .. }) => new_focus,
                Err(_) => return,
            };
            self.focus.set(next, FocusCause::Navigated);
            self.visible.0 = true;
            match self.buttons.get(next) {
                Ok((node, false)) if !node.is_empty() => return,
                _ => {}
            }
            if way == NavAction::First {
                way = NavAction::Next;
            }
        }
    }
}

/// A button pressed with the mouse does not keep the keyboard.
fn let_go(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<(), With<Button>>,
) {
    if !visible.0 && focus.get().is_some_and(|entity| buttons.contains(entity)) {
        focus.clear();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(
            Update,
            (let_go, read)
                .chain()
                .before(crate::viewer::input::dispatcher::DispatchActions),
        );
}

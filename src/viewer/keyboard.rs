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

use super::action::Action;
use super::button::Button;
use super::open::Open;
use super::scene::camera::View;
use crate::i18n::Localizer;

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// The key that writes this small letter or sign.
    Letter(char),
    /// The key at this place.
    Place(KeyCode),
}

/// A key and what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The key.
    pub press: Press,
    /// Whether Ctrl is held down with it.
    pub ctrl: bool,
    /// What it asks for.
    pub action: Action,
}

const fn letter(sign: char, action: Action) -> Binding {
    Binding {
        press: Press::Letter(sign),
        ctrl: false,
        action,
    }
}

const fn ctrl(sign: char, action: Action) -> Binding {
    Binding {
        press: Press::Letter(sign),
        ctrl: true,
        action,
    }
}

const fn place(key: KeyCode, action: Action) -> Binding {
    Binding {
        press: Press::Place(key),
        ctrl: false,
        action,
    }
}

/// Every key of the program, in the order the help lists them. Of several for one action the first is the one that
/// tooltips name.
pub const KEYS: &[Binding] = &[
    place(KeyCode::F1, Action::Help),
    letter('?', Action::Help),
    place(KeyCode::ArrowLeft, Action::Undo),
    ctrl('z', Action::Undo),
    place(KeyCode::ArrowRight, Action::Redo),
    ctrl('y', Action::Redo),
    place(KeyCode::ArrowUp, Action::First),
    place(KeyCode::Home, Action::First),
    place(KeyCode::ArrowDown, Action::Last),
    place(KeyCode::End, Action::Last),
    place(KeyCode::Space, Action::PlayOnly),
    place(KeyCode::Escape, Action::Cancel),
    place(KeyCode::Tab, Action::OtherTable),
    letter('d', Action::OfferDraw),
    place(KeyCode::Enter, Action::Done),
    place(KeyCode::Delete, Action::TakeOff),
    place(KeyCode::Backspace, Action::PutBack),
    letter('i', Action::Hint),
    letter('a', Action::Analysis),
    letter('m', Action::MoveNow),
    letter('c', Action::ChangeSides),
    ctrl('n', Action::NewGame),
    ctrl('c', Action::CopyFen),
    ctrl('v', Action::PasteFen),
    letter('h', Action::Look(View::Home)),
    place(KeyCode::Numpad0, Action::Look(View::Home)),
    letter('t', Action::Look(View::Top)),
    place(KeyCode::F6, Action::Look(View::Top)),
    place(KeyCode::Numpad5, Action::Look(View::Top)),
    place(KeyCode::F2, Action::Look(View::SouthWest)),
    place(KeyCode::Numpad1, Action::Look(View::SouthWest)),
    place(KeyCode::F3, Action::Look(View::SouthEast)),
    place(KeyCode::Numpad3, Action::Look(View::SouthEast)),
    place(KeyCode::F4, Action::Look(View::NorthEast)),
    place(KeyCode::Numpad9, Action::Look(View::NorthEast)),
    place(KeyCode::F5, Action::Look(View::NorthWest)),
    place(KeyCode::Numpad7, Action::Look(View::NorthWest)),
    letter('f', Action::Look(View::OtherSide)),
    letter('b', Action::Sink),
    letter('p', Action::Lens),
    letter('n', Action::Numbers),
    letter('l', Action::Lines),
    place(KeyCode::F10, Action::Focus),
    ctrl('q', Action::Quit),
];

impl Binding {
    fn fits(&self, input: &KeyboardInput, ctrl: bool) -> bool {
        self.ctrl == ctrl
            && match (self.press, &input.logical_key) {
                (Press::Place(key), _) => key == input.key_code,
                (Press::Letter(sign), Key::Character(text)) => {
                    text.chars().flat_map(char::to_lowercase).eq([sign])
                }
                (Press::Letter(_), _) => false,
            }
    }

    /// What stands on the key: `Ctrl+Z`, `F2`, `Esc`.
    pub fn label(&self, words: &Localizer) -> String {
        let key = match self.press {
            Press::Letter(sign) => sign.to_uppercase().to_string(),
            Press::Place(KeyCode::ArrowLeft) => "←".into(),
            Press::Place(KeyCode::ArrowRight) => "→".into(),
            Press::Place(KeyCode::ArrowUp) => "↑".into(),
            Press::Place(KeyCode::ArrowDown) => "↓".into(),
            Press::Place(KeyCode::Space) => words.text("key-space"),
            Press::Place(KeyCode::Escape) => words.text("key-escape"),
            Press::Place(KeyCode::Tab) => words.text("key-tab"),
            Press::Place(KeyCode::Enter) => words.text("key-enter"),
            Press::Place(KeyCode::Delete) => words.text("key-delete"),
            Press::Place(KeyCode::Backspace) => words.text("key-backspace"),
            Press::Place(KeyCode::Home) => words.text("key-home"),
            Press::Place(KeyCode::End) => words.text("key-end"),
            Press::Place(other) => {
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
    KEYS.iter()
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
struct Held {
    ctrl: bool,
    shift: bool,
    other: bool,
}

impl Held {
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
    mut held: Local<Held>,
    open: Res<Open>,
    mut ring: FocusRing,
    mut actions: MessageWriter<Action>,
) {
    if lost.read().count() > 0 {
        *held = Held::default();
    }
    for input in keys.read() {
        if held.follows(input) || held.other || input.state == ButtonState::Released {
            continue;
        }
        let on_buttons = ring.is_on();
        match input.key_code {
            // The button that has the keyboard is pressed by these itself.
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if on_buttons => continue,
            KeyCode::Escape if on_buttons && !open.waits() => {
                ring.leave();
                continue;
            }
            KeyCode::Tab if !held.ctrl && (on_buttons || open.waits()) => {
                ring.go(if held.shift {
                    NavAction::Previous
                } else {
                    NavAction::Next
                });
                continue;
            }
            _ => {}
        }
        let Some(binding) = KEYS.iter().find(|binding| binding.fits(input, held.ctrl)) else {
            continue;
        };
        if binding.action == Action::Focus {
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(
            Update,
            (let_go, read).chain().before(super::asked::CarryOut),
        );
}

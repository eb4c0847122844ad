//! Keyboard input: each key press goes through the key layers and then to its action. On a page, unused keys stay with
//! the browser.
//!
//! F10 focuses the buttons: Tab then moves between groups, arrows within a group, Enter and Space press a button, and
//! Esc leaves. In a dialog Tab moves between buttons. Enter on the board starts a walk over its squares, a digit starts
//! a move.

use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::tab_navigation::NavAction;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::actions::ShellAction;
use super::button_focus::{ButtonFocus, unfocus_clicked_button};
use crate::platform::{PageKey, is_page, take_keys_from_browser};
use crate::viewer::kernel::actions::{ActionRequest, AnyAction, PassActions, Situation};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::key_layers::{
    AddKeyLayer, FocusStep, KeyLayers, KeyPress, KeyUse, LayerOrder,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::registry::{KeyBinding, Keys};
use crate::viewer::kernel::session::CurrentSession;

/// The modifier keys held, updated with every message: a quick chord may be over before the frame that reads it.
#[derive(Default)]
struct Modifiers {
    ctrl: bool,
    shift: bool,
    other: bool,
}

impl Modifiers {
    /// Handles a key press or release; returns `true` for a modifier.
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

/// Handles the keys among the buttons.
fn read_for_buttons(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let (on_button, is_modal) = (press.on_button, dialogs.is_modal());
    let step = match press.code() {
        _ if press.presses_button() => return Some(KeyUse::ReadElsewhere),
        KeyCode::Escape if on_button && !is_modal && !dialogs.is_card_open() => FocusStep::Leave,
        KeyCode::Tab if !press.ctrl && is_modal => FocusStep::Go(press.tab()),
        KeyCode::Tab if !press.ctrl && on_button => FocusStep::ToGroup(press.shift),
        KeyCode::ArrowRight | KeyCode::ArrowDown if on_button && !is_modal => {
            FocusStep::InGroup(NavAction::Next)
        }
        KeyCode::ArrowLeft | KeyCode::ArrowUp if on_button && !is_modal => {
            FocusStep::InGroup(NavAction::Previous)
        }
        _ => return None,
    };
    Some(KeyUse::Focus(step))
}

/// The key presses since the last frame, with the modifiers held.
fn presses(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut modifiers: Local<Modifiers>,
) -> Vec<KeyPress> {
    if lost.read().count() > 0 {
        *modifiers = Modifiers::default();
    }
    let mut presses = Vec::new();
    for input in keys.read() {
        if modifiers.update(input) || modifiers.other || input.state == ButtonState::Released {
            continue;
        }
        presses.push(KeyPress {
            input: input.clone(),
            ctrl: modifiers.ctrl,
            shift: modifiers.shift,
            on_button: false,
            in_field: false,
        });
    }
    presses
}

/// The handling by the first interested layer or else the key's action.
fn use_of(press: &KeyPress, world: &mut World) -> Result<Option<KeyUse>> {
    for layer in world.resource::<KeyLayers>().all() {
        let found = world.run_system_with(layer, press.clone())?;
        if found.is_some() {
            return Ok(found);
        }
    }
    let situation = Situation {
        mode: *world.resource::<State<BoardMode>>().get(),
        dialogs: world.resource::<OpenDialogs>(),
        is_remote: world.resource::<CurrentSession>().is_remote(),
    };
    let keys = world.resource::<Keys>();
    let action = keys.action(&press.input, press.ctrl, press.shift);
    let allowed = action.filter(|action| action.is_allowed(&situation));
    Ok(allowed.map(|action| {
        if *action == ShellAction::FocusButtons {
            KeyUse::Focus(FocusStep::Enter)
        } else {
            KeyUse::Ask(action.clone())
        }
    }))
}

fn read_key(
    mut press: KeyPress,
    world: &mut World,
    focus: &mut SystemState<ButtonFocus>,
) -> Result {
    let buttons = focus.get_mut(world)?;
    press.on_button = buttons.is_focused();
    press.in_field = buttons.is_in_field();
    match use_of(&press, world)? {
        Some(KeyUse::Ask(action)) => ask(&press, action, world),
        Some(KeyUse::Focus(step)) => focus.get_mut(world)?.take(step),
        Some(KeyUse::ReadElsewhere) | None => {}
    }
    Ok(())
}

fn read_keys(
    In(presses): In<Vec<KeyPress>>,
    world: &mut World,
    focus: &mut SystemState<ButtonFocus>,
) {
    for press in presses {
        if let Err(error) = read_key(press, world, focus) {
            error!("a key was not read: {error}");
        }
    }
}

/// Requests a key's action, without repetition unless the action repeats.
fn ask(press: &KeyPress, action: AnyAction, world: &mut World) {
    if !press.input.repeat || action.repeats() {
        world.write_message(ActionRequest(action));
    }
}

/// Keys without Ctrl that dialogs, lists, text fields and modes read.
const READ_ANYWHERE: [&str; 17] = [
    "AltGraph",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Backspace",
    "Control",
    "Dead",
    "Delete",
    "End",
    "Enter",
    "Escape",
    "Home",
    "PageDown",
    "PageUp",
    "Shift",
    "Tab",
];

/// Keys that text fields and the position editor read with Ctrl; letters without Shift.
const READ_WITH_CTRL: [&str; 13] = [
    "ArrowLeft",
    "ArrowRight",
    "Backspace",
    "Control",
    "Delete",
    "End",
    "Home",
    "Shift",
    "a",
    "c",
    "v",
    "x",
    "z",
];

/// Returns `true` if the game may use the key.
fn is_used(pressed: &PageKey, keys: &[KeyBinding]) -> bool {
    if pressed.other {
        return false;
    }
    let is_sign = pressed.key.chars().count() == 1;
    let is_read = if pressed.ctrl {
        let mut read = READ_WITH_CTRL.iter();
        read.any(|read| read.eq_ignore_ascii_case(&pressed.key)) && !(is_sign && pressed.shift)
    } else {
        is_sign || READ_ANYWHERE.contains(&pressed.key.as_str())
    };
    let mut keys = keys.iter();
    is_read || keys.any(|binding| binding.key.is_pressed_on_page(pressed))
}

fn leave_others_to_browser(keys: Res<Keys>) {
    let keys = keys.all().to_vec();
    take_keys_from_browser(move |pressed| is_used(pressed, &keys));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_key_layer(LayerOrder::Buttons, read_for_buttons)
        .add_systems(
            Update,
            (unfocus_clicked_button, presses.pipe(read_keys)).chain().before(PassActions),
        );
    if is_page() {
        app.add_systems(Startup, leave_others_to_browser);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viewer::kernel::keys::{Key, KeyGroup};
    use crate::viewer::shell::actions::ShellAction;

    fn pressed(chord: &str) -> PageKey {
        let (held, key) = chord.rsplit_once(' ').unwrap_or(("", chord));
        PageKey {
            code: key.to_owned(),
            key: key.to_owned(),
            ctrl: held.contains("Ctrl"),
            shift: held.contains("Shift"),
            other: held.contains("Alt") || held.contains("Meta"),
        }
    }

    #[test]
    fn the_browser_keeps_every_key_that_the_game_does_not_read() {
        let bound = [
            Key::code(KeyCode::F1),
            Key::code(KeyCode::F11),
            Key::ctrl('s').with_shift(),
            Key::ctrl('y'),
            Key::character('?'),
        ];
        let bound = bound.map(|key| KeyBinding {
            key,
            action: ShellAction::Cancel.into(),
            group: KeyGroup::Window,
        });
        let is_used = |chord: &str| is_used(&pressed(chord), &bound);
        let of_game = [
            "F1",
            "F11",
            "3",
            "x",
            "é",
            "?",
            "Shift A",
            "Enter",
            "Escape",
            "Tab",
            "Shift Tab",
            "ArrowLeft",
            "Home",
            "Control",
            "Ctrl c",
            "Ctrl Shift ArrowLeft",
            "Ctrl V",
            "Ctrl y",
            "Ctrl Shift S",
            "Ctrl Backspace",
            "Ctrl ArrowLeft",
        ];
        for chord in of_game {
            assert!(is_used(chord), "{chord} is the game's");
        }
        let of_browser = [
            "F5",
            "F12",
            "Ctrl r",
            "Ctrl R",
            "Ctrl Shift R",
            "Ctrl Shift C",
            "Ctrl f",
            "Ctrl p",
            "Ctrl +",
            "Ctrl -",
            "Ctrl 0",
            "Ctrl s",
            "Ctrl Tab",
            "Ctrl n",
            "Ctrl t",
            "Ctrl w",
            "Alt ArrowLeft",
            "Alt Home",
            "Meta c",
            "Meta r",
            "Alt",
            "BrowserBack",
            "MediaPlayPause",
            "PrintScreen",
            "ContextMenu",
        ];
        for chord in of_browser {
            assert!(!is_used(chord), "{chord} is the browser's");
        }
    }

    #[test]
    fn reload_a_new_window_and_the_end_are_no_keys_of_a_page() {
        let of_browser = [Key::code(KeyCode::F5), Key::ctrl('n'), Key::ctrl('q')];
        assert!(of_browser.iter().all(Key::is_of_browser));
        let of_game = [Key::code(KeyCode::F4), Key::character('n'), Key::ctrl('o')];
        assert!(!of_game.iter().any(Key::is_of_browser));
        // A window has all of them.
        assert!(of_browser.iter().all(Key::is_offered));
    }
}

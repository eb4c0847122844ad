//! The keyboard: each key press goes to the layers of keys, and then asks for the action that has the key.
//!
//! F10 gives the keyboard to the buttons: Tab then moves from group to group, the arrows within a group, Enter and the
//! space bar press a button, and Esc leaves them. In a dialog Tab moves from button to button. Enter on the board begins a
//! walk over its squares, a digit begins to type a move.

use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::tab_navigation::NavAction;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::actions::ShellAction;
use super::button_focus::{ButtonFocus, unfocus_clicked_button};
use crate::viewer::kernel::actions::{ActionRequest, AnyAction, PassActions, Situation};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::key_layers::{
    AddKeyLayer, FocusStep, KeyLayers, KeyPress, KeyUse, LayerOrder,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::registry::Keys;

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

/// Reads the keys among the buttons.
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

/// The use that the first layer has for the key or, if none has, the action of the key.
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

/// Gives a key to whoever has a use for it.
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

/// Asks for the action of a key, once, unless it repeats while the key is held.
fn ask(press: &KeyPress, action: AnyAction, world: &mut World) {
    if !press.input.repeat || action.repeats() {
        world.write_message(ActionRequest(action));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_key_layer(LayerOrder::Buttons, read_for_buttons)
        .add_systems(
            Update,
            (unfocus_clicked_button, presses.pipe(read_keys))
                .chain()
                .before(PassActions),
        );
}

//! Buttons, pressed with the pointer or, where they have it, the keyboard.
//!
//! They follow the pointer's own messages: in a slow frame it may come, press and let go all at once, and Bevy's own
//! button takes a click only where the pointer was a frame before.

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Activate;

/// Something to press: let go where it was pressed, it is activated.
#[derive(Component, Default, Clone, Copy, Debug)]
#[require(AccessibilityNode(accesskit::Node::new(Role::Button)))]
pub(crate) struct Button;

/// The button a pointer has pressed and not let go yet.
#[derive(Resource, Default, Debug)]
struct Held(Option<(PointerId, Entity)>);

/// The primary button of a pointer goes down on a button.
fn press(
    mut press: On<Pointer<Press>>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    mut held: ResMut<Held>,
    mut commands: Commands,
) {
    let Ok(is_disabled) = buttons.get(press.entity) else {
        return;
    };
    press.propagate(false);
    if press.button == PointerButton::Primary && !is_disabled && held.0.is_none() {
        held.0 = Some((press.pointer_id, press.entity));
        commands.entity(press.entity).insert(Pressed);
    }
}

/// It comes up again: on the same button that was a click.
fn let_go(
    mut inputs: MessageReader<PointerInput>,
    buttons: Query<(&ComputedNode, &UiGlobalTransform, Has<InteractionDisabled>), With<Button>>,
    mut held: ResMut<Held>,
    mut commands: Commands,
) {
    for input in inputs.read() {
        let is_release = match input.action {
            PointerAction::Release(button) => button == PointerButton::Primary,
            PointerAction::Cancel => false,
            _ => continue,
        };
        let Some((_, button)) = held.0.take_if(|(pointer, _)| *pointer == input.pointer_id) else {
            continue;
        };
        let Ok((node, place, is_disabled)) = buttons.get(button) else {
            continue;
        };
        commands.entity(button).remove::<Pressed>();
        let at = input.location.position / node.inverse_scale_factor;
        if is_release && !is_disabled && node.contains_point(*place, at) {
            commands.trigger(Activate { entity: button });
        }
    }
}

/// Enter or the space bar, on the button that has the keyboard.
fn strike(
    mut input: On<FocusedInput<KeyboardInput>>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    mut commands: Commands,
) {
    let key = &input.input;
    let is_struck = key.state == ButtonState::Pressed
        && !key.repeat
        && matches!(
            key.key_code,
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space
        );
    if is_struck && buttons.get(input.focused_entity) == Ok(false) {
        let entity = input.focused_entity;
        input.propagate(false);
        commands.trigger(Activate { entity });
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .add_observer(press)
        .add_observer(strike)
        .add_systems(PreUpdate, let_go.after(PickingSystems::Last));
}

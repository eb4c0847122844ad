//! Buttons, pressed with the pointer or, when focused, with Enter or Space.
//!
//! They read raw pointer messages: in a slow frame the pointer may move, press and release at once, and Bevy's button
//! accepts a click only at the previous frame's position.

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

use super::shape::in_interface;

/// A button. Pressing and releasing the pointer over it triggers [`Activate`].
#[derive(Component, Default, Clone, Copy, Debug)]
#[require(AccessibilityNode(accesskit::Node::new(Role::Button)))]
pub struct Button;

#[derive(Resource, Default, Debug)]
struct PressedButton(Option<(PointerId, Entity)>);

fn on_pointer_press(
    mut press: On<Pointer<Press>>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    mut pressed: ResMut<PressedButton>,
    mut commands: Commands,
) {
    let Ok(is_disabled) = buttons.get(press.entity) else {
        return;
    };
    press.propagate(false);
    if press.button == PointerButton::Primary && !is_disabled && pressed.0.is_none() {
        pressed.0 = Some((press.pointer_id, press.entity));
        commands.entity(press.entity).insert(Pressed);
    }
}

/// Ends the press. A release over the same button is a click.
fn release(
    mut inputs: MessageReader<PointerInput>,
    buttons: Query<(&ComputedNode, &UiGlobalTransform, Has<InteractionDisabled>), With<Button>>,
    scale: Res<UiScale>,
    mut pressed: ResMut<PressedButton>,
    mut commands: Commands,
) {
    for input in inputs.read() {
        let is_release = match input.action {
            PointerAction::Release(button) => button == PointerButton::Primary,
            PointerAction::Cancel => false,
            _ => continue,
        };
        let Some((_, button)) = pressed.0.take_if(|(pointer, _)| *pointer == input.pointer_id)
        else {
            continue;
        };
        let Ok((node, transform, is_disabled)) = buttons.get(button) else {
            continue;
        };
        commands.entity(button).remove::<Pressed>();
        let place = in_interface(input.location.position, &scale);
        let position = place / node.inverse_scale_factor;
        if is_release && !is_disabled && node.contains_point(*transform, position) {
            commands.trigger(Activate { entity: button });
        }
    }
}

fn on_key(
    mut input: On<FocusedInput<KeyboardInput>>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    mut commands: Commands,
) {
    let key = &input.input;
    let is_press = key.state == ButtonState::Pressed
        && !key.repeat
        && matches!(key.key_code, KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space);
    if is_press && buttons.get(input.focused_entity) == Ok(false) {
        let entity = input.focused_entity;
        input.propagate(false);
        commands.trigger(Activate { entity });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressedButton>()
        .add_observer(on_pointer_press)
        .add_observer(on_key)
        .add_systems(PreUpdate, release.after(PickingSystems::Last));
}

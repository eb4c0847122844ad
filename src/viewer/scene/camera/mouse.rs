//! Mouse control of the camera: the right or middle button orbits, with Shift it pans, the wheel zooms to the pointer.

use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::insets::{PanelInsets, TakenRoom};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{Orbit, Pan, Zoom};

/// `true` while the right button does something else than turn the board.
#[derive(Resource, Debug, Default)]
pub struct OrbitHold(pub bool);

/// Returns `true` if the pointer is over the part of the window that the panels leave free.
fn is_over_board(window: &Window, insets: PanelInsets) -> bool {
    let across = insets.left..window.width() - insets.right;
    window
        .cursor_position()
        .is_some_and(|cursor| across.contains(&cursor.x))
}

pub(super) fn drag(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    insets: TakenRoom,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    hold: Res<OrbitHold>,
    mut dragging: Local<bool>,
    mut moves: MessageReader<CursorMoved>,
    mut orbits: MessageWriter<Orbit>,
    mut pans: MessageWriter<Pan>,
) {
    let turning = match hold.0 {
        true => [MouseButton::Middle; 2],
        false => [MouseButton::Right, MouseButton::Middle],
    };
    if buttons.any_just_pressed(turning) {
        *dragging = window.is_some_and(|window| is_over_board(&window, insets.get()));
    }
    *dragging &= buttons.any_pressed(turning);
    let delta: Vec2 = moves.read().filter_map(|moved| moved.delta).sum();
    if !*dragging || delta == Vec2::ZERO {
        return;
    }
    if keys.is_some_and(|keys| keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])) {
        pans.write(Pan { delta });
    } else {
        orbits.write(Orbit { delta });
    }
}

pub(super) fn wheel(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    insets: TakenRoom,
    dialogs: Option<Res<OpenDialogs>>,
    mut wheel: MessageReader<MouseWheel>,
    mut pinches: MessageReader<PinchGesture>,
    mut zooms: MessageWriter<Zoom>,
) {
    let notches: f32 = wheel
        .read()
        .map(|turned| match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / 80.0,
        })
        .chain(pinches.read().map(|pinch| pinch.0 * 8.0))
        .sum();
    // A card over the board scrolls itself.
    let is_covered = dialogs.is_some_and(|dialogs| dialogs.covers_the_board());
    let Some(window) = window
        .filter(|window| notches != 0.0 && !is_covered && is_over_board(window, insets.get()))
    else {
        return;
    };
    zooms.write(Zoom {
        notches,
        pointer: window.cursor_position(),
    });
}

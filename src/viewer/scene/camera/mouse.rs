//! Mouse control of the camera: the right or middle button orbits, the wheel zooms.

use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::insets::PanelInsets;
use crate::viewer::messages::{Orbit, Zoom};

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
    insets: Res<PanelInsets>,
    buttons: Res<ButtonInput<MouseButton>>,
    hold: Res<OrbitHold>,
    mut dragging: Local<bool>,
    mut moves: MessageReader<CursorMoved>,
    mut orbits: MessageWriter<Orbit>,
) {
    let turning = match hold.0 {
        true => [MouseButton::Middle; 2],
        false => [MouseButton::Right, MouseButton::Middle],
    };
    if buttons.any_just_pressed(turning) {
        *dragging = window.is_some_and(|window| is_over_board(&window, *insets));
    }
    *dragging &= buttons.any_pressed(turning);
    let delta: Vec2 = moves.read().filter_map(|moved| moved.delta).sum();
    if *dragging && delta != Vec2::ZERO {
        orbits.write(Orbit { delta });
    }
}

pub(super) fn wheel(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    insets: Res<PanelInsets>,
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
    if notches != 0.0 && window.is_some_and(|window| is_over_board(&window, *insets)) {
        zooms.write(Zoom(notches));
    }
}

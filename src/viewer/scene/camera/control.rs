//! Camera control: right or middle drag orbits, with Shift it pans, the wheel zooms to the pointer. A view key shows
//! its view; released after a long press, the camera springs back; a short press stays.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::framing::{PanelInsets, TakenRoom};
use super::pose::{BoardCamera, Peeking, Pose};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{GoToView, Orbit, Pan, Zoom};
use crate::viewer::scene::cubes::Spotlight;

/// `true` while the right button is used for something other than orbiting.
#[derive(Resource, Debug, Default)]
pub struct OrbitHold(pub bool);

/// The part of the window where the mouse controls the camera.
#[derive(SystemParam)]
pub(super) struct FreeRoom<'w, 's> {
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
    insets: TakenRoom<'w>,
    hovered: Option<Res<'w, HoverMap>>,
    nodes: Query<'w, 's, (), With<Node>>,
}

impl FreeRoom<'_, '_> {
    /// The mouse position if it is over the board, not over a panel, card, button or other UI.
    fn cursor(&self) -> Option<Vec2> {
        let window = self.window.as_ref()?;
        let PanelInsets { left, right, .. } = self.insets.get();
        let cursor = window.cursor_position()?;
        let is_beside_panels = (left..window.width() - right).contains(&cursor.x);
        (is_beside_panels && !self.is_on_interface()).then_some(cursor)
    }

    fn is_on_interface(&self) -> bool {
        let hovered = self.hovered.as_ref();
        let under_mouse = hovered.and_then(|map| map.get(&PointerId::Mouse));
        under_mouse.is_some_and(|hits| hits.keys().any(|&part| self.nodes.contains(part)))
    }
}

pub(super) fn drag(
    room: FreeRoom,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    hold: Res<OrbitHold>,
    mut dragging: Local<bool>,
    mut moves: MessageReader<CursorMoved>,
    mut orbits: MessageWriter<Orbit>,
    mut pans: MessageWriter<Pan>,
) {
    let turning =
        if hold.0 { [MouseButton::Middle; 2] } else { [MouseButton::Right, MouseButton::Middle] };
    if buttons.any_just_pressed(turning) {
        *dragging = room.cursor().is_some();
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
    room: FreeRoom,
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
    if let Some(cursor) = room.cursor().filter(|_| notches != 0.0) {
        zooms.write(Zoom { notches, pointer: Some(cursor) });
    }
}

/// Minimum duration of a peek.
const LONG: Duration = Duration::from_millis(350);
/// A peek also takes more than this number of frames, because in a slow frame a short press seems long.
const FRAMES: u32 = 3;

/// A view held by a key.
#[derive(Debug)]
pub(super) struct Peek {
    key: KeyCode,
    since: Duration,
    /// Number of frames since the press.
    frames: u32,
    before: Pose,
    lit: Spotlight,
}

/// Remembers the pose and the inspected side before a key's view. Runs before the camera moves.
pub(super) fn hold(
    mut views: MessageReader<GoToView>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    time: Res<Time<Real>>,
    mut camera: Single<&mut BoardCamera>,
    mut motion: ResMut<Motion>,
    mut spotlight: ResMut<Spotlight>,
    mut peek: Local<Option<Peek>>,
    mut peeking: ResMut<Peeking>,
) {
    let asked = views.read().last().copied();
    let Some(keys) = keys else { return };
    if let Some(GoToView(view)) = asked {
        let key = keys.get_just_pressed().next().copied();
        *peek = key.filter(|_| view.can_be_peeked_at()).map(|key| Peek {
            key,
            since: time.elapsed(),
            frames: 0,
            before: camera.goal(),
            lit: *spotlight,
        });
        peeking.set_if_neq(Peeking(peek.is_some()));
        return;
    }
    if let Some(held) = &mut *peek {
        held.frames += 1;
    }
    let Some(held) = peek.take_if(|held| !keys.pressed(held.key)) else {
        return;
    };
    peeking.set_if_neq(Peeking(false));
    motion.request_frame();
    if time.elapsed().saturating_sub(held.since) >= LONG && held.frames > FRAMES {
        camera.go(held.before);
        spotlight.set_if_neq(held.lit);
    }
}

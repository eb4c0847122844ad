//! Peeking: while the key of a view is held the view is there; let go, the camera springs back. A short press stays.

use std::time::Duration;

use bevy::prelude::*;

use super::choices::Peeking;
use super::pose::{BoardCamera, Pose};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::GoToView;

/// A press longer than this is a peek.
const LONG: Duration = Duration::from_millis(350);
/// A peek is also held for more than this number of frames: in a slow frame a short press seems long.
const FRAMES: u32 = 3;

/// A view held by a key.
#[derive(Debug)]
pub(super) struct Peek {
    key: KeyCode,
    since: Duration,
    /// Number of frames since the press.
    frames: u32,
    before: Pose,
}

/// Remembers the pose before a view that a key asks for. It runs before the camera obeys.
pub(super) fn hold(
    mut views: MessageReader<GoToView>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    time: Res<Time<Real>>,
    mut camera: Single<&mut BoardCamera>,
    mut motion: ResMut<Motion>,
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
    }
}

//! The frames in which only time passes on a clock.
//!
//! While a clock runs, the window wakes ten times a second to count the time. A frame for which nothing else has woken
//! it, and in which no digit changes, is not drawn: its camera rests.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use super::session::CurrentSession;
use super::waker::Wakes;

/// The time between two frames while a clock runs.
const TICK: Duration = Duration::from_millis(100);
/// The time after which the window draws without a reason.
const IDLE: Duration = Duration::from_secs(60);

/// Reasons to draw this frame.
#[derive(Resource, Debug, Default)]
pub struct FrameReasons {
    /// A part of the window has changed with the time alone.
    pub has_changed: bool,
}

/// The cameras that rest in this frame.
#[derive(Resource, Debug, Default)]
pub struct RestingCameras(Vec<Entity>);

impl RestingCameras {
    /// Returns `true` if this frame is not drawn.
    pub fn is_resting(&self) -> bool {
        !self.0.is_empty()
    }
}

/// Wakes the window while a clock runs.
fn set_ticks(session: Res<CurrentSession>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings else { return };
    let wait = match session.game().running_clock() {
        Some(_) => TICK,
        None => IDLE,
    };
    let mode = UpdateMode::reactive_low_power(wait);
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

fn rest_cameras(
    session: Res<CurrentSession>,
    wakes: Res<Wakes>,
    mut seen_wakes: Local<u64>,
    mut inputs: MessageReader<WindowEvent>,
    mut redraws: MessageReader<RequestRedraw>,
    mut was_asked: Local<bool>,
    mut reasons: ResMut<FrameReasons>,
    mut cameras: Query<(Entity, &mut Camera)>,
    mut resting: ResMut<RestingCameras>,
) {
    let is_woken = std::mem::replace(&mut *seen_wakes, wakes.count()) != wakes.count();
    let has_input = inputs.read().count() > 0;
    // A frame asks for the next one.
    let is_asked = std::mem::replace(&mut *was_asked, redraws.read().count() > 0);
    let has_changed = std::mem::take(&mut reasons.has_changed) || session.is_changed();
    let is_drawn = is_woken || has_input || is_asked || *was_asked || has_changed;
    if is_drawn || session.game().running_clock().is_none() {
        return;
    }
    for (entity, mut camera) in &mut cameras {
        if camera.is_active {
            camera.is_active = false;
            resting.0.push(entity);
        }
    }
}

fn wake_cameras(mut resting: ResMut<RestingCameras>, mut cameras: Query<&mut Camera>) {
    for entity in resting.bypass_change_detection().0.drain(..) {
        if let Ok(mut camera) = cameras.get_mut(entity) {
            camera.is_active = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Wakes>()
        .init_resource::<FrameReasons>()
        .init_resource::<RestingCameras>()
        .add_systems(First, wake_cameras)
        .add_systems(Last, (set_ticks, rest_cameras).chain());
}

//! Frames that are not drawn: their cameras rest, and the last picture stays in the window.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

/// Reasons to draw this frame.
#[derive(Resource, Debug, Default)]
pub struct FrameReasons {
    /// A part of the window has changed with the time alone.
    pub has_changed: bool,
    /// A time beside the clocks of the game runs. Whoever counts one says so in every frame.
    pub time_runs: bool,
    /// The player has asked for something without an event of the window. Another thread sets it, before it wakes the
    /// window.
    pub player_waits: Arc<AtomicBool>,
}

/// The cameras that rest in this frame.
#[derive(Resource, Debug, Default)]
pub struct RestingCameras(Vec<Entity>);

impl RestingCameras {
    /// Returns `true` if this frame is not drawn.
    pub fn is_resting(&self) -> bool {
        !self.0.is_empty()
    }

    /// Lets all cameras rest in this frame.
    pub(crate) fn rest(&mut self, cameras: &mut Query<(Entity, &mut Camera)>) {
        for (entity, mut camera) in cameras {
            if camera.is_active {
                camera.is_active = false;
                self.0.push(entity);
            }
        }
    }
}

/// The systems that let cameras rest while only time passes, in [`Last`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockTickSystems;

fn wake_cameras(mut resting: ResMut<RestingCameras>, mut cameras: Query<&mut Camera>) {
    for entity in resting.bypass_change_detection().0.drain(..) {
        if let Ok(mut camera) = cameras.get_mut(entity) {
            camera.is_active = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FrameReasons>()
        .init_resource::<RestingCameras>()
        .add_systems(First, wake_cameras);
}

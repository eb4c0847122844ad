//! Skipped frames: cameras are deactivated so that the window keeps its last picture.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

#[derive(Resource, Debug, Default)]
pub struct FrameReasons {
    /// Something visible has changed through time alone.
    pub has_changed: bool,
    /// A timer other than the game clocks is running; reset every frame.
    pub time_runs: bool,
    /// A quiet alarm triggered the frame; nothing visible may have changed.
    pub is_quiet_alarm: bool,
    /// The wait for an alarm has ended or been replaced, which makes Bevy start the next frame.
    pub is_wait_renewed: bool,
    /// The player made a request without a window event. Set by another thread before it wakes the window.
    pub player_waits: Arc<AtomicBool>,
}

impl FrameReasons {
    /// Clears the reasons for this frame, keeping the flag shared with the other thread.
    pub(crate) fn clear(&mut self) {
        self.has_changed = false;
        self.time_runs = false;
        self.is_quiet_alarm = false;
        self.is_wait_renewed = false;
    }
}

/// The cameras deactivated in this frame; empty if it is drawn.
#[derive(Resource, Debug, Default)]
pub struct SkippedFrame(Vec<Entity>);

impl SkippedFrame {
    pub fn is_skipped(&self) -> bool {
        !self.0.is_empty()
    }

    /// Skips this frame by deactivating all cameras.
    pub(crate) fn skip(&mut self, cameras: &mut Query<(Entity, &mut Camera)>) {
        for (entity, mut camera) in cameras {
            if camera.is_active {
                camera.is_active = false;
                self.0.push(entity);
            }
        }
    }
}

/// The systems that skip frames in which only time passes, in [`Last`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockTickSystems;

fn reactivate_cameras(mut skipped: ResMut<SkippedFrame>, mut cameras: Query<&mut Camera>) {
    for entity in skipped.bypass_change_detection().0.drain(..) {
        if let Ok(mut camera) = cameras.get_mut(entity) {
            camera.is_active = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FrameReasons>()
        .init_resource::<SkippedFrame>()
        .add_systems(First, reactivate_cameras);
}

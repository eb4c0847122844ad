//! Frames that are skipped: their cameras are deactivated, so that the last picture stays in the window.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

/// Reasons to draw this frame.
#[derive(Resource, Debug, Default)]
pub struct FrameReasons {
    /// A part of the window has changed with the time alone.
    pub has_changed: bool,
    /// A time other than the clocks of the game is running; set anew in every frame.
    pub time_runs: bool,
    /// A quiet alarm has begun the frame: what was due may change nothing in sight.
    pub is_quiet_alarm: bool,
    /// The wait for an alarm is over, or another one was set, with which Bevy begins the next frame.
    pub is_wait_renewed: bool,
    /// The player has made a request without an event of the window. Another thread sets it, before it wakes the
    /// window.
    pub player_waits: Arc<AtomicBool>,
}

impl FrameReasons {
    /// Clears the reasons for this frame. The flag stays the one that the other thread has.
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
    /// Returns `true` if this frame is skipped.
    pub fn is_skipped(&self) -> bool {
        !self.0.is_empty()
    }

    /// Skips this frame: deactivates all cameras.
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

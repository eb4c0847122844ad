//! The times at which the window wakes by itself. It sleeps while nothing happens, and would not see that a time is up.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;

use super::skipped_frame::FrameReasons;

/// The next time for each purpose, on the window's own clock: `Time<Real>`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Alarms(HashMap<&'static str, Duration>);

impl Alarms {
    /// Wakes the window at a time, in place of an earlier one for this purpose that has not come.
    pub fn set(&mut self, purpose: &'static str, at: Duration) {
        self.0.insert(purpose, at);
    }

    /// Does not wake the window for this purpose.
    pub fn clear(&mut self, purpose: &'static str) {
        self.0.remove(purpose);
    }

    /// The first time to come.
    pub fn next(&self) -> Option<Duration> {
        self.0.values().min().copied()
    }

    /// Forgets the times that have come. Returns `true` if there were any.
    pub fn ring(&mut self, now: Duration) -> bool {
        let all = self.0.len();
        self.0.retain(|_, at| *at > now);
        self.0.len() < all
    }
}

/// Lets the frame in which a time has come be drawn.
fn ring(time: Res<Time<Real>>, mut alarms: ResMut<Alarms>, mut reasons: ResMut<FrameReasons>) {
    if alarms.bypass_change_detection().ring(time.elapsed()) {
        reasons.has_changed = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Alarms>().add_systems(PreUpdate, ring);
}

//! The window on the screen.

use bevy::prelude::*;
use bevy::window::{Monitor, OnMonitor};

/// The part of a screen's height that title bars and task bars leave to a window, or somewhat less.
const FREE: f32 = 0.88;

/// A window that comes to a screen smaller than it is becomes smaller: what is at its edges could not be reached.
fn fit(window: Single<(&mut Window, &OnMonitor), Changed<OnMonitor>>, monitors: Query<&Monitor>) {
    let (mut window, OnMonitor(monitor)) = window.into_inner();
    let Ok(monitor) = monitors.get(*monitor) else {
        return;
    };
    let screen = monitor.physical_size().as_vec2() / monitor.scale_factor as f32;
    let size = window.size();
    let height = if size.y > screen.y {
        screen.y * FREE
    } else {
        size.y
    };
    let fitting = Vec2::new(size.x.min(screen.x), height);
    if fitting != size {
        window.resolution.set(fitting.x, fitting.y);
    }
}

/// Needs a window, and the system's monitors.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fit);
}

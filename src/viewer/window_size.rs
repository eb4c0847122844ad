//! The size of the window: no larger than its screen.

use bevy::prelude::*;
use bevy::window::{Monitor, OnMonitor};

/// Share of a screen's height that title bars and task bars certainly leave to a window.
const FREE: f32 = 0.88;

/// Shrinks a window that is larger than its screen, whose edges could not be reached.
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

/// Requires a window and the system's monitors.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fit);
}

//! Waking when assistive technology begins to listen. From then on the window wakes by itself, as it does for a clock.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::WinitSettings;

use crate::platform::thread;
use crate::viewer::state::waker::WindowWaker;

/// The time between two looks whether it listens. It may begin while the window sleeps.
const LOOKING: Duration = Duration::from_millis(250);

/// Wakes the window once assistive technology listens.
fn wait_for_listeners(
    requested: Option<Res<AccessibilityRequested>>,
    settings: Option<Res<WinitSettings>>,
    waker: WindowWaker,
) {
    let (Some(requested), Some(_)) = (requested, settings) else {
        return;
    };
    let (requested, wake) = (requested.clone(), waker.waker());
    thread::spawn(move || {
        while !requested.get() {
            thread::sleep(LOOKING);
        }
        wake();
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, wait_for_listeners);
}

//! Waking while assistive technology listens: its requests come without an event of the window.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::platform::thread;
use crate::viewer::state::waker::WindowWaker;

/// The longest time between two frames while assistive technology listens.
const LISTENING: Duration = Duration::from_millis(50);
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

fn stay_awake(
    requested: Option<Res<AccessibilityRequested>>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let (Some(requested), Some(mut settings)) = (requested, settings) else {
        return;
    };
    let mode = UpdateMode::reactive_low_power(LISTENING);
    if requested.get() && settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, wait_for_listeners)
        .add_systems(Last, stay_awake);
}

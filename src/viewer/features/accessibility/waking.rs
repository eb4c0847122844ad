//! Waking for assistive technology: when it begins to listen, and for each of its requests. They come without an event
//! of the window.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use crate::platform::{has_threads, thread};
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::kernel::waker::WindowWaker;

/// The time between two looks whether it listens. It may begin while the window sleeps.
const LOOKING: Duration = Duration::from_millis(250);
/// The time between two looks for requests.
const LISTENING: Duration = Duration::from_millis(10);

fn is_filled(handler: &Mutex<WinitActionRequestHandler>) -> bool {
    handler.lock().is_ok_and(|requests| !requests.is_empty())
}

/// Wakes the window once assistive technology listens, and then while requests wait.
fn watch(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    reasons: Res<FrameReasons>,
    waker: WindowWaker,
) {
    let (Some(requested), Some(handlers)) = (requested, handlers) else {
        return;
    };
    let (requested, wake) = (requested.clone(), waker.waker());
    let player_waits = reasons.player_waits.clone();
    let handlers: Vec<_> = handlers.values().map(Arc::clone).collect();
    // Without the thread, requests wait for the next frame.
    let _ = thread::spawn(move || {
        while !requested.get() {
            thread::sleep(LOOKING);
        }
        wake();
        while requested.get() {
            thread::sleep(LISTENING);
            let is_waiting = handlers.iter().any(|handler| is_filled(handler));
            if is_waiting && !player_waits.swap(true, Ordering::AcqRel) {
                wake();
            }
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch.run_if(has_threads));
}

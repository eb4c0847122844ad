//! Threads beside the window: their priority, and how they wake the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Gives this thread, and those it starts, a lower priority than the window, so that a frame does not wait while all
/// cores search. Where the system refuses, frames take longer.
pub fn lower_thread_priority() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

/// Wakes the window, which draws only when something happens.
#[derive(SystemParam)]
pub(super) struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl WindowWaker<'_> {
    /// Returns a function that wakes the window from any thread.
    pub(super) fn waker(&self) -> impl Fn() + Send + use<> {
        let proxy = self.0.as_ref().map(|proxy| (***proxy).clone());
        move || {
            if let Some(proxy) = &proxy {
                // It fails only when the window is closed.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
    }
}

//! Waking the window from another thread: it draws only when something happens.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// The system parameter that makes wakers. Without a window they do nothing.
#[derive(SystemParam)]
pub struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl WindowWaker<'_> {
    /// Returns a function that wakes the window from any thread.
    pub fn waker(&self) -> impl Fn() + Send + use<> {
        waker(self.0.as_deref())
    }
}

/// Returns a function that wakes the window of this app from any thread.
pub(super) fn app_waker(app: &App) -> impl Fn() + Send + use<> {
    waker(app.world().get_resource())
}

fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + use<> {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // It fails only when the window is closed.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

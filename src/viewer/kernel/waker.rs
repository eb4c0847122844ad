//! Waking the window from another thread: it draws only when something happens.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// The number of times that the window was woken by other threads.
#[derive(Resource, Clone, Debug, Default)]
pub struct Wakes {
    count: Arc<AtomicU64>,
}

impl Wakes {
    /// The number so far.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }
}

/// The system parameter that makes wakers. Without a window they do nothing.
#[derive(SystemParam)]
pub struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>, Res<'w, Wakes>);

impl WindowWaker<'_> {
    /// Returns a function that wakes the window from any thread.
    pub fn waker(&self) -> impl Fn() + Send + use<> {
        waker(self.0.as_deref(), &self.1)
    }
}

/// Returns a function that wakes the window of this app from any thread.
pub(super) fn app_waker(app: &mut App) -> impl Fn() + Send + use<> {
    app.init_resource::<Wakes>();
    let world = app.world();
    waker(world.get_resource(), world.resource())
}

fn waker(proxy: Option<&EventLoopProxyWrapper>, wakes: &Wakes) -> impl Fn() + Send + use<> {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let count = wakes.count.clone();
    move || {
        count.fetch_add(1, Ordering::Relaxed);
        if let Some(proxy) = &proxy {
            // It fails only when the window is closed.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

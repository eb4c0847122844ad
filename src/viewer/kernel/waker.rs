//! Waking the window from another thread: it draws only when something happens.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub use super::wake_timer::{WakePurpose, WakeTimer};

/// The number of times that the window was woken by other threads, and the times at which it wakes by itself.
#[derive(Resource, Clone, Debug, Default)]
pub struct Wakes {
    count: Arc<AtomicU64>,
    timer: Arc<WakeTimer>,
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

    /// Wakes the window after so long, in place of an earlier time for this purpose that has not come.
    pub fn wake_after(&self, purpose: WakePurpose, after: Duration) {
        self.1.timer.set(purpose, after, self.waker());
    }

    /// Does not wake the window for this purpose.
    pub fn do_not_wake(&self, purpose: WakePurpose) {
        self.1.timer.clear(purpose);
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

//! Waking the window from another thread: it draws only when something happens.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::platform::is_page;

/// The number of times that the window was woken by other threads, or on a page within a frame.
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

/// The number of wakes before this frame.
#[derive(Resource, Default)]
struct WakesBefore(u64);

fn count_before(wakes: Res<Wakes>, mut before: ResMut<WakesBefore>) {
    before.0 = wakes.count();
}

/// Asks for the next frame if something within this one has woken the window: the event loop hears that too late to act on
/// it, and would sleep until the player does something.
fn begin_next(
    wakes: Res<Wakes>,
    before: Res<WakesBefore>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if wakes.count() != before.0 {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wakes>();
    // Elsewhere it is another thread that wakes the window.
    if is_page() {
        app.init_resource::<WakesBefore>()
            .add_systems(First, count_before)
            .add_systems(Last, begin_next);
    }
}

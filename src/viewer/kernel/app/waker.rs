//! Waking the window, which draws only when something happens: from another thread, or at a time that was set. It
//! sleeps while nothing happens, and would not see that a time has passed.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::skipped_frame::FrameReasons;
use crate::platform::is_page;

/// The number of times that the window was woken by other threads, or on a page within a frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Wakes {
    count: Arc<AtomicU64>,
    /// Those after which a frame is drawn only if it changes something.
    quiet: Arc<AtomicU64>,
}

impl Wakes {
    /// The number so far.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// The number of quiet ones so far, which the others do not include.
    pub fn quiet(&self) -> u64 {
        self.quiet.load(Ordering::Relaxed)
    }
}

/// The system parameter that makes wakers. Without a window they do nothing.
#[derive(SystemParam)]
pub struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>, Res<'w, Wakes>);

impl WindowWaker<'_> {
    /// Returns a function that wakes the window from any thread.
    pub fn waker(&self) -> impl Fn() + Send + use<> {
        waker(self.0.as_deref(), &self.1.count)
    }

    /// Returns a function that wakes the window for something that may change nothing in sight. A frame that only this
    /// has begun is drawn if there is a [reason](FrameReasons) for it.
    pub fn quiet_waker(&self) -> impl Fn() + Send + Sync + use<> {
        waker(self.0.as_deref(), &self.1.quiet)
    }
}

/// Returns a function that wakes the window of this app from any thread.
pub(in crate::viewer::kernel) fn app_waker(app: &mut App) -> impl Fn() + Send + use<> {
    app.init_resource::<Wakes>();
    let world = app.world();
    waker(world.get_resource(), &world.resource::<Wakes>().count)
}

fn waker(
    proxy: Option<&EventLoopProxyWrapper>,
    count: &Arc<AtomicU64>,
) -> impl Fn() + Send + Sync + use<> {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let count = count.clone();
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
    before.0 = wakes.count() + wakes.quiet();
}

/// Asks for the next frame if something within this one has woken the window: the event loop hears that too late to act on
/// it, and would sleep until the player does something.
fn begin_next(
    wakes: Res<Wakes>,
    before: Res<WakesBefore>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if wakes.count() + wakes.quiet() != before.0 {
        redraw.write(RequestRedraw);
    }
}

/// A time at which the window wakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Alarm {
    at: Duration,
    /// The frame is drawn only if there is a [reason](FrameReasons) for it.
    is_quiet: bool,
}

/// The next time for each purpose, on the window's own clock: `Time<Real>`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Alarms(HashMap<&'static str, Alarm>);

/// The alarms that have come with a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rung {
    /// One for which the frame is drawn.
    pub draws: bool,
    /// A quiet one.
    pub is_quiet: bool,
}

impl Alarms {
    /// Wakes the window at a time, in place of an earlier one for this purpose that has not come.
    pub fn set(&mut self, purpose: &'static str, at: Duration) {
        let is_quiet = false;
        self.0.insert(purpose, Alarm { at, is_quiet });
    }

    /// The same for something that may change nothing in sight: the frame is drawn only if there is a
    /// [reason](FrameReasons) for it.
    pub fn set_quiet(&mut self, purpose: &'static str, at: Duration) {
        let is_quiet = true;
        self.0.insert(purpose, Alarm { at, is_quiet });
    }

    /// Does not wake the window for this purpose.
    pub fn clear(&mut self, purpose: &'static str) {
        self.0.remove(purpose);
    }

    /// The first time to come.
    pub fn next(&self) -> Option<Duration> {
        self.0.values().map(|alarm| alarm.at).min()
    }

    /// Forgets the times that have come.
    pub fn ring(&mut self, now: Duration) -> Rung {
        let mut rung = Rung::default();
        self.0.retain(|_, alarm| {
            let has_come = alarm.at <= now;
            rung.draws |= has_come && !alarm.is_quiet;
            rung.is_quiet |= has_come && alarm.is_quiet;
            !has_come
        });
        rung
    }
}

/// Lets the frame in which a time has come be drawn.
fn ring(time: Res<Time<Real>>, mut alarms: ResMut<Alarms>, mut reasons: ResMut<FrameReasons>) {
    let rung = alarms.bypass_change_detection().ring(time.elapsed());
    reasons.has_changed |= rung.draws;
    reasons.is_quiet_alarm |= rung.is_quiet;
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.init_resource::<Wakes>();
    // Elsewhere it is another thread that wakes the window.
    if is_page() {
        app.init_resource::<WakesBefore>()
            .add_systems(First, count_before)
            .add_systems(Last, begin_next);
    }
    app.init_resource::<Alarms>().add_systems(PreUpdate, ring);
}

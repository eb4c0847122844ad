//! Wakes the window, which draws on demand, from other threads or by alarms; asleep, it does not see time pass.

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

/// Number of wakes by other threads, and on a page within a frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Wakes {
    count: Arc<AtomicU64>,
    /// Quiet wakes, whose frame is drawn only if it changes something.
    quiet: Arc<AtomicU64>,
}

impl Wakes {
    /// The count without quiet wakes.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// The count of quiet wakes.
    pub fn quiet(&self) -> u64 {
        self.quiet.load(Ordering::Relaxed)
    }
}

/// The system parameter that creates wakers, which are no-ops without a window.
#[derive(SystemParam)]
pub struct WindowWaker<'w>(Option<Res<'w, EventLoopProxyWrapper>>, Res<'w, Wakes>);

impl WindowWaker<'_> {
    /// Returns a function that wakes the window from any thread.
    pub fn waker(&self) -> impl Fn() + Send + use<> {
        waker(self.0.as_deref(), &self.1.count)
    }

    /// Returns a function that wakes the window quietly: the frame is drawn only if there is a [reason](FrameReasons).
    pub fn quiet_waker(&self) -> impl Fn() + Send + Sync + use<> {
        waker(self.0.as_deref(), &self.1.quiet)
    }
}

/// Returns a function that wakes this app's window from any thread.
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
            // Fails only if the window is closed.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// Number of wakes before this frame.
#[derive(Resource, Default)]
struct WakesBefore(u64);

fn count_before(wakes: Res<Wakes>, mut before: ResMut<WakesBefore>) {
    before.0 = wakes.count() + wakes.quiet();
}

/// Requests the next frame if this one woke the window: the event loop notices too late and would sleep.
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
    /// The frame is drawn only if there is a [reason](FrameReasons).
    is_quiet: bool,
}

/// The next alarm per purpose, on the window's clock, `Time<Real>`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Alarms(HashMap<&'static str, Alarm>);

/// The alarms due in this frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DueAlarms {
    pub draws: bool,
    pub is_quiet: bool,
}

impl Alarms {
    /// Sets an alarm, replacing a pending one for this purpose.
    pub fn set(&mut self, purpose: &'static str, at: Duration) {
        let is_quiet = false;
        self.0.insert(purpose, Alarm { at, is_quiet });
    }

    /// Sets a quiet alarm: the frame is drawn only if there is a [reason](FrameReasons).
    pub fn set_quiet(&mut self, purpose: &'static str, at: Duration) {
        let is_quiet = true;
        self.0.insert(purpose, Alarm { at, is_quiet });
    }

    /// Cancels the alarm for this purpose.
    pub fn clear(&mut self, purpose: &'static str) {
        self.0.remove(purpose);
    }

    /// The earliest pending alarm.
    pub fn next(&self) -> Option<Duration> {
        self.0.values().map(|alarm| alarm.at).min()
    }

    /// Removes the alarms that are due.
    pub fn take_due(&mut self, now: Duration) -> DueAlarms {
        let mut due = DueAlarms::default();
        self.0.retain(|_, alarm| {
            let has_come = alarm.at <= now;
            due.draws |= has_come && !alarm.is_quiet;
            due.is_quiet |= has_come && alarm.is_quiet;
            !has_come
        });
        due
    }
}

/// Draws the frame if an alarm requires it.
fn draw_if_due(
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    mut reasons: ResMut<FrameReasons>,
) {
    let due = alarms.bypass_change_detection().take_due(time.elapsed());
    reasons.has_changed |= due.draws;
    reasons.is_quiet_alarm |= due.is_quiet;
}

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.init_resource::<Wakes>();
    // Elsewhere, another thread wakes the window.
    if is_page() {
        app.init_resource::<WakesBefore>()
            .add_systems(First, count_before)
            .add_systems(Last, begin_next);
    }
    app.init_resource::<Alarms>().add_systems(PreUpdate, draw_if_due);
}

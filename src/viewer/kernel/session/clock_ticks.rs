//! Frames in which only time passes.
//!
//! A running clock or timer wakes the window ten times a second. A frame without another cause and without a changed
//! digit is skipped. So is one triggered by a quiet wake, a quiet alarm or the end of a wait, if it changes nothing.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use super::CurrentSession;
use super::autosave::Autosave;
use crate::viewer::kernel::skipped_frame::{ClockTickSystems, FrameReasons, SkippedFrame};
use crate::viewer::kernel::waker::{Alarms, Wakes};

/// Frame interval while a clock runs or a picture waits for the disk.
const TICK: Duration = Duration::from_millis(100);
/// The interval at which an idle window draws anyway.
const IDLE: Duration = Duration::from_secs(60);

/// Safety margin after an alarm.
const MARGIN: Duration = Duration::from_millis(1);

/// Tolerance for an event loop that ends a wait early.
const EARLY: Duration = Duration::from_millis(20);

/// The end of the event loop's wait. Setting a wait triggers a frame, so it is set only if the wake-up would be late.
#[derive(Debug, Default)]
struct Wait(Duration);

impl Wait {
    /// Returns the wait to set for a wake-up after this time or slightly later; `None` if the current one suffices.
    fn renewed(&mut self, now: Duration, wait: Duration) -> Option<Duration> {
        // Times taken within a frame differ by its length.
        let late = (wait / 4).min(Duration::from_millis(300));
        let is_over = self.0 <= now + EARLY;
        if !is_over && self.0 <= now + wait + late {
            return None;
        }
        self.0 = now + wait;
        Some(wait)
    }
}

/// Returns `true` while a clock or timer runs.
fn is_time_running(session: &CurrentSession, reasons: &FrameReasons) -> bool {
    session.game().running_clock().is_some() || reasons.time_runs
}

/// Wakes the window while a clock runs or a picture waits for the disk, and for the next alarm.
fn set_ticks(
    session: Res<CurrentSession>,
    mut reasons: ResMut<FrameReasons>,
    alarms: Res<Alarms>,
    time: Res<Time<Real>>,
    autosave: Option<Res<Autosave>>,
    settings: Option<ResMut<WinitSettings>>,
    mut kept: Local<Wait>,
) {
    let Some(mut settings) = settings else { return };
    let is_waiting = autosave.is_some_and(|autosave| autosave.is_waiting());
    let wait = if is_time_running(&session, &reasons) || is_waiting { TICK } else { IDLE };
    let alarm = alarms.next();
    let now = time.elapsed();
    let wait = alarm.map_or(wait, |at| wait.min(at.saturating_sub(now) + MARGIN));
    let Some(wait) = kept.renewed(now, wait) else {
        return;
    };
    // An idle window draws without a reason.
    reasons.is_wait_renewed = wait < IDLE;
    let mode = UpdateMode::reactive_low_power(wait);
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

fn skip_frame(
    session: Res<CurrentSession>,
    wakes: Res<Wakes>,
    mut seen_wakes: Local<u64>,
    mut seen_quiet: Local<u64>,
    mut inputs: MessageReader<WindowEvent>,
    mut redraws: MessageReader<RequestRedraw>,
    mut was_asked: Local<bool>,
    mut was_renewed: Local<bool>,
    mut reasons: ResMut<FrameReasons>,
    mut cameras: Query<(Entity, &mut Camera)>,
    mut skipped: ResMut<SkippedFrame>,
) {
    let is_woken = std::mem::replace(&mut *seen_wakes, wakes.count()) != wakes.count();
    let is_quiet = std::mem::replace(&mut *seen_quiet, wakes.quiet()) != wakes.quiet();
    let has_input = inputs.read().count() > 0;
    // One frame requests the next.
    let is_asked = std::mem::replace(&mut *was_asked, redraws.read().count() > 0);
    let has_changed = reasons.has_changed || session.is_changed();
    let is_counting = is_time_running(&session, &reasons);
    // The frame in which a wait ends and the one after it.
    let was_renewed = std::mem::replace(&mut *was_renewed, reasons.is_wait_renewed);
    let is_quiet = is_quiet || reasons.is_quiet_alarm || reasons.is_wait_renewed || was_renewed;
    reasons.clear();
    let is_drawn = is_woken || has_input || is_asked || *was_asked || has_changed;
    if is_drawn || !(is_counting || is_quiet) {
        return;
    }
    skipped.skip(&mut cameras);
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Wakes>()
        .add_systems(Last, (set_ticks, skip_frame).chain().in_set(ClockTickSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn milliseconds(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn frames_before_an_alarm_begin_no_others() {
        let mut wait = Wait::default();
        let (alarm, mut set) = (milliseconds(9_000), 0);
        for frame in 0..100 {
            let now = milliseconds(50 * frame);
            // The alarm is set anew in each frame, up to a tenth of a second too early.
            let alarm = alarm - milliseconds(frame * 37 % 100);
            set += usize::from(wait.renewed(now, alarm - now).is_some());
        }
        assert_eq!(set, 1);
    }

    #[test]
    fn the_window_wakes_for_what_is_due() {
        let mut wait = Wait::default();
        let minute = milliseconds(60_000);
        assert_eq!(wait.renewed(milliseconds(0), minute), Some(minute));
        let tick = milliseconds(100);
        assert_eq!(wait.renewed(milliseconds(1_000), tick), Some(tick));
        // An input in between leaves the tick as it is.
        assert_eq!(wait.renewed(milliseconds(1_050), tick), None);
        // A frame that the event loop has begun a little early.
        assert_eq!(wait.renewed(milliseconds(1_095), tick), Some(tick));
        // The clock has stopped: the last tick ends first.
        assert_eq!(wait.renewed(milliseconds(1_150), minute), None);
        assert_eq!(wait.renewed(milliseconds(1_200), minute), Some(minute));
    }
}

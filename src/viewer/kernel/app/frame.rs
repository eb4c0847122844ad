//! The frame: system order and animation timing.
//!
//! The window draws on demand. An animating system takes `ResMut<Motion>`, advances by [`Motion::step`], and calls
//! [`Motion::request_frame`] until it is done; only then does another frame follow.

use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::RequestRedraw;

use super::skipped_frame::ClockTickSystems;
use crate::platform::{is_page, prefers_reduced_motion};

/// The three phases of a frame, in order: sets of the schedule [`Update`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Pointer, keyboard, buttons and engines write messages.
    Input,
    /// Game commands are applied to the session.
    Apply,
    /// Scene, panels and sound are updated from the session.
    Render,
}

/// The systems that animate moves, in [`FrameSystems::Render`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnimateMoves;

/// Maximum animation step per frame, in seconds: slow machines slow animations down instead of skipping.
const MAX_STEP: f32 = 0.12;

/// The clock of all animations.
#[derive(Resource, Debug, Default)]
pub struct Motion {
    /// `true` if every animation ends in its first frame.
    pub instant: bool,
    step: f32,
    is_running: bool,
}

impl Motion {
    /// Returns this frame's share of an animation of this many seconds: 0 in the first frame after a pause of any
    /// length, 1 if [`instant`](Motion::instant).
    pub fn step(&self, seconds: f32) -> f32 {
        if self.instant { 1.0 } else { self.step / seconds }
    }

    /// Returns `value` moved toward `target`, at a speed of 1 in `seconds`, and requests frames until it arrives.
    pub fn approach(&mut self, value: f32, target: f32, seconds: f32) -> f32 {
        if value == target {
            return value;
        }
        let step = self.step(seconds);
        let next = if (target - value).abs() <= step {
            target
        } else {
            value + step.copysign(target - value)
        };
        if next != target {
            self.request_frame();
        }
        next
    }

    /// Returns `true` if this frame has requested another.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    pub fn request_frame(&mut self) {
        self.is_running = true;
    }
}

fn start_frame(mut motion: ResMut<Motion>, time: Res<Time<Real>>) {
    motion.step = if motion.is_running { time.delta_secs().min(MAX_STEP) } else { 0.0 };
    motion.is_running = false;
    if is_page() {
        // The system setting may change at any time.
        motion.instant = prefers_reduced_motion();
    }
}

fn request_redraw(motion: Res<Motion>, mut redraw: MessageWriter<RequestRedraw>) {
    if motion.is_running {
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .add_systems(First, start_frame.after(TimeSystems))
        .add_systems(Last, request_redraw.before(ClockTickSystems));
}

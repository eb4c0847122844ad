//! What moves, and that nothing is drawn when nothing does.
//!
//! A system that eases something takes `ResMut<AnimationClock>`, advances by [`AnimationClock::step`] and calls [`AnimationClock::request_frame`]
//! while it is not there yet. Only then is another frame asked for.

use bevy::{prelude::*, time::TimeSystems, window::RequestRedraw};

/// The longest step of one frame, in seconds: a slow machine sees a slower movement, not a jump.
const LONGEST: f32 = 0.12;

/// The clock of everything that eases.
#[derive(Resource, Debug, Default)]
pub struct AnimationClock {
    /// No easing at all: everything arrives at once.
    pub instant: bool,
    step: f32,
    moving: bool,
}

impl AnimationClock {
    /// How far a movement of `seconds` advances in this frame, as a part of the whole. 0 in the first frame after
    /// a rest, however long that was; at least 1 when [`instant`](Motion::instant).
    pub fn step(&self, seconds: f32) -> f32 {
        if self.instant {
            1.0
        } else {
            self.step / seconds
        }
    }

    /// Moves `value` towards `target`, which takes `seconds` from 0 to 1. Keeps the frames coming until it is there.
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

    /// Asks for another frame after this one.
    pub fn request_frame(&mut self) {
        self.moving = true;
    }
}

fn begin(mut clock: ResMut<AnimationClock>, time: Res<Time<Real>>) {
    clock.step = if clock.moving {
        time.delta_secs().min(LONGEST)
    } else {
        0.0
    };
    clock.moving = false;
}

fn ask_for_a_frame(clock: Res<AnimationClock>, mut redraw: MessageWriter<RequestRedraw>) {
    if clock.moving {
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AnimationClock>()
        .add_systems(First, begin.after(TimeSystems))
        .add_systems(Last, ask_for_a_frame);
}

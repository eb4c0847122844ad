//! The pose of the camera, and its movement from one pose to the next.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::messages::View;
use crate::viewer::state::camera::BoardOrientation;

/// Range of the camera's height above level, in radians.
const PITCH: std::ops::RangeInclusive<f32> = 0.06..=FRAC_PI_2;
/// Range of the distance, relative to the one at which the home view fills the picture.
const ZOOM: std::ops::RangeInclusive<f32> = 0.35..=1.8;

/// A pose of the camera: angle round the table, height above level, distance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Angle round the table from White's side, counter-clockwise seen from above, in radians.
    pub yaw: f32,
    /// Height above level, in radians.
    pub pitch: f32,
    /// Distance, relative to the one that shows the whole pyramid.
    pub zoom: f32,
}

impl Pose {
    /// Returns `true` if yaw or pitch differ from the view's by more than `aside`, in radians.
    pub fn is_turned_from(self, view: View, aside: f32) -> bool {
        let view = Pose::from_view(view, BoardOrientation(Side::White)).unwound_towards(self);
        (view.yaw - self.yaw).abs() > aside || (view.pitch - self.pitch).abs() > aside
    }

    /// The pose of a view.
    pub(super) fn from_view(view: View, seat: BoardOrientation) -> Pose {
        let corner = |quarter: f32| Pose {
            yaw: FRAC_PI_4 * quarter,
            pitch: 0.30,
            zoom: 1.0,
        };
        match view {
            View::Home | View::OtherSide => Pose {
                yaw: seat.yaw(),
                pitch: 1.08,
                zoom: 1.0,
            },
            View::Top => Pose {
                yaw: seat.yaw(),
                pitch: FRAC_PI_2,
                zoom: 1.0,
            },
            View::SouthWest => corner(-1.0),
            View::SouthEast => corner(1.0),
            View::NorthEast => corner(3.0),
            View::NorthWest => corner(-3.0),
        }
    }

    /// Returns the same pose with its yaw unwound to be nearest to another's.
    fn unwound_towards(self, other: Pose) -> Pose {
        let turns = ((other.yaw - self.yaw) / TAU).round();
        Pose {
            yaw: self.yaw + turns * TAU,
            ..self
        }
    }
}

/// The camera of the board.
#[derive(Component, Debug)]
pub struct BoardCamera {
    from: Pose,
    to: Pose,
    /// Progress of the movement: 0 at `from`, 1 at `to`.
    pub(super) progress: f32,
    /// The view whose framing defines distance 1.
    pub(super) framed: Pose,
    /// The distance in the last frame; it changes smoothly when the framing jumps.
    distance: Option<f32>,
    reframed: bool,
}

impl BoardCamera {
    pub(crate) fn at(pose: Pose) -> BoardCamera {
        BoardCamera {
            from: pose,
            to: pose,
            progress: 1.0,
            framed: pose,
            distance: None,
            reframed: false,
        }
    }

    /// Returns the current pose.
    pub fn pose(&self) -> Pose {
        let eased = EaseFunction::CubicOut.sample_clamped(self.progress);
        Pose {
            yaw: self.from.yaw.lerp(self.to.yaw, eased),
            pitch: self.from.pitch.lerp(self.to.pitch, eased),
            zoom: self.from.zoom.lerp(self.to.zoom, eased),
        }
    }

    /// Returns the pose the camera moves to; at rest, its current pose.
    pub fn goal(&self) -> Pose {
        self.to
    }

    pub(super) fn go(&mut self, to: Pose) {
        self.from = self.pose();
        self.to = to.unwound_towards(self.from);
        self.progress = 0.0;
        self.framed = to;
        self.reframed = true;
    }

    pub(super) fn nudge(&mut self, by: impl FnOnce(&mut Pose)) {
        let mut pose = self.pose();
        by(&mut pose);
        pose.pitch = pose.pitch.clamp(*PITCH.start(), *PITCH.end());
        pose.zoom = pose.zoom.clamp(*ZOOM.start(), *ZOOM.end());
        (self.from, self.to, self.progress) = (pose, pose, 1.0);
    }

    /// Returns the current distance for a framing whose distance 1 is `one`.
    pub(super) fn distance(&mut self, one: f32) -> f32 {
        if let (true, Some(distance)) = (self.reframed, self.distance) {
            self.from.zoom = distance / one;
        }
        self.reframed = false;
        let distance = self.pose().zoom * one;
        self.distance = Some(distance);
        distance
    }
}

/// Returns the rotation of a camera that looks at the centre from this yaw and pitch.
pub fn aim(yaw: f32, pitch: f32) -> Quat {
    Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0)
}

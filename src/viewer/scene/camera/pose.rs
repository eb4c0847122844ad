//! Where the camera stands, and how it gets from one place to the next.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::prelude::*;

use super::{BoardOrientation, View};
use crate::rules::Side;

/// Height of the camera over the level of its target, in radians.
const PITCH: std::ops::RangeInclusive<f32> = 0.06..=FRAC_PI_2;
/// Distance, as a part of the one from which the home view fills the picture.
const ZOOM: std::ops::RangeInclusive<f32> = 0.35..=1.8;

/// Where the camera stands: round the table, above level, how far.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Round the table from White's side, counter-clockwise seen from above, in radians.
    pub yaw: f32,
    /// Above level, in radians.
    pub pitch: f32,
    /// Distance, as a part of the one that shows the whole pyramid.
    pub zoom: f32,
}

impl Pose {
    /// Whether this place lies further round the table from the view's than `aside`, in radians, or as far above it.
    pub fn is_turned_from(self, view: View, aside: f32) -> bool {
        let view = Pose::of(view, BoardOrientation(Side::White)).wound_to(self);
        (view.yaw - self.yaw).abs() > aside || (view.pitch - self.pitch).abs() > aside
    }

    pub(super) fn of(view: View, seat: BoardOrientation) -> Pose {
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

    /// The same place with the yaw nearest to another's.
    fn wound_to(self, other: Pose) -> Pose {
        let turns = ((other.yaw - self.yaw) / TAU).round();
        Pose {
            yaw: self.yaw + turns * TAU,
            ..self
        }
    }
}

/// The camera over the table.
#[derive(Component, Debug)]
pub struct BoardCamera {
    from: Pose,
    to: Pose,
    /// 0 at `from`, 1 at `to`.
    pub(super) way: f32,
    /// The view whose framing is distance 1.
    pub(super) framed: Pose,
    /// The distance of the last frame, which a change of framing must not change at once.
    distance: Option<f32>,
    reframed: bool,
}

impl BoardCamera {
    pub(super) fn at(pose: Pose) -> BoardCamera {
        BoardCamera {
            from: pose,
            to: pose,
            way: 1.0,
            framed: pose,
            distance: None,
            reframed: false,
        }
    }

    /// Where the camera stands now.
    pub fn pose(&self) -> Pose {
        let way = EaseFunction::CubicOut.sample_clamped(self.way);
        Pose {
            yaw: self.from.yaw.lerp(self.to.yaw, way),
            pitch: self.from.pitch.lerp(self.to.pitch, way),
            zoom: self.from.zoom.lerp(self.to.zoom, way),
        }
    }

    /// Where it is going; where it stands when it rests.
    pub fn goal(&self) -> Pose {
        self.to
    }

    pub(super) fn go(&mut self, to: Pose) {
        self.from = self.pose();
        self.to = to.wound_to(self.from);
        self.way = 0.0;
        self.framed = to;
        self.reframed = true;
    }

    pub(super) fn nudge(&mut self, by: impl FnOnce(&mut Pose)) {
        let mut pose = self.pose();
        by(&mut pose);
        pose.pitch = pose.pitch.clamp(*PITCH.start(), *PITCH.end());
        pose.zoom = pose.zoom.clamp(*ZOOM.start(), *ZOOM.end());
        (self.from, self.to, self.way) = (pose, pose, 1.0);
    }

    /// The distance now, when distance 1 is this one.
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

/// The rotation of a camera that looks at the middle from this yaw and pitch.
pub fn aim(yaw: f32, pitch: f32) -> Quat {
    Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0)
}

//! Camera poses and the movement between them.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};
use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::rules::Side;
use crate::viewer::kernel::messages::View;

/// Pitch range, in radians.
const PITCH: std::ops::RangeInclusive<f32> = 0.06..=FRAC_PI_2;
/// Zoom range, relative to the distance at which the board fills the picture.
const ZOOM: std::ops::RangeInclusive<f32> = 0.35..=1.8;
/// Maximum pan offset from the board's center, in cubes.
const MAX_PAN: f32 = 6.0;
/// Yaw of the home view from the chair and its pitch, in degrees. The pitch is the lowest whole degree at which at
/// least 70 % of every man is visible from both chairs; measured by tests.
const HOME: (f32, f32) = (22.0, 54.0);
/// Pitch of the view straight from the chair, in degrees; higher, because steps hide more without the yaw.
const CHAIR_PITCH: f32 = 60.0;
/// Pitch of the side views, in degrees.
const CORNER_PITCH: f32 = 37.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Angle around the table from White's side, counter-clockwise seen from above, in radians.
    pub yaw: f32,
    /// Angle above the horizontal, in radians.
    pub pitch: f32,
    /// Distance, relative to the one that shows the whole pyramid.
    pub zoom: f32,
    /// Offset of the camera in its own plane, in cubes; 0 centers the board.
    pub pan: Vec2,
}

impl Pose {
    /// Returns `true` if yaw or pitch differ from the view's by more than `aside`, in radians.
    pub fn is_turned_from(self, view: View, aside: f32) -> bool {
        let view = Pose::from_view(view, BoardOrientation(Side::White)).unwound_toward(self);
        (view.yaw - self.yaw).abs() > aside || (view.pitch - self.pitch).abs() > aside
    }

    /// Returns `true` if both poses give the same picture.
    pub fn is_like(self, other: Pose) -> bool {
        const NEAR: f32 = 1e-3;
        let other = other.unwound_toward(self);
        let apart = [
            self.yaw - other.yaw,
            self.pitch - other.pitch,
            self.zoom - other.zoom,
            self.pan.distance(other.pan),
        ];
        apart.into_iter().all(|apart| apart.abs() < NEAR)
    }

    /// Returns `true` if the camera looks straight down, within `aside` radians.
    pub fn is_from_above(self, aside: f32) -> bool {
        FRAC_PI_2 - self.pitch <= aside
    }

    /// Returns the pose of a view from this side, with the home view's default turn.
    pub fn from_view(view: View, orientation: BoardOrientation) -> Pose {
        let corner = |yaw: f32| (yaw, CORNER_PITCH.to_radians());
        let (yaw, pitch) = match view {
            View::Home | View::OtherSide => return Pose::home(orientation, HomeTurn::default()),
            View::Mirrored => return Pose::home(orientation, HomeTurn::default().other()),
            View::Chair => (orientation.yaw(), CHAIR_PITCH.to_radians()),
            View::Top => (orientation.yaw(), FRAC_PI_2),
            View::SouthWest => corner(-FRAC_PI_4),
            View::SouthEast => corner(FRAC_PI_4),
            View::NorthEast => corner(3.0 * FRAC_PI_4),
            View::NorthWest => corner(-3.0 * FRAC_PI_4),
        };
        Pose::whole(yaw, pitch)
    }

    /// Returns the home view from this side and arm of the chair.
    pub fn home(orientation: BoardOrientation, turn: HomeTurn) -> Pose {
        let (aside, height) = HOME;
        let aside = match turn {
            HomeTurn::Right => aside,
            HomeTurn::Left => -aside,
        };
        Pose::whole(orientation.yaw() + aside.to_radians(), height.to_radians())
    }

    /// The pose in this direction that shows the whole board, centered.
    const fn whole(yaw: f32, pitch: f32) -> Pose {
        Pose { yaw, pitch, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// Returns the pose clamped to the pitch, zoom and pan limits.
    pub(super) fn within_limits(self) -> Pose {
        Pose {
            yaw: self.yaw,
            pitch: self.pitch.clamp(*PITCH.start(), *PITCH.end()),
            zoom: self.zoom.clamp(*ZOOM.start(), *ZOOM.end()),
            pan: self.pan.clamp_length_max(MAX_PAN),
        }
    }

    /// Returns the same pose with its yaw unwound to be nearest to another's.
    fn unwound_toward(self, other: Pose) -> Pose {
        let turns = ((other.yaw - self.yaw) / TAU).round();
        Pose { yaw: self.yaw + turns * TAU, ..self }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// For a requested view.
    Snap,
    /// For the arrival, started at this time of the program.
    Arrival(Duration),
}

#[derive(Component, Debug)]
pub struct BoardCamera {
    from: Pose,
    to: Pose,
    /// Progress of the movement: 0 at `from`, 1 at `to`.
    pub(super) progress: f32,
    pub(super) pace: Pace,
}

impl BoardCamera {
    pub(crate) fn at(pose: Pose) -> BoardCamera {
        BoardCamera { from: pose, to: pose, progress: 1.0, pace: Pace::Snap }
    }

    pub fn pose(&self) -> Pose {
        if self.progress == 1.0 {
            return self.to;
        }
        let ease = match self.pace {
            Pace::Snap => EaseFunction::CubicOut,
            // Accelerates and comes to rest.
            Pace::Arrival(_) => EaseFunction::CubicInOut,
        };
        let eased = ease.sample_clamped(self.progress);
        Pose {
            yaw: self.from.yaw.lerp(self.to.yaw, eased),
            pitch: self.from.pitch.lerp(self.to.pitch, eased),
            zoom: self.from.zoom.lerp(self.to.zoom, eased),
            pan: self.from.pan.lerp(self.to.pan, eased),
        }
    }

    /// Returns the target pose; at rest, the current one.
    pub fn goal(&self) -> Pose {
        self.to
    }

    /// Returns `true` during the arrival movement.
    pub(super) fn is_arriving(&self) -> bool {
        matches!(self.pace, Pace::Arrival(_)) && self.progress < 1.0
    }

    /// Starts moving to another pose.
    pub(crate) fn go(&mut self, to: Pose) {
        self.set_out(to, Pace::Snap);
    }

    pub(super) fn set_out(&mut self, to: Pose, pace: Pace) {
        self.from = self.pose();
        self.to = to.unwound_toward(self.from);
        (self.progress, self.pace) = (0.0, pace);
    }

    pub(super) fn nudge(&mut self, by: impl FnOnce(Pose) -> Pose) {
        let pose = by(self.pose()).within_limits();
        *self = BoardCamera::at(pose);
    }
}

/// Returns the rotation of a camera that looks at the center from this yaw and pitch.
pub fn aim(yaw: f32, pitch: f32) -> Quat {
    Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0)
}

#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProjectionMode {
    /// Distant cubes are smaller.
    #[default]
    Perspective,
    /// Distant cubes are as large as near ones.
    Orthographic,
}

impl ProjectionMode {
    pub const fn other(self) -> ProjectionMode {
        match self {
            ProjectionMode::Perspective => ProjectionMode::Orthographic,
            ProjectionMode::Orthographic => ProjectionMode::Perspective,
        }
    }
}

/// The arm of the player's chair from beside which the home view is seen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HomeTurn {
    #[default]
    Right,
    Left,
}

impl HomeTurn {
    pub const fn other(self) -> HomeTurn {
        match self {
            HomeTurn::Right => HomeTurn::Left,
            HomeTurn::Left => HomeTurn::Right,
        }
    }
}

/// The camera's movement from a corner to the player's chair at first launch.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Arrival {
    /// Finished, or superseded by the player.
    #[default]
    Past,
    /// The camera jumps to the corner in the next frame.
    Due,
    /// The camera waits at the corner for input.
    AtCorner,
    /// The camera moves to the chair.
    UnderWay,
}

/// `true` while a view's key is held for a peek.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Peeking(pub bool);

/// The side whose men are at the bottom in the home and top views.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOrientation(pub Side);

/// The side at the bottom before a practice.
#[derive(Resource, Debug, Default)]
pub struct OrientationBefore(Option<Side>);

impl OrientationBefore {
    pub fn remember(&mut self, orientation: BoardOrientation) {
        self.0 = Some(orientation.0);
    }

    pub fn take(&mut self) -> Option<Side> {
        self.0.take()
    }
}

impl BoardOrientation {
    /// This side's angle around the table from White's, in radians.
    pub fn yaw(self) -> f32 {
        match self.0 {
            Side::White => 0.0,
            Side::Black => PI,
        }
    }
}

//! The state of the camera that the interface shows: the projection, and the side at the bottom.

use std::f32::consts::PI;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::rules::Side;

/// The projection of the camera.
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

/// The camera's way from a corner to the player's chair at the first start.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Arrival {
    /// The camera is there, or obeys the player.
    #[default]
    Past,
    /// The camera goes to the corner in the next frame.
    Due,
    /// The camera rests at the corner until the player begins.
    AtCorner,
    /// The camera turns to the chair.
    UnderWay,
}

/// `true` while a view is peeked at: its key is held.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Peeking(pub bool);

/// The side whose men are at the bottom in the home and top views.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOrientation(pub Side);

/// The side at the bottom before a practice.
#[derive(Resource, Debug, Default)]
pub struct OrientationBefore(Option<Side>);

impl OrientationBefore {
    /// Remembers the side at the bottom.
    pub fn remember(&mut self, orientation: BoardOrientation) {
        self.0 = Some(orientation.0);
    }

    /// The side that was at the bottom before, once.
    pub fn take(&mut self) -> Option<Side> {
        self.0.take()
    }
}

impl BoardOrientation {
    /// The angle of this side round the table from White's, in radians.
    pub fn yaw(self) -> f32 {
        match self.0 {
            Side::White => 0.0,
            Side::Black => PI,
        }
    }
}

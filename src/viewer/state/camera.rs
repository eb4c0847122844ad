//! The state of the camera that others ask for or show: the views, the projection, the side at the bottom.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::board::Face;
use crate::rules::Side;

/// A view that the camera snaps to. Home and top are seen from the side of the [`BoardOrientation`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// From the player's chair.
    Home,
    /// From above, the player's own men at the bottom.
    Top,
    /// A little above level, at White's left corner.
    SouthWest,
    /// A little above level, at White's right corner.
    SouthEast,
    /// A little above level, at Black's left corner.
    NorthEast,
    /// A little above level, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; it changes the [`BoardOrientation`].
    OtherSide,
}

impl From<Face> for View {
    fn from(face: Face) -> View {
        match face {
            Face::Top => View::Top,
            Face::SouthWest => View::SouthWest,
            Face::SouthEast => View::SouthEast,
            Face::NorthEast => View::NorthEast,
            Face::NorthWest => View::NorthWest,
        }
    }
}

impl View {
    /// The side of the pyramid seen in this view, if it is one of the four corners.
    pub fn side_face(self) -> Option<Face> {
        Face::SIDES
            .into_iter()
            .find(|&face| View::from(face) == self)
    }
}

/// The projection of the camera.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ProjectionMode {
    /// Distant cubes are smaller.
    #[default]
    Perspective,
    /// Distant cubes are as large as near ones.
    Orthographic,
}

impl ProjectionMode {
    /// The other projection.
    pub const fn other(self) -> ProjectionMode {
        match self {
            ProjectionMode::Perspective => ProjectionMode::Orthographic,
            ProjectionMode::Orthographic => ProjectionMode::Perspective,
        }
    }
}

/// The side whose men are at the bottom in the home and top views.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOrientation(pub Side);

impl BoardOrientation {
    /// The angle of this side round the table from White's, in radians.
    pub fn yaw(self) -> f32 {
        match self.0 {
            Side::White => 0.0,
            Side::Black => PI,
        }
    }
}

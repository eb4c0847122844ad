//! The movements of the camera.

use bevy::prelude::*;

use crate::board::Face;

/// Moves the camera to a view.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoToView(pub View);

/// Turns the camera round the board by a drag.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

/// Moves the camera in its own plane by a drag.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pan {
    /// The drag in logical pixels; right and down are positive.
    pub delta: Vec2,
}

/// Moves the camera nearer or away.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// Notches of a mouse wheel; a negative number moves the camera away.
    pub notches: f32,
    /// The place in the window, in logical pixels, that stays where it is; `None` for the middle of the board.
    pub pointer: Option<Vec2>,
}

/// A view that the camera snaps to. Home, top and the view from the chair are seen from the side of the
/// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// A three-quarter view from beside the player's chair, in which the pyramid stands up and all pieces are seen; a
    /// flat board is seen from above.
    Home,
    /// Home from beside the other arm of the chair; it changes the
    /// [`HomeTurn`](crate::viewer::scene::camera::HomeTurn).
    Mirrored,
    /// Straight from the player's chair.
    Chair,
    /// From above, the player's own men at the bottom.
    Top,
    /// At half height, at White's left corner.
    SouthWest,
    /// At half height, at White's right corner.
    SouthEast,
    /// At half height, at Black's left corner.
    NorthEast,
    /// At half height, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; it changes the
    /// [`BoardOrientation`](crate::viewer::scene::camera::BoardOrientation).
    OtherSide,
}

impl View {
    /// Returns `true` if the view lasts only as long as its key is held, when that is longer than a short press.
    pub const fn can_be_peeked_at(self) -> bool {
        !matches!(self, View::Home | View::Mirrored | View::OtherSide)
    }
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

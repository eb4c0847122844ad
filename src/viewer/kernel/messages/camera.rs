//! The movements of the camera.

use super::action::View;
use bevy::prelude::*;

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

//! A position that is previewed and that the game does not have.

use bevy::prelude::*;

use crate::rules::Position;

/// The position that the board shows while the pointer is over a move that leads to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewedPosition(pub Option<Position>);

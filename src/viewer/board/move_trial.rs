//! Moves that are tried: they are judged and not played.

use bevy::prelude::*;

use crate::notation::MoveRequest;

/// Whether moves are tried, and the move that waits to be judged.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct MoveTrial {
    /// `true` if moves are tries and no turns of the game.
    pub is_on: bool,
    /// The move entered last.
    pub entered: Option<MoveRequest>,
}

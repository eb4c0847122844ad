//! The move that waits to be confirmed.

use bevy::prelude::*;

use crate::notation::MoveRequest;

/// A move that was entered with the pointer and is played when it is confirmed; see
/// [`InputPreferences`](crate::preferences::InputPreferences).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveToConfirm(pub Option<MoveRequest>);

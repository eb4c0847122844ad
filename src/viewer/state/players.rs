//! The players of each side, in every game of the session.

use bevy::prelude::*;

use crate::players::PlayersByVariant;

/// The players of the session. Change it to change who plays.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct PlayerSeats(pub PlayersByVariant);

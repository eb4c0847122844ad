//! The explanations that a player has seen: each is shown the first few times only.

use bevy::prelude::*;

/// The explanations that a player has seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstTimes {
    /// The number of times that the lines of a piece were explained.
    pub lines: u8,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FirstTimes>();
}

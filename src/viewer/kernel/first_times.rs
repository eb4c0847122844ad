//! The explanations that a player has seen: each is shown the first few times only.

use bevy::prelude::*;

use crate::lessons::ExplainedRule;

/// The explanations that a player has seen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstTimes {
    /// The number of times that the lines of a piece were explained.
    pub lines: u8,
    /// The rules that were explained when they refused a move.
    pub rules: Vec<ExplainedRule>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FirstTimes>();
}

//! Onboarding: the explanations that a player has seen, each shown the first few times only.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::lessons::ExplainedRule;

/// The explanations that a player has seen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Onboarding {
    /// The number of times that the lines of a piece were explained.
    pub lines: u8,
    /// The rules that were explained when they refused a move.
    pub rules: Vec<ExplainedRule>,
    /// `true` once a capture on a side board has been pointed out.
    pub side_capture: bool,
}

//! The explanations that a player has seen: each is shown the first few times only.

use bevy::prelude::*;

use crate::lessons::ExplainedRule;
use crate::preferences::Preferences;
use crate::viewer::kernel::kept::KeptPreference;

/// The explanations that a player has seen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstTimes {
    /// The number of times that the lines of a piece were explained.
    pub lines: u8,
    /// The rules that were explained when they refused a move.
    pub rules: Vec<ExplainedRule>,
    /// `true` once a capture on a side board has been pointed out.
    pub side_capture: bool,
}

impl KeptPreference for FirstTimes {
    fn read(preferences: &Preferences) -> FirstTimes {
        FirstTimes {
            lines: preferences.lines_explained,
            rules: preferences.rules_explained.clone(),
            side_capture: preferences.side_capture_explained,
        }
    }

    fn note(&self, preferences: &mut Preferences) {
        preferences.lines_explained = self.lines;
        preferences.rules_explained = self.rules.clone();
        preferences.side_capture_explained = self.side_capture;
    }
}

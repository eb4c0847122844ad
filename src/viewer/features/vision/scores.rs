//! The best scores of the trainer of board vision, kept from one session to the next.

use bevy::prelude::*;

use crate::board_vision::BestScores;
use crate::preferences::Preferences;
use crate::viewer::kernel::kept::Kept;

/// The player's best scores.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct VisionScores(pub BestScores);

impl Kept for VisionScores {
    fn read(preferences: &Preferences) -> VisionScores {
        VisionScores(preferences.board_vision.clone())
    }

    fn note(&self, preferences: &mut Preferences) {
        preferences.board_vision = self.0.clone();
    }
}

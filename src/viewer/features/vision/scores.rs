//! The best scores of the trainer of board vision, kept from one session to the next.

use bevy::prelude::*;

use crate::board_vision::BestScores;

/// The player's best scores.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct VisionScores(pub BestScores);

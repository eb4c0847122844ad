//! The endgame tables as the panels show them: the progress of their solution.

use bevy::prelude::*;

/// The state of the player's endgame tables.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct EndgameStatus {
    /// The largest number of pieces that would be solved.
    pub pieces: u8,
    /// `true` if there is a folder for the tables and none are being solved.
    pub can_solve: bool,
    /// The share that is solved, from 0 to 1, while tables are being solved.
    pub solved_share: Option<f32>,
}

//! The judgment of the position on the board by the review on the screen.

use bevy::prelude::*;

use crate::review::WinChance;

/// The position on the board, as the review on the screen judges it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum JudgedPosition {
    /// No review is shown.
    #[default]
    NoReview,
    /// The position is not on the line that is reviewed, or its turn has not come.
    Unknown,
    /// White's chance in it.
    Chance(WinChance),
}

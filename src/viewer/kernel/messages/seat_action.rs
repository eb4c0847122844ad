//! The actions on who plays a side.

use crate::players::Player;
use crate::rules::Side;

/// An action on who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatAction {
    /// Open the menu of those who can play this side, or close it.
    ToggleMenu(Side),
    /// Let this player play the side.
    Choose(Side, Player),
    /// Let the computer play Black, at the level for beginners, and a person White.
    PlayComputer,
    /// Let persons play both sides.
    PlayTwo,
}

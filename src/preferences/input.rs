use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The way in which moves are entered with the pointer.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum MoveEntry {
    /// By clicks and by dragging pieces.
    #[default]
    Both,
    /// By clicks; a drag turns the board.
    Click,
    /// By dragging pieces; a click does nothing.
    Drag,
}

impl MoveEntry {
    /// Every way.
    pub const ALL: &[MoveEntry] = MoveEntry::VARIANTS;

    /// Returns `true` if clicks on squares enter moves.
    pub const fn allows_clicks(self) -> bool {
        !matches!(self, MoveEntry::Drag)
    }

    /// Returns `true` if pieces can be dragged.
    pub const fn allows_drags(self) -> bool {
        !matches!(self, MoveEntry::Click)
    }
}

/// Preferences for entering moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct InputPreferences {
    /// The way in which moves are entered.
    pub entry: MoveEntry,
    /// `true` if a move entered with the pointer is played only after it is confirmed.
    pub confirm: bool,
}

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The way in which moves are entered with the pointer.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum PointerEntry {
    /// By clicks and by dragging pieces.
    #[default]
    Both,
    /// By clicks; a drag turns the board.
    Click,
    /// By dragging pieces; a click does nothing.
    Drag,
}

impl PointerEntry {
    /// Every way.
    pub const ALL: &[PointerEntry] = PointerEntry::VARIANTS;

    /// Returns `true` if clicks on squares enter moves.
    pub const fn allows_clicks(self) -> bool {
        !matches!(self, PointerEntry::Drag)
    }

    /// Returns `true` if pieces can be dragged.
    pub const fn allows_drags(self) -> bool {
        !matches!(self, PointerEntry::Click)
    }
}

/// Preferences for entering moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct InputPreferences {
    /// The way in which moves are entered.
    pub entry: PointerEntry,
    /// `true` if a move entered with the pointer is played only after it is confirmed.
    pub confirm: bool,
}

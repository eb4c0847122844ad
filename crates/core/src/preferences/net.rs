use serde::{Deserialize, Serialize};

/// The place of the five boards in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NetPlace {
    /// Beside the scene.
    Beside,
    /// In the panel, below the moves.
    Below,
}

/// Preferences for the five boards drawn flat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct NetPreferences {
    /// `true` if they are shown.
    pub open: bool,
    /// Their place; `None` to follow the size of the window.
    pub place: Option<NetPlace>,
    /// Their width beside the scene, in logical pixels; `None` to follow the size of the window.
    pub width: Option<u16>,
}

impl Default for NetPreferences {
    fn default() -> NetPreferences {
        NetPreferences {
            open: true,
            place: None,
            width: None,
        }
    }
}

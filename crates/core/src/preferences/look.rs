use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::themes::ThemeName;

/// The quality of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// For adapters in software, which draw slowly.
    Plain,
    /// Smooth edges and sharp, soft shadows.
    Fine,
}

impl Quality {
    /// Every quality.
    pub const ALL: &[Quality] = Quality::VARIANTS;
}

/// Preferences for the look of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LookPreferences {
    pub theme: ThemeName,
    /// The quality; `None` for the one that suits the graphics adapter.
    pub quality: Option<Quality>,
}

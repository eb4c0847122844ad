use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The name of a theme.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Walnut and maple on a slate-blue table.
    #[default]
    Walnut,
    /// Cherry and birch in daylight.
    Birch,
    /// Slate and marble on green baize.
    Marble,
    /// Plain colors whose contrast is at least 7:1, pieces with outlines.
    HighContrast,
    /// Colors that differ for color-blind players, too.
    ColorBlind,
}

impl ThemeName {
    /// Every theme.
    pub const ALL: &[ThemeName] = ThemeName::VARIANTS;
}

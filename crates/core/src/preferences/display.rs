use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The size of all texts and controls of the window.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum TextSize {
    /// The usual size.
    #[default]
    #[serde(rename = "100%")]
    Percent100,
    /// A quarter larger.
    #[serde(rename = "125%")]
    Percent125,
    /// Half as large again.
    #[serde(rename = "150%")]
    Percent150,
    /// Three quarters larger.
    #[serde(rename = "175%")]
    Percent175,
    /// Twice as large.
    #[serde(rename = "200%")]
    Percent200,
}

impl TextSize {
    /// Every size, the largest last.
    pub const ALL: &[TextSize] = TextSize::VARIANTS;

    /// The size in percent of the usual one.
    pub const fn percent(self) -> u16 {
        match self {
            TextSize::Percent100 => 100,
            TextSize::Percent125 => 125,
            TextSize::Percent150 => 150,
            TextSize::Percent175 => 175,
            TextSize::Percent200 => 200,
        }
    }

    pub fn factor(self) -> f32 {
        f32::from(self.percent()) / 100.0
    }
}

/// Preferences for the window and its texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DisplayPreferences {
    /// The size of texts and controls.
    pub text_size: TextSize,
    /// `true` for texts and edges in stronger colors.
    pub high_contrast: bool,
    /// `true` if the window fills the screen.
    pub full_screen: bool,
    /// The width and height of the window in logical pixels, while it does not fill the screen; `None` for the usual
    /// size.
    pub window: Option<(u16, u16)>,
}

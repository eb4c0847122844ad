//! The choices of a player: the window and its texts, the look of the board, moving and entering moves, sounds.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::themes::ThemeName;

/// The size of all texts and controls of the window.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum TextSize {
    #[default]
    #[serde(rename = "100%")]
    Percent100,
    #[serde(rename = "125%")]
    Percent125,
    #[serde(rename = "150%")]
    Percent150,
    #[serde(rename = "175%")]
    Percent175,
    #[serde(rename = "200%")]
    Percent200,
}

impl TextSize {
    pub const ALL: &[TextSize] = TextSize::VARIANTS;

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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct DisplayPreferences {
    pub text_size: TextSize,
    /// `true` for texts and edges in stronger colors.
    pub high_contrast: bool,
    pub full_screen: bool,
    /// The width and height of the window in logical pixels, while it does not fill the screen; `None` for the usual
    /// size.
    pub window: Option<(u16, u16)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// For adapters in software, which draw slowly.
    Plain,
    /// Smooth edges and sharp, soft shadows.
    Fine,
}

impl Quality {
    pub const ALL: &[Quality] = Quality::VARIANTS;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LookPreferences {
    pub theme: ThemeName,
    /// The quality; `None` for the one that suits the graphics adapter.
    pub quality: Option<Quality>,
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "lowercase")]
pub enum AnimationSpeed {
    /// Pieces are at once where they go.
    None,
    /// For players who know where to look.
    Fast,
    /// Slow enough to follow each hop of a capture.
    #[default]
    Normal,
    /// For explaining a move.
    Slow,
}

impl AnimationSpeed {
    pub const ALL: &[AnimationSpeed] = AnimationSpeed::VARIANTS;

    /// Returns the speed after this one in [`AnimationSpeed::ALL`], and the first after the last.
    pub fn next(self) -> AnimationSpeed {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    pub const fn hop_seconds(self) -> f32 {
        match self {
            AnimationSpeed::None => 0.0,
            AnimationSpeed::Fast => 0.12,
            AnimationSpeed::Normal => 0.25,
            AnimationSpeed::Slow => 0.5,
        }
    }
}

/// The place of the five boards in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnfoldedPlace {
    Beside,
    /// In the panel, below the moves.
    Below,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct UnfoldedPreferences {
    pub open: bool,
    /// Their place; `None` to follow the size of the window.
    pub place: Option<UnfoldedPlace>,
    /// Their width beside the scene, in logical pixels; `None` to follow the size of the window.
    pub width: Option<u16>,
}

impl Default for UnfoldedPreferences {
    fn default() -> UnfoldedPreferences {
        UnfoldedPreferences { open: true, place: None, width: None }
    }
}

/// The pointer gestures that enter moves.
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
    pub const ALL: &[PointerEntry] = PointerEntry::VARIANTS;

    pub const fn allows_clicks(self) -> bool {
        !matches!(self, PointerEntry::Drag)
    }

    pub const fn allows_drags(self) -> bool {
        !matches!(self, PointerEntry::Click)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct InputPreferences {
    pub entry: PointerEntry,
    /// `true` if a move entered with the pointer is played only after it is confirmed.
    pub confirm: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SoundPreferences {
    pub muted: bool,
    /// The volume in percent.
    pub volume: u8,
}

impl Default for SoundPreferences {
    fn default() -> SoundPreferences {
        SoundPreferences { muted: false, volume: 70 }
    }
}

impl SoundPreferences {
    /// The steps of the volume, in percent.
    pub const STEP: u8 = 10;

    /// The factor of all amplitudes, from 0 to 1. It grows with the square of the volume, as loudness is felt.
    pub fn amplitude(self) -> f32 {
        let share = f32::from(self.volume.min(100)) / 100.0;
        if self.muted { 0.0 } else { share * share }
    }

    /// The same a step louder.
    #[must_use]
    pub fn louder(self) -> SoundPreferences {
        SoundPreferences { muted: false, volume: self.volume.saturating_add(Self::STEP).min(100) }
    }

    /// The same a step softer; the softest can still be heard.
    #[must_use]
    pub fn softer(self) -> SoundPreferences {
        SoundPreferences {
            muted: false,
            volume: self.volume.saturating_sub(Self::STEP).max(Self::STEP),
        }
    }
}

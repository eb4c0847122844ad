use serde::{Deserialize, Serialize};

/// The volume of the sounds, and whether they are muted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SoundPreferences {
    /// `true` if nothing is heard.
    pub muted: bool,
    /// The volume in percent.
    pub volume: u8,
}

impl Default for SoundPreferences {
    fn default() -> SoundPreferences {
        SoundPreferences {
            muted: false,
            volume: 70,
        }
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
        SoundPreferences {
            muted: false,
            volume: self.volume.saturating_add(Self::STEP).min(100),
        }
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

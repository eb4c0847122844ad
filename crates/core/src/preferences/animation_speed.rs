use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The speed of moving pieces.
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
    /// Every speed, the slowest last.
    pub const ALL: &[AnimationSpeed] = AnimationSpeed::VARIANTS;

    /// Returns the speed after this one in [`AnimationSpeed::ALL`], and the first after the last.
    pub fn next(self) -> AnimationSpeed {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Returns the time of one hop in seconds.
    pub const fn hop_seconds(self) -> f32 {
        match self {
            AnimationSpeed::None => 0.0,
            AnimationSpeed::Fast => 0.12,
            AnimationSpeed::Normal => 0.25,
            AnimationSpeed::Slow => 0.5,
        }
    }
}

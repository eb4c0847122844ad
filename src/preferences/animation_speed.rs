use serde::{Deserialize, Serialize};

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnimationSpeed {
    /// They are there at once.
    None,
    /// For those who know where to look.
    Fast,
    /// One hop can be followed with the eye.
    #[default]
    Normal,
    /// For explaining.
    Slow,
}

impl AnimationSpeed {
    /// Every pace, slowest last.
    pub const ALL: [AnimationSpeed; 4] = [
        AnimationSpeed::None,
        AnimationSpeed::Fast,
        AnimationSpeed::Normal,
        AnimationSpeed::Slow,
    ];

    /// The one after it in [`AnimationSpeed::ALL`], and after the last the first.
    pub const fn next(self) -> AnimationSpeed {
        match self {
            AnimationSpeed::None => AnimationSpeed::Fast,
            AnimationSpeed::Fast => AnimationSpeed::Normal,
            AnimationSpeed::Normal => AnimationSpeed::Slow,
            AnimationSpeed::Slow => AnimationSpeed::None,
        }
    }

    /// How long one hop takes, in seconds.
    pub const fn hop_seconds(self) -> f32 {
        match self {
            AnimationSpeed::None => 0.0,
            AnimationSpeed::Fast => 0.12,
            AnimationSpeed::Normal => 0.25,
            AnimationSpeed::Slow => 0.5,
        }
    }
}

use serde::{Deserialize, Serialize};

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
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

impl Pace {
    /// Every pace, slowest last.
    pub const ALL: [Pace; 4] = [Pace::None, Pace::Fast, Pace::Normal, Pace::Slow];

    /// The one after it in [`Pace::ALL`], and after the last the first.
    pub const fn next(self) -> Pace {
        match self {
            Pace::None => Pace::Fast,
            Pace::Fast => Pace::Normal,
            Pace::Normal => Pace::Slow,
            Pace::Slow => Pace::None,
        }
    }

    /// How long one hop takes, in seconds.
    pub const fn hop_seconds(self) -> f32 {
        match self {
            Pace::None => 0.0,
            Pace::Fast => 0.12,
            Pace::Normal => 0.25,
            Pace::Slow => 0.5,
        }
    }
}

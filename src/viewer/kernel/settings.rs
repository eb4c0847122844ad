//! The settings of the view. They do not change what is played.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::players::EngineId;
pub use crate::preferences::AnimationSpeed;
pub use crate::preferences::{DisplayPreferences, InputPreferences, PointerEntry, TextSize};
pub use crate::preferences::{LookPreferences, NetPlace, NetPreferences, SoundPreferences};

/// The settings of the view.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ViewerSettings {
    /// Numbers on the squares.
    pub numbers: bool,
    /// Lines on an inspected side.
    pub lines: bool,
    /// `true` if the pyramid is sunk to a flat board; the game goes on.
    pub sunk: bool,
    /// `true` if the steps are as high as the cubes are wide.
    pub high_steps: bool,
    /// Analysis of the position shown.
    pub analysis: bool,
    /// The time after which an analysis of one position ends, in minutes; 0 for never.
    pub analysis_minutes: u16,
    /// The engine that analyses the variants it plays; `None` for the built-in one. It is kept by its name.
    #[serde(skip)]
    pub analyst: Option<EngineId>,
    /// The speed of the pieces.
    pub animation_speed: AnimationSpeed,
    /// The five boards drawn flat.
    pub net: NetPreferences,
    pub sound: SoundPreferences,
    /// The window and its texts.
    pub display: DisplayPreferences,
    /// Entering moves.
    pub input: InputPreferences,
    /// The look of the board.
    pub look: LookPreferences,
}

impl Default for ViewerSettings {
    fn default() -> ViewerSettings {
        ViewerSettings {
            numbers: true,
            lines: true,
            sunk: false,
            high_steps: false,
            analysis: false,
            analysis_minutes: 5,
            analyst: None,
            animation_speed: AnimationSpeed::default(),
            net: NetPreferences::default(),
            sound: SoundPreferences::default(),
            display: DisplayPreferences::default(),
            input: InputPreferences::default(),
            look: LookPreferences::default(),
        }
    }
}

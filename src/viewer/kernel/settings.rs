//! The settings of the view. They do not change what is played.

use bevy::prelude::*;

use crate::players::EngineId;
pub use crate::preferences::AnimationSpeed;
use crate::preferences::Preferences;
pub use crate::preferences::{DisplayPreferences, InputPreferences, PointerEntry, TextSize};
pub use crate::preferences::{LookPreferences, NetPlace, NetPreferences, SoundPreferences};
use crate::viewer::kernel::kept::KeptPreference;

/// The settings of the view.
#[derive(Resource, Clone, Debug, PartialEq)]
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
    /// The engine that analyses the variants it plays; `None` for the built-in one.
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
        ViewerSettings::from_preferences(&Preferences::default())
    }
}

impl KeptPreference for ViewerSettings {
    fn read(preferences: &Preferences) -> ViewerSettings {
        ViewerSettings::from_preferences(preferences)
    }

    fn note(&self, preferences: &mut Preferences) {
        let &ViewerSettings {
            numbers,
            lines,
            sunk,
            high_steps,
            analysis,
            analysis_minutes,
            analyst,
            animation_speed,
            net,
            sound,
            display,
            input,
            look,
        } = self;
        *preferences = Preferences {
            numbers,
            lines,
            sunk,
            high_steps,
            analysis,
            analysis_minutes,
            analyst,
            animation_speed,
            net,
            sound,
            display,
            input,
            look,
            ..std::mem::take(preferences)
        };
    }
}

impl ViewerSettings {
    /// Takes the settings from the preferences.
    pub fn from_preferences(preferences: &Preferences) -> ViewerSettings {
        let &Preferences {
            numbers,
            lines,
            sunk,
            high_steps,
            analysis,
            analysis_minutes,
            analyst,
            animation_speed,
            net,
            sound,
            display,
            input,
            look,
            ..
        } = preferences;
        ViewerSettings {
            numbers,
            lines,
            sunk,
            high_steps,
            analysis,
            analysis_minutes,
            analyst,
            animation_speed,
            net,
            sound,
            display,
            input,
            look,
        }
    }
}

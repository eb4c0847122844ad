//! A player's preferences, kept from one session to the next: the language, the view, the players at each table.
//!
//! They are a small JSON file in the system's folder for settings. The window loads them when it opens and saves every
//! change:
//!
//! ```
//! use dames3d_core::preferences::{Preferences, PreferencesFile};
//!
//! let path = std::env::temp_dir().join(format!("dames3d-{}.json", std::process::id()));
//! let mut file = PreferencesFile::new(path.clone());
//! let mut preferences = file.load(&[])?;
//! assert_eq!(preferences, Preferences::default());
//! preferences.analysis = true;
//! file.save(&preferences)?;
//! assert_eq!(file.load(&[])?, preferences);
//! # std::fs::remove_file(path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod animation_speed;
mod display;
mod file;
mod input;
mod look;
mod net;
mod sound;

pub use crate::platform::JsonFileErrorKind as PreferencesErrorKind;
pub use animation_speed::AnimationSpeed;
pub use display::{DisplayPreferences, TextSize};
pub use file::{PreferencesError, PreferencesFile};
pub use input::{InputPreferences, PointerEntry};
pub use look::{LookPreferences, Quality};
pub use net::{NetPlace, NetPreferences};
pub use sound::SoundPreferences;

use serde::{Deserialize, Serialize};

use crate::i18n::Language;
use crate::lessons::{ExplainedRule, LessonProgress};
use crate::players::{EngineId, PlayersByVariant};
use crate::vision::BestScores;

/// A player's preferences. A field that is missing from a file has its default value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// `true` if the squares show their numbers.
    pub numbers: bool,
    /// `true` if a side that is inspected shows its lines.
    pub lines: bool,
    /// `true` if the pyramid is sunk to a flat board.
    pub sunk: bool,
    /// `true` if the steps of the pyramid are as high as the cubes are wide.
    pub high_steps: bool,
    /// `true` if the home view is seen from the player's left, `false` if from the right.
    pub mirrored: bool,
    /// `true` for the parallel view, `false` for the perspective.
    pub parallel: bool,
    /// `true` if the position shown is analyzed.
    pub analysis: bool,
    /// The time after which an analysis of one position ends, in minutes; 0 for never.
    pub analysis_minutes: u16,
    /// The engine that analyses; `None` for the built-in one.
    pub analyst: Option<EngineId>,
    /// The speed of moving pieces.
    #[serde(rename = "pace")]
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
    /// The players at each table.
    pub seats: PlayersByVariant,
    /// The names of the other engines, in the order of their [`EngineId`]s.
    pub programs: Vec<String>,
    /// `true` once the card of the first start has been offered.
    pub welcomed: bool,
    /// The number of times that the lines of a piece were explained.
    pub lines_explained: u8,
    /// The rules that were explained when they refused a move.
    pub rules_explained: Vec<ExplainedRule>,
    /// `true` once a capture on a side board has been pointed out.
    pub side_capture_explained: bool,
    /// The progress in the first lesson on the pyramid.
    pub lesson_on_pyramid: LessonProgress,
    /// The progress in the first lesson on the flat board.
    pub lesson_on_flat_board: LessonProgress,
    /// The best scores of the board vision trainer.
    pub board_vision: BestScores,
    /// The files that were opened or saved last, the latest first.
    pub recent_files: Vec<String>,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            numbers: true,
            lines: true,
            sunk: false,
            high_steps: false,
            mirrored: false,
            parallel: false,
            analysis: false,
            analysis_minutes: 5,
            analyst: None,
            animation_speed: AnimationSpeed::default(),
            net: NetPreferences::default(),
            sound: SoundPreferences::default(),
            display: DisplayPreferences::default(),
            input: InputPreferences::default(),
            look: LookPreferences::default(),
            seats: PlayersByVariant::default(),
            programs: Vec::new(),
            welcomed: false,
            lines_explained: 0,
            rules_explained: Vec::new(),
            side_capture_explained: false,
            lesson_on_pyramid: LessonProgress::default(),
            lesson_on_flat_board: LessonProgress::default(),
            board_vision: BestScores::default(),
            recent_files: Vec::new(),
        }
    }
}

impl Preferences {
    /// The same preferences in a session with the other engines of these names. Engines are found again by their names;
    /// a person replaces one that is missing, and the built-in engine replaces a missing analyst.
    #[must_use]
    pub fn with_programs(mut self, programs: Vec<String>) -> Preferences {
        let new_index = |EngineId(old): EngineId| {
            let name = self.programs.get(old)?;
            let new = programs.iter().position(|program| program == name)?;
            Some(EngineId(new))
        };
        self.seats.replace_engines(new_index);
        self.analyst = self.analyst.and_then(new_index);
        self.programs = programs;
        self
    }
}

//! What players like, kept from one session to the next: the language, what is shown, who sits where.
//!
//! It is a small file of JSON where the system keeps settings. One that cannot be read changes nothing and is not lost:
//!
//! ```
//! use dames3d::preferences::{PreferencesFile, Preferences};
//!
//! let file = std::env::temp_dir().join(format!("dames3d-{}.json", std::process::id()));
//! let mut kept = PreferencesFile::new(file.clone());
//! assert_eq!(kept.read()?, Preferences::default());
//! let preferences = Preferences { analysis: true, ..Preferences::default() };
//! kept.write(&preferences)?;
//! assert_eq!(kept.read()?, preferences);
//! # std::fs::remove_file(file)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod animation_speed;
mod file;

pub use animation_speed::AnimationSpeed;
pub use file::{PreferencesError, PreferencesErrorKind, PreferencesFile};

use serde::{Deserialize, Serialize};

use crate::i18n::Language;
use crate::players::{EngineId, PlayersByVariant};

/// What players like. What a file does not say is as usual.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language chosen; the system's if none was.
    pub language: Option<Language>,
    /// Whether squares bear their numbers.
    pub numbers: bool,
    /// Whether a side being inspected shows its lines.
    pub lines: bool,
    /// Whether the pyramid is sunk to a flat board.
    pub sunk: bool,
    /// Whether what is further away is drawn as large as what is near.
    pub parallel: bool,
    /// Whether the position shown is analysed.
    pub analysis: bool,
    /// By which other program, if by one.
    pub analyst: Option<EngineId>,
    /// How fast pieces move.
    #[serde(rename = "pace")]
    pub animation_speed: AnimationSpeed,
    /// Who plays each side at each table.
    pub seats: PlayersByVariant,
    /// What the other programs were called, by their places.
    pub programs: Vec<String>,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            numbers: true,
            lines: true,
            sunk: false,
            parallel: false,
            analysis: false,
            analyst: None,
            animation_speed: AnimationSpeed::default(),
            seats: PlayersByVariant::default(),
            programs: Vec::new(),
        }
    }
}

impl Preferences {
    /// These where there are the programs called so. Those liked before are found by what they are called, wherever
    /// they were; a person sits down for one that is missing, and the analysis is this program's.
    pub fn with_programs(mut self, programs: Vec<String>) -> Preferences {
        let now = |EngineId(before): EngineId| {
            let name = self.programs.get(before)?;
            let place = programs.iter().position(|program| program == name)?;
            Some(EngineId(place))
        };
        self.seats.replace_engines(now);
        self.analyst = self.analyst.and_then(now);
        self.programs = programs;
        self
    }
}

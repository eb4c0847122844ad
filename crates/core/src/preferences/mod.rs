//! A player's preferences, stored between sessions in named sections: each is a value of its owner.
//!
//! They are a small JSON file in the system's folder for settings. Sections and fields that a program does not know
//! stay in the file:
//!
//! ```
//! use dames3d_core::preferences::{AnimationSpeed, PreferencesFile};
//!
//! let path = std::env::temp_dir().join(format!("dames3d-{}.json", std::process::id()));
//! let mut file = PreferencesFile::new(path.clone());
//! let mut preferences = file.load()?;
//! assert_eq!(preferences.take::<AnimationSpeed>("speed"), AnimationSpeed::Normal);
//! preferences.set("speed", &AnimationSpeed::Slow);
//! file.save(&preferences)?;
//! assert_eq!(file.load()?.take::<AnimationSpeed>("speed"), AnimationSpeed::Slow);
//! # std::fs::remove_file(path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choices;
mod file;
mod sections;

pub use crate::platform::JsonFileErrorKind as PreferencesErrorKind;
pub use choices::{
    AnimationSpeed, DisplayPreferences, InputPreferences, LookPreferences, PointerEntry, Quality,
    SoundPreferences, TextSize, UnfoldedPlace, UnfoldedPreferences,
};
pub use file::{PreferencesError, PreferencesFile};
pub use sections::Preferences;

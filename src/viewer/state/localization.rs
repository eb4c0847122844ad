//! The language of the window.

use bevy::prelude::*;

use crate::i18n::{Language, Localizer};
use crate::platform::JsonFileError;

/// The texts in the current language. Replace the resource to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    /// Loads the texts of a language.
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }

    /// The words about a file of results that could not be read.
    pub fn unread_results(&self, error: &JsonFileError) -> String {
        match error {
            JsonFileError::Damaged {
                moved_to: Some(file),
                ..
            } => {
                let file = file.display().to_string();
                self.messages.exercises_file_renamed(file)
            }
            _ => self.messages.exercises_file_unreadable(error.to_string()),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::from_system()));
    }
}

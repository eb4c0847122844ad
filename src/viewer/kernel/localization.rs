//! The language of the window.

use bevy::prelude::*;

use crate::i18n::{Language, Localizer};

/// The texts in the current language. Replace the resource to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    /// Loads the texts of a language.
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::default()));
    }
}

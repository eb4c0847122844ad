//! The language the window speaks.

use bevy::prelude::*;

use crate::i18n::{Language, Localizer};

/// The words of the language in use. Replace it to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    /// Speaks this language.
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::from_system()));
    }
}

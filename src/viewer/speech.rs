//! The language the window speaks.

use bevy::prelude::*;

use crate::i18n::{Language, Localizer};

/// The words of the language in use. Replace it to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Speech(pub Localizer);

impl Speech {
    /// Speaks this language.
    pub fn in_language(language: Language) -> Speech {
        Speech(Localizer::new(language))
    }
}

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Speech>() {
        app.insert_resource(Speech::in_language(Language::from_system()));
    }
}

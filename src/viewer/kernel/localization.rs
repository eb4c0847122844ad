//! The language of the window.

use bevy::prelude::*;

use crate::i18n::{Language, Localizer};
use crate::platform::set_page_language;

/// The texts in the current language. Replace the resource to change the language; every panel follows at once.
#[derive(Resource, Debug, Deref)]
pub struct Localization(pub Localizer);

impl Localization {
    /// Loads the texts of a language.
    pub fn new(language: Language) -> Localization {
        Localization(Localizer::new(language))
    }
}

/// Names the language of the page.
fn name_language(localization: Res<Localization>) {
    set_page_language(localization.language().code());
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        name_language.run_if(resource_changed::<Localization>),
    );
    if !app.world().contains_resource::<Localization>() {
        app.insert_resource(Localization::new(Language::default()));
    }
}

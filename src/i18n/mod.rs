//! What the program says, in the players' language.
//!
//! The words are fluent files in `assets/languages`, one for each [`Language`], with the same keys. [`Localizer`] looks
//! them up and has phrases for the things of the game:
//!
//! ```
//! use dames3d::rules::{Outcome, Side, WinReason};
//! use dames3d::i18n::{Language, Localizer};
//!
//! let words = Localizer::new(Language::French);
//! let outcome = Outcome::Win { winner: Side::Black, reason: WinReason::Resignation };
//! assert_eq!(words.text("new-game"), "Nouvelle partie");
//! assert_eq!(words.outcome(&outcome), "Les noirs gagnent\u{202f}: les blancs abandonnent");
//! ```

mod analysis;
mod language;
mod numbers;
mod phrases;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};

/// The words of one language.
pub struct Localizer {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Localizer {
    /// The words of this language.
    pub fn new(language: Language) -> Localizer {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The signs that keep right-to-left text apart would only show as boxes here.
        bundle.set_use_isolating(false);
        if let Language::French = language {
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(Language::French.localize(&number.as_string())),
                _ => None,
            }));
        }
        // What can be read of a broken file is kept; the tests see to it that none is broken.
        let resource = FluentResource::try_new(language.ftl().to_owned())
            .unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Localizer { language, bundle }
    }

    /// The language they are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this key; the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key, its arguments filled in; the key itself if there is none. An argument the text asks
    /// for and is not given stays in braces.
    pub fn with(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        self.bundle
            .format_pattern(pattern, Some(&arguments), &mut Vec::new())
            .into_owned()
    }
}

impl fmt::Debug for Localizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Localizer").field(&self.language).finish()
    }
}

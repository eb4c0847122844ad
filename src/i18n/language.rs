use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(parse_err_ty = UnknownLanguage, parse_err_fn = UnknownLanguage::from)]
pub enum Language {
    /// French.
    #[strum(serialize = "fr")]
    French,
    /// English, and what is spoken where the system asks for a language there are no words for.
    #[default]
    #[strum(serialize = "en")]
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; Language::COUNT] =
        *Language::VARIANTS.first_chunk().expect("all variants");

    /// The language the system is set to.
    pub fn from_system() -> Language {
        sys_locale::get_locale()
            .map_or(Language::default(), |locale| Language::from_locale(&locale))
    }

    /// The language of a locale such as `fr-CA`; English if there are no words for it.
    pub fn from_locale(locale: &str) -> Language {
        let Ok(asked) = locale.parse::<LanguageIdentifier>() else {
            return Language::default();
        };
        Language::ALL
            .into_iter()
            .find(|language| language.identifier().language == asked.language)
            .unwrap_or_default()
    }

    /// Its code, `fr` or `en`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Its name, in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::French => "Français",
            Language::English => "English",
        }
    }

    /// The one after it in [`Language::ALL`].
    pub const fn next(self) -> Language {
        match self {
            Language::French => Language::English,
            Language::English => Language::French,
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// Its words, as a fluent file.
    pub(super) const fn ftl(self) -> &'static str {
        match self {
            Language::French => include_str!("../../assets/languages/fr.ftl"),
            Language::English => include_str!("../../assets/languages/en.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A code that is no language's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: expected fr or en")]
pub struct UnknownLanguage(pub String);

impl From<&str> for UnknownLanguage {
    fn from(code: &str) -> UnknownLanguage {
        UnknownLanguage(code.to_owned())
    }
}

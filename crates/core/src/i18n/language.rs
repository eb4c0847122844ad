use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

use crate::platform::system_locale;

/// A language of the program. A player finds them in this order, which is that of their own names, Latin letters
/// first.
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
    /// German.
    #[strum(serialize = "de")]
    German,
    /// English, also for systems set to a language that the program does not have.
    #[strum(serialize = "en")]
    #[default]
    English,
    /// Spanish.
    #[strum(serialize = "es")]
    Spanish,
    /// French.
    #[strum(serialize = "fr")]
    French,
    /// Italian.
    #[strum(serialize = "it")]
    Italian,
    /// Dutch.
    #[strum(serialize = "nl")]
    Dutch,
    /// Polish.
    #[strum(serialize = "pl")]
    Polish,
    /// Portuguese, in words understood in Brazil and in Portugal.
    #[strum(serialize = "pt")]
    Portuguese,
    /// Russian.
    #[strum(serialize = "ru")]
    Russian,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; Language::COUNT] =
        *Language::VARIANTS.first_chunk().expect("all variants");

    /// Returns the language that the system is set to.
    pub fn from_system() -> Language {
        system_locale().map_or(Language::default(), |locale| Language::from_locale(&locale))
    }

    /// Returns the language of a locale such as `fr-CA` or `pt-PT`; English for any other and for an invalid locale.
    pub fn from_locale(locale: &str) -> Language {
        let Ok(locale) = locale.parse::<LanguageIdentifier>() else {
            return Language::default();
        };
        Language::ALL
            .into_iter()
            .find(|language| locale.language.as_str() == language.code())
            .unwrap_or_default()
    }

    /// The ISO 639-1 code, such as `fr`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Dutch => "Nederlands",
            Language::Polish => "Polski",
            Language::Portuguese => "Português",
            Language::Russian => "Русский",
        }
    }

    /// The codes of all languages: “de, en, …”.
    pub fn codes() -> String {
        Language::ALL.map(Language::code).join(", ")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The code of no language that the program has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: expected {codes}", codes = Language::codes())]
pub struct UnknownLanguage(pub String);

impl From<&str> for UnknownLanguage {
    fn from(code: &str) -> UnknownLanguage {
        UnknownLanguage(code.to_owned())
    }
}

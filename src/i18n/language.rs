use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

/// A language of the program.
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
    /// English, also for systems set to a language that the program does not have.
    #[default]
    #[strum(serialize = "en")]
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; Language::COUNT] =
        *Language::VARIANTS.first_chunk().expect("all variants");

    /// Returns the language that the system is set to.
    pub fn from_system() -> Language {
        sys_locale::get_locale()
            .map_or(Language::default(), |locale| Language::from_locale(&locale))
    }

    /// Returns the language of a locale such as `fr-CA`; English for any other and for an invalid locale.
    pub fn from_locale(locale: &str) -> Language {
        let Ok(locale) = locale.parse::<LanguageIdentifier>() else {
            return Language::default();
        };
        Language::ALL
            .into_iter()
            .find(|language| locale.language.as_str() == language.code())
            .unwrap_or_default()
    }

    /// The ISO 639-1 code, `fr` or `en`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::French => "Français",
            Language::English => "English",
        }
    }

    /// Returns the language after this one in [`Language::ALL`], and the first after the last.
    pub const fn next(self) -> Language {
        match self {
            Language::French => Language::English,
            Language::English => Language::French,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The code of no language that the program has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: expected fr or en")]
pub struct UnknownLanguage(pub String);

impl From<&str> for UnknownLanguage {
    fn from(code: &str) -> UnknownLanguage {
        UnknownLanguage(code.to_owned())
    }
}

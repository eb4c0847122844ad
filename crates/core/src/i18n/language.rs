//! The languages, and the words that players may type: those of their language, and the English ones in every language.

use std::fmt;
use std::sync::LazyLock;

use dames3d_messages::Locale;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

use super::{Localizer, MessageFn, Messages};
use crate::platform::system_locales;
use crate::rules::UnknownName;
use crate::spelling::latin;

/// A language of the program. The order is that of their own names, Latin letters first.
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
#[strum(parse_err_ty = UnknownName, parse_err_fn = unknown_language)]
pub enum Language {
    #[strum(serialize = "de")]
    German,
    /// English, also the fallback for other system languages.
    #[strum(serialize = "en")]
    #[default]
    English,
    #[strum(serialize = "es")]
    Spanish,
    #[strum(serialize = "fr")]
    French,
    #[strum(serialize = "it")]
    Italian,
    #[strum(serialize = "nl")]
    Dutch,
    #[strum(serialize = "pl")]
    Polish,
    /// Portuguese, in words understood in Brazil and in Portugal.
    #[strum(serialize = "pt")]
    Portuguese,
    #[strum(serialize = "ru")]
    Russian,
}

impl Language {
    pub const ALL: [Language; Language::COUNT] =
        *Language::VARIANTS.first_chunk().expect("all variants");

    pub fn from_system() -> Language {
        Language::from_locales(system_locales())
    }

    /// Returns the first language of these locales, such as `fr-CA` or `pt-PT`; English if there is none.
    pub fn from_locales(locales: impl IntoIterator<Item: AsRef<str>>) -> Language {
        let mut locales = locales.into_iter();
        locales.find_map(|locale| Language::of_locale(locale.as_ref())).unwrap_or_default()
    }

    fn of_locale(locale: &str) -> Option<Language> {
        // The locale of programs is no language, but chosen for messages in English.
        if matches!(locale, "C" | "POSIX") {
            return Some(Language::English);
        }
        let locale: LanguageIdentifier = locale.parse().ok()?;
        Language::ALL.into_iter().find(|language| locale.language.as_str() == language.code())
    }

    /// The ISO 639-1 code, such as `fr`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    pub(super) const fn locale(self) -> Locale {
        match self {
            Language::German => Locale::De,
            Language::English => Locale::En,
            Language::Spanish => Locale::Es,
            Language::French => Locale::Fr,
            Language::Italian => Locale::It,
            Language::Dutch => Locale::Nl,
            Language::Polish => Locale::Pl,
            Language::Portuguese => Locale::Pt,
            Language::Russian => Locale::Ru,
        }
    }

    /// Returns `true` if the messages in this language are loaded, as they always are except on a page.
    pub fn has_messages(self) -> bool {
        dames3d_messages::has(self.locale())
    }

    /// Adds a language's messages on a page, from their file of the same build. Returns `false` if the file has none.
    #[cfg(target_family = "wasm")]
    pub fn add_messages(self, file: Vec<u8>) -> bool {
        dames3d_messages::add(self.locale(), file)
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

fn unknown_language(code: &str) -> UnknownName {
    UnknownName { kind: "language", name: code.to_owned(), expected: Language::codes().into() }
}

/// Understood in every language: documents and scripts are in English.
static ENGLISH: LazyLock<Messages> = LazyLock::new(|| dames3d_messages::load(Locale::En));

/// The words of a message, which are separated by commas.
fn words_of(messages: &Messages, message: MessageFn) -> Vec<String> {
    let text = message(messages);
    text.split(',').map(|word| word.trim().to_owned()).collect()
}

/// The form in which words are compared: Latin letters without accents, in lower case, and no apostrophes.
fn folded(word: &str) -> String {
    let mut word = latin(word);
    word.retain(|letter| letter != '\'');
    word
}

/// Returns the rest of a line that begins with these words.
fn strip_words<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    words.split_whitespace().try_fold(line, |line, word| {
        let (typed, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        (folded(typed) == folded(word)).then(|| rest.trim_start())
    })
}

impl Localizer {
    /// The words of a message in this language. The help shows the first.
    pub fn words(&self, message: MessageFn) -> Vec<String> {
        words_of(&self.messages, message)
    }

    /// Returns what follows one of the words of a message at the beginning of a line, after the longest one that fits.
    /// Capitals and accents do not matter, and other alphabets may be typed in Latin letters.
    pub fn after_word<'a>(&self, line: &'a str, message: MessageFn) -> Option<&'a str> {
        let words = [self.words(message), words_of(&ENGLISH, message)].concat();
        let rests = words.iter().filter_map(|word| strip_words(line, word));
        rests.min_by_key(|rest| rest.len())
    }

    /// Returns `true` if the text is one of the words of a message.
    pub fn is_word(&self, text: &str, message: MessageFn) -> bool {
        self.after_word(text, message) == Some("")
    }

    /// Returns what the text stands for, if it is one of these words.
    pub fn read_word<T: Copy>(&self, text: &str, words: &[(MessageFn, T)]) -> Option<T> {
        let mut words = words.iter();
        words.find_map(|&(message, meaning)| self.is_word(text, message).then_some(meaning))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;

    #[test]
    fn words_are_understood_without_accents_in_capitals_and_in_latin_letters() {
        for (language, line, rest) in [
            (Language::German, "löschen B", Some("B")),
            (Language::German, "LOSCHEN  B", Some("B")),
            (Language::German, "delete B", Some("B")),
            (Language::German, "supprimer B", None),
            (Language::Russian, "Удалить", Some("")),
            (Language::Russian, "udalit", Some("")),
            (Language::Russian, "udalitx", None),
        ] {
            let localizer = Localizer::new(language);
            let read = localizer.after_word(line, Messages::word_delete);
            assert_eq!(read, rest, "{line}");
        }
    }

    #[test]
    fn the_longest_word_counts() {
        let dutch = Localizer::new(Language::Dutch);
        for typed in ["laten", "laten staan", "keep", "Laten  Staan"] {
            assert!(dutch.is_word(typed, Messages::word_keep), "{typed}");
        }
        assert!(!dutch.is_word("laten vallen", Messages::word_keep));
        assert_eq!(dutch.words(Messages::word_keep), ["laten", "laten staan"]);
    }
}

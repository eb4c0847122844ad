//! The program's messages in the players' language.
//!
//! [`Messages`] has a function with typed arguments for each message, the same in every [`Language`]. A [`Localizer`]
//! has these functions, and here the terms of the rules and of the engine. The words of other subjects are methods
//! beside those subjects, so this module is below them:
//!
//! ```
//! use dames3d_core::i18n::{Language, Localizer};
//! use dames3d_rules::rules::{Outcome, Side, WinReason};
//!
//! let localizer = Localizer::new(Language::French);
//! let outcome = Outcome::Win { winner: Side::Black, reason: WinReason::Resignation };
//! assert_eq!(localizer.side(Side::Black), "Noirs");
//! assert_eq!(localizer.outcome(&outcome), "Les noirs gagnent\u{202f}: les blancs abandonnent");
//! ```

mod engine;
mod language;
mod numbers;
mod phrases;
mod refusals;
mod results;
#[cfg(test)]
mod tests;

use std::fmt;

pub use dames3d_messages::Messages;
pub use language::Language;
pub(crate) use phrases::square_numbers;

/// The messages of one language.
pub struct Localizer {
    language: Language,
    /// The messages by their keys, with `_` for `-`.
    pub messages: Messages,
}

impl Localizer {
    /// Loads the messages of a language; on a page those in English [until it has them](Language::has_messages).
    pub fn new(language: Language) -> Localizer {
        Localizer { language, messages: dames3d_messages::load(language.locale()) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn text(&self, phrase: Phrase) -> String {
        (phrase.0)(&self.messages)
    }
}

/// A message without arguments.
pub type MessageFn = fn(&Messages) -> String;

/// A message without arguments, whose text [`Localizer::text`] returns.
#[derive(Clone, Copy)]
pub struct Phrase(pub MessageFn);

impl fmt::Debug for Localizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Localizer").field(&self.language).finish()
    }
}
